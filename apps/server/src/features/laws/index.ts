export { type CheckedCitation, checkCitations } from './check-citations.ts';
export { findQuotedStatutes, type QuotedStatutes } from './find-quoted-statutes.ts';
export { type ImportOutcome, type ImportProgress, importLaws } from './import-laws.ts';
export { hasLaws } from './laws.repository.ts';
export { readStatuteFolder } from './read-statute-folder.ts';
export { type FoundArticle, type LawSearch, openLawSearch } from './search-laws.ts';
export { statuteDocument } from './statute-document.ts';
