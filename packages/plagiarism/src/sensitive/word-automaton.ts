/**
 * Aho–Corasick over tokens: all positions of many words in one pass. In: token sequences, then a text. Out:
 * every position of every word. Time is linear in the text, for any number of words.
 */

export interface WordPlace {
  /** Index of the word in the order the words were given. */
  readonly word: number;
  /** Token index; exclusive. */
  readonly start: number;
  readonly end: number;
}

interface State {
  readonly next: Map<number, State>;
  /** The longest proper suffix of the input that is the beginning of a word. */
  fallBack: State | null;
  /** Words that end here, including suffixes of others. */
  words: readonly number[];
}

export class WordAutomaton {
  readonly #root: State = newState();
  readonly #lengths: readonly number[];

  constructor(words: readonly Int32Array[]) {
    this.#lengths = words.map(({ length }) => length);
    words.forEach((tokens, word) => {
      if (tokens.length === 0) return;
      let state = this.#root;
      for (const token of tokens) state = child(state, token);
      state.words = [...state.words, word];
    });
    this.#link();
  }

  find(tokens: Int32Array): readonly WordPlace[] {
    const places: WordPlace[] = [];
    let state = this.#root;
    tokens.forEach((token, index) => {
      state = this.#step(state, token);
      for (const word of state.words)
        places.push({ word, start: index + 1 - (this.#lengths[word] ?? 0), end: index + 1 });
    });
    return places;
  }

  #step(from: State, token: number): State {
    for (let state: State | null = from; state !== null; state = state.fallBack) {
      const next = state.next.get(token);
      if (next !== undefined) return next;
    }
    return this.#root;
  }

  /** Breadth first: the fall-back of a state is shorter than the state. */
  #link(): void {
    const queue: State[] = [];
    for (const state of this.#root.next.values()) {
      state.fallBack = this.#root;
      queue.push(state);
    }
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head];
      if (state === undefined) continue;
      for (const [token, next] of state.next) {
        next.fallBack = this.#step(state.fallBack ?? this.#root, token);
        next.words = [...next.words, ...next.fallBack.words];
        queue.push(next);
      }
    }
  }
}

function newState(): State {
  return { next: new Map(), fallBack: null, words: [] };
}

function child(state: State, token: number): State {
  const known = state.next.get(token);
  if (known !== undefined) return known;
  const made = newState();
  state.next.set(token, made);
  return made;
}
