/**
 * The words and figures that change what a contract means. In: both sides of a change. Out: for each kind, what stands on one side and
 * not on the other. A word counts when the change touches it, even if only one of its characters changed (有权 → 无权).
 */
import { foldWidth, normalisedText } from '@wenjian/document';
import { numberEnd } from './clause-number.ts';
import type { SignalName } from './compare.text.ts';
import { type Figure, type FigureKind, figuresIn } from './figures.ts';
import type { PlacedSide } from './placed-side.ts';

export interface Signal {
  readonly name: SignalName;
  readonly old: readonly string[];
  readonly new: readonly string[];
}

export function findSignals(old: PlacedSide | null, target: PlacedSide | null): readonly Signal[] {
  const oldWords = wordsOf(old);
  const newWords = wordsOf(target);
  const signals: Signal[] = [];
  for (const name of signalOrder) {
    const [before, after] = without(oldWords.get(name) ?? [], newWords.get(name) ?? []);
    // A text that came or went names other clauses all the time; only another name in the same place is another reference.
    if (name === 'reference' && (before.length === 0 || after.length === 0)) continue;
    if (before.length + after.length > 0) signals.push({ name, old: before, new: after });
  }
  return signals;
}

const signalOrder: readonly SignalName[] = [
  'amount',
  'percentage',
  'date',
  'period',
  'account',
  'tableFigure',
  'number',
  'party',
  'obligation',
  'negation',
  'reference',
];

const figureSignals: Readonly<Record<FigureKind, SignalName>> = {
  amount: 'amount',
  percentage: 'percentage',
  date: 'date',
  period: 'period',
  number: 'number',
};

/** Characters of the block looked at on each side of a change: longer than any word below. */
const CONTEXT = 24;

/** Single characters are taken only where they are not part of an ordinary word (相应, 认可, 未来, 无锡). */
const wordForms: readonly (readonly [SignalName, RegExp])[] = [
  [
    'period',
    // Bounded: tried at every digit of a long run, an open repetition would cost quadratic time.
    /[0-9０-９一二三四五六七八九十百两半]{1,12}\s?(?:期|倍|次|份|名|笔)/g,
  ],
  [
    'party',
    /[甲乙丙丁戊己]方|(?:出租|承租|出卖|买受|转让|受让|委托|受托|发包|承包|担保|保证|债权|债务|贷款|借款)[人方]/g,
  ],
  // The name stands before the word that gives it away; looking back from there is far quicker than trying every start.
  [
    'party',
    /(?<=(?<before>[^\s，。；、：“”《》应当由向与和及的为按在对给以将就]{2,20}))(?:公司|合伙企业|事务所|集团)/g,
  ],
  [
    'obligation',
    /不得|有权|无权|应当|必须|可以|不可|不应|不能|有义务|无义务|禁止|(?<![相对供适反响效回])应(?![收付用急届邀对])|(?<![必])须(?!知)|(?<![认许尚不])可(?![能靠见行以])/g,
  ],
  // Registration codes mix letters and digits; digits alone are figures.
  ['account', /(?<![0-9A-Za-z])[0-9A-Z]{15,20}(?![0-9A-Za-z])(?<=[A-Z][0-9A-Z]{0,19})/g],
  ['reference', /第[0-9０-９.．零〇一二三四五六七八九十百]{1,8}[编章节条款项]/g],
  ['negation', /不(?![动仅但论管断])|未(?!来)|没有|并非|除外|除非|无(?![锡线论形])|免(?=除|于|责|收|费)/g],
];

function wordsOf(side: PlacedSide | null): Map<SignalName, string[]> {
  const words = new Map<SignalName, string[]>();
  if (side === null) return words;
  const { text } = side.document;
  const add = (name: SignalName, word: string): void => {
    const known = words.get(name);
    if (known === undefined) words.set(name, [word]);
    else known.push(word);
  };
  // The clause's own number is not content.
  const start = Math.max(side.start, numberEnd(text, side.block));
  const from = Math.max(side.block.start, start - CONTEXT);
  for (const figure of figuresIn(text.slice(start, Math.max(start, side.end))))
    add(nameOfFigure(figure, side, text.slice(from, start)), figure.text);
  const context = text.slice(from, Math.min(Math.max(side.block.end, side.end), side.end + CONTEXT));
  for (const [name, form] of wordForms) {
    // Not matchAll: it compiles the expression anew for each of thousands of changes.
    form.lastIndex = 0;
    for (let match = form.exec(context); match !== null; match = form.exec(context)) {
      const before = match.groups?.before ?? '';
      const matchStart = from + match.index - before.length;
      const word = before + match[0];
      if (matchStart < side.end && matchStart + word.length > start) add(name, word);
    }
  }
  return words;
}

/** So many digits in a row are an account, a card or a registration, whatever stands before them. */
const ACCOUNT_DIGITS = 12;

function nameOfFigure(figure: Figure, side: PlacedSide, before: string): SignalName {
  const name = figureSignals[figure.kind];
  if (name !== 'number') return name;
  const digits = figure.text.replace(/[^0-9０-９]/g, '').length;
  if (digits >= ACCOUNT_DIGITS || (digits > 4 && /(?:[账帐]号|卡号|税号|信用代码|证号)[^0-9]*$/.test(before)))
    return 'account';
  return side.block.type === 'tableCell' ? 'tableFigure' : 'number';
}

/** What is left of both lists after taking away what they share; figures count as shared when their values are the same. */
function without(
  old: readonly string[],
  target: readonly string[],
): readonly [readonly string[], readonly string[]] {
  return [leftOver(old, target), leftOver(target, old)];
}

function leftOver(words: readonly string[], others: readonly string[]): readonly string[] {
  if (words.length === 0 || others.length === 0) return words;
  const counts = new Map<string, number>();
  for (const other of others) counts.set(valueText(other), (counts.get(valueText(other)) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(valueText(word)) ?? 0;
    counts.set(valueText(word), count - 1);
    return count <= 0;
  });
}

function valueText(word: string): string {
  return normalisedText(word, [foldWidth]).replace(/[,\s]/g, '');
}
