/**
 * Short names written with another character: 固原公司 where the contract calls the party 固源公司. In: the facts of the
 * contract. Out: remarks at the form that stands less often, with the name that was introduced.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

/** What a name may end with; what stands before it tells one from another. */
const kinds = '公司|集团|医院|学校|中心|银行|商行|酒店|大厦|花园|小区|平台|系统|项目|基金';
const shortName = new RegExp(`[\\u4e00-\\u9fff]{2,10}(?:${kinds})`, 'g');
const kindAtEnd = new RegExp(`(?:${kinds})$`);
/** Two companies of one group, two lots of one project. */
const tellsApart = /[一二三四五六七八九十\d甲乙丙丁东南西北中上下新老旧大小总分子母前后左右本该贵我其各]/;

export function checkShortNames(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const names = [...new Set(namesOf(contract))].filter(
    (name) => kindAtEnd.test(name) && name.length <= LONGEST,
  );
  if (names.length === 0) return [];
  const known = new Set(names);
  const countOf = counterOf(text);
  return [...text.matchAll(shortName)].flatMap(({ 0: run, index }) => {
    for (const name of names) {
      const written = run.slice(-name.length);
      if (written.length < name.length || known.has(written) || !isSlipOf(written, name)) continue;
      const start = index + run.length - written.length;
      if (countOf(written) > 1 || countOf(name) <= 1) continue;
      const span = { start, end: start + written.length };
      const draft = remark(span, 'terms', 'short-name', 'suspect', graphText.shortName(name));
      return [{ ...draft, suggestion: name }];
    }
    return [];
  });
}

const LONGEST = 12;

/** Words that the contract introduced, and what is quoted as a name. */
function namesOf({ parties, terms }: Contract): readonly string[] {
  return [
    ...parties.flatMap(({ aliases }) => aliases),
    ...terms.map(({ term }) => term),
    ...terms.map(({ meaning }) => meaning.replace(/^.*[“「]/, '').replace(/[”」]$/, '')),
  ].filter((name) => /^[\u4e00-\u9fff]{4,12}$/.test(name));
}

/** One character of the part that names it. */
function isSlipOf(written: string, name: string): boolean {
  const kind = kindAtEnd.exec(name)?.[0] ?? '';
  if (!written.endsWith(kind)) return false;
  const [own, other] = [written, name].map((each) => each.slice(0, each.length - kind.length));
  if (own === undefined || other === undefined || own.length < 2) return false;
  const off = [...own].filter((sign, at) => sign !== other[at]);
  const meant = [...other].filter((sign, at) => sign !== own[at]);
  return off.length === 1 && !tellsApart.test(`${off.join('')}${meant.join('')}`);
}

/** Each name is counted once. */
function counterOf(text: string): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const known = counts.get(name) ?? text.split(name).length - 1;
    counts.set(name, known);
    return known;
  };
}
