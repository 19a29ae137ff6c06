/** An article found for a question. */
import type { LawStatus } from '@wenjian/answers';

export interface FoundArticle {
  readonly law: string;
  /** 第五百八十四条; empty for text outside of articles. */
  readonly article: string;
  /** 584; null for text outside of articles. */
  readonly number: number | null;
  /** 1 of 之一, else 0. */
  readonly sub: number;
  readonly text: string;
  /** The day of the law's wording; empty if unknown. */
  readonly wording: string;
  readonly status: LawStatus;
  /** The day up to which the text is known to be in force; null for an imported law. */
  readonly stateOf: string | null;
  readonly score: number;
  /** Whether it is near enough to the question to be quoted as an answer. */
  readonly isQuotable: boolean;
  /** What it says in our own words, where the digest has it in this wording. */
  readonly gist: string | null;
}
