/**
 * Which bit stands for which topic in a search row. Only ever added to at the end: rows that are written stay true.
 * 63 bits fit; the six areas hold at most ten topics each.
 */
const TOPIC_BITS = [
  "partnership separation parenting blended-family family-conflict intimacy dating loneliness boundaries",
  "caring-for-relatives calling career-change job-application salary leadership conflict-at-work presenting",
  "self-employment return-to-work work-life-balance stress burnout self-worth worries low-mood anger perfectionism",
  "mindfulness resilience sleep eating exercise habits smoking alcohol substances chronic-illness menopause",
  "addiction-in-the-family adhd autism high-sensitivity giftedness dyslexia-dyscalculia neurodivergent-children exams",
  "procrastination starting-out crisis loss shock violence job-loss debt cyberbullying screen-time gaming always-on",
].flatMap((line) => line.split(" "));

const LANGUAGE_BITS = [
  "ar bg bn cs da de el en es et fa fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sq sr sv sw th tr uk vi zh",
].flatMap((line) => line.split(" "));

const maskOf = (bits: readonly string[]) => {
  const places = new Map(bits.map((key, bit) => [key, 1n << BigInt(bit)]));
  return (keys: Iterable<string>): bigint => {
    let mask = 0n;
    for (const key of keys) mask |= places.get(key) ?? 0n;
    return mask;
  };
};

/** The topics as bits; own areas of a coach have none. */
export const topicMask = maskOf(TOPIC_BITS);
export const languageMask = maskOf(LANGUAGE_BITS);
