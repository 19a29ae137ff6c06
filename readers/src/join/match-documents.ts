/**
 * In: a native and a rendered document. Out: for each code unit of the native text the offset of the same
 * character in the rendered text, or -1. Running text keeps its order, so it is aligned first and as a whole;
 * notes are at the ends of pages, headers on every page, text boxes and table cells anywhere: they are
 * searched afterwards in the rest.
 */
import type { BlockType, Document } from '@wenjian/document';
import { alignCodes } from './align-codes.ts';
import { type CharacterStream, toStream, unitsOf } from './character-stream.ts';
import { matchLeftPieces, pairReplaced } from './match-pieces.ts';
import type { Matching } from './matching.ts';
import { settleBreaks } from './settle-breaks.ts';

export interface MatchedDocuments {
  readonly renderedOffsets: Int32Array;
  /** 1 for each code unit of a visible character. */
  readonly isVisible: Uint8Array;
}

export function matchDocuments(native: Document, rendered: Document): MatchedDocuments {
  const matching = createMatching(native, rendered);
  const nativeIs = typeTest(native, matching.native);
  const renderedIs = typeTest(rendered, matching.rendered);
  matchRemaining(matching, not(nativeIs(apart)), not(renderedIs(repeated)));
  settleBreaks(matching);
  matchRemaining(matching, nativeIs(notes), everything);
  matchRemaining(matching, nativeIs(repeated), renderedIs(repeated));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!matchRemaining(matching, everything, everything)) break;
  }
  settleBreaks(matching);
  matchLeftPieces(matching);
  pairReplaced(matching);
  return toOffsets(native, matching);
}

/** Each round finds the longest ascending chain of the rest; reordered text takes a few rounds. */
const MAX_ROUNDS = 6;

const notes: readonly BlockType[] = ['footnote', 'endnote'];
const repeated: readonly BlockType[] = ['header', 'footer', 'watermark'];
const apart: readonly BlockType[] = [...notes, ...repeated, 'textBox', 'comment'];

type IndexTest = (index: number) => boolean;

const everything: IndexTest = () => true;

function not(test: IndexTest): IndexTest {
  return (index) => !test(index);
}

function typeTest(document: Document, stream: CharacterStream) {
  return (types: readonly BlockType[]): IndexTest => {
    const isOfType = document.blocks.map((block) => types.includes(block.type));
    return (index) => isOfType[stream.blocks[index] ?? 0] === true;
  };
}

function createMatching(native: Document, rendered: Document): Matching {
  const lineOf = new Int32Array(rendered.text.length).fill(-1);
  (rendered.layout ?? []).forEach((fragment, index) => {
    lineOf.fill(index, fragment.start, fragment.end);
  });
  const nativeStream = toStream(native, onPages(native));
  const renderedStream = toStream(rendered, (offset) => (lineOf[offset] ?? -1) >= 0);
  return {
    native: nativeStream,
    rendered: renderedStream,
    renderedLines: Uint32Array.from(renderedStream.offsets, (offset) => lineOf[offset] ?? 0),
    partners: new Int32Array(nativeStream.codes.length).fill(-1),
    isTaken: new Uint8Array(renderedStream.codes.length),
  };
}

/** Neither comments nor what is said of pictures is printed: their words must not take the position of the text itself. */
function onPages({ blocks, text }: Document): (offset: number) => boolean {
  const isUnseen = new Uint8Array(text.length);
  for (const { type, start, end, isAlternativeText } of blocks)
    if (type === 'comment' || isAlternativeText) isUnseen.fill(1, start, end);
  return (offset) => isUnseen[offset] !== 1;
}

/** Aligns the unmatched rest of both sides; false when nothing was found. */
function matchRemaining(matching: Matching, takesNative: IndexTest, takesRendered: IndexTest): boolean {
  const { native, rendered, partners, isTaken } = matching;
  const first = remaining(native, (index) => partners[index] === -1 && takesNative(index), -1);
  const second = remaining(rendered, (index) => isTaken[index] === 0 && takesRendered(index), -2);
  if (first.indices.length === 0 || second.indices.length === 0) return false;
  let hasFound = false;
  alignCodes(first.codes, second.codes).forEach((partner, index) => {
    const at = first.indices[index] ?? -1;
    const to = partner < 0 ? -1 : (second.indices[partner] ?? -1);
    if (at < 0 || to < 0) return;
    partners[at] = to;
    isTaken[to] = 1;
    hasFound = true;
  });
  return hasFound;
}

interface Remaining {
  readonly codes: Int32Array;
  /** Into the stream; -1 for separators. */
  readonly indices: Int32Array;
}

/** Non-adjacent pieces are separated by a code that occurs in no text, so that no anchor crosses it. */
function remaining(stream: CharacterStream, takes: IndexTest, separator: number): Remaining {
  const codes: number[] = [];
  const indices: number[] = [];
  let last = -1;
  for (let index = 0; index < stream.codes.length; index++) {
    if (!takes(index)) continue;
    if (last >= 0 && last !== index - 1) {
      codes.push(separator);
      indices.push(-1);
    }
    codes.push(stream.codes[index] ?? 0);
    indices.push(index);
    last = index;
  }
  return { codes: Int32Array.from(codes), indices: Int32Array.from(indices) };
}

function toOffsets(native: Document, { native: stream, rendered, partners }: Matching): MatchedDocuments {
  const renderedOffsets = new Int32Array(native.text.length).fill(-1);
  const isVisible = new Uint8Array(native.text.length);
  for (let index = 0; index < partners.length; index++) {
    const offset = stream.offsets[index] ?? 0;
    const units = unitsOf(native.text.codePointAt(offset) ?? 0);
    const partner = partners[index] ?? -1;
    isVisible.fill(1, offset, offset + units);
    // For a character that folds to several codes, the first match gives the position.
    if (partner < 0 || renderedOffsets[offset] !== -1) continue;
    renderedOffsets.fill(rendered.offsets[partner] ?? -1, offset, offset + units);
  }
  return { renderedOffsets, isVisible };
}
