export { authorshipCoverage } from './authorship/authorship-coverage.ts';
export { detectAuthorship } from './authorship/detect-authorship.ts';
export type * from './authorship/evidence.ts';
export * from './compare-many.ts';
export {
  comparePair,
  type PairOptions,
  type PairResult,
  type Rate,
  rankFragments,
  type SideRates,
} from './compare-pair.ts';
export { byReuse, type DocumentSet, prepareSet, type Source } from './document-set.ts';
export * from './fingerprints/fingerprint-index.ts';
export { FINGERPRINT_SIZE, fingerprintSet, GUARANTEED_RUN } from './fingerprints/fingerprints.ts';
export * from './fingerprints/memory-fingerprint-index.ts';
export type { DocumentFrequencies } from './fingerprints/rarity.ts';
export * from './fragment.ts';
export { fragmentFindings } from './fragment-findings.ts';
export * from './images/compare-images.ts';
export { type FoundPicture, PictureIndex } from './images/picture-index.ts';
export { picturesInSpan } from './images/pictures-in-span.ts';
export { fragmentKindNames, subtractionNames } from './plagiarism.text.ts';
export { setAsideNotes } from './plagiarism-coverage.ts';
export {
  type EncodedSentence,
  MOST_SENTENCES,
  type PlacedSentence,
  sentencesToEncode,
} from './sense/encoded-sentences.ts';
export {
  likeInMeaning,
  type MeaningCandidate,
  type MeaningSigns,
  type SignedDocument,
  signsOf,
} from './sense/meaning-signs.ts';
export {
  createSensitiveWordFinder,
  type SensitiveFindings,
  type SensitiveHit,
  type SensitiveList,
  type SensitiveWordFinder,
} from './sensitive/sensitive-words.ts';
export type { Subtracted, SubtractionOptions } from './subtraction/subtraction.ts';
export type { SubtractionKind } from './subtraction/subtraction-kind.ts';
export * from './tokens/evasion.ts';
export { findTextAsPicture } from './tokens/text-as-picture.ts';
export { type TokenStream, tokenise } from './tokens/token-stream.ts';
