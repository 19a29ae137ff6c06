/**
 * Extracts the facts of a contract from a document. Promises: every span slices out of the document's text;
 * the same document gives the same facts; time grows with the length of the text, whatever it contains.
 */
import type { Document } from '@wenjian/document';
import { findAttachments } from './clauses/find-attachments.ts';
import { findClauses } from './clauses/find-clauses.ts';
import { findReferences } from './clauses/find-references.ts';
import { findSignature } from './clauses/find-signature.ts';
import { findTitle } from './clauses/find-title.ts';
import type { Contract } from './contract.ts';
import { findAmounts } from './facts/find-amounts.ts';
import { findBlanks } from './facts/find-blanks.ts';
import { findDates } from './facts/find-dates.ts';
import { findDisputes } from './facts/find-disputes.ts';
import { findLaws } from './facts/find-laws.ts';
import { findPercentages } from './facts/find-percentages.ts';
import { findPeriods } from './facts/find-periods.ts';
import { findTerms } from './facts/find-terms.ts';
import { findType } from './facts/find-type.ts';
import { findParties } from './parties/find-parties.ts';
import { assignSides } from './parties/party-sides.ts';
import { bodyLines } from './text/body-lines.ts';

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
