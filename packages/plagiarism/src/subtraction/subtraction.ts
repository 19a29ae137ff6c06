/**
 * Words that do not count as the author's own. In: a document, its tokens, what to subtract. Out: a mask over
 * the tokens and the number of words of each kind. Subtracted words are removed from both the matched words
 * and the total.
 */
import { type Block, type Document, spanText } from '@wenjian/document';
import { FINGERPRINT_SIZE, gramHashes } from '../fingerprints/fingerprints.ts';
import { SEED_SIZE } from '../passages/find-matches.ts';
import type { TokenRange } from '../passages/passage.ts';
import { type TokenStream, tokenise } from '../tokens/token-stream.ts';
import { createFormMatcher } from './match-form.ts';
import type { SubtractionKind } from './subtraction-kind.ts';

export interface SubtractionOptions {
  /** Templates or tender documents that both sides are based on. */
  readonly templates?: readonly Document[];
  readonly statutes?: readonly Document[];
  /** The user's own earlier texts. */
  readonly library?: readonly Document[];
  readonly quotations?: boolean;
  readonly references?: boolean;
  /** On unless switched off, like page furniture: nobody writes it by hand. */
  readonly contents?: boolean;
  readonly pageFurniture?: boolean;
}

export interface Subtracted {
  readonly kind: SubtractionKind;
  readonly words: number;
}

export interface SubtractionMask {
  /** 0: counts. Otherwise WORDS_OF_FORM or COMMON_PHRASE. */
  readonly mask: Uint8Array;
  readonly subtracted: readonly Subtracted[];
}

/** A few words of a subtracted text, which may occur in own words by chance. */
const COMMON_PHRASE = 1;
/** The sentence belongs to the form, or the block is not running text: everything else in it was filled in. */
export const WORDS_OF_FORM = 2;

/** Builds the look-up tables once; the result can be used for any number of documents. */
export function prepareSubtraction(
  options: SubtractionOptions,
): (document: Document, stream: TokenStream) => SubtractionMask {
  const gramSources: readonly GramSource[] = [
    // Short n-grams, because the filled-in words cut a form into short runs.
    { kind: 'template', size: SEED_SIZE, hashes: gramsOf(options.templates, SEED_SIZE) },
    { kind: 'statute', size: FINGERPRINT_SIZE, hashes: gramsOf(options.statutes, FINGERPRINT_SIZE) },
    { kind: 'library', size: FINGERPRINT_SIZE, hashes: gramsOf(options.library, FINGERPRINT_SIZE) },
  ];
  const matchForm = createFormMatcher((options.templates ?? []).map(tokenise));
  return (document, stream) => {
    const marker = new Marker(stream);
    if (options.pageFurniture !== false) marker.spans('pageFurniture', furnitureBlocks(document));
    if (options.contents !== false) marker.spans('contents', contentsBlocks(document));
    if (options.references === true) marker.spans('references', referenceBlocks(document));
    if (options.quotations === true) marker.spans('quotation', quotations(document));
    for (const source of gramSources) marker.grams(source);
    // N-grams miss the short words between two blanks; matching the whole sentence does not.
    marker.ranges('template', matchForm(stream));
    return marker.finish();
  };
}

interface GramSource {
  readonly kind: SubtractionKind;
  readonly size: number;
  readonly hashes: ReadonlySet<number>;
}

function gramsOf(documents: readonly Document[] | undefined, size: number): Set<number> {
  const hashes = new Set<number>();
  for (const document of documents ?? [])
    for (const hash of gramHashes(tokenise(document).tokens, size)) hashes.add(hash);
  return hashes;
}

class Marker {
  readonly #stream: TokenStream;
  readonly #mask: Uint8Array;
  readonly #words = new Map<SubtractionKind, number>();

  constructor(stream: TokenStream) {
    this.#stream = stream;
    this.#mask = new Uint8Array(stream.tokens.length);
  }

  spans(kind: SubtractionKind, spans: readonly TokenRange[]): void {
    const { starts } = this.#stream;
    let index = 0;
    for (const { start, end } of spans) {
      while (index < starts.length && (starts[index] ?? 0) < start) index++;
      while (index < starts.length && (starts[index] ?? 0) < end) this.#mark(kind, index++, WORDS_OF_FORM);
    }
  }

  ranges(kind: SubtractionKind, ranges: readonly TokenRange[]): void {
    for (const { start, end } of ranges)
      for (let index = start; index < end; index++) this.#mark(kind, index, WORDS_OF_FORM);
  }

  grams({ kind, size, hashes }: GramSource): void {
    if (hashes.size === 0) return;
    gramHashes(this.#stream.tokens, size).forEach((hash, position) => {
      if (!hashes.has(hash)) return;
      for (let index = position; index < position + size; index++) this.#mark(kind, index, COMMON_PHRASE);
    });
  }

  finish(): SubtractionMask {
    return { mask: this.#mask, subtracted: [...this.#words].map(([kind, words]) => ({ kind, words })) };
  }

  /** A word is subtracted once, by the first kind that matches. */
  #mark(kind: SubtractionKind, index: number, value: number): void {
    const before = this.#mask[index] ?? 0;
    this.#mask[index] = Math.max(before, value);
    if (before !== 0) return;
    this.#words.set(kind, (this.#words.get(kind) ?? 0) + 1);
  }
}

function furnitureBlocks({ blocks }: Document): readonly Block[] {
  return blocks.filter(({ type }) => type === 'header' || type === 'footer');
}

/** 第一章 总则……………3 */
const contentsLine = /(?:(?<![.．·…])[.．·…]{3,}|\t)\s{0,40}(?:第\s{0,9})?\d{1,4}(?:\s{0,9}页)?\s*$/;
/** A single such line may belong to a price list. */
const FEWEST_CONTENTS_LINES = 3;

/** As much of it as dots and a page number take. */
const LINE_END_CHARACTERS = 200;

function lineEnd(text: string): string {
  return text.slice(-LINE_END_CHARACTERS);
}

function contentsBlocks(document: Document): readonly Block[] {
  const lines = document.blocks.filter(
    (block) => block.type !== 'tableCell' && contentsLine.test(lineEnd(spanText(document, block))),
  );
  return lines.length >= FEWEST_CONTENTS_LINES ? lines : [];
}

const referencesTitle = /^\s*(?:参考文献|引用文献|参考资料|references|bibliography)\s*(?:[:：]\s*)?$/i;
const referenceLine = /^\s*(?:[[［【（(]\s*\d+\s*[\]］】）)]|\d+\s*[.、．])/;

/** Each title with the numbered lines after it: a document of several files has several lists. */
function referenceBlocks(document: Document): readonly Block[] {
  let isInList = false;
  return document.blocks.filter((block) => {
    const text = spanText(document, block);
    isInList = referencesTitle.test(text) || (isInList && referenceLine.test(text));
    return isInList;
  });
}

/** Shorter ones are defined terms: “货物”. */
const quotation = /“[^”\n]{12,3000}”|「[^」\n]{12,3000}」|『[^』\n]{12,3000}』/g;

function quotations({ text }: Document): readonly TokenRange[] {
  return [...text.matchAll(quotation)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
