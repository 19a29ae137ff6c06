/**
 * In: the image objects of a PDF, page after page. Out: the identity of each picture's content. Promise: the
 * cost per document is limited; a picture beyond the limits has no print, or nothing at all, and its place is
 * kept.
 */
import { createHash } from 'node:crypto';
import type { Picture } from '@wenjian/document';
import { MAX_PRINTED_PICTURES } from '../../difference-hash.ts';
import { LOOK_SIDE } from '../../picture-look.ts';
import { printsOf } from '../../prints-of-pixels.ts';
import type { Pdfium } from '../pdfium.ts';

/** A page scanned at 150 dpi; larger ones are whole scans, which are recognised and not compared as pictures. */
const MAX_PIXELS = 2_200_000;

/** Size in the file. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Hashing is cheap, but a drawing may consist of thousands of tiles. */
const MAX_HASHED_PICTURES = 2_000;

/** FPDFBitmap_* of fpdfview.h: bytes a pixel of the formats without a palette. */
const bytesPerPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

type Prints = Omit<Picture, 'hash'>;

export class PictureReader {
  readonly #pdfium: Pdfium;
  /** A logo on every page is drawn once. */
  readonly #printsByHash = new Map<string, Prints | null>();
  #hashed = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** Null beyond the limits. */
  read(image: number): Picture | null {
    const bytes = this.#hashed < MAX_HASHED_PICTURES ? this.#bytesOf(image) : null;
    if (bytes === null) return null;
    this.#hashed++;
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { hash, ...this.#printsOf(image, hash) };
  }

  #bytesOf(image: number): Uint8Array | null {
    const { api, memory } = this.#pdfium;
    const size = api.FPDFImageObj_GetImageDataRaw(image, 0, 0);
    if (size <= 0 || size > MAX_BYTES) return null;
    const pointer = memory.allocate(size);
    const length = Math.min(size, api.FPDFImageObj_GetImageDataRaw(image, pointer, size));
    const bytes = memory.bytes().slice(pointer, pointer + length);
    memory.free(pointer);
    return bytes;
  }

  #printsOf(image: number, hash: string): Prints | null {
    const known = this.#printsByHash.get(hash);
    if (known !== undefined) return known;
    if (this.#printsByHash.size >= MAX_PRINTED_PICTURES || !this.#isSmall(image)) return null;
    const prints = this.#draw(image);
    this.#printsByHash.set(hash, prints);
    return prints;
  }

  #isSmall(image: number): boolean {
    const { api, memory } = this.#pdfium;
    const scratch = memory.allocate(8);
    const isKnown = api.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4);
    const [width = 0, height = 0] = memory.integers().slice(scratch >>> 2, (scratch >>> 2) + 2);
    memory.free(scratch);
    return Boolean(isKnown) && width * height > 0 && width * height <= MAX_PIXELS;
  }

  #draw(image: number): Prints | null {
    const { api, memory } = this.#pdfium;
    const bitmap = api.FPDFImageObj_GetBitmap(image);
    if (bitmap === 0) return null;
    try {
      const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
      const channels = bytesPerPixel[api.FPDFBitmap_GetFormat(bitmap)] ?? 0;
      if (channels === 0 || width * height > MAX_PIXELS) return null;
      const stride = api.FPDFBitmap_GetStride(bitmap);
      const buffer = api.FPDFBitmap_GetBuffer(bitmap);
      const pixels = memory.bytes().subarray(buffer, buffer + stride * height);
      return printsOf(shrink({ pixels, width, height, channels, stride }), { width, height });
    } finally {
      api.FPDFBitmap_Destroy(bitmap);
    }
  }
}

interface Bitmap {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly stride: number;
}

/** The mean grey of each field of the grid; a picture smaller than the grid is enlarged. */
function shrink(bitmap: Bitmap): Float64Array {
  const { width, height } = bitmap;
  const grey = new Float64Array(LOOK_SIDE * LOOK_SIDE);
  for (let row = 0; row < LOOK_SIDE; row++) {
    const [top, bottom] = stretchOf(row, height);
    for (let column = 0; column < LOOK_SIDE; column++) {
      const [left, right] = stretchOf(column, width);
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += greyAt(bitmap, x, y);
      grey[row * LOOK_SIDE + column] = sum / ((bottom - top) * (right - left));
    }
  }
  return grey;
}

/** The pixels of a field of the grid along one side: at least one. */
function stretchOf(field: number, length: number): readonly [number, number] {
  const start = Math.floor((field * length) / LOOK_SIDE);
  return [start, Math.max(start + 1, Math.floor(((field + 1) * length) / LOOK_SIDE))];
}

/** pdfium's first channel is blue. */
function greyAt({ pixels, channels, stride }: Bitmap, x: number, y: number): number {
  const at = y * stride + x * channels;
  const first = pixels[at] ?? 0;
  if (channels === 1) return first;
  return 0.114 * first + 0.587 * (pixels[at + 1] ?? 0) + 0.299 * (pixels[at + 2] ?? 0);
}
