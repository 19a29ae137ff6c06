/** A generated sentence as words, so that some of them can be replaced. */

/** A word with its synonyms. */
export interface Piece {
  readonly text: string;
  readonly others: readonly string[];
}

export type Sentence = readonly Piece[];

export function plainText(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.map(({ text }) => text).join('')).join('');
}
