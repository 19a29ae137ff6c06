/**
 * Chooses for each risk the edit that is offered. In: the review and its risks. Out: the same risks, each with an edit or with why it is only advice.
 * Promise: the contract with all offered edits was reviewed again by the rules; none of these risks was found at its place and no new one anywhere.
 * A candidate that fails gives way to the next one of its risk, so the number of reviews is small and grows with failures, not with risks.
 */
import { append, type Document } from '@wenjian/document';
import { levelNames } from '../audit.text.ts';
import type { Risk } from '../audit-result.ts';
import { inTextOrder } from '../review/review-result.ts';
import { type AuditOptions, type RuleReview, runRules } from '../review/run-rules.ts';
import { type EditCandidate, type EditHint, editCandidates } from './edit-candidates.ts';
import { editedDocument } from './edited-document.ts';
import { adviceText } from './edits.text.ts';
import { type EditedContract, faultsOf } from './recheck-edits.ts';
import { acceptedPieces, type EditPiece, piecesInText, type RiskEdit } from './risk-edit.ts';

export interface Pending {
  readonly risk: Risk;
  readonly candidates: readonly EditCandidate[];
  /** Candidates before this one have failed. */
  readonly next: number;
  /** Why there is no edit, if it comes to that. */
  readonly why: string;
}

/** The review with settled edits, where they are asked for. */
export function withSettledEdits(review: RuleReview, options: AuditOptions): RuleReview {
  return options.withEdits === true
    ? { ...review, risks: settleEdits(review, inTextOrder(review.risks), options) }
    : review;
}

export function settleEdits(
  review: RuleReview,
  risks: readonly Risk[],
  options: AuditOptions,
): readonly Risk[] {
  // A review that lists only a part cannot tell whether an edit brought something new.
  if (review.unlisted.length > 0)
    return risks.map((risk) => ({ ...risk, edit: null, advice: adviceText.tooMany }));
  let pending = risks.map((risk) => pendingOf(review, risk));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const offered = offer(pending);
    if (!offered.some(({ edit }) => edit !== null)) return offered;
    const edited = withAll(review.contract.document, offered);
    const again = runRules(edited.document, options).risks;
    const isFoundWith = (one: Risk, made: readonly Risk[]) => isFound(review, one, made, options);
    const faults = faultsOf({ before: risks, offered, again, edited, isFoundWith });
    if (faults.failed.size === 0) return offered.map((risk) => checked(risk, faults.isGone));
    // After a few rounds a failing edit is given up, whatever else could be tried.
    const isLate = round >= ROUNDS_OF_TRYING;
    pending = pending.map((one) => (faults.failed.has(one.risk.id) ? afterFailure(one, isLate) : one));
  }
  return risks.map((risk) => ({ ...risk, edit: null, advice: adviceText.notCleared }));
}

function isFound({ contract }: RuleReview, one: Risk, made: readonly Risk[], options: AuditOptions): boolean {
  const { document } = withAll(contract.document, made);
  const rules = (options.template?.rules ?? [{ ruleId: one.ruleId }]).filter(
    ({ ruleId }) => ruleId === one.ruleId,
  );
  const { contractType = null, requiredClauses = [] } = options.template ?? {};
  const template = { id: '', name: '', contractType, rules, ownRules: [], requiredClauses };
  return runRules(document, { ...options, template }).risks.some(
    ({ kind, quote }) => kind === one.kind && quote === one.quote,
  );
}

const ROUNDS_OF_TRYING = 3;
const MOST_ROUNDS = 8;

function pendingOf({ contract, hints }: RuleReview, risk: Risk): Pending {
  const found = editCandidates(contract, risk, hints.get(risk.id) ?? hintOf(risk));
  const isAdvice = found.kind === 'advice';
  return {
    risk,
    candidates: isAdvice ? [] : found.edits,
    next: 0,
    why: isAdvice ? found.why : adviceText.notCleared,
  };
}

/** A model knows only its words and its quotation. */
function hintOf({ suggestion, span }: Risk): EditHint {
  return { template: suggestion, mode: 'replace', core: span, pieces: null, after: null };
}

function afterFailure(one: Pending, isGivenUp: boolean): Pending {
  return { ...one, next: isGivenUp ? one.candidates.length : one.next + 1, why: adviceText.notCleared };
}

/** The more serious risk chooses first; who comes to a place already taken tries another edit or is advice. */
export function offer(pending: readonly Pending[]): readonly Risk[] {
  const taken: { readonly risk: Risk; readonly piece: EditPiece }[] = [];
  const chosen = new Map<string, EditCandidate>();
  const reasons = new Map<string, string>();
  for (const { risk, candidates, next, why } of [...pending].sort(bySeriousness)) {
    reasons.set(risk.id, why);
    for (const candidate of candidates.slice(next)) {
      const met = taken.find(({ piece }) => candidate.pieces.some((own) => meets(own, piece)));
      if (met !== undefined) {
        reasons.set(risk.id, adviceText.samePlace(met.risk.title));
        continue;
      }
      chosen.set(risk.id, candidate);
      append(
        taken,
        candidate.pieces.map((piece) => ({ risk, piece })),
      );
      break;
    }
  }
  return numbered(pending, chosen, reasons);
}

const levels = Object.keys(levelNames);

function bySeriousness(one: Pending, other: Pending): number {
  return levels.indexOf(one.risk.level) - levels.indexOf(other.risk.level);
}

/** They share a character, or one is inserted inside the other. */
function meets(one: EditPiece, other: EditPiece): boolean {
  if (one.start === one.end && other.start === other.end) return false;
  return one.start < other.end && other.start < one.end;
}

function numbered(
  pending: readonly Pending[],
  chosen: ReadonlyMap<string, EditCandidate>,
  reasons: ReadonlyMap<string, string>,
): readonly Risk[] {
  const orders = new Map<string, number>();
  return pending.map(({ risk }): Risk => {
    const candidate = chosen.get(risk.id);
    if (candidate === undefined) return { ...risk, edit: null, advice: reasons.get(risk.id) ?? null };
    const { pieces, place } = candidate;
    if (place === null)
      return { ...risk, edit: { pieces, newClause: null, isRechecked: false }, advice: null };
    const order = orders.get(place.key) ?? 0;
    orders.set(place.key, order + 1);
    const newClause = { place: place.key, number: place.numberOf(order), isArticle: place.isArticle };
    return { ...risk, edit: { pieces, newClause, isRechecked: false }, advice: null };
  });
}

/** The contract with every offered edit, and where the words of each one stand in it. */
export function withAll(document: Document, risks: readonly Risk[]): EditedContract {
  const accepted = acceptedPieces(inTextOrder(risks), () => true);
  const edited = editedDocument(document, piecesInText(accepted));
  return { ...edited, writtenFor: (id) => (accepted.get(id) ?? []).map(edited.written) };
}

function checked(risk: Risk, isGone: (risk: Risk) => boolean): Risk {
  const { edit, advice } = risk;
  if (edit !== null) return { ...risk, edit: rechecked(risk, edit) };
  const [, title] = /^与“(.+)”要改的是同一处/.exec(advice ?? '') ?? [];
  return title !== undefined && risk.origin === 'rule' && isGone(risk)
    ? { ...risk, advice: adviceText.covered(title) }
    : risk;
}

/** Whether a model would still find its risk was not asked. */
function rechecked({ origin }: Risk, edit: RiskEdit): RiskEdit {
  return { ...edit, isRechecked: origin === 'rule' };
}
