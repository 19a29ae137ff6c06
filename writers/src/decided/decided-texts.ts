/** In: a comparison, its documents and decisions. Out: the decided edits, and the texts that they make whichever way open ones are taken. */
import {
  type Change,
  type Comparison,
  type DecidedScript,
  type DecidedText,
  decidedDocument,
  decideOperations,
} from '@wenjian/compare';
import type { Document, FindingDecision } from '@wenjian/document';

export interface DecidedInput {
  readonly comparison: Comparison;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly decisions: readonly Pick<FindingDecision, 'findingId' | 'state'>[];
}

/** How open changes are taken: as the clean file has them, and as accepting all of them gives. */
export const views = ['undone', 'applied'] as const;

export interface DecidedTexts {
  readonly script: DecidedScript;
  readonly wanted: Readonly<Record<(typeof views)[number], DecidedText>>;
  /** Decided, but left open because they can only be written together with others. */
  readonly leftOpen: readonly Change[];
}

export function decidedTexts(input: DecidedInput, leftOpen: readonly Change[]): DecidedTexts {
  const { comparison, oldDocument, newDocument } = input;
  const open = new Set(leftOpen.map(({ id }) => id));
  const states = new Map(
    input.decisions.map((decision) => [
      decision.findingId,
      open.has(decision.findingId) ? { ...decision, state: 'open' as const } : decision,
    ]),
  );
  const script = decideOperations(comparison, oldDocument, newDocument, states);
  const made = (view: (typeof views)[number]): DecidedText =>
    decidedDocument(script, comparison, oldDocument, newDocument, view);
  return { script, wanted: { undone: made('undone'), applied: made('applied') }, leftOpen };
}
