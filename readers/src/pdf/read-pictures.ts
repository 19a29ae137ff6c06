/**
 * In: the image objects of a PDF, page after page. Out: what each picture is by its content.
 * Promise: what one document may cost is bounded; a picture beyond the bounds has no print, or nothing at all, and its place is kept.
 */
import { createHash } from 'node:crypto';
import type { Picture } from '@wenjian/document';
import { differenceHash, MAX_PRINTED_PICTURES, PRINT_GRID } from '../difference-hash.ts';
import type { Pdfium } from './pdfium.ts';

/** A page scanned at 150 dpi; larger ones are whole scans, which are recognised, not compared as pictures. */
const MAX_PIXELS = 2_200_000;

/** Bytes as they stand in the file. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Hashing is cheap, but a drawing may be put together from thousands of tiles. */
const MAX_HASHED_PICTURES = 2_000;

/** FPDFBitmap_* of fpdfview.h: bytes a pixel of the formats without a palette. */
const bytesPerPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

export class PictureReader {
  readonly #pdfium: Pdfium;
  /** A logo that stands on every page is drawn once. */
  readonly #printByHash = new Map<string, string | null>();
  #hashed = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** Null beyond the bounds. */
  read(image: number): Picture | null {
    const bytes = this.#hashed < MAX_HASHED_PICTURES ? this.#bytesOf(image) : null;
    if (bytes === null) return null;
    this.#hashed++;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const print = this.#printOf(image, hash);
    return print === null ? { hash } : { hash, print };
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

  #printOf(image: number, hash: string): string | null {
    const known = this.#printByHash.get(hash);
    if (known !== undefined) return known;
    if (this.#printByHash.size >= MAX_PRINTED_PICTURES || !this.#isSmall(image)) return null;
    const print = this.#draw(image);
    this.#printByHash.set(hash, print);
    return print;
  }

  #isSmall(image: number): boolean {
    const { api, memory } = this.#pdfium;
    const scratch = memory.allocate(8);
    const isKnown = api.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4);
    const [width = 0, height = 0] = memory.integers().slice(scratch >>> 2, (scratch >>> 2) + 2);
    memory.free(scratch);
    return Boolean(isKnown) && width * height > 0 && width * height <= MAX_PIXELS;
  }

  #draw(image: number): string | null {
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
      return differenceHash(averages({ pixels, width, height, channels, stride }));
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

/** The mean grey of each field of the grid. Blue comes first in what pdfium draws. */
function averages({ pixels, width, height, channels, stride }: Bitmap): Float64Array {
  const sums = new Float64Array(PRINT_GRID.width * PRINT_GRID.height);
  const counts = new Uint32Array(sums.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(PRINT_GRID.height - 1, Math.floor((y * PRINT_GRID.height) / height));
    for (let x = 0; x < width; x++) {
      const field = row * PRINT_GRID.width + Math.floor((x * PRINT_GRID.width) / width);
      const at = y * stride + x * channels;
      const first = pixels[at] ?? 0;
      const grey =
        channels === 1
          ? first
          : 0.114 * first + 0.587 * (pixels[at + 1] ?? 0) + 0.299 * (pixels[at + 2] ?? 0);
      sums[field] = (sums[field] ?? 0) + grey;
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return sums.map((sum, field) => sum / Math.max(1, counts[field] ?? 0));
}
