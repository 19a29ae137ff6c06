/** A language model that answers one question at a time, in pieces as they arrive. */
export type { ModelReviewer as LanguageModel } from '@wenjian/audit';
