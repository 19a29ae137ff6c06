/**
 * An inverted index by BM25. In: texts under rising ids. Out: for each term a list of ids, each with what the term is worth there, packed. A
 * question's score of a text is the sum of these worths, each times the rarity of its term: nothing else need be looked up.
 */

export interface IndexedText {
  /** Rising from text to text. */
  readonly id: number;
  /** With repetitions. */
  readonly terms: readonly string[];
  /** Of the headings above it: they count as if they stood once in the text, and do not make it longer. */
  readonly headingTerms: readonly string[];
}

/** How soon further mentions stop to count, and how much long texts are held back: the usual values of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const MOST_WORTH = SATURATION + 1;
const WORTH_STEPS = 255;

export class ArticleIndexBuilder {
  readonly #mentions = new Map<string, number[]>();
  readonly #lengths = new Map<number, number>();
  #totalLength = 0;

  add({ id, terms, headingTerms }: IndexedText): void {
    this.#lengths.set(id, terms.length);
    this.#totalLength += terms.length;
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of new Set(headingTerms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const mentions = this.#mentions.get(term);
      if (mentions === undefined) this.#mentions.set(term, [id, count]);
      else mentions.push(id, count);
    }
  }

  *finish(): Generator<{ readonly term: string; readonly postings: Uint8Array }> {
    const average = this.#totalLength / Math.max(1, this.#lengths.size);
    for (const [term, mentions] of this.#mentions) yield { term, postings: this.#pack(mentions, average) };
  }

  #pack(mentions: readonly number[], averageLength: number): Uint8Array {
    const bytes: number[] = [];
    let last = 0;
    for (let index = 0; index < mentions.length; index += 2) {
      const id = mentions[index] ?? 0;
      const count = mentions[index + 1] ?? 0;
      const relative = (this.#lengths.get(id) ?? 0) / Math.max(1, averageLength);
      const worth =
        (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relative));
      pushNumber(bytes, id - last);
      bytes.push(Math.max(1, Math.round((worth / MOST_WORTH) * WORTH_STEPS)));
      last = id;
    }
    return Uint8Array.from(bytes);
  }
}

export interface QuestionPostings {
  readonly weight: number;
  readonly postings: Uint8Array;
}

export interface Scored {
  readonly id: number;
  readonly score: number;
}

/** Best first. */
export function rankTexts(
  question: readonly QuestionPostings[],
  textCount: number,
  top: number,
): readonly Scored[] {
  const scores = new Map<number, number>();
  for (const { weight, postings } of question) {
    const mentions = unpack(postings);
    const rarity = Math.log(1 + (textCount - mentions.length + 0.5) / (mentions.length + 0.5));
    for (const { id, worth } of mentions) scores.set(id, (scores.get(id) ?? 0) + weight * rarity * worth);
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, top);
}

function unpack(postings: Uint8Array): readonly { readonly id: number; readonly worth: number }[] {
  const mentions: { id: number; worth: number }[] = [];
  let id = 0;
  let offset = 0;
  while (offset < postings.length) {
    let step = 0;
    let shift = 0;
    for (;;) {
      const byte = postings[offset++] ?? 0;
      step |= (byte & LOW_BITS) << shift;
      if (byte <= LOW_BITS) break;
      shift += BITS;
    }
    id += step;
    mentions.push({ id, worth: ((postings[offset++] ?? 0) / WORTH_STEPS) * MOST_WORTH });
  }
  return mentions;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
const BITS = 7;
const LOW_BITS = 0x7f;

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > LOW_BITS) {
    bytes.push((rest & LOW_BITS) | (LOW_BITS + 1));
    rest >>>= BITS;
  }
  bytes.push(rest);
}
