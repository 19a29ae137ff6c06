/**
 * Extracts the facts of a contract from a document. Promises: every span slices out of the document's text;
 * the same document gives the same facts; time grows with the length of the text, whatever it contains.
 */
import type { Document } from '@wenjian/document';
import { bodyLines } from './body-lines.ts';
import type { Contract } from './contract.ts';
import { findAmounts } from './find-amounts.ts';
import { findAttachments } from './find-attachments.ts';
import { findBlanks } from './find-blanks.ts';
import { findClauses } from './find-clauses.ts';
import { findDates } from './find-dates.ts';
import { findDisputes } from './find-disputes.ts';
import { findLaws } from './find-laws.ts';
import { findParties } from './find-parties.ts';
import { findPercentages } from './find-percentages.ts';
import { findPeriods } from './find-periods.ts';
import { findReferences } from './find-references.ts';
import { findSignature } from './find-signature.ts';
import { findTerms } from './find-terms.ts';
import { findTitle } from './find-title.ts';
import { findType } from './find-type.ts';
import { assignSides } from './party-sides.ts';

export function understandContract(document: Document): Contract {
  const lines = bodyLines(document);
  const title = findTitle(lines);
  const type = findType(document, title);
  const signature = findSignature(lines);
  const attachments = findAttachments(lines, signature);
  const clauses = findClauses(lines, { title, signature, attachments });
  const parties = findParties(lines, signature);
  const dates = findDates(lines);
  const laws = findLaws(lines);
  return {
    document,
    title,
    type,
    parties: assignSides(document, parties, type.type),
    clauses: clauses.map(({ clause }) => clause),
    amounts: findAmounts(lines),
    dates,
    periods: findPeriods(lines, dates),
    percentages: findPercentages(lines),
    terms: findTerms(document, lines, parties),
    attachments,
    references: findReferences(lines, clauses, laws),
    laws,
    disputes: findDisputes(lines),
    blanks: findBlanks(lines),
    signature,
  };
}
