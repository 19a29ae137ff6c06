/**
 * A text as the sequence of its words. In: a document. Out: one number for each Chinese character, Latin word
 * or figure, with its position. Promise: token i is at `starts[i]`–`ends[i]` of `Document.text`, in order and
 * without overlaps; differences that a reader does not see or ignores (width, case, 繁简, spaces, marks,
 * invisible characters) do not change the numbers. The number of tokens is the word count of word processors:
 * 字数.
 */
import type { Block, BlockType, Document, Span } from '@wenjian/document';
import type { EvasionTrace } from './evasion.ts';
import { type FoldedCharacter, foldCharacter } from './fold-character.ts';
import { findHiddenText } from './hidden-text.ts';
import { TraceCollector } from './trace-collector.ts';

export interface TokenStream {
  readonly tokens: Int32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Token index after the last token of each sentence, ascending; the last one is the number of tokens. */
  readonly sentenceEnds: Uint32Array;
  /** The same for each block. */
  readonly blockEnds: Uint32Array;
  readonly evasion: readonly EvasionTrace[];
  /** The whole text is written in traditional characters. */
  readonly isTraditional: boolean;
}

/** Blocks whose text is not the author's running text. A picture has one only where it was recognised, and then it counts. */
const leftOut: ReadonlySet<BlockType> = new Set(['seal', 'watermark', 'comment']);

/** Words that no page shows would dilute those that it shows. */
export const isLeftOut = ({ type, isAlternativeText }: Block): boolean =>
  isAlternativeText === true || leftOut.has(type);

export function tokenise(document: Document): TokenStream {
  return tokeniseWithout(document, findHiddenText(document));
}

/** Includes hidden words: for checks of what is in the file rather than of what can be read. */
export function tokeniseWithHidden(document: Document): TokenStream {
  return tokeniseWithout(document, []);
}

function tokeniseWithout(document: Document, hidden: readonly Span[]): TokenStream {
  const traces = new TraceCollector(document);
  const writer = new TokenWriter(document, traces);
  let next = 0;
  for (const block of document.blocks) {
    if (isLeftOut(block)) continue;
    traces.beginBlock(block);
    let from: number = block.start;
    while ((hidden[next]?.end ?? Number.POSITIVE_INFINITY) <= block.start) next++;
    for (let index = next; (hidden[index]?.start ?? block.end) < block.end; index++) {
      const span = hidden[index];
      if (span === undefined) break;
      traces.add('hidden', span.start, span.end, span.end - span.start);
      writer.write(from, span.start);
      from = span.end;
    }
    writer.write(from, block.end);
    writer.endBlock();
    traces.endBlock();
  }
  return writer.finish();
}

/** Above every code point, so that a word never has the number of a character. */
const WORD_BIT = 0x40000000;

/** A Latin word or a figure rather than a Chinese character. */
export const isWord = (token: number): boolean => (token & WORD_BIT) !== 0;

/** Characters above it take two units of a text. */
const LAST_OF_ONE_UNIT = 0xffff;

const SENTENCE_END = /[。！？；!?;\n\r\u2028\u2029]/;

/** The Latin word or figure read so far. */
interface Word {
  readonly class: 'letter' | 'digit';
  readonly start: number;
  end: number;
  text: string;
  foreign: number;
  native: number;
  fullWidth: number;
}

class TokenWriter {
  readonly #text: string;
  readonly #traces: TraceCollector;
  readonly #tokens: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #sentenceEnds: number[] = [];
  readonly #blockEnds: number[] = [];
  #word: Word | null = null;

  constructor(document: Document, traces: TraceCollector) {
    this.#text = document.text;
    this.#traces = traces;
  }

  write(from: number, to: number): void {
    let offset = from;
    while (offset < to) {
      const code = this.#text.codePointAt(offset) ?? 0;
      const end = offset + (code > LAST_OF_ONE_UNIT ? 2 : 1);
      this.#character(foldCharacter(code), offset, end);
      offset = end;
    }
  }

  endSentence(): void {
    this.#endWord();
    const count = this.#tokens.length;
    if (count > (this.#sentenceEnds.at(-1) ?? 0)) this.#sentenceEnds.push(count);
  }

  endBlock(): void {
    this.endSentence();
    const count = this.#tokens.length;
    if (count > (this.#blockEnds.at(-1) ?? 0)) this.#blockEnds.push(count);
  }

  finish(): TokenStream {
    return {
      tokens: Int32Array.from(this.#tokens),
      starts: Uint32Array.from(this.#starts),
      ends: Uint32Array.from(this.#ends),
      sentenceEnds: Uint32Array.from(this.#sentenceEnds),
      blockEnds: Uint32Array.from(this.#blockEnds),
      ...this.#traces.finish(),
    };
  }

  #character(folded: FoldedCharacter, start: number, end: number): void {
    this.#traces.character(folded, start, end);
    switch (folded.class) {
      case 'ideograph':
        this.#endWord();
        for (const sign of folded.plain) this.#push(sign.codePointAt(0) ?? 0, start, end);
        return;
      case 'letter':
      case 'digit':
        this.#extendWord(folded.class, folded.plain, start, end);
        this.#countScripts(folded);
        return;
      case 'invisible':
        return;
      default: {
        const character = this.#text.slice(start, end);
        if (!this.#isInsideFigure(character, end)) this.#endWord();
        if (SENTENCE_END.test(character) || this.#isFullStop(character, end)) this.endSentence();
      }
    }
  }

  /** A full stop of an English sentence is followed by a space; a point in a number or a name is not. */
  #isFullStop(character: string, end: number): boolean {
    return character === '.' && /^\s?$/.test(this.#text.slice(end, end + 1));
  }

  /** 1,000.00 is one figure. */
  #isInsideFigure(character: string, end: number): boolean {
    return (
      this.#word?.class === 'digit' &&
      /[.,，．]/.test(character) &&
      /^\d/.test(this.#text.slice(end, end + 1))
    );
  }

  #extendWord(kind: Word['class'], plain: string, start: number, end: number): void {
    if (this.#word?.class !== kind) {
      this.#endWord();
      this.#word = { class: kind, start, end, text: '', foreign: 0, native: 0, fullWidth: 0 };
    }
    this.#word.text += plain;
    this.#word.end = end;
  }

  #countScripts({ isLookAlike, isFullWidth, isPlainLatin }: FoldedCharacter): void {
    if (this.#word === null) return;
    if (isLookAlike) this.#word.foreign++;
    else if (isFullWidth) this.#word.fullWidth++;
    else if (isPlainLatin) this.#word.native++;
  }

  #endWord(): void {
    const word = this.#word;
    if (word === null) return;
    this.#word = null;
    // A word entirely in one script is normal; only a mixture is a disguise.
    const disguised = word.foreign + (word.class === 'letter' ? word.fullWidth : 0);
    if (disguised > 0 && word.native > 0) this.#traces.add('lookAlike', word.start, word.end, disguised);
    if (this.#joinsSpelling(word)) return;
    this.#push(wordNumber(word.text), word.start, word.end);
  }

  /** c o n t r a c t: single letters separated by single spaces are one word from the fourth letter on. */
  #joinsSpelling(word: Word): boolean {
    if (word.class !== 'letter') return false;
    const spelled = this.#spelling;
    const isNext =
      spelled !== null && word.text.length === 1 && this.#text.slice(spelled.end, word.start) === ' ';
    this.#spelling =
      word.text.length !== 1
        ? null
        : isNext
          ? { ...spelled, end: word.end, text: spelled.text + word.text }
          : { start: word.start, end: word.end, text: word.text, index: this.#tokens.length };
    const now = this.#spelling;
    if (now === null || now.text.length < SPELLED_LETTERS) return false;
    this.#traces.add('spacing', now.start, now.end, now.text.length - 1);
    this.#tokens.length = now.index;
    this.#starts.length = now.index;
    this.#ends.length = now.index;
    this.#push(wordNumber(now.text), now.start, now.end);
    return true;
  }

  #spelling: {
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly index: number;
  } | null = null;

  #push(token: number, start: number, end: number): void {
    this.#tokens.push(token);
    this.#starts.push(start);
    this.#ends.push(end);
  }
}

/** Shorter sequences are initials and labels (A B C). */
const SPELLED_LETTERS = 4;

/** FNV-1a of the word. */
function wordNumber(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash & (WORD_BIT - 1)) | WORD_BIT;
}

/** Index of the sentence or block that contains a token, from the list of their ends. */
export function indexAt(ends: Uint32Array, token: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= token) low = middle + 1;
    else high = middle;
  }
  return low;
}
