/** A language model that answers one question at a time, its answer in pieces as they come. */
export type { ModelReviewer as LanguageModel } from '@wenjian/audit';
