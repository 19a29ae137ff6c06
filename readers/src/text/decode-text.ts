/**
 * In: bytes. Out: their text and the encoding, or null when they are not text. Byte order marks decide; then
 * UTF-8, because nothing else looks like it by chance; then the Chinese encoding (GB18030 with GBK, Big5, UTF-16
 * without a mark) that gives the most everyday characters; then Windows-1252, when its letters stand beside
 * letters. Bytes that are valid in several encodings are read in the one that gives words.
 */

import { TextDecoder } from 'node:util';
import { everydayCharacters } from './everyday-characters.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/** `beginning`: the bytes may end in the middle of a character. */
export function decodeText(bytes: Uint8Array, part: 'whole' | 'beginning'): DecodedText | null {
  const marked = markedEncoding(bytes);
  for (const encoding of marked === null ? ['utf-8'] : [marked]) {
    const text = tryDecode(bytes, encoding, part);
    if (text !== null && looksLikeText(text)) return { text, encoding };
  }
  return marked === null ? likeliest(bytes, part) : null;
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
}

/** Of the Chinese characters of any Chinese text about a third are everyday ones; of wrongly read bytes hardly any. */
const LEAST_EVERYDAY = 0.08;

function likeliest(bytes: Uint8Array, part: 'whole' | 'beginning'): DecodedText | null {
  const read = (encoding: string): DecodedText | null => {
    const text = tryDecode(bytes, encoding, part);
    return text !== null && looksLikeText(text) ? { text, encoding } : null;
  };
  const chinese = ['gb18030', 'big5', 'utf-16le', 'utf-16be'].flatMap((encoding) => read(encoding) ?? []);
  const [best] = chinese
    .map((decoded) => ({ decoded, share: everydayShare(decoded.text) }))
    .sort((one, other) => other.share - one.share);
  if (best !== undefined && best.share >= LEAST_EVERYDAY) return best.decoded;
  const western = read('windows-1252');
  if (western !== null && hasWesternWords(western.text)) return western;
  // Rare characters only: a list of names, or two or three words.
  return chinese.find(({ encoding }) => !encoding.startsWith('utf-16')) ?? null;
}

const SAMPLE_CHARACTERS = 20_000;

/** The share of everyday characters among those that are not plain Latin, digits or spaces; UTF-16 of Latin text has none. */
function everydayShare(text: string): number {
  let foreign = 0;
  let everyday = 0;
  for (const character of text.slice(0, SAMPLE_CHARACTERS)) {
    if (character <= '\u007f') continue;
    foreign++;
    if (everydayCharacters.has(character)) everyday++;
  }
  // Plain Latin alone: nothing was read wrongly.
  return foreign === 0 ? Math.min(1, text.length) : everyday / foreign;
}

const WESTERN = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/g;
const SIGNS =
  /[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u20ac\u00a0\u00a3\u00a7\u00a9\u00ab\u00bb\u00b0\u00bf\u00a1]/g;
/** Of all characters above plain Latin. */
const LEAST_WESTERN = 0.8;
/** Of all characters: words are mostly plain letters. */
const MOST_FOREIGN = 0.4;

function hasWesternWords(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const foreign = [...sample].filter((character) => character > '\u007f').length;
  if (foreign === 0 || foreign > sample.length * MOST_FOREIGN) return false;
  const known = (sample.match(WESTERN)?.length ?? 0) + (sample.match(SIGNS)?.length ?? 0);
  return known >= foreign * LEAST_WESTERN;
}

function tryDecode(bytes: Uint8Array, encoding: string, part: 'whole' | 'beginning'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: part === 'beginning' });
  } catch {
    // Fatal decoding throws a TypeError on invalid bytes: the next candidate is tried.
    return null;
  }
}

/** Text may contain a few control characters; a binary file contains many. */
const MAX_CONTROL_SHARE = 0.002;

function looksLikeText(text: string): boolean {
  let controls = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isBreak = code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
    if ((code < 0x20 && !isBreak) || code === 0x7f || code === 0xfffd || code === 0xffff) controls++;
  }
  return controls <= text.length * MAX_CONTROL_SHARE;
}
