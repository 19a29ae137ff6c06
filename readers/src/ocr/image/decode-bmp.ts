/**
 * In: a BMP file. Out: its pixels. The image library does not read BMP; scanners and screenshots still write
 * it. Supports the common variants: 1, 4, 8 bits with a palette, 16/24/32 bits, bit fields, either row order;
 * not the compressed ones.
 */
import { Unreadable } from '../../read-result.ts';
import { ocrText } from '../ocr.text.ts';
import type { ColourImage } from './image.ts';

const FILE_HEADER_BYTES = 14;
const CORE_HEADER_BYTES = 12;
const PLAIN = 0;
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;

interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly pixelOffset: number;
  readonly palette: Uint8Array;
  readonly paletteStep: number;
  readonly masks: readonly [number, number, number];
}

export function isBmp(bytes: Uint8Array): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d && bytes.length > FILE_HEADER_BYTES + CORE_HEADER_BYTES;
}

/** Width and height without decoding the pixels. */
export function bmpSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = readHeader(bytes);
  return { width, height };
}

export function decodeBmp(bytes: Uint8Array): ColourImage {
  const header = readHeader(bytes);
  const { width, height, bits } = header;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (header.pixelOffset + rowBytes * height > bytes.length) {
    throw new Unreadable('damaged', ocrText.damagedImage);
  }
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const source = header.pixelOffset + (header.isTopDown ? row : height - 1 - row) * rowBytes;
    decodeRow(bytes, source, header, data, row * width * 3);
  }
  return { width, height, data };
}

function readHeader(bytes: Uint8Array): BmpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint32(FILE_HEADER_BYTES, true);
  const isCore = headerBytes === CORE_HEADER_BYTES;
  if (!isCore && bytes.length < FILE_HEADER_BYTES + 40) throw new Unreadable('damaged', ocrText.damagedImage);
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = isCore ? view.getUint16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(isCore ? 24 : 28, true);
  const compression = isCore ? PLAIN : view.getUint32(30, true);
  const hasMasks = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  if (![1, 4, 8, 16, 24, 32].includes(bits) || (compression !== PLAIN && !hasMasks)) {
    throw new Unreadable('unsupported', ocrText.notAnImage);
  }
  if (width <= 0 || signedHeight === 0) throw new Unreadable('damaged', ocrText.damagedImage);
  const palette = FILE_HEADER_BYTES + headerBytes;
  return {
    width,
    height: Math.abs(signedHeight),
    isTopDown: signedHeight < 0,
    bits,
    pixelOffset: view.getUint32(10, true),
    palette: bytes.subarray(palette),
    paletteStep: isCore ? 3 : 4,
    masks: hasMasks && bytes.length >= 66 ? fileMasks(view) : defaultMasks(bits),
  };
}

function fileMasks(view: DataView): [number, number, number] {
  return [view.getUint32(54, true), view.getUint32(58, true), view.getUint32(62, true)];
}

function defaultMasks(bits: number): [number, number, number] {
  return bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];
}

function decodeRow(
  bytes: Uint8Array,
  source: number,
  header: BmpHeader,
  target: Uint8Array,
  at: number,
): void {
  const { width, bits } = header;
  for (let column = 0; column < width; column++) {
    const out = at + column * 3;
    if (bits <= 8) {
      const entry = paletteIndex(bytes, source, column, bits) * header.paletteStep;
      for (let channel = 0; channel < 3; channel++) {
        target[out + channel] = header.palette[entry + 2 - channel] ?? 0;
      }
    } else if (bits === 24) {
      for (let channel = 0; channel < 3; channel++) {
        target[out + channel] = bytes[source + column * 3 + 2 - channel] ?? 0;
      }
    } else {
      const value = littleEndian(bytes, source + (column * bits) / 8, bits / 8);
      header.masks.forEach((mask, channel) => {
        target[out + channel] = masked(value, mask);
      });
    }
  }
}

function paletteIndex(bytes: Uint8Array, source: number, column: number, bits: number): number {
  const bit = column * bits;
  const byte = bytes[source + (bit >> 3)] ?? 0;
  return (byte >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

function littleEndian(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let index = count - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
  return value >>> 0;
}

/** The bits under the mask, stretched to 0…255. */
function masked(value: number, mask: number): number {
  if (mask === 0) return 0;
  const lowest = mask & -mask;
  const highest = (mask >>> 0) / (lowest >>> 0);
  return Math.round((((value & mask) >>> 0) / (lowest >>> 0) / highest) * 255);
}
