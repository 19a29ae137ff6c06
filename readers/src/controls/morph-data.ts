/**
 * In: the binary state of a form control (check box, option button). Out: its caption and whether it is ticked. Source of
 * the layout: [MS-OFORMS], section 2.2.5 (MorphDataControl). Bytes that end early give what was read before.
 */

export interface CheckBoxState {
  readonly caption: string;
  readonly isTicked: boolean;
}

/** The properties that a control may have stored, in order, with their bytes; each is aligned to its size. */
const PROPERTIES: readonly {
  readonly bit: number;
  readonly bytes: 1 | 2 | 4;
  readonly name?: 'value' | 'caption';
}[] = [
  { bit: 0, bytes: 4 },
  { bit: 1, bytes: 4 },
  { bit: 2, bytes: 4 },
  { bit: 3, bytes: 4 },
  { bit: 4, bytes: 1 },
  { bit: 5, bytes: 1 },
  { bit: 6, bytes: 1 },
  { bit: 7, bytes: 1 },
  { bit: 9, bytes: 2 },
  { bit: 10, bytes: 4 },
  { bit: 11, bytes: 2 },
  { bit: 12, bytes: 2 },
  { bit: 13, bytes: 2 },
  { bit: 14, bytes: 2 },
  { bit: 15, bytes: 2 },
  { bit: 16, bytes: 1 },
  { bit: 17, bytes: 1 },
  { bit: 18, bytes: 1 },
  { bit: 20, bytes: 1 },
  { bit: 21, bytes: 1 },
  { bit: 22, bytes: 4, name: 'value' },
  { bit: 23, bytes: 4, name: 'caption' },
  { bit: 24, bytes: 4 },
  { bit: 25, bytes: 4 },
  { bit: 26, bytes: 4 },
  { bit: 27, bytes: 2 },
  { bit: 28, bytes: 2 },
  { bit: 29, bytes: 2 },
];

const HEADER_BYTES = 12;
const SIZE_BIT = 8;
const SIZE_BYTES = 8;
const GROUP_NAME_BYTES = 4;
/** The length of a text has this bit when each character is one byte. */
const COMPRESSED = 0x80000000;
const MOST_TEXT_BYTES = 4096;

/** Null when it is no such state. */
export function readMorphData(bytes: Buffer): CheckBoxState | null {
  if (bytes.length < HEADER_BYTES || bytes.readUInt16LE(0) !== 0x0200) return null;
  const mask = bytes.readUInt32LE(4);
  const has = (bit: number): boolean => ((mask >>> bit) & 1) === 1;
  let at = HEADER_BYTES;
  const lengths = { value: 0, caption: 0 };
  for (const { bit, bytes: size, name } of PROPERTIES) {
    if (!has(bit)) continue;
    at = Math.ceil(at / size) * size;
    if (at + size > bytes.length) return null;
    if (name !== undefined) lengths[name] = bytes.readUInt32LE(at);
    at += size;
  }
  if (((bytes.readUInt32LE(8) >>> 0) & 1) === 1) at = Math.ceil(at / 4) * 4 + GROUP_NAME_BYTES;
  at = Math.ceil(at / 4) * 4 + (has(SIZE_BIT) ? SIZE_BYTES : 0);
  const value = textAt(bytes, at, lengths.value);
  const caption = textAt(bytes, value.end, lengths.caption);
  return { caption: caption.text, isTicked: value.text === '1' || value.text.toLowerCase() === 'true' };
}

function textAt(bytes: Buffer, at: number, length: number): { readonly text: string; readonly end: number } {
  const isCompressed = length >= COMPRESSED;
  const count = Math.min(isCompressed ? length - COMPRESSED : length, MOST_TEXT_BYTES);
  const text = bytes.toString(isCompressed ? 'latin1' : 'utf16le', at, at + count);
  return { text, end: Math.ceil((at + count) / 4) * 4 };
}
