/**
 * In: one baseline and its comparisons with several versions, oldest version first. Out: the inserted and
 * deleted phrases, each with the version that introduced it and the versions that have it. Promise: the same
 * phrase in the same place of the baseline is listed once, however many versions share it.
 */
import type { Document } from '@wenjian/document';
import type { Change, Comparison } from '../comparison.ts';

export interface VersionComparison {
  readonly id: string;
  readonly comparison: Pick<Comparison, 'changes' | 'rows'>;
}

export interface AttributedPhrase {
  readonly id: string;
  readonly text: string;
  readonly kind: 'inserted' | 'deleted';
  /** The baseline block that contains it or precedes it; null before the first block. */
  readonly baselineBlock: string | null;
  /** Its clause: in the version that introduced it, or in the baseline it was deleted from. */
  readonly clause: string | null;
  /** Of the change that introduced it. */
  readonly significance: 'major' | 'minor';
  readonly introducedBy: string;
  readonly presentIn: readonly string[];
}

export function attributePhrases(
  baseline: Document,
  comparisons: readonly VersionComparison[],
): readonly AttributedPhrase[] {
  const phrases = new Map<string, Phrase>();
  for (const { id, comparison } of comparisons) {
    const anchors = anchorsOf(comparison.rows);
    for (const change of comparison.changes) {
      if (change.significance === 'noise' || !editTypes.has(change.type)) continue;
      for (const phrase of phrasesOf(change, anchors)) {
        const key = JSON.stringify([phrase.kind, phrase.baselineBlock, phrase.text]);
        const known = phrases.get(key);
        if (known === undefined) phrases.set(key, { ...phrase, presentIn: [id] });
        else if (known.presentIn.at(-1) !== id) known.presentIn.push(id);
        // The same words twice in one place: the weightier change counts.
        else if (known.presentIn.length === 1 && phrase.significance === 'major')
          known.significance = 'major';
      }
    }
  }
  const order = new Map(baseline.blocks.map((block, index) => [block.id, index]));
  const placeIn = (phrase: Phrase) => order.get(phrase.baselineBlock ?? '') ?? -1;
  return [...phrases.values()]
    .sort((one, other) => placeIn(one) - placeIn(other))
    .map((phrase, index) => ({
      id: `p${index + 1}`,
      ...phrase,
      introducedBy: phrase.presentIn[0] ?? '',
    }));
}

const editTypes: ReadonlySet<Change['type']> = new Set(['insert', 'delete', 'replace']);

interface Phrase {
  readonly text: string;
  readonly kind: 'inserted' | 'deleted';
  readonly baselineBlock: string | null;
  readonly clause: string | null;
  significance: 'major' | 'minor';
  readonly presentIn: string[];
}

function phrasesOf(change: Change, anchors: ReadonlyMap<string, string | null>) {
  const baselineBlock = change.old?.block ?? anchors.get(change.new?.block ?? '') ?? null;
  const significance = change.significance === 'major' ? ('major' as const) : ('minor' as const);
  const phrases: Omit<Phrase, 'presentIn'>[] = [];
  const add = (kind: Phrase['kind'], side: Change['old']) => {
    if (side === null || side.text === '') return;
    phrases.push({ text: side.text, kind, baselineBlock, clause: side.clause, significance });
  };
  add('deleted', change.old);
  add('inserted', change.new);
  return phrases;
}

/** For each block of the version the paired block of the baseline, or the last one before it. */
function anchorsOf(rows: Comparison['rows']): ReadonlyMap<string, string | null> {
  const anchors = new Map<string, string | null>();
  let last: string | null = null;
  for (const row of rows) {
    const [beside] = row.old;
    // A block that moved away cannot be an anchor.
    if (beside !== undefined && row.relation !== 'moved') last = row.old.at(-1) ?? beside;
    for (const id of row.new) anchors.set(id, beside ?? last);
  }
  return anchors;
}
