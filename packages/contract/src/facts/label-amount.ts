/** The name of a sum of money: the words before it in its sentence. */
import { amountNoun, newMatter } from './amount.words.ts';

const REACH = 60;
const sentenceEnd = /[。；;！？]/g;
/** 总价为, 租金：, 押金共计: the noun names the sum. */
const naming = /^[^，,]{0,12}?(?:为|是|：|:|共计|合计|计|即|不超过|不低于|不少于|[（(])/;
/** 合同总价的30%: the noun belongs to something else. */
const belonging = /^ ?[的之中内里]/;
/** 合同总价30%, but 预付款30%: a percentage of the whole. */
const shareFollows = /^[^，,]{0,3}(?:[0-9０-９一二三四五六七八九十.]{1,8} ?[%％‰]|[百千万]分之)/;
const whole = /总|合同|价款|金额|租金|工资|本金|货款|费用|价格|薪/;
/** 总价100万元（大写：壹佰万元整）: the same sum again. */
const sameSum = /^[ \u3000]*(?:[（(，,][ ]*)?(?:人民币|即|大写|小写|[（()）]|[:：]|¥|￥|RMB|[ \u3000]){0,6}$/;

export interface PreviousAmount {
  readonly end: number;
  readonly label: string | null;
}

/** `start`: the offset of the sum in `text`; `previous`: the sum before it in the same text. */
export function labelAmount(text: string, start: number, previous: PreviousAmount | null): string | null {
  const near = previous !== null && start - previous.end <= REACH ? previous : null;
  if (near !== null && sameSum.test(text.slice(near.end, start))) return near.label;
  const from = Math.max(0, start - REACH, near?.end ?? 0);
  const window = text.slice(from, start);
  const sentence = window.slice(lastEnd(window, sentenceEnd));
  const own = nounOf(sentence);
  if (own !== null || near === null) return own;
  const between = text.slice(near.end, start);
  return newMatter.test(between) || /[。；;！？]/.test(between) ? null : near.label;
}

/** The last part of the sentence that names a sum decides; in it, a noun followed by a naming word is preferred. */
function nounOf(sentence: string): string | null {
  const parts = sentence.split(/[，,]/);
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index] ?? '';
    const nouns = [...part.matchAll(amountNoun)].filter(
      (noun) => !isBase(noun[0], part.slice(noun.index + noun[0].length)),
    );
    const named = nouns.find((noun, at) => isNamed(part, noun, nouns[at + 1]));
    const chosen = named ?? nouns.at(-1);
    if (chosen !== undefined) return chosen[0];
  }
  return null;
}

/** 运费单价为: of two nouns before the naming word, the second is the name. */
function isNamed(part: string, noun: RegExpExecArray, next: RegExpExecArray | undefined): boolean {
  const end = noun.index + noun[0].length;
  const words = naming.exec(part.slice(end));
  return words !== null && end + words[0].length <= (next?.index ?? part.length);
}

function isBase(noun: string, after: string): boolean {
  return belonging.test(after) || (whole.test(noun) && shareFollows.test(after));
}

function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
