import { readFileSync } from "node:fs";
import { type DemoCoach, parseCoach } from "./coach.ts";

/** The JSON files of this folder in the order of the demo; the login page offers the first two. */
const NAMES = [
  "jonas-petersen",
  "amelia-clarke",
  "fatma-yildiz",
  "matthias-hoffmann",
  "linh-nguyen",
  "seun-adeyemi",
  "sabine-krueger",
  "ali-rahimi",
  "katarzyna-wisniewska",
  "tobias-brandl",
  "priya-raghavan",
  "mehmet-aydin",
  "charlotte-von-hagen",
  "rui-carvalho",
  "hannah-lindqvist",
  "elisabeth-sommer",
  "alex-winter",
  "giulia-ferrari",
  "amir-haddad",
  "oksana-melnyk",
  "henrik-thomsen",
  "marie-claire-dubois",
  "lukas-bauer",
  "aylin-kaya",
  "wolfgang-schroeder",
  "ines-baumgartner",
  "daniel-kim",
  "samira-el-amrani",
  "ingrid-solberg",
  "paul-neumann",
  "ana-kovacevic",
  "kwame-mensah",
  "eva-horvath",
  "felix-zimmermann",
  "rebecca-goldstein",
  "james-whitfield",
  "carmen-ortega",
  "harjit-gill",
  "johanna-weiss",
  "emil-popescu",
  "leonie-fuchs",
  "bente-de-vries",
  "mai-tanaka",
  "stefanie-lorenz",
  "georgios-papadakis",
  "amina-mwangi",
  "viktoria-brenner",
  "niklas-vogt",
];

export const DEMO_COACHES: DemoCoach[] = NAMES.map((name) => {
  const file = new URL(`${name}.json`, import.meta.url);
  return parseCoach(`seed/coaches/${name}.json`, readFileSync(file, "utf8"));
});
