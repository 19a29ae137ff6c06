/**
 * In: bytes. Out: their text and the encoding, or null when they are not text. Byte order marks decide; then
 * UTF-16 by its zero bytes, UTF-8 because nothing else looks like it by chance, then GB18030, then Big5.
 */

import { TextDecoder } from 'node:util';

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/** `beginning`: the bytes may end in the middle of a character. */
export function decodeText(bytes: Uint8Array, part: 'whole' | 'beginning'): DecodedText | null {
  for (const encoding of candidates(bytes)) {
    const text = tryDecode(bytes, encoding, part);
    if (text !== null && looksLikeText(text)) return { text, encoding };
  }
  return null;
}

function candidates(bytes: Uint8Array): readonly string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return ['utf-8'];
  const wide = wideEncoding(bytes);
  return wide === null ? ['utf-8', 'gb18030', 'big5'] : [wide];
}

const SAMPLE_BYTES = 65_536;

/** UTF-16 without a byte order mark: line breaks, spaces and digits have zero bytes, all on the same side. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  for (let index = 0; index < length; index++) {
    if (bytes[index] === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > 0 && even === 0) return 'utf-16le';
  return even > 0 && odd === 0 ? 'utf-16be' : null;
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
