/**
 * The words and figures that change the meaning of a contract. In: both sides of a change. Out: for each
 * kind, what is on one side but not on the other. A word counts when the change touches it, even if only one
 * of its characters changed (有权 → 无权). Promise: no passage is named twice.
 */
import { foldWidth, normalisedText } from '@wenjian/document';
import type { PlacedSide } from '../changes/placed-side.ts';
import type { SignalName } from '../compare.text.ts';
import { numberEnd } from '../prepare/clause-number.ts';
import { type Figure, type FigureKind, figuresIn } from '../prepare/figures.ts';

export interface Signal {
  readonly name: SignalName;
  readonly old: readonly string[];
  readonly new: readonly string[];
}

export function findSignals(old: PlacedSide | null, target: PlacedSide | null): readonly Signal[] {
  const oldStretches = stretchesOf(old);
  const newStretches = stretchesOf(target);
  const references = without(wordsOf(oldStretches, 'reference'), wordsOf(newStretches, 'reference'));
  // Inserted or deleted text often names other clauses; a reference changes only when another name is in the
  // same place.
  const isReferred = references.every((words) => words.length > 0);
  const [oldNamed, newNamed] = [oldStretches, newStretches].map((stretches) =>
    mostParticular(isReferred ? stretches : stretches.filter(({ name }) => name !== 'reference')),
  );
  const signals: Signal[] = [];
  for (const name of signalOrder) {
    const [before, after] = without(wordsOf(oldNamed ?? [], name), wordsOf(newNamed ?? [], name));
    if (before.length + after.length > 0) signals.push({ name, old: before, new: after });
  }
  return signals;
}

/** In display order. */
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

/** The most specific first: when two kinds match the same characters, the first names them. */
const particularOrder: readonly SignalName[] = [
  'date',
  'amount',
  'percentage',
  'period',
  'account',
  'reference',
  'tableFigure',
  'number',
  'party',
  'obligation',
  'negation',
];

const figureSignals: Readonly<Record<FigureKind, SignalName>> = {
  amount: 'amount',
  percentage: 'percentage',
  date: 'date',
  period: 'period',
  number: 'number',
};

/** The number of characters examined on each side of a change: longer than any word below. */
const CONTEXT = 24;

/** Single characters count only when they are not part of an ordinary word (相应, 认可, 未来, 无锡). */
const wordForms: readonly (readonly [SignalName, RegExp])[] = [
  [
    'period',
    // Bounded: tried at every digit of a long run, an unbounded repetition would take quadratic time.
    /[0-9０-９一二三四五六七八九十百两半]{1,12}\s?(?:期|倍|次|份|名|笔)/g,
  ],
  [
    'party',
    /[甲乙丙丁戊己]方|(?:出租|承租|出卖|买受|转让|受让|委托|受托|发包|承包|担保|保证|债权|债务|贷款|借款)[人方]/g,
  ],
  // The name comes before the word that identifies it; looking back from there is much faster than trying
  // every start.
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

/** Offsets into the text of the document. */
interface Stretch {
  readonly name: SignalName;
  readonly text: string;
  readonly start: number;
}

function stretchesOf(side: PlacedSide | null): readonly Stretch[] {
  if (side === null) return [];
  const { text } = side.document;
  const stretches: Stretch[] = [];
  // The clause's own number is not content.
  const bodyStart = numberEnd(text, side.block);
  const start = Math.max(side.start, bodyStart);
  const end = Math.max(start, side.end);
  const add = (name: SignalName, word: string, at: number): void => {
    if (at < end && at + word.length > start) stretches.push({ name, text: word, start: at });
  };
  const from = Math.max(side.block.start, start - CONTEXT);
  const contextEnd = Math.min(Math.max(side.block.end, end), end + CONTEXT);
  // Read with their surroundings: 11日 may be the end of a date.
  const figuresFrom = Math.max(bodyStart, from);
  for (const figure of figuresIn(text.slice(figuresFrom, contextEnd))) {
    const at = figuresFrom + figure.start;
    add(nameOfFigure(figure, side, text.slice(from, at)), figure.text, at);
  }
  const context = text.slice(from, contextEnd);
  for (const [name, form] of wordForms) {
    // Not matchAll: it would compile the expression again for each of thousands of changes.
    form.lastIndex = 0;
    for (let match = form.exec(context); match !== null; match = form.exec(context)) {
      const before = match.groups?.before ?? '';
      add(name, before + match[0], from + match.index - before.length);
    }
  }
  return stretches;
}

/** Each passage once, in the given order. */
function mostParticular(stretches: readonly Stretch[]): readonly Stretch[] {
  const taken = new Set<number>();
  const kept = new Set<Stretch>();
  const ranked = stretches.toSorted(
    (one, other) =>
      particularOrder.indexOf(one.name) - particularOrder.indexOf(other.name) ||
      other.text.length - one.text.length,
  );
  for (const stretch of ranked) {
    const offsets = Array.from(stretch.text, (_, index) => stretch.start + index);
    if (offsets.some((offset) => taken.has(offset))) continue;
    for (const offset of offsets) taken.add(offset);
    kept.add(stretch);
  }
  return stretches.filter((stretch) => kept.has(stretch));
}

function wordsOf(stretches: readonly Stretch[], wanted: SignalName): readonly string[] {
  return stretches.filter(({ name }) => name === wanted).map(({ text }) => text);
}

/** A run of this many digits is an account, a card or a registration number, whatever precedes it. */
const ACCOUNT_DIGITS = 12;

function nameOfFigure(figure: Figure, side: PlacedSide, before: string): SignalName {
  const name = figureSignals[figure.kind];
  if (name !== 'number') return name;
  const digits = figure.text.replace(/[^0-9０-９]/g, '').length;
  if (digits >= ACCOUNT_DIGITS || (digits > 4 && /(?:[账帐]号|卡号|税号|信用代码|证号)[^0-9]*$/.test(before)))
    return 'account';
  return side.block.type === 'tableCell' ? 'tableFigure' : 'number';
}

/** Removes what both lists share; figures are shared when their values are equal. */
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
