/** A correction as a row of an export: the same number, words and state in every format. */
import { clauseLabel, understandContract } from '@wenjian/contract';
import {
  blockAt,
  boxesOfRange,
  type DecisionState,
  type Document,
  type FindingDecision,
  type Span,
} from '@wenjian/document';
import { acceptedEdits, type Correction, familyNames, type TextEdit, tierNames } from '@wenjian/proofread';
import { proofreadingExportText as text } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

export interface CorrectionRow {
  readonly correction: Correction;
  /** Counted from 1 in text order. */
  readonly index: number;
  readonly tier: string;
  readonly family: string;
  /** 第 3 页 · 第五条 5.2 */
  readonly place: string;
  /** The text with its surroundings, for finding it on paper. */
  readonly context: string;
  readonly state: DecisionState;
  /** The text that is or would be written: the user's own, else the suggestion; null when there is neither. */
  readonly replacement: string | null;
}

export function correctionRows({
  corrections,
  document,
  decisions,
  renumbered,
}: ProofreadingExport): readonly CorrectionRow[] {
  const contract = understandContract(document);
  const verdicts = verdictsOf(decisions);
  return corrections.map((correction, index) => {
    const { state, text: own } = verdicts.get(correction.id) ?? undecided;
    const number = state === 'open' ? newNumber(correction, renumbered) : null;
    const page = pageOf(document, correction);
    const clause = clauseLabel(contract, correction.start);
    return {
      correction,
      index: index + 1,
      tier: tierNames[correction.tier],
      family: familyNames[correction.family],
      place: [page === null ? null : text.page(page), clause]
        .filter((word) => word !== null)
        .join(text.between),
      context: contextOf(document, correction),
      state: number === null ? state : 'accepted',
      replacement: state === 'edited' ? own : (number ?? correction.suggestion),
    };
  });
}

export function exportedEdits({
  corrections,
  decisions,
  renumbered,
}: ProofreadingExport): readonly TextEdit[] {
  return acceptedEdits(corrections, verdictsOf(decisions), renumbered);
}

const undecided = { state: 'open', text: null } as const;

function verdictsOf(decisions: ProofreadingExport['decisions']): ReadonlyMap<string, FindingDecision> {
  return new Map(decisions.map((decision) => [decision.findingId, decision]));
}

/** A wrong number that is open is corrected by the renumbering, if that was accepted. */
function newNumber(
  { family, start, end }: Correction,
  renumbered: ProofreadingExport['renumbered'],
): string | null {
  if (family !== 'numbering') return null;
  const place = renumbered.find((one) => one.kind === 'number' && one.start < end && start < one.end);
  return place?.replacement ?? null;
}

function pageOf(document: Document, span: Span): number | null {
  const box = boxesOfRange(document, span)[0];
  return box === undefined ? (blockAt(document, span.start)?.page ?? null) : box.page + 1;
}

const CONTEXT_CHARACTERS = 8;

export function contextOf({ text: all }: Document, { start, end }: Span): string {
  const before =
    all
      .slice(Math.max(0, start - CONTEXT_CHARACTERS), start)
      .split('\n')
      .at(-1) ?? '';
  const [after = ''] = all.slice(end, end + CONTEXT_CHARACTERS).split('\n');
  return text.around(before + all.slice(start, end) + after);
}
