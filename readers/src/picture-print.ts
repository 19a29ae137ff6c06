/**
 * In: the bytes of a picture or drawing in a file. Out: its identity: the hash of the bytes, and its
 * appearance. Promise: a picture that is too large or cannot be drawn has a hash but no print; it never makes
 * reading its file fail.
 */
import { createHash } from 'node:crypto';
import type { Picture } from '@wenjian/document';
import sharp, { type Sharp } from 'sharp';
import { LOOK_SIDE } from './picture-look.ts';
import { printsOf } from './prints-of-pixels.ts';
import { Recent } from './recent.ts';

/** A page at 600 dpi; larger ones take longer than the text around them. */
const MAX_PRINTED_PIXELS = 40_000_000;

/** A few hundred bytes each. */
const recentLooks = new Recent<Omit<Picture, 'hash'>>(64);

export async function pictureOf(bytes: Uint8Array, isPrinted: boolean): Promise<Picture> {
  const hash = hashOf(bytes);
  if (!isPrinted || isDrawing(bytes)) return { hash };
  const seen = await recentLooks.find(hash, async () => (await look(() => sharp(bytes, limits))) ?? {});
  return { hash, ...seen };
}

/** Of what is seen: other pixels are another picture, however alike they look. */
export async function pictureOfPixels(pixels: {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}): Promise<Picture> {
  const { data, width, height, channels } = pixels;
  const seen = await look(() => sharp(data, { ...limits, raw: { width, height, channels } }));
  // With its size: the same pixels in other rows are another picture.
  return { hash: hashOf(`${width}x${height}\n`, data), isOfPixels: true, ...seen };
}

/**
 * A chart or diagram is identified by its content: the words and figures in its part, in whatever order its
 * properties were saved.
 */
export function drawingOf(part: Uint8Array): Picture {
  const said = new TextDecoder().decode(part).split(/<[^<>]*>/);
  return { hash: hashOf(said.filter((piece) => piece.trim() !== '').join('\n')) };
}

function hashOf(...content: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('hex');
}

const limits = { limitInputPixels: MAX_PRINTED_PIXELS, failOn: 'error' } as const;

/** SVG may refer to other files, and draws text with the installed fonts: it is not drawn. */
function isDrawing(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  return /^\W*<(?:\?xml|!--|svg|!DOCTYPE)/i.test(start);
}

/** Null when it cannot be drawn. */
async function look(open: () => Sharp): Promise<Omit<Picture, 'hash'> | null> {
  try {
    const size = await open().metadata();
    const grey = await open()
      .flatten({ background: '#ffffff' })
      .grayscale()
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer();
    return printsOf(grey, size);
  } catch {
    return null;
  }
}
