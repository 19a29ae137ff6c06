/**
 * Remembers what was found in the lines of a text that is being typed, so that only changed ones are examined again. In: a
 * line and everything its result depends on. Promise: what is remembered is what would be found.
 */
import type { CorrectionDraft, TeamLexicon } from './correction.ts';
import { examineText, type TextOptions } from './wording/examine-text.ts';

/** Of all who type at this place; the lines that were not wanted for the longest time go first. */
const MOST_LINES = 5000;

export class LineMemory {
  readonly #found = new Map<string, readonly CorrectionDraft[]>();
  readonly #examine: typeof examineText;

  constructor(examine: typeof examineText = examineText) {
    this.#examine = examine;
  }

  /** A line that the corrector has read depends on the whole document, and is examined each time. */
  examine(text: string, options: TextOptions, lexicon: TeamLexicon | undefined): readonly CorrectionDraft[] {
    if (options.proposals.has(text)) return this.#examine(text, options);
    const key = keyOf(text, options, lexicon);
    const drafts = this.#found.get(key) ?? this.#examine(text, options);
    this.#found.delete(key);
    this.#found.set(key, drafts);
    const [oldest] = this.#found.keys();
    if (this.#found.size > MOST_LINES && oldest !== undefined) this.#found.delete(oldest);
    return drafts;
  }
}

/** A name that does not stand in the line protects nothing in it. */
function keyOf(
  text: string,
  { names, habits, language }: TextOptions,
  lexicon: TeamLexicon | undefined,
): string {
  const own = names.filter((name) => text.includes(name));
  return JSON.stringify([text, own, habits, language !== null, lexicon ?? null]);
}
