/**
 * Defines figures: numbers, amounts, dates, periods, percentages, in Arabic and Chinese digits. The only
 * place that defines their spelling.
 */

export type FigureKind = 'amount' | 'date' | 'percentage' | 'period' | 'number';

const digit = '[0-9０-９]';
const number = `${digit}+(?:[,，]${digit}{3}(?!${digit}))*(?:[.．:：]${digit}+)*`;
const chineseDigit = '[零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟萬億]';
const currency = '[¥￥$＄€£]';
const moneyUnit = '(?:人民币|美元|欧元|港元|港币|日元|英镑|元|圆)';

/** Forms have white space inside dates (2024 年 3 月 1 日), but only spaces, so a figure never crosses a line. */
const gap = '[ \\u3000]?';

const dateForms = [
  `${digit}{2,4}${gap}年${gap}${digit}{1,2}${gap}月(?:${gap}${digit}{1,2}${gap}[日号])?`,
  `${digit}{4}([-/.])${digit}{1,2}\\3${digit}{1,2}(?!${digit})`,
  `${digit}{1,2}${gap}月${gap}${digit}{1,2}${gap}[日号]`,
  `${chineseDigit}{2,4}年${chineseDigit}{1,3}月(?:${chineseDigit}{1,3}[日号])?`,
];
const amountForms = [
  `${number}(?:${gap}[百千万亿]+)?${gap}${moneyUnit}(?:${digit}+角)?(?:${digit}+分)?整?`,
  `${chineseDigit}+[元圆](?:${chineseDigit}+角)?(?:${chineseDigit}+分)?[整正]?`,
];
const percentageForms = [
  `${number}${gap}[%％‰]`,
  `[百千万]分之(?:${chineseDigit}|点)+`,
  `[百千万]分之${number}`,
];
/** 三年, 30日, 5个工作日: the number without its unit has no meaning. */
const timeUnit = '(?:个?(?:工作日|自然日|日历日|日历天|营业日|交易日|小时|月|季度)|年|日|天|周|分钟)';
const periodForms = [`${number}${gap}${timeUnit}`, `${chineseDigit}+${timeUnit}`];
const numberForms = [`${number}(?:${gap}[百千万亿]+)?`, `${chineseDigit}{2,}`];

/**
 * The most specific first: a date or an amount must not be read as its leading number. Any of them may start
 * with a currency sign, which stays attached. The groups have no names: a match with names costs twice the time.
 */
const figure = new RegExp(
  `(${currency}${gap})?(?:${[dateForms, percentageForms, amountForms, periodForms, numberForms]
    .map((forms) => `(${forms.join('|')})`)
    .join('|')})`,
  'y',
);

/** Where the figure that starts at `offset` ends, or `offset` itself when none starts there. */
export function figureAt(text: string, offset: number): number {
  figure.lastIndex = offset;
  return figure.test(text) ? figure.lastIndex : offset;
}

/** One table look-up per character of the text instead of a regular expression. */
const figureStarts = new Uint8Array(0x10000);
for (const character of '0123456789０１２３４５６７８９¥￥$＄€£零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟萬億') {
  figureStarts[character.charCodeAt(0)] = 1;
}

export function isFigureStart(code: number): boolean {
  return figureStarts[code] === 1;
}

export interface Figure {
  readonly kind: FigureKind;
  readonly text: string;
  /** Offset into the text it was found in. */
  readonly start: number;
}

/** Every figure in a text, in order. */
export function figuresIn(text: string): readonly Figure[] {
  const found: Figure[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    if (!isFigureStart(text.charCodeAt(offset))) continue;
    figure.lastIndex = offset;
    const match = figure.exec(text);
    if (match === null) continue;
    found.push({ kind: kindOf(match), text: match[0], start: offset });
    offset = figure.lastIndex - 1;
  }
  return found;
}

/** By the groups in their order; the mark inside a date is the third. */
function kindOf([, sign, date, , percentage, amount, period]: RegExpExecArray): FigureKind {
  if (date !== undefined) return 'date';
  if (percentage !== undefined) return 'percentage';
  if (period !== undefined) return 'period';
  return amount === undefined && sign === undefined ? 'number' : 'amount';
}
