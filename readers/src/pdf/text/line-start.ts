/** The beginning of a line: a list number or bullet, and its unbreakable part. */

export type LabelKind =
  | 'article'
  | 'chinese'
  | 'chineseInBrackets'
  | 'decimals'
  | 'number'
  | 'numberInBrackets'
  | 'circled'
  | 'letter'
  | 'bullet';

export interface Label {
  readonly kind: LabelKind;
  /** As written, without the white space after it. */
  readonly number: string;
}

const CHINESE_NUMERAL = '[〇零一二三四五六七八九十百千]';

const labelPatterns: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'article',
    new RegExp(
      `^第\\s*(?:${CHINESE_NUMERAL}+|\\d{1,4})\\s*[章节条款编部篇项](?:之${CHINESE_NUMERAL}+)?`,
      'u',
    ),
  ],
  ['chinese', new RegExp(`^${CHINESE_NUMERAL}{1,5}[、．.](?!\\d)`, 'u')],
  ['chineseInBrackets', new RegExp(`^[（(]${CHINESE_NUMERAL}{1,5}[）)][、．.]?`, 'u')],
  ['numberInBrackets', /^[（(]\d{1,3}[）)][、．.]?/u],
  // 1.5倍, 0.5‰, 3.14 米: a number followed by a unit is not a clause number.
  [
    'decimals',
    /^\d{1,3}(?:[.．]\d{1,3}){1,5}(?:[.．、]|(?=[\s（“《【]|[^\d.．,，%‰％\s万亿元倍米吨公个年月日小时天平立千克升度\p{P}\p{S}]))/u,
  ],
  ['number', /^\d{1,3}(?:[、．]|[.)）](?!\d))/u],
  ['circled', /^[①-⒛㈠-㈩⓪⓫-⓿❶-➓]/u],
  ['letter', /^[（(]?[A-Za-z][）)](?=[\s\p{Script=Han}])|^[A-Za-z][.、．](?=[\s\p{Script=Han}])/u],
  ['bullet', /^(?:[•●○■□◆◇▪▫➢➤✓✔\uf06c\uf0b7\uf0d8\uf0fc]|[-–*·o](?=\s))/u],
];

export function labelOf(text: string): Label | null {
  for (const [kind, pattern] of labelPatterns) {
    const match = pattern.exec(text);
    if (match !== null && match[0] !== '') return { kind, number: match[0] };
  }
  return null;
}

const CHINESE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef';
const OPENING = '“‘（《〈【〔「『(\\[{';
const CLOSING = '，。、；：！？”’）》〉】〕」』)\\]}%‰％…—,.;:!?·';

const firstUnit = new RegExp(`^[${OPENING}]*(?:[${CHINESE}]|[^\\s${CHINESE}]+)?[${CLOSING}]*`, 'u');

/**
 * The number of code units at the beginning that a line break cannot split: a Chinese character or a Latin
 * word, with attached marks.
 */
export function firstUnitLength(text: string): number {
  return Math.max(1, firstUnit.exec(text)?.[0].length ?? 1);
}

/** Whether a sentence or an item may end here. */
export function endsSentence(text: string): boolean {
  return /[。；：！？.;:!?][”’）)」』\]]?$/u.test(text);
}
