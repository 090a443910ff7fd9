import { alexWinter } from "./alex-winter.ts";
import { aliRahimi } from "./ali-rahimi.ts";
import { ameliaClarke } from "./amelia-clarke.ts";
import { aminaMwangi } from "./amina-mwangi.ts";
import { amirHaddad } from "./amir-haddad.ts";
import { anaKovacevic } from "./ana-kovacevic.ts";
import { aylinKaya } from "./aylin-kaya.ts";
import { benteDeVries } from "./bente-de-vries.ts";
import { carmenOrtega } from "./carmen-ortega.ts";
import { charlotteVonHagen } from "./charlotte-von-hagen.ts";
import type { DemoCoach } from "./coach.ts";
import { danielKim } from "./daniel-kim.ts";
import { elisabethSommer } from "./elisabeth-sommer.ts";
import { emilPopescu } from "./emil-popescu.ts";
import { evaHorvath } from "./eva-horvath.ts";
import { fatmaYildiz } from "./fatma-yildiz.ts";
import { felixZimmermann } from "./felix-zimmermann.ts";
import { georgiosPapadakis } from "./georgios-papadakis.ts";
import { giuliaFerrari } from "./giulia-ferrari.ts";
import { hannahLindqvist } from "./hannah-lindqvist.ts";
import { harjitGill } from "./harjit-gill.ts";
import { henrikThomsen } from "./henrik-thomsen.ts";
import { inesBaumgartner } from "./ines-baumgartner.ts";
import { ingridSolberg } from "./ingrid-solberg.ts";
import { jamesWhitfield } from "./james-whitfield.ts";
import { johannaWeiss } from "./johanna-weiss.ts";
import { jonasPetersen } from "./jonas-petersen.ts";
import { katarzynaWisniewska } from "./katarzyna-wisniewska.ts";
import { kwameMensah } from "./kwame-mensah.ts";
import { leonieFuchs } from "./leonie-fuchs.ts";
import { linhNguyen } from "./linh-nguyen.ts";
import { lukasBauer } from "./lukas-bauer.ts";
import { maiTanaka } from "./mai-tanaka.ts";
import { marieClaireDubois } from "./marie-claire-dubois.ts";
import { matthiasHoffmann } from "./matthias-hoffmann.ts";
import { mehmetAydin } from "./mehmet-aydin.ts";
import { niklasVogt } from "./niklas-vogt.ts";
import { oksanaMelnyk } from "./oksana-melnyk.ts";
import { paulNeumann } from "./paul-neumann.ts";
import { priyaRaghavan } from "./priya-raghavan.ts";
import { rebeccaGoldstein } from "./rebecca-goldstein.ts";
import { ruiCarvalho } from "./rui-carvalho.ts";
import { sabineKrueger } from "./sabine-krueger.ts";
import { samiraElAmrani } from "./samira-el-amrani.ts";
import { seunAdeyemi } from "./seun-adeyemi.ts";
import { stefanieLorenz } from "./stefanie-lorenz.ts";
import { tobiasBrandl } from "./tobias-brandl.ts";
import { viktoriaBrenner } from "./viktoria-brenner.ts";
import { wolfgangSchroeder } from "./wolfgang-schroeder.ts";

/** The coaches of the demo; the login page offers the first two. */
export const DEMO_COACHES: DemoCoach[] = [
  jonasPetersen,
  ameliaClarke,
  fatmaYildiz,
  matthiasHoffmann,
  linhNguyen,
  seunAdeyemi,
  sabineKrueger,
  aliRahimi,
  katarzynaWisniewska,
  tobiasBrandl,
  priyaRaghavan,
  mehmetAydin,
  charlotteVonHagen,
  ruiCarvalho,
  hannahLindqvist,
  elisabethSommer,
  alexWinter,
  giuliaFerrari,
  amirHaddad,
  oksanaMelnyk,
  henrikThomsen,
  marieClaireDubois,
  lukasBauer,
  aylinKaya,
  wolfgangSchroeder,
  inesBaumgartner,
  danielKim,
  samiraElAmrani,
  ingridSolberg,
  paulNeumann,
  anaKovacevic,
  kwameMensah,
  evaHorvath,
  felixZimmermann,
  rebeccaGoldstein,
  jamesWhitfield,
  carmenOrtega,
  harjitGill,
  johannaWeiss,
  emilPopescu,
  leonieFuchs,
  benteDeVries,
  maiTanaka,
  stefanieLorenz,
  georgiosPapadakis,
  aminaMwangi,
  viktoriaBrenner,
  niklasVogt,
];
