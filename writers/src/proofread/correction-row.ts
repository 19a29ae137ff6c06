/** A correction as a row of an export: the same number, words and state in every format. */
import { clauseLabel, understandContract } from '@wenjian/contract';
import {
  blockAt,
  boxesOfRange,
  type DecisionState,
  type Document,
  type FindingDecision,
  isAccepted,
  type Span,
} from '@wenjian/document';
import { acceptedEdits, type Correction, familyNames, type TextEdit, tierNames } from '@wenjian/proofread';
import { isWordText, type TextEdit as WordEdit } from '../docx/new-paragraph.ts';
import { timeOf } from '../report/time-of.ts';
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

/** Comments and pictures have words of their own that cannot be changed in the text. */
export function canCarry(document: Document, { start, end }: TextEdit): boolean {
  const block = document.blocks.find((one) => one.start <= start && end <= one.end);
  return block !== undefined && isWordText(document, block);
}

export function wordEdit({ start, end, replacement }: TextEdit): WordEdit {
  return { start, end, inserted: replacement };
}

/** The words of the errata sheet: what is wrong, what it becomes, and why. */
export function erratumWords({ correction, tier, family, replacement }: CorrectionRow) {
  const becomes = replacement === '' ? text.deleted : replacement;
  return {
    original: correction.original || text.inserted,
    replacement: becomes ?? text.noSuggestion,
    why: [`${tier}${text.between}${family}`, correction.reason, correction.formula ?? '']
      .filter(Boolean)
      .join('\n'),
  };
}

/** What the sheet says of the file as a whole. */
export function errataFacts(
  { source, info }: ProofreadingExport,
  rows: readonly CorrectionRow[],
): readonly (readonly [name: string, value: string])[] {
  const { errata } = text;
  const count = (state: DecisionState): number => rows.filter((row) => row.state === state).length;
  return [
    [errata.file, source.name],
    [errata.count, errata.counts(rows.filter(isAccepted).length, count('open'), count('rejected'))],
    [errata.date, timeOf(new Date(info.createdAt))],
    [errata.hash, source.sha256],
  ];
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
