export { compareSentences, type SentenceSupport } from './assistant/compare-sentences.ts';
export { contentWords } from './assistant/content-words.ts';
export { type ChatTurn, followUpQuestions } from './assistant/follow-ups.ts';
export * from './assistant/local-answer.ts';
export { type PartPiece, PartSplitter } from './assistant/part-splitter.ts';
export { type Citation, findCitations } from './citations/find-citations.ts';
export * from './citations/judge-citations.ts';
export { createLawDirectory, type KnownLaw, type LawDirectory } from './citations/law-directory.ts';
export {
  type DigestProvision,
  digestStatus,
  gistOf,
  PROVISIONS,
  searchDigest,
} from './digest/digest-index.ts';
export { type FoundHelp, findHelp } from './help/find-help.ts';
export { type HelpText, helpTexts } from './help/help.text.ts';
export * from './retrieval/article-index.ts';
export { fuseRanks } from './retrieval/fuse-ranks.ts';
export { type Question, rankArticles, readQuestion } from './retrieval/rank-articles.ts';
export { meantTerms, meantText } from './retrieval/read-meaning.ts';
export { questionTerms, termsOf } from './retrieval/terms.ts';
export { packVector, VectorStore } from './retrieval/vector-store.ts';
export { type ArticleAddress, writeLabel } from './statutes/article-label.ts';
export { joinParts } from './statutes/join-parts.ts';
export * from './statutes/law-validity.ts';
export { parseStatute } from './statutes/parse-statute.ts';
export type * from './statutes/statute.ts';
