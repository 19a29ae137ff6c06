/**
 * Whether a suggestion is text for the contract or advice to the drafter. Advice addresses the reader
 * (请核对…); it is never inserted into the contract as it is.
 */
export type SuggestionKind = 'clause' | 'advice';

export function suggestionKind(suggestion: string): SuggestionKind {
  return /^(?:请|建议)/.test(suggestion) ? 'advice' : 'clause';
}
