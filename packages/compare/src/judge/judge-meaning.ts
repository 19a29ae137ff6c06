/**
 * In: both sides of an edit. Out: its significance by what it does in its sentence, a line that says so, and who
 * gains. Promise: swapping the sides never changes the significance.
 */
import type { Verdict } from '../changes/change-draft.ts';
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { reasons, signalNames } from '../compare.text.ts';
import type { Significance } from '../comparison.ts';
import { describeSignals } from '../weigh/describe-signals.ts';
import { findMeanings, type Meaning } from '../weigh/find-meanings.ts';
import { isContactHead, isRegrouped } from '../weigh/plain-cases.ts';
import { type SentencePair, sentencePairs } from '../weigh/sentence-pairs.ts';
import { weighSentence } from '../weigh/weigh-sentence.ts';
import type { SignalChange, Weight } from '../weigh/weight.ts';
import { whoGains } from '../weigh/who-gains.ts';
import { cellHeads, sharedHead } from './cell-heads.ts';
import { isSerialCell } from './serial-cells.ts';

export function judgeMeaning(old: PlacedSide | null, target: PlacedSide | null): Verdict {
  const { whole, alone } = sentencePairs(old, target);
  const all = weighSentence(whole.old, whole.new);
  const each: Weight[] = [];
  for (const pair of alone) {
    const weight = pair === whole ? all : weighSentence(pair.old, pair.new);
    // Only if every reading is noise can it be less than the sentence as a whole.
    if (all.significance !== 'major' && weight.significance !== 'noise')
      return verdictOf(all, whole, old, target);
    each.push(weight);
  }
  const strongest = strongestOf(each) ?? all;
  const pair = alone[each.indexOf(strongest)] ?? whole;
  if (all.significance !== 'major') {
    // The sentence as a whole says the same: what looks like an edit of meaning is part of a rewording.
    const weaker = rank[strongest.significance] < rank[all.significance] ? strongest : all;
    return verdictOf(weaker, whole, old, target);
  }
  // Marks that only together make other groups.
  if (strongest.case === 'looks' && isRegrouped(whole.old, whole.new))
    return verdictOf(all, whole, old, target);
  // Each word alone says little; together they took each other's places.
  if (all.case === 'exchanged' && strongest.significance !== 'noise')
    return verdictOf(all, whole, old, target);
  if (strongest.significance === 'major') {
    const weight = merged(strongest, each);
    const signals = weight.signals.map((signal) => replacedSum(signal, pair));
    return verdictOf({ ...weight, signals }, pair, old, target);
  }
  const touched = touchedSignals(all, whole);
  return touched.length > 0
    ? verdictOf({ ...all, signals: touched }, whole, old, target)
    : verdictOf(strongest, pair, old, target);
}

const rank: Readonly<Record<Significance, number>> = { noise: 0, minor: 1, major: 2 };

/** Ties are broken by the kind of the change: which side's words are around must not matter. */
function strongestOf(weights: readonly Weight[]): Weight | undefined {
  const order = Object.keys(caseSignals);
  return weights.toSorted(
    (one, other) =>
      rank[other.significance] - rank[one.significance] ||
      order.indexOf(one.case) - order.indexOf(other.case),
  )[0];
}

/** What either reading finds. */
function merged(strongest: Weight, weights: readonly Weight[]): Weight {
  const signals = new Map<string, SignalChange>();
  for (const weight of weights) {
    if (weight.significance !== 'major') continue;
    for (const signal of weight.signals) signals.set(signal.name, signals.get(signal.name) ?? signal);
  }
  return { ...strongest, signals: [...signals.values()] };
}

/**
 * 680,000元（大写：陆拾捌万元整）: with one of the two alone the sum looks added, for the other still says the old one; an edit that puts one sum in the
 * place of another says from what to what. 违约金5,000元 that is added beside them stays added.
 */
function replacedSum(signal: SignalChange, pair: SentencePair): SignalChange {
  if (signal.name !== 'amount' || (signal.old.length > 0 && signal.new.length > 0)) return signal;
  const [old, target] = [sumIn(pair.old, pair.oldSpan), sumIn(pair.new, pair.newSpan)];
  return old === null || target === null || old.key === target.key
    ? signal
    : { ...signal, old: [old], new: [target] };
}

/** The one sum of an edit, in figures or in words. */
function sumIn(sentence: string, [start, end]: readonly [number, number]): Meaning | null {
  const sums = findMeanings(sentence.slice(start, end)).filter(({ name }) => name === 'amount');
  const [sum] = sums;
  if (sum === undefined || sums.some(({ key }) => key !== sum.key)) return null;
  return { ...sum, start: start + sum.start, end: start + sum.end };
}

function touchedSignals({ signals }: Weight, { oldSpan, newSpan }: SentencePair): readonly SignalChange[] {
  const isIn = ([start, end]: readonly [number, number], at: { start: number; end: number }): boolean =>
    at.start < end && at.end > start;
  return signals.filter(
    (signal) =>
      signal.old.some((word) => isIn(oldSpan, word)) || signal.new.some((word) => isIn(newSpan, word)),
  );
}

function verdictOf(
  weighed: Weight,
  pair: SentencePair,
  old: PlacedSide | null,
  target: PlacedSide | null,
): Verdict {
  const isCell = [old, target].some((side) => side?.block.type === 'tableCell');
  const weight = isCell ? inTable(weighed) : weighed;
  if (isSerialCell(old, target) && weight.signals.every(({ name }) => name === 'tableFigure'))
    return { significance: 'noise', reason: reasons.serial, signals: ['numbering'] };
  if (weight.significance !== 'noise' && isContactCell(old, target))
    return { significance: 'minor', reason: reasons.cases.contact, signals: ['contact'] };
  const isRemark = [old, target].some((side) => side?.block.type === 'comment');
  const gainer = hasThirdParty(old, target) ? null : whoGains(pair.old, pair.new, weight);
  return {
    significance: isRemark && weight.significance === 'major' ? 'minor' : weight.significance,
    reason:
      weight.case === 'meaning'
        ? describeSignals(weight.signals, pair, gainer, sharedHead(old, target))
        : reasonOf(weight, old, target),
    signals: signalsOf(weight),
    gainer: isRemark ? null : gainer,
  };
}

/** The telephone of somebody, whichever way the table names it; the words of the cell may still say more: 手机 | 20台. */
function isContactCell(...sides: readonly (PlacedSide | null)[]): boolean {
  return sides.every((side) => {
    if (side === null) return false;
    const [head] = cellHeads(side);
    const { document, block } = side;
    const says = saysMore.test(document.text.slice(block.start, block.end));
    return head !== undefined && isContactHead(head) && !says;
  });
}

const saysMore =
  /[。；]|[0-9０-９]\s?(?:[台部个元万天日年月套次份件]|小时|分钟|工作日|[%％])|[甲乙]方应|不得|有权/;

function inTable(weight: Weight): Weight {
  const named = (signal: SignalChange): SignalChange =>
    signal.name === 'number' ? { ...signal, name: 'tableFigure' } : signal;
  return { ...weight, signals: weight.signals.map(named) };
}

function hasThirdParty(...sides: readonly (PlacedSide | null)[]): boolean {
  return sides.some((side) => side !== null && (thirds.get(side.document) ?? remember(side.document)));
}

/** Cached: asked for every change of a document. */
const thirds = new WeakMap<PlacedSide['document'], boolean>();

function remember(document: PlacedSide['document']): boolean {
  const has = /丙\s{0,4}方/.test(document.text);
  thirds.set(document, has);
  return has;
}

/** In display order, whatever the order in the sentence: swapping the sides must not change it. */
function signalsOf(weight: Weight): readonly string[] {
  if (weight.case !== 'meaning') return weight.case === 'wording' ? [] : [caseSignals[weight.case]];
  const named = new Set<string>(weight.signals.map(({ name }) => name));
  return Object.keys(signalNames).filter((name) => named.has(name));
}

/** The strongest reading first. */
const caseSignals: Readonly<Record<Weight['case'], string>> = {
  meaning: 'meaning',
  definition: 'definition',
  content: 'content',
  exchanged: 'exchanged',
  wording: 'wording',
  contact: 'contact',
  reordered: 'reordered',
  notation: 'notation',
  sameWording: 'synonym',
  numbering: 'numbering',
  pageFurniture: 'pageNumber',
  looks: 'punctuation',
};

function reasonOf({ case: name }: Weight, old: PlacedSide | null, target: PlacedSide | null): string {
  if (name !== 'wording' && name !== 'meaning') return reasons.cases[name];
  if (textOf(old) === '') return reasons.inserted;
  return textOf(target) === '' ? reasons.deleted : reasons.replaced;
}
