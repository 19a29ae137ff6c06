export * from './correction.ts';
export { correctionFindings } from './correction-findings.ts';
export { evidenceOf, runOf, type Signs, signsOf } from './corrector/judge.ts';
export {
  type Proposal,
  type ProposalForm,
  type Proposals,
  type SentencePiece,
  sentencePieces,
} from './corrector/proposal.ts';
export {
  acceptedEdits,
  type EditedDocument,
  editDocument,
  type TextEdit,
} from './edit-document.ts';
export { findTypos } from './find-typos.ts';
export { type DecidedCorrection, keepCorrections } from './keep-corrections.ts';
export { LANGUAGE_FILE_VERSION, writeLanguageFile } from './language/language-file.ts';
export { LanguageModel } from './language/language-model.ts';
export { type LanguageSources, packLanguage } from './language/pack-language.ts';
export { type ParsedLexicon, parseLexicon } from './lexicon/parse-lexicon.ts';
export { LineMemory } from './line-memory.ts';
export * from './proofread.text.ts';
export { proofreadDocument } from './proofread-document.ts';
export { type LineResult, type ProofreadOptions, proofreadLine } from './proofread-line.ts';
export { type NumberReplacement, type Renumbering, renumberClauses } from './references/renumber-clauses.ts';
export { textLines } from './text-lines.ts';
