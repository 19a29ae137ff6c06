/** A change as a row of the cover letter: both sentences whole, what it weighs, who gains, and what was decided. Noise is counted, not listed. */
import { type Change, decideOperations } from '@wenjian/compare';
import { letterText as text } from '../writers.text.ts';
import { type ChangeRow, changeRows } from './change-row.ts';
import type { ComparisonExport, SideName } from './comparison-export.ts';
import { isWholeSentences, type QuotedSentence, sentenceAround } from './sentence-around.ts';

export interface LetterRow
  extends Pick<ChangeRow, 'change' | 'clause' | 'significance' | 'reason' | 'state'> {
  readonly index: number;
  /** Null where the side has nothing in this place. */
  readonly before: QuotedSentence | null;
  readonly after: QuotedSentence | null;
  readonly gainer: string;
  readonly note: string;
}

export const letterColumns = Object.keys(text.columns) as (keyof typeof text.columns)[];

export function letterRows(input: ComparisonExport): readonly LetterRow[] {
  const places = new OtherPlaces(input);
  const bound = boundChanges(input);
  return changeRows(input)
    .filter(({ change }) => change.significance !== 'noise')
    .map(({ change, clause, significance, reason, state, note }, index) => ({
      change,
      index: index + 1,
      clause,
      significance,
      reason,
      state: bound.has(change) ? `${state}${text.bound}` : state,
      note,
      before: places.sentence(change, 'old'),
      after: places.sentence(change, 'new'),
      gainer: change.gainer ?? '',
    }));
}

/** What the files made from the decisions have otherwise than it was decided. */
function boundChanges({ comparison, oldDocument, newDocument, decisions }: ComparisonExport) {
  const states = new Map(decisions.map((decision) => [decision.findingId, decision]));
  return new Set(decideOperations(comparison, oldDocument, newDocument, states).bound);
}

export function noiseCount({ comparison }: ComparisonExport): number {
  return comparison.changes.filter(({ significance }) => significance === 'noise').length;
}

/** Where words that only one side has would stand on the other. */
class OtherPlaces {
  readonly #input: ComparisonExport;
  readonly #edits: readonly Readonly<Record<SideName, number>>[];

  constructor(input: ComparisonExport) {
    this.#input = input;
    let [old, fresh] = [0, 0];
    this.#edits = input.comparison.script.flatMap((operation) => {
      const at = { old, new: fresh };
      const isKept = operation.kind === 'keep';
      old += isKept ? operation.length : operation.deleted.length;
      fresh += isKept ? operation.length : operation.inserted.length;
      return isKept ? [] : [at];
    });
  }

  sentence(change: Change, side: SideName): QuotedSentence | null {
    const document = this.#document(side);
    const own = change[side];
    if (own !== null) {
      const found = sentenceAround(document, own.start, own.end);
      // The cells of a row or column stand apart in the text; they are quoted as the list quotes them.
      return own.text === found.quote ? found : { before: '', quote: own.text, after: '' };
    }
    const otherSide = side === 'old' ? 'new' : 'old';
    const other = change[otherSide];
    if (other === null) return null;
    // A whole sentence, paragraph, row or picture has no sentence on the other side.
    if (isWholeSentences(this.#document(otherSide), other.start, other.end)) return null;
    const edit = this.#edits.findLast((one) => one[otherSide] <= other.start);
    return edit === undefined ? null : sentenceAround(document, edit[side], edit[side]);
  }

  #document(side: SideName) {
    return side === 'old' ? this.#input.oldDocument : this.#input.newDocument;
  }
}
