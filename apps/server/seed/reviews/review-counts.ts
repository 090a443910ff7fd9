export type Mood = "loved" | "liked" | "mixed";

/** How many reviews a coach has, and of which kind; coaches without an entry have none. */
export const REVIEW_COUNTS: Record<string, [count: number, mood: Mood]> = {
  jonas: [26, "loved"],
  amelia: [24, "liked"],
  "fatma.yildiz": [11, "loved"],
  "matthias.hoffmann": [40, "liked"],
  "linh.nguyen": [6, "loved"],
  "seun.adeyemi": [9, "liked"],
  "sabine.krueger": [14, "loved"],
  "ali.rahimi": [5, "loved"],
  "katarzyna.wisniewska": [8, "loved"],
  "tobias.brandl": [17, "liked"],
  "priya.raghavan": [21, "loved"],
  "mehmet.aydin": [4, "mixed"],
  "rui.carvalho": [7, "liked"],
  "hannah.lindqvist": [19, "loved"],
  "elisabeth.sommer": [12, "mixed"],
  "alex.winter": [10, "loved"],
  "giulia.ferrari": [15, "liked"],
  "amir.haddad": [3, "liked"],
  "oksana.melnyk": [13, "loved"],
  "marie-claire.dubois": [6, "mixed"],
  "lukas.bauer": [8, "liked"],
  "ines.baumgartner": [5, "loved"],
  "daniel.kim": [28, "mixed"],
  "samira.el-amrani": [4, "loved"],
  "ana.kovacevic": [18, "liked"],
  "eva.horvath": [3, "loved"],
  "rebecca.goldstein": [11, "liked"],
  "harjit.gill": [16, "loved"],
  "johanna.weiss": [7, "liked"],
  "bente.de.vries": [9, "mixed"],
};

/** Out of a hundred, from one star to five. */
export const MOODS: Record<Mood, [number, number, number, number, number]> = {
  loved: [0, 1, 4, 21, 74],
  liked: [2, 3, 9, 33, 53],
  mixed: [6, 9, 20, 35, 30],
};
