/**
 * In: an image file or pixels. Out: one page of it as red, green, blue on white paper, rotated by its EXIF
 * data and small enough to process. Promise: memory stays bounded; images that are too large or broken are
 * refused with their own sentence.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Unreadable } from '../../read-result.ts';
import { ocrText } from '../ocr.text.ts';
import { bmpSize, decodeBmp, isBmp } from './decode-bmp.ts';
import type { ColourImage } from './image.ts';

/** Pixels from a renderer: 1 (grey), 3 (RGB) or 4 (RGBA) bytes per pixel. */
export interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
}

/** A path, the bytes of an image file, or pixels. */
export type ImageSource = string | Uint8Array | RawImage;

export interface LoadedImage extends ColourImage {
  /** From the file; null when it is missing or implausible. */
  readonly dpi: number | null;
}

/** 15,800 × 15,800; the library decodes in strips, so this limits time more than memory. */
const MAX_INPUT_PIXELS = 250_000_000;

/** A3 at 300 dpi has 17 million; more resolution than that does not help recognition. */
export const MAX_WORKING_PIXELS = 20_000_000;

const MAX_IMAGE_PAGES = 2000;

/** The default that programs write when the resolution is unknown. */
const MEANINGLESS_DPI = 72;
/** In inches: a sheet or a card; a larger declared size is wrong. */
const SHORT_SIDE = { least: 2, most: 13 } as const;
const WHITE = '#ffffff';

/** Pages of a multi-page TIFF; 1 for everything else (frames of an animation are not pages). */
export async function countImagePages(source: ImageSource): Promise<number> {
  const input = await readSource(source);
  if (input.kind !== 'file') return 1;
  const metadata = await metadataOf(input.bytes, 0);
  const pages = metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1;
  if (pages > MAX_IMAGE_PAGES) throw new Unreadable('tooLarge', ocrText.tooManyPages(MAX_IMAGE_PAGES));
  return pages;
}

export async function loadImage(source: ImageSource, pageIndex = 0): Promise<LoadedImage> {
  const input = await readSource(source);
  switch (input.kind) {
    case 'pixels':
      checkSize(input.image.width, input.image.height);
      return toPaper(fromPixels(input.image), input.image, null);
    case 'bmp': {
      const size = bmpSize(input.bytes);
      checkSize(size.width, size.height);
      return toPaper(fromPixels({ ...decodeBmp(input.bytes), channels: 3 }), size, null);
    }
    case 'file': {
      const metadata = await metadataOf(input.bytes, pageIndex);
      const { width, height } = metadata.autoOrient;
      checkSize(width, height);
      const image = sharp(input.bytes, { ...sharpLimits, page: pageIndex }).autoOrient();
      return toPaper(image, { width, height }, plausibleDpi(metadata.density, Math.min(width, height)));
    }
  }
}

type Input =
  | { readonly kind: 'pixels'; readonly image: RawImage }
  | { readonly kind: 'bmp'; readonly bytes: Uint8Array }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

const sharpLimits = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true } as const;

async function readSource(source: ImageSource): Promise<Input> {
  if (typeof source === 'object' && 'channels' in source) return { kind: 'pixels', image: source };
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  if (bytes.length === 0) throw new Unreadable('empty', ocrText.emptyImage);
  return isBmp(bytes) ? { kind: 'bmp', bytes } : { kind: 'file', bytes };
}

function fromPixels(image: RawImage): Sharp {
  const { width, height, channels, data } = image;
  if (data.length < width * height * channels) throw new Unreadable('damaged', ocrText.damagedImage);
  return sharp(data, { ...sharpLimits, raw: { width, height, channels } });
}

/** SVG and PDF are drawings, not pictures: they are not decoded here, even if the library could. */
const PICTURE_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp', 'gif']);

async function metadataOf(bytes: Uint8Array, pageIndex: number): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...sharpLimits, page: pageIndex }).metadata();
  } catch (error) {
    throw refusal(error);
  }
  if (!PICTURE_FORMATS.has(metadata.format)) throw new Unreadable('unsupported', ocrText.notAnImage);
  return metadata;
}

function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Unreadable('empty', ocrText.emptyImage);
  if (width * height > MAX_INPUT_PIXELS) {
    throw new Unreadable('tooLarge', ocrText.tooManyPixels(width, height, MAX_INPUT_PIXELS));
  }
}

async function toPaper(
  image: Sharp,
  size: { readonly width: number; readonly height: number },
  dpi: number | null,
): Promise<LoadedImage> {
  const scale = Math.min(1, Math.sqrt(MAX_WORKING_PIXELS / (size.width * size.height)));
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  const sized = scale < 1 ? image.resize(width, height, { fit: 'fill' }) : image;
  try {
    const { data, info } = await sized
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: info.channels === 1 ? threeTimes(data) : data,
      dpi: dpi === null ? null : dpi * scale,
    };
  } catch (error) {
    throw refusal(error);
  }
}

function threeTimes(grey: Uint8Array): Uint8Array {
  const colour = new Uint8Array(grey.length * 3);
  for (let index = 0; index < grey.length; index++) colour.fill(grey[index] ?? 0, index * 3, index * 3 + 3);
  return colour;
}

function plausibleDpi(density: number | undefined, shortSide: number): number | null {
  if (density === undefined || density <= MEANINGLESS_DPI) return null;
  const inches = shortSide / density;
  return inches >= SHORT_SIDE.least && inches <= SHORT_SIDE.most ? density : null;
}

/** Classifies the library's message: too many pixels, an unknown format; everything else is damage. */
function refusal(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error;
  const message = error instanceof Error ? error.message : '';
  if (message.includes('exceeds pixel limit')) {
    return new Unreadable('tooLarge', ocrText.tooManyPixelsUnknown(MAX_INPUT_PIXELS));
  }
  if (message.includes('unsupported image format')) return new Unreadable('unsupported', ocrText.notAnImage);
  return new Unreadable('damaged', ocrText.damagedImage);
}
