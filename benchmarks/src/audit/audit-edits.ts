/**
 * Accepts every suggestion of a review at once and looks at the contract that comes out, with its own eyes: the engine's own re-review is not asked. Counted by
 * rule: what a review finds more than the risks that were not accepted is still there, or new. A blank to fill in is not counted as new.
 */
import {
  type AuditResult,
  acceptedPieces,
  auditContract,
  auditForSides,
  type EditPiece,
  foreignPartyWords,
  foreignTerms,
  piecesInText,
} from '@wenjian/audit';
import { sentencesOf, understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import { documentOf } from './audit-corpus.ts';

export interface EditCounts {
  readonly reviews: number;
  readonly risks: number;
  /** Suggestions that can be accepted as an edit. */
  readonly accepted: number;
  readonly gone: number;
  readonly newRisks: number;
  /** Sentences outside every quotation that do not stand in the new text, in order. */
  readonly changedUnnamed: number;
  /** Words for parties and terms that the contract does not have. */
  readonly foreignWords: number;
  readonly removedCharacters: number;
  readonly insertedCharacters: number;
  /** By rule: still there, or new. */
  readonly failures: readonly string[];
}

/** From nobody's side and from that of every party. */
export function acceptEverything(document: Document): EditCounts {
  const judge = auditForSides(document, { withEdits: true });
  const neutral = judge();
  const sides = neutral.parties.filter(({ side }) => side !== null);
  const results = [neutral, ...sides.map(({ label }) => judge(label))];
  return sumOf(results.map((result) => countsOf(document, result)));
}

export function sumOf(all: readonly EditCounts[]): EditCounts {
  const sum = (pick: (counts: EditCounts) => number) =>
    all.reduce((total, counts) => total + pick(counts), 0);
  return {
    reviews: sum(({ reviews }) => reviews),
    risks: sum(({ risks }) => risks),
    accepted: sum(({ accepted }) => accepted),
    gone: sum(({ gone }) => gone),
    newRisks: sum(({ newRisks }) => newRisks),
    changedUnnamed: sum(({ changedUnnamed }) => changedUnnamed),
    foreignWords: sum(({ foreignWords }) => foreignWords),
    removedCharacters: sum(({ removedCharacters }) => removedCharacters),
    insertedCharacters: sum(({ insertedCharacters }) => insertedCharacters),
    failures: all.flatMap(({ failures }) => failures),
  };
}

function countsOf(document: Document, result: AuditResult): EditCounts {
  const pieces = piecesInText(acceptedPieces(result.risks, () => true));
  const revised = revisedText(document.text, pieces);
  const again = auditContract(documentOf(revised), { standpoint: result.standpoint });
  const accepted = result.risks.filter(({ edit }) => edit !== null);
  const { still, added } = leftOver(document, result, again);
  const inserted = pieces.map(({ text }) => text).join('');
  const named = [...accepted.flatMap(({ span }) => span ?? []), ...pieces];
  return {
    reviews: 1,
    risks: result.risks.length,
    accepted: accepted.length,
    gone: accepted.length - still.length,
    newRisks: added.length,
    changedUnnamed: changedSentences(document, named, revised),
    foreignWords: foreignIn(document, pieces),
    removedCharacters: pieces.reduce((sum, { start, end }) => sum + end - start, 0),
    insertedCharacters: inserted.length,
    failures: [...still.map((rule) => `still ${rule}`), ...added.map((rule) => `new ${rule}`)],
  };
}

/** Each piece by itself: what one defines, another may not use. */
function foreignIn(document: Document, pieces: readonly EditPiece[]): number {
  const contract = understandContract(document);
  return pieces.flatMap(({ text }) => [...foreignPartyWords(contract, text), ...foreignTerms(contract, text)])
    .length;
}

function revisedText(text: string, pieces: readonly EditPiece[]): string {
  let at = 0;
  let revised = '';
  for (const piece of pieces) {
    revised += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return revised + text.slice(at);
}

function leftOver(document: Document, before: AuditResult, after: AuditResult) {
  const still: string[] = [];
  const added: string[] = [];
  const found = after.risks.filter(({ family, quote }) => !isBlankToFill(document, family, quote));
  for (const ruleId of new Set(found.map((risk) => risk.ruleId))) {
    const of = before.risks.filter((risk) => risk.ruleId === ruleId);
    const accepted = of.filter(({ edit }) => edit !== null).length;
    const excess = found.filter((risk) => risk.ruleId === ruleId).length - (of.length - accepted);
    for (let count = 0; count < excess; count++) (count < accepted ? still : added).push(ruleId);
  }
  return { still, added };
}

function isBlankToFill({ text }: Document, family: string, quote: string): boolean {
  return family === 'signature' && /_{2,}/.test(quote) && !text.includes(quote);
}

function changedSentences(
  document: Document,
  named: readonly { readonly start: number; readonly end: number }[],
  revised: string,
): number {
  let changed = 0;
  let from = 0;
  for (const { start, end } of sentencesOf(understandContract(document))) {
    if (named.some((span) => span.start < end && start < span.end)) continue;
    const words = document.text.slice(start, end);
    const at = revised.indexOf(words, from);
    if (at < 0) changed++;
    else from = at + words.length;
  }
  return changed;
}
