export * from './correction.ts';
export {
  LANGUAGE_FILE,
  LANGUAGE_FILE_VERSION,
  writeLanguageFile,
} from './language/language-file.ts';
export { LanguageModel } from './language/language-model.ts';
export { type LanguageSources, packLanguage } from './language/pack-language.ts';
export * from './proofread.text.ts';
export { proofreadDocument } from './proofread-document.ts';
export { type LineResult, type ProofreadOptions, proofreadLine } from './proofread-line.ts';
