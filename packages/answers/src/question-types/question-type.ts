/** Types of questions people ask, with the answer the law gives and the words of the law that it rests on. */
import type { CalculatorName } from '../calculators/calculator-name.ts';
import type { ArticleAddress } from '../statutes/article-label.ts';

/** The words of an article that a sentence rests on. */
export interface Grounds extends ArticleAddress {
  /** As it is cited: 劳动合同法, or the full name. */
  readonly law: string;
  /** Word for word. */
  readonly quote: string;
}

export interface Statement {
  readonly text: string;
  readonly grounds: readonly Grounds[];
}

export interface QuestionType {
  readonly id: string;
  /** What is asked, in a few words: 被辞退的经济补偿. */
  readonly title: string;
  /** Questions as people ask them. */
  readonly examples: readonly string[];
  /** All of them occur in every such question, in any order. */
  readonly required: readonly RegExp[];
  /** A question with one of them asks something else. */
  readonly excluded: readonly RegExp[];
  readonly answer: readonly Statement[];
  /** Conditions, periods, amounts, steps, the competent office. */
  readonly points: readonly Statement[];
  readonly calculators: readonly CalculatorName[];
  /** What to ask next. */
  readonly next: readonly string[];
}
