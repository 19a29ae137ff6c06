/**
 * The words a pattern cannot match without. In: a regular expression. Out: words of which every match contains at least one, null when none can be told.
 * They are read from its source: of parts that follow each other the most telling one is needed, of alternatives one of each.
 */
import { append } from '@wenjian/document';

/** Every match contains one of these. */
type NeededWords = readonly string[];

const known = new WeakMap<RegExp, { readonly words: NeededWords | null }>();

export function neededWords(pattern: RegExp): NeededWords | null {
  const before = known.get(pattern);
  if (before !== undefined) return before.words;
  const words = pattern.ignoreCase ? null : new SourceReader(pattern.source).read();
  known.set(pattern, { words });
  return words;
}

/** More words than this are looked up no faster than the pattern itself. */
const MOST_WORDS = 60;
/** Marks that mean something else than themselves. */
const SPECIAL = '\\^$.*+?()[]{}|';

/** Reads a source once, from left to right. What it does not know counts as anything at all. */
class SourceReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): NeededWords | null {
    return this.#alternatives();
  }

  /** Up to the end of the group: one word of each alternative. */
  #alternatives(): NeededWords | null {
    const words: string[] = [];
    let isTold = true;
    for (;;) {
      const needed = this.#sequence();
      if (needed === null) isTold = false;
      else append(words, needed);
      if (this.#source[this.#at] !== '|') break;
      this.#at++;
    }
    return isTold && words.length <= MOST_WORDS ? words : null;
  }

  /** Up to `|` or the end of the group: the most telling part. */
  #sequence(): NeededWords | null {
    let best: NeededWords | null = null;
    let run = '';
    const endRun = () => {
      if (run !== '') best = better(best, [run]);
      run = '';
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#sign())) {
      const literal = this.#literal();
      const group = literal === null ? this.#part() : null;
      const isCertain = !this.#mayBeLeftOut();
      if (literal !== null && isCertain) run += literal;
      else endRun();
      if (group !== null && isCertain) best = better(best, group);
    }
    endRun();
    return best;
  }

  #sign(): string {
    return this.#source[this.#at] ?? '';
  }

  /** One sign that stands for itself; a repeated one ends the run, so it is read as unknown. */
  #literal(): string | null {
    const sign = this.#sign();
    if (SPECIAL.includes(sign) || '*+?{'.includes(this.#source[this.#at + 1] ?? ' ')) return null;
    this.#at++;
    return sign;
  }

  /** A class, a group or an escaped sign; what a group needs. */
  #part(): NeededWords | null {
    const sign = this.#sign();
    if (sign === '(') return this.#group();
    if (sign === '[') this.#skipClass();
    else this.#at += sign === '\\' ? this.#escapeLength() : 1;
    return null;
  }

  #escapeLength(): number {
    const rest = this.#source.slice(this.#at, this.#at + 8);
    return /^\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/su.exec(rest)?.[0].length ?? 1;
  }

  #skipClass(): void {
    while (this.#at < this.#source.length && this.#sign() !== ']') this.#at += this.#sign() === '\\' ? 2 : 1;
    this.#at++;
  }

  /** What is only looked at is no part of the match. */
  #group(): NeededWords | null {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<[^>]{1,30}>))?/.exec(
      this.#source.slice(this.#at, this.#at + 40),
    );
    this.#at += opening?.[0].length ?? 1;
    const inside = this.#alternatives();
    this.#at++;
    return /^\(\?<?[=!]/.test(opening?.[0] ?? '') ? null : inside;
  }

  /** Reads the quantifier behind a part, if there is one. */
  #mayBeLeftOut(): boolean {
    const quantifier = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12));
    if (quantifier === null) return false;
    this.#at += quantifier[0].length;
    return /^[*?]|^\{0/.test(quantifier[0]);
  }
}

/** Words of two signs tell much more than single ones, more than two hardly more; fewer words tell more. */
function better(one: NeededWords | null, other: NeededWords): NeededWords {
  if (one === null) return other;
  return costOf(other) < costOf(one) ? other : one;
}

const COST_OF_SIGN = 12;

function costOf(words: NeededWords): number {
  return words.reduce((sum, { length }) => sum + (length === 1 ? COST_OF_SIGN : 1), 0);
}
