/**
 * What went wrong with the offered edits, judged by a review of the contract with all of them: risks that are still there, and edits that brought a new one.
 * A blank that people are to fill in is not a new risk.
 */
import type { Span } from '@wenjian/document';
import type { Risk } from '../audit-result.ts';
import type { EditedDocument } from './edited-document.ts';

export interface EditedContract extends EditedDocument {
  /** Where the words of a risk's edit stand. */
  writtenFor(id: string): readonly Span[];
}

export interface Recheck {
  /** Of the review before. */
  readonly before: readonly Risk[];
  /** The same risks with the edits that were made. */
  readonly offered: readonly Risk[];
  /** Of the review after. */
  readonly again: readonly Risk[];
  readonly edited: EditedContract;
  /** Whether the rule of a new risk reports it when only these edits are made. */
  isFoundWith(one: Risk, made: readonly Risk[]): boolean;
}

export interface Faults {
  /** Risks whose edit failed. */
  readonly failed: ReadonlySet<string>;
  /** Whether a risk without an edit was gone all the same. */
  isGone(risk: Risk): boolean;
}

export function faultsOf(recheck: Recheck): Faults {
  const { offered, again, edited } = recheck;
  const failed = new Set(
    offered.filter((risk) => risk.edit !== null && again.some((one) => isSame(one, risk, edited))).map(idOf),
  );
  for (const one of newRisks(recheck)) for (const id of causesOf(one, recheck)) failed.add(id);
  return { failed, isGone: (risk) => !again.some((one) => isSame(one, risk, edited)) };
}

/** Risks of the review after that the review before did not have. */
function newRisks({ before, offered, again, edited }: Recheck): readonly Risk[] {
  const known = new Set(before.map(keyOf));
  const byRule = Map.groupBy(offered, ({ ruleId }) => ruleId);
  const used = new Set<string>();
  return again.filter((one) => {
    if (one.origin !== 'rule' || known.has(keyOf(one)) || isBlankToFill(one, offered, edited)) return false;
    const same = (byRule.get(one.ruleId) ?? []).filter((risk) => isSame(one, risk, edited));
    // A risk that was left alone explains one finding: where there are two now, an edit beside it has made the second.
    const former = same.find(({ id, edit }) => edit !== null || !used.has(id));
    if (former !== undefined) used.add(former.id);
    return former === undefined;
  });
}

function idOf({ id }: Risk): string {
  return id;
}

function keyOf({ ruleId, kind, quote }: Risk): string {
  return `${ruleId} ${kind} ${quote}`;
}

/** The same rule at the place where the risk was or where its edit is. */
function isSame(one: Risk, risk: Risk, edited: EditedDocument): boolean {
  if (one.ruleId !== risk.ruleId) return false;
  if (risk.kind === 'missing' || one.kind === 'missing') return true;
  return placesOf(risk, edited).some((place) => one.span !== null && touches(place, one.span));
}

/** Where a risk and its edit stand now. */
function placesOf({ span, edit }: Risk, edited: EditedDocument): readonly Span[] {
  const spans = [...(span === null ? [] : [span]), ...(edit?.pieces ?? [])];
  return spans.map(({ start, end }) => edited.movedSpan(start, end));
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function isBlankToFill(one: Risk, offered: readonly Risk[], edited: EditedDocument): boolean {
  const { span } = one;
  if (span === null || one.family !== 'signature' || !/_{2,}/.test(one.quote)) return false;
  return offered.some(
    ({ edit }) => edit?.pieces.some(({ start, end }) => touches(edited.movedSpan(start, end), span)) ?? false,
  );
}

/** The edits at its places; else the one without which it is not found. */
function causesOf(one: Risk, { offered, edited, isFoundWith }: Recheck): readonly string[] {
  const made = offered.filter(({ edit }) => edit !== null);
  const spans = [...(one.span === null ? [] : [one.span]), ...one.related];
  // Not by their offset: many new clauses may be inserted at the same one.
  const here = made.filter(({ id }) =>
    edited.writtenFor(id).some((place) => spans.some((span) => touches(place, span))),
  );
  if (here.length > 0) return here.map(idOf);
  // The first edit that brings it when they are made one after the other: a few reviews by one rule.
  let [without, withIt] = [0, made.length];
  while (withIt - without > 1) {
    const middle = (without + withIt) >> 1;
    if (isFoundWith(one, made.slice(0, middle))) withIt = middle;
    else without = middle;
  }
  return made.slice(withIt - 1, withIt).map(idOf);
}
