/**
 * Converts text to the numbers of the model's vocabulary: each Chinese character separately, other words in
 * the longest known pieces.
 */

const CLASSIFY = 101;
const SEPARATE = 102;
const UNKNOWN = 100;
const word = /\p{Script=Han}|[\p{L}\p{N}]+|\S/gu;

export class WordPieces {
  readonly #vocabulary: ReadonlyMap<string, number>;

  constructor(vocabulary: ReadonlyMap<string, number>) {
    this.#vocabulary = vocabulary;
  }

  /** At most `most` numbers, including the start and end marks. */
  encode(text: string, most: number): readonly number[] {
    const ids = [CLASSIFY];
    for (const [found] of text.normalize('NFC').toLowerCase().matchAll(word)) {
      if (ids.length >= most - 1) break;
      ids.push(...this.#piecesOf(found));
    }
    return [...ids.slice(0, most - 1), SEPARATE];
  }

  #piecesOf(whole: string): readonly number[] {
    const ids: number[] = [];
    for (let start = 0; start < whole.length; ) {
      const piece = this.#longestAt(whole, start);
      if (piece === null) return [UNKNOWN];
      ids.push(piece.id);
      start = piece.end;
    }
    return ids;
  }

  #longestAt(whole: string, start: number): { readonly id: number; readonly end: number } | null {
    for (let end = whole.length; end > start; end--) {
      const id = this.#vocabulary.get(`${start > 0 ? '##' : ''}${whole.slice(start, end)}`);
      if (id !== undefined) return { id, end };
    }
    return null;
  }
}
