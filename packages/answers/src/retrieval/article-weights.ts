/**
 * What each kind of evidence is worth when articles are ranked for a question. The numbers were learnt by
 * `benchmarks/src/laws/law-weights.process.ts`, on questions that are not those of the measurement.
 */

export interface ArticleWeights {
  /** Of the words that question and article share, as a share of the most that could be (0 to 1). */
  readonly words: number;
  /** Of the same, beside the article with most of them (0 to 1). */
  readonly wordsBesideBest: number;
  /** Of how near the question is to those that the article answers (0 to 0.4). */
  readonly asked: number;
  /** The likeness an article without a vector is taken to have, and what its words add to that. */
  readonly unseen: number;
  readonly unseenWords: number;
  /** Rank of the law: against a law of the congress. */
  readonly interpretation: number;
  readonly regulation: number;
  readonly otherRule: number;
  /** Decisions, replies and notices on single matters, and laws that only amend others. */
  readonly singleMatter: number;
  /** Standing: against a wording in force. */
  readonly notYetInForce: number;
  readonly amended: number;
  /** An amended wording whose successor is not there: most of it is still in force. */
  readonly latestKnown: number;
  readonly repealed: number;
  /** Preambles, annexes and court replies contain many words and rarely the answer. */
  readonly outsideOfArticles: number;
  readonly namedLaw: number;
  readonly namedArticle: number;
}

export const articleWeights: ArticleWeights = {
  words: 0.325,
  wordsBesideBest: 0.12,
  asked: 1,
  unseen: 0.375,
  unseenWords: 0.3,
  interpretation: -0.04,
  regulation: -0.03,
  otherRule: -0.06,
  singleMatter: -0.08,
  notYetInForce: -0.05,
  amended: -0.2,
  latestKnown: -0.02,
  repealed: -0.3,
  outsideOfArticles: -0.1,
  namedLaw: 0.2,
  namedArticle: 2,
};
