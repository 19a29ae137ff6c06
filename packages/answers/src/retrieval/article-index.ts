/**
 * An inverted index with BM25 weights. In: texts with ascending ids. Out: for each term a packed list of ids,
 * each with the term's weight in that text. The score of a text is the sum of these weights, each multiplied
 * by the rarity of its term; no other look-up is needed.
 */
import { largestOf } from '@wenjian/document';

export interface IndexedText {
  /** Ascending from text to text. */
  readonly id: number;
  /** With repetitions. */
  readonly terms: readonly string[];
  /** Terms of the headings above it: they count as one occurrence in the text and do not make it longer. */
  readonly headingTerms: readonly string[];
  /** Terms of its summary: they count twice, because a summary says in a few words what the text is about. */
  readonly gistTerms?: readonly string[];
}

/** How fast repeated terms stop counting, and how much long texts are penalised: the usual values of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const MOST_WORTH = SATURATION + 1;
const WORTH_STEPS = 255;
const GIST_MENTIONS = 2;

interface TermMentions {
  /** Id and count, by turns. */
  readonly mentions: number[];
  /** In the text that is being added. */
  now: number;
}

export class ArticleIndexBuilder {
  /** Each term once: looking a term up is most of the work. */
  readonly #terms = new Map<string, TermMentions>();
  readonly #lengths = new Map<number, number>();
  #totalLength = 0;

  add({ id, terms, headingTerms, gistTerms = [] }: IndexedText): void {
    this.#lengths.set(id, terms.length);
    this.#totalLength += terms.length;
    const touched: TermMentions[] = [];
    const count = (term: string, times: number) => {
      let known = this.#terms.get(term);
      if (known === undefined) {
        known = { mentions: [], now: 0 };
        this.#terms.set(term, known);
      }
      if (known.now === 0) touched.push(known);
      known.now += times;
    };
    for (const term of terms) count(term, 1);
    for (const term of new Set(headingTerms)) count(term, 1);
    for (const term of new Set(gistTerms)) count(term, GIST_MENTIONS);
    for (const known of touched) {
      known.mentions.push(id, known.now);
      known.now = 0;
    }
  }

  *finish(): Generator<{ readonly term: string; readonly postings: Uint8Array }> {
    const average = this.#totalLength / Math.max(1, this.#lengths.size);
    for (const [term, { mentions }] of this.#terms) yield { term, postings: this.#pack(mentions, average) };
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

/** How well texts answer to the terms of a question. */
export interface TextScores {
  /** Best first. */
  best(top: number): readonly Scored[];
  /** 0 for a text without any of the terms. */
  of(id: number): number;
  /** What a text would score that says nothing but the terms: the measure of all others. */
  readonly most: number;
}

export function scoreTexts(question: readonly QuestionPostings[], textCount: number): TextScores {
  const measured = question.map(({ postings }) => measure(postings));
  const highest = largestOf(
    measured.map(({ last }) => last),
    0,
  );
  // An array indexed by id: a question in statute language has postings for half of the corpus, which a map
  // handles slowly.
  const scores = highest < MOST_DENSE ? new Float32Array(highest + 1) : new Map<number, number>();
  let most = 0;
  question.forEach(({ weight, postings }, at) => {
    const mentions = measured[at]?.mentions ?? 0;
    const rarity = Math.log(1 + (textCount - mentions + 0.5) / (mentions + 0.5));
    most += weight * rarity * MOST_WORTH;
    const step = (weight * rarity * MOST_WORTH) / WORTH_STEPS;
    if (scores instanceof Map)
      walk(postings, (id, worth) => scores.set(id, (scores.get(id) ?? 0) + step * worth));
    else
      walk(postings, (id, worth) => {
        scores[id] = (scores[id] ?? 0) + step * worth;
      });
  });
  return {
    best: (top) => (scores instanceof Map ? bestIn(scores, top) : bestOf(scores, top)),
    of: (id) => (scores instanceof Map ? scores.get(id) : scores[id]) ?? 0,
    most,
  };
}

function bestIn(scores: ReadonlyMap<number, number>, top: number): readonly Scored[] {
  const all = [...scores].map(([id, score]) => ({ id, score }));
  return all.sort(byScore).slice(0, top);
}

/** After many imports the ids of a database may be far apart; this many numbers take 4 MB. */
const MOST_DENSE = 1_000_000;

function measure(postings: Uint8Array): { readonly mentions: number; readonly last: number } {
  let [mentions, last] = [0, 0];
  walk(postings, (id) => {
    mentions++;
    last = id;
  });
  return { mentions, last };
}

function walk(postings: Uint8Array, see: (id: number, worth: number) => void): void {
  let id = 0;
  for (let offset = 0; offset < postings.length; ) {
    let gap = 0;
    let shift = 0;
    for (;;) {
      const byte = postings[offset++] ?? 0;
      gap |= (byte & LOW_BITS) << shift;
      if (byte <= LOW_BITS) break;
      shift += BITS;
    }
    id += gap;
    see(id, postings[offset++] ?? 0);
  }
}

/** Avoids sorting everything: skips what scores below the worst of the best so far. */
export function bestOf(scores: Float32Array, top: number): readonly Scored[] {
  let best: Scored[] = [];
  let least = 0;
  for (let id = 0; id < scores.length; id++) {
    const score = scores[id] ?? 0;
    if (score <= least) continue;
    best.push({ id, score });
    if (best.length < 2 * top + ROOM_TO_SORT) continue;
    best = best.sort(byScore).slice(0, top);
    least = best.at(-1)?.score ?? 0;
  }
  return best.sort(byScore).slice(0, top);
}

const ROOM_TO_SORT = 64;

function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || one.id - other.id;
}

/** Seven bits per byte, the lowest first; the eighth bit says that more bytes follow. */
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
