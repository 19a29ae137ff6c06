/**
 * Parses references to clauses in a line: 第九条第三款, 第3、4、5条, 第9.3条, 见9.3, 第二章, 本条第（三）项,
 * 前款. They are not resolved here.
 */
import { readNumber } from '../numbers/read-number.ts';

export interface WrittenNumber {
  readonly values: readonly number[];
  /** Offsets of the number in the line. */
  readonly start: number;
  readonly end: number;
}

/** What it is relative to: the contract, or its own position. */
export type ReferenceBase =
  | 'contract'
  | 'chapter'
  | 'article'
  | 'clause'
  | 'previousArticle'
  | 'previousParagraph';

export interface WrittenReference {
  readonly start: number;
  readonly end: number;
  readonly target: string;
  readonly base: ReferenceBase;
  /** 第九条, 9.3. */
  readonly clause: WrittenNumber | null;
  /** 第三款. */
  readonly paragraph: WrittenNumber | null;
  /** 第（三）、（四）项. */
  readonly items: readonly WrittenNumber[];
}

const ordinal = '(?:[零〇一二三四五六七八九十百]{1,6}|[0-9０-９]{1,3})';
const path = '[0-9０-９]{1,3}(?:[.．][0-9０-９]{1,3}){1,4}(?![0-9０-９])';
const number = `(?:${path}|${ordinal})`;
const join = '\\s?[、，,和及与至到或~～—-]\\s?';
const paragraph = (name: string): string => `\\s?第\\s?(?<${name}>${number})\\s?款`;
const item = (name: string): string =>
  `\\s?(?=[第（(])第?\\s?(?<${name}>[（(]?${ordinal}[）)]?(?:${join}第?[（(]?${ordinal}[）)]?)*)\\s?项(?!目)`;
/** 系数按1.5 is not a reference; 见1.5 and 按1.5约定 are. */
const barePath =
  `(?<=详见|参见|见|本合同|本协议|违反|上述|前述|条款|条款第)(?<seen>${path})(?=\\s?(?:[条款项之的，。；、）)]|约定|规定|所|执行|$))[条款项]?` +
  `|(?<=按照?|依照?|依据|根据|参照|适用|[、和及与至])(?<followed>${path})\\s?(?:[条款](?!件)|(?=\\s?的?(?:约定|规定|所述|所列|执行|办理|处理)))`;
const bareBefore = '(?<=^|[，。；：、（(]|按照?|依照?|依据|根据|违反|符合|上述|前述|除)';

const reference = new RegExp(
  [
    `第\\s?(?<articles>${number}(?:${join}${number})*)\\s?条(?!件)(?:${paragraph('paragraph')})?(?:${item('items')})?`,
    `第\\s?(?<path>${path})(?!\\s?[版号期届次])\\s?[款项]?`,
    `第\\s?(?<chapter>${ordinal})\\s?章`,
    barePath,
    `(?<base>本条|本款|前条|前款)(?:${paragraph('ownParagraph')})?(?:${item('ownItems')})?`,
    `${bareBefore}${paragraph('bareParagraph').slice(3)}(?:${item('bareItems')})?`,
  ].join('|'),
  'dg',
);
const numbers = new RegExp(number, 'g');

export function readReferences(text: string): readonly WrittenReference[] {
  if (!/[第前本条见]|\d[.．]\d/.test(text)) return [];
  return [...text.matchAll(reference)].flatMap((match) => referencesOf(text, match));
}

function referencesOf(text: string, match: RegExpExecArray): readonly WrittenReference[] {
  const read = (name: string): readonly WrittenNumber[] => numbersAt(text, match.indices?.groups?.[name]);
  const [start, end] = [match.index, match.index + match[0].length];
  const { groups = {} } = match;
  const whole = { start, end, target: match[0], clause: null, paragraph: null, items: [] };
  if (groups.articles !== undefined)
    return articlesOf(match, read('articles'), {
      paragraph: read('paragraph')[0] ?? null,
      items: read('items'),
    });
  if (groups.chapter !== undefined)
    return [{ ...whole, base: 'chapter', clause: read('chapter')[0] ?? null }];
  const [bare] = [...read('path'), ...read('seen'), ...read('followed')];
  if (bare !== undefined) return [{ ...whole, base: 'contract', clause: bare }];
  const [own] = [...read('ownParagraph'), ...read('bareParagraph')];
  const items = [...read('ownItems'), ...read('bareItems')];
  const base = baseOf(groups.base, own !== undefined);
  // 本条 and 本款 alone refer to nothing else.
  const isReference = own !== undefined || items.length > 0 || groups.base?.startsWith('前') === true;
  return isReference ? [{ ...whole, base, paragraph: own ?? null, items }] : [];
}

function baseOf(word: string | undefined, hasParagraph: boolean): ReferenceBase {
  if (word === '前条') return 'previousArticle';
  if (word === '前款') return 'previousParagraph';
  return word === '本款' && !hasParagraph ? 'clause' : 'article';
}

/** 第3、4条第一款: the words after it belong to the last number. */
function articlesOf(
  match: RegExpExecArray,
  articles: readonly WrittenNumber[],
  behind: Pick<WrittenReference, 'paragraph' | 'items'>,
): readonly WrittenReference[] {
  const end = match.index + match[0].length;
  return articles.map((clause, index) => {
    const isLast = index === articles.length - 1;
    const written = match[0].slice(clause.start - match.index, clause.end - match.index);
    return {
      start: index === 0 ? match.index : clause.start,
      end: isLast ? end : clause.end,
      target: articles.length === 1 ? match[0] : `第${written}条`,
      base: 'contract',
      clause,
      ...(isLast ? behind : { paragraph: null, items: [] }),
    };
  });
}

function numbersAt(text: string, place: readonly [number, number] | undefined): readonly WrittenNumber[] {
  if (place === undefined) return [];
  const [from, to] = place;
  return [...text.slice(from, to).matchAll(numbers)].map((match) => ({
    values: match[0].split(/[.．]/).map((part) => readNumber(part) ?? 0),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}
