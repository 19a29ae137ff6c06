export { compareSentences, type SentenceSupport } from './assistant/compare-sentences.ts';
export { contentWords } from './assistant/content-words.ts';
export { type ChatTurn, followUpQuestions } from './assistant/follow-ups.ts';
export * from './assistant/local-answer.ts';
export { closestSentence } from './assistant/mark-quotes.ts';
export { type PartPiece, PartSplitter } from './assistant/part-splitter.ts';
export { calculationPart } from './assistant/typed-parts.ts';
export { type Calculation, calculate } from './calculators/calculate.ts';
export { calculatorNames, isCalculatorName } from './calculators/calculator-name.ts';
export { type Citation, findCitations } from './citations/find-citations.ts';
export { judgeCitation } from './citations/judge-citations.ts';
export type {
  CitationOutcome,
  CorpusView,
  Judgement,
  KnownArticle,
} from './citations/judgement.ts';
export { createLawDirectory, type KnownLaw, type LawDirectory } from './citations/law-directory.ts';
export { gistOf } from './digest/digest-index.ts';
export { type FoundHelp, findHelp } from './help/find-help.ts';
export { type HelpText, helpTexts } from './help/help.text.ts';
export { answerByType, groundsOf, type TypedAnswer } from './question-types/answer-by-type.ts';
export {
  type AskedArticle,
  type AskedBefore,
  createAskedBefore,
  waysOfAsking,
} from './question-types/asked-before.ts';
export {
  findTypes,
  prepareTypes,
  type QuestionLikeness,
  type RankedArticle,
} from './question-types/find-types.ts';
export { holdsQuote } from './question-types/holds-quote.ts';
export { QUESTION_TYPES } from './question-types/library.ts';
export * from './retrieval/article-index.ts';
export { type ArticleWeights, articleWeights } from './retrieval/article-weights.ts';
export { meantTerms } from './retrieval/read-meaning.ts';
export { namesInQuestions, type Question, readQuestion } from './retrieval/read-question.ts';
export { questionTerms, termsOf } from './retrieval/terms.ts';
export { type Likeness, packVector, unpackVector, VectorStore } from './retrieval/vector-store.ts';
export { type ArticleEvidence, quotable, weighArticles } from './retrieval/weigh-articles.ts';
export { type ArticleAddress, readArticleLabel, writeLabel } from './statutes/article-label.ts';
export {
  type ArticleChange,
  compareWordings,
  type WordingArticle,
} from './statutes/compare-wordings.ts';
export { joinParts } from './statutes/join-parts.ts';
export * from './statutes/law-validity.ts';
export { parseStatute } from './statutes/parse-statute.ts';
export type * from './statutes/statute.ts';
