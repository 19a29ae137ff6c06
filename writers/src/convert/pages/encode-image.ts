/** Encodes images of a PDF again as JPEG, with fewer pixels when they are shown small. */
import { inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export type ImageToEncode =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array; readonly channels: 1 | 3 }
  | {
      /** `pngRows`: each row starts with its PNG filter, then deflated. */
      readonly kind: 'pixels' | 'pngRows';
      readonly bytes: Uint8Array;
      readonly width: number;
      readonly height: number;
      readonly channels: 1 | 3;
    };

export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

const MAX_PIXELS = 100_000_000;
/** Images of unknown displayed size keep their resolution up to this side length. */
const LONGEST_SIDE = 4000;
const LEAST_SIDE = 16;

/** Null when the image cannot be decoded. */
export async function encodeSmaller(
  image: ImageToEncode,
  { quality, longestSide }: { readonly quality: number; readonly longestSide: number | null },
): Promise<EncodedImage | null> {
  try {
    const source = opened(image);
    if (source === null) return null;
    const { width = 0, height = 0, space } = await source.metadata();
    // CMYK JPEGs would come out in other colours.
    if (image.kind === 'jpeg' && space === 'cmyk') return null;
    const side = Math.max(LEAST_SIDE, Math.min(longestSide ?? LONGEST_SIDE, Math.max(width, height)));
    const sized = source.resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const coloured = image.channels === 1 ? sized.toColourspace('b-w') : sized.toColourspace('srgb');
    const { data, info } = await coloured.jpeg({ quality }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
  } catch {
    return null;
  }
}

function opened(image: ImageToEncode): Sharp | null {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (image.kind === 'jpeg') return sharp(image.bytes, limits);
  const { width, height, channels } = image;
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) return null;
  const pixels = image.kind === 'pixels' ? image.bytes : unfiltered(image.bytes, width, height, channels);
  return pixels === null ? null : sharp(pixels, { ...limits, raw: { width, height, channels } });
}

/** Undoes the row filters of PNG (RFC 2083, section 6). */
function unfiltered(
  deflated: Uint8Array,
  width: number,
  height: number,
  channels: number,
): Uint8Array | null {
  const rowBytes = width * channels;
  const rows = inflateSync(deflated, { maxOutputLength: (rowBytes + 1) * height + 1024 });
  if (rows.length < (rowBytes + 1) * height) return null;
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (rowBytes + 1)] ?? 0;
    const from = row * (rowBytes + 1) + 1;
    const to = row * rowBytes;
    for (let index = 0; index < rowBytes; index++) {
      const left = index >= channels ? (pixels[to + index - channels] ?? 0) : 0;
      const up = row > 0 ? (pixels[to + index - rowBytes] ?? 0) : 0;
      const corner = row > 0 && index >= channels ? (pixels[to + index - rowBytes - channels] ?? 0) : 0;
      pixels[to + index] = (rows[from + index] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return pixels;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const guess = left + up - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      if (a <= b && a <= c) return left;
      return b <= c ? up : corner;
    }
    default:
      return 0;
  }
}
