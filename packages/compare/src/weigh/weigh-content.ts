/**
 * In: a sentence before and after a change that touches no figure, party or word of position. Out: whether other
 * words still say something else.
 */
import type { Difference } from './meaning-tokens.ts';
import { isToldOfOthers } from './moved-words.ts';
import type { MeaningToken } from './read-clause.ts';
import { lightWords, opposites, sameWords } from './same-words.words.ts';
import type { SignalChange, Weight } from './weight.ts';

export const definition = /(?:是指|系指|指的是|定义为|意指|[”"]\s*指|含义(?:为|是|如下))/;

export function weighContent(
  old: string,
  target: string,
  differences: readonly Difference[],
  signals: readonly SignalChange[],
): Weight {
  const minor: Weight = { significance: 'minor', case: 'wording', signals };
  const major: Weight = { significance: 'major', case: 'content', signals };
  if (differences.some((difference) => isTurnedRound(old, target, difference))) return major;
  if (prevailing(old) !== prevailing(target)) return major;
  if (untimed(old) !== untimed(target)) return major;
  if (differences.some((difference) => isOfCondition(old, target, difference))) return major;
  const [lost, gained] = contentOf(old, target, differences);
  if (lost === '' && gained === '')
    return isToldOfOthers(old, target, differences) ? { ...major, case: 'exchanged' } : minor;
  if (isHeading(old) && isHeading(target)) return minor;
  if (isRemarkAdded(old, target) || isRemarkAdded(target, old)) return minor;
  // Many small differences and none of meaning: the sentence was put in other words.
  if (differences.length >= REWORDED && Math.max(lost.length, gained.length) <= differences.length)
    return minor;
  if (definition.test(old) && definition.test(target)) return { ...major, case: 'definition' };
  if (isIdentity(old, target)) return major;
  return isSlight(lost, gained) ? minor : major;
}

/** Words of this many signs at most are seen as one word. */
const WORD = 3;

/**
 * One word is written with more signs than the other (发给 for 发送给), or one sign came or went that turns nothing round.
 * A sign for another one is another word: 钢管 and 铜管, 质量 and 数量.
 */
function isSlight(lost: string, gained: string): boolean {
  const [shorter, longer] = lost.length <= gained.length ? [lost, gained] : [gained, lost];
  if (longer.length > (shorter === '' ? 1 : WORD)) return false;
  let at = 0;
  const more = [...longer].filter((sign) => {
    const isSame = sign === shorter.charAt(at);
    if (isSame) at++;
    return !isSame;
  });
  return at === shorter.length && !more.some((sign) => opposites.some((group) => group.includes(sign)));
}

/** 净额 for 总额: one sign of a word for its opposite, also where either says little elsewhere. */
function isTurnedRound(old: string, target: string, difference: Difference): boolean {
  if ([...difference.old, ...difference.new].some(({ meaning }) => meaning !== null)) return false;
  const [one, other] = [wordsOf(old, difference.old), wordsOf(target, difference.new)];
  if (one.length !== other.length) return false;
  const [at, ...more] = [...one].flatMap((sign, index) => (sign === other[index] ? [] : [index]));
  if (at === undefined || more.length > 0) return false;
  return opposites.some((group) => group.includes(one.charAt(at)) && group.includes(other.charAt(at)));
}

function wordsOf(text: string, tokens: readonly MeaningToken[]): string {
  return tokens.map(({ start, end }) => text.slice(start, end)).join('');
}

/** 按期付款的，…: in a condition, words that say little elsewhere are what it asks for. */
function isOfCondition(old: string, target: string, difference: Difference): boolean {
  const [one, other] = [wordsOf(old, difference.old), wordsOf(target, difference.new)];
  if (manner.test(one) === manner.test(other)) return false;
  const [text, tokens] = manner.test(one) ? [old, difference.old] : [target, difference.new];
  return /^[^，。；、]{0,20}的[，,]/.test(text.slice(tokens.at(-1)?.end ?? 0));
}

const manner = /按期|按时|如期|准时|及时|依约|按约|如约|足额|正常|妥善|适当|充分|认真|严格/;

/** 孰高者, 较高者 and 二者中较高者 are one. */
export function plainComparison(text: string): string {
  return text.replace(/(?:二者|两者)?中?(?:孰|较)([高低大小])者/g, '$1者');
}

/** What decides where two things disagree: 以…为准. */
function prevailing(text: string): string {
  if (!text.includes('为准')) return '';
  return [...text.matchAll(/以([^，。；以]{1,20})为准/g)]
    .map(([, what = '']) => plainComparison(what).replace(said, ''))
    .join();
}

/** 以双方交接时确认的为准, 以营业执照所载为准: nothing else prevails with these words or without. */
const said = /时(?=确认|核对|清点|点收)|所?(?:记载|载明|列明|载)的?$|的$/g;

/** 2小时内响应，并尽快修复: the limit of time no longer covers what follows. */
function untimed(text: string): boolean {
  return text.includes('内') && limitedOnce.test(text);
}

const limitedOnce =
  /(?:小时|分钟|日|天|周|个月)(?:之|以)?内[^，。；]{1,24}[，,、]?(?:并|且|而|和|再)?(?:尽快|尽早|尽速|从速|适时|择期|另行|在合理(?:期限|时间)内)[^，。；]{2,}/;

/** A remark in brackets, an example, or a fact of the preamble; a duty or figure in it has been seen before. */
function isRemarkAdded(without: string, within: string): boolean {
  let start = 0;
  while (start < without.length && without[start] === within[start]) start++;
  const added = within.slice(start, start + within.length - without.length);
  if (added === '' || within.slice(0, start) + within.slice(start + added.length) !== without) return false;
  return (
    /^\s*鉴于/.test(without) ||
    /^[（(][^（）()]*[）)]$/.test(added) ||
    /^[，,]?(?:例如|比如|诸如|譬如|如(?=[“"]))/.test(added)
  );
}

const REWORDED = 3;

/** Without a mark, a figure or a code: names what follows. */
function isHeading(text: string): boolean {
  return isHead(text) || (text.length <= 16 && !/[。；，,;:：0-9A-Za-z]/.test(text));
}

/** The names of columns written in one line. */
function isHead(text: string): boolean {
  return /^[^|｜0-9。；]+(?:[|｜][^|｜0-9。；]+){2,}$/.test(text);
}

/** 受让方为…, 户名：…: the line names who it is. */
const identity =
  /^\s*(?:[甲乙丙丁]\s*方|[\u4e00-\u9fff]{1,4}[方人]|户名|法定代表人|授权代表|姓名|名称|收款单位)(?:（[^）]*）)?(?:[:：]|为(?!限))/;

function isIdentity(old: string, target: string): boolean {
  return [old, target].every(
    (text) => text.length < 40 && identity.test(text) && !/联系人|经办人|收件人|应|可/.test(text),
  );
}

/** The words that differ, without those that were only moved and those that say nothing. */
function contentOf(
  old: string,
  target: string,
  differences: readonly Difference[],
): readonly [string, string] {
  const one = differences.flatMap((difference) => difference.old);
  const other = differences.flatMap((difference) => difference.new);
  const plain = ({ meaning }: MeaningToken): boolean => meaning === null;
  return [
    weightyText(old, without(one.filter(plain), other)),
    weightyText(target, without(other.filter(plain), one)),
  ];
}

function without(tokens: readonly MeaningToken[], others: readonly MeaningToken[]): readonly MeaningToken[] {
  const counts = new Map<string, number>();
  for (const { id } of others) counts.set(id, (counts.get(id) ?? 0) + 1);
  return tokens.filter(({ id }) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count - 1);
    return count <= 0;
  });
}

/** Runs of neighbouring tokens are read together: 按时 is light, 时 alone is not a word. */
function weightyText(text: string, tokens: readonly MeaningToken[]): string {
  const runs: string[] = [];
  let end = -1;
  for (const token of tokens) {
    const words = text.slice(token.start, token.end);
    if (token.start === end) runs[runs.length - 1] += words;
    else runs.push(words);
    end = token.end;
  }
  return runs.map(weightyPart).join('');
}

const longLight = [
  ...new Set([
    ...lightWords,
    ...[...sameWords].flatMap(([word, head]) => (lightWords.has(head) ? [word] : [])),
  ]),
]
  .filter((word) => word.length > 1)
  .sort((one, other) => other.length - one.length);
const longLightForm = new RegExp(longLight.join('|'), 'g');

function weightyPart(run: string): string {
  const rest = run.replace(longLightForm, '');
  return [...rest].every((sign) => lightWords.has(sign) || lightWords.has(sameWords.get(sign) ?? sign))
    ? ''
    : rest;
}
