/**
 * The result of proofreading. Plain readonly JSON. Promises: corrections are in text order and never overlap;
 * `original` is the text at the span; `corrected` is the text with every replacement of the tiers 错误 and
 * 疑似 applied; protected text is never inside a correction of its wording.
 */
import type { Coverage, Span } from '@wenjian/document';

export const correctionFamilies = [
  'figures', // amounts, sums, dates, periods
  'references', // clauses, attachments
  'numbering', // gaps, repeats, order
  'terms', // definitions, names of the parties
  'typo', // wrong, missing and doubled characters
  'punctuation',
  'format', // widths, 繁简, ways of writing numbers
  'blank', // what is left to fill in, remains of drafting
  'law', // citations
] as const;
export type CorrectionFamily = (typeof correctionFamilies)[number];

/** error: certain; suspect: very likely, should be checked; advice: style, never applied automatically. */
export type CorrectionTier = 'error' | 'suspect' | 'advice';

export interface Correction extends Span {
  /**
   * Unique within the result. Derived from place, rule, text and proposal: the same correction always has the
   * same id, any other has a different one.
   */
  readonly id: string;
  readonly original: string;
  /** Null: a remark without a replacement. An empty string deletes. */
  readonly suggestion: string | null;
  readonly ruleId: string;
  readonly family: CorrectionFamily;
  readonly tier: CorrectionTier;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Chinese, for the user. */
  readonly reason: string;
  /** The wrong calculation. */
  readonly formula?: string;
  /** Related places: the total that a sum was compared with, the first use of a number. */
  readonly related?: readonly Span[];
}

export interface ProofreadResult {
  readonly corrections: readonly Correction[];
  readonly corrected: string;
  readonly coverage: Coverage;
}

/** The team's own words. */
export interface TeamLexicon {
  /** Never corrected. */
  readonly alwaysRight: readonly string[];
  readonly alwaysWrong: readonly { readonly wrong: string; readonly right: string }[];
}

/**
 * A correction before it has its id and its position in the document: offsets count from the beginning of the
 * examined text.
 */
export interface CorrectionDraft {
  readonly start: number;
  readonly end: number;
  readonly suggestion: string | null;
  readonly ruleId: string;
  readonly family: CorrectionFamily;
  readonly tier: CorrectionTier;
  readonly confidence: number;
  readonly reason: string;
  readonly formula?: string;
  readonly related?: readonly Span[];
}

/** Whether `corrected` includes it. */
export function isApplied({ suggestion, tier }: Pick<CorrectionDraft, 'suggestion' | 'tier'>): boolean {
  return suggestion !== null && tier !== 'advice';
}
