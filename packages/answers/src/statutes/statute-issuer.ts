/**
 * Who issued a law. In: its name and the lines above its text. Out: the body's name, several of them joined by 、; null if neither says.
 */

/** The supreme court and procuracy stand in the names of what they issue. */
const inNames: readonly (readonly [RegExp, string])[] = [
  [/^最高人民法院.{0,3}最高人民检察院/, '最高人民法院、最高人民检察院'],
  [/^最高人民检察院.{0,3}最高人民法院/, '最高人民检察院、最高人民法院'],
  [/^最高人民法院/, '最高人民法院'],
  [/^最高人民检察院|^人民检察院/, '最高人民检察院'],
  [/^人民法院/, '最高人民法院'],
  [/^(?:中华人民共和国)?国务院/, '国务院'],
];

/** The standing committee before the congress: its name contains that of the other. */
const inHeads: readonly (readonly [RegExp, string])[] = [
  [/全国人民代表大会常务委员会|全国人大常委会/, '全国人民代表大会常务委员会'],
  [/全国人民代表大会/, '全国人民代表大会'],
  [/最高人民法院/, '最高人民法院'],
  [/最高人民检察院/, '最高人民检察院'],
  [/国务院/, '国务院'],
  [/中央军事委员会|中央军委/, '中央军事委员会'],
];

const ministry =
  /(?:中华人民共和国)?(?<name>\p{Script=Han}{2,12}?(?:部|总局|委员会|总署|局))(?:令|部长|局长|发布|公布)/u;

/** The first line decides: later ones tell of amendments, which others may have made. */
export function statuteIssuer(name: string, head: readonly string[]): string | null {
  const named = inNames.find(([pattern]) => pattern.test(name));
  if (named !== undefined) return named[1];
  for (const line of head) {
    const found = inHeads.find(([pattern]) => pattern.test(line));
    if (found !== undefined) return found[1];
    const own = ministry.exec(line)?.groups?.name;
    if (own !== undefined) return own;
  }
  return null;
}
