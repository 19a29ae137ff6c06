/** In: an image file, possibly with several pages. Out: a PDF with one page for each, sized by its resolution. */
import { readFile, writeFile } from 'node:fs/promises';
import { type PDFContext, PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { A4, MAX_SIDE_PT } from '../../paper.ts';
import { Unreadable } from '../../read-result.ts';
import { ocrText } from '../ocr.text.ts';
import type { Rotation } from '../ocr-page.ts';
import { countImagePages, type LoadedImage, loadImage, MAX_WORKING_PIXELS } from './load-image.ts';

const POINTS_PER_INCH = 72;
/** Screen resolution, the most likely one for an image without a stated resolution. */
const USUAL_DPI = 96;
const MAX_IMAGE_BYTES = 400 * 1024 * 1024;
const JPEG_QUALITY = 90;

/** How a page was recognised: the resolution, and the clockwise rotation before it. */
export interface UprightPage {
  readonly dpi: number;
  readonly rotation: Rotation;
}

/** What a page lost: too large for its resolution, or only the first picture of an animation. */
export type ImageLoss = 'shrunk' | 'animation';

export interface ImageToPdfOptions {
  /** The pages in the coordinates of their recognition, so that recognised text matches the PDF; as they are when absent. */
  readonly pages?: readonly UprightPage[];
  readonly onPage?: (done: number, of: number) => void;
  readonly onLoss?: (loss: ImageLoss) => void;
  readonly signal?: AbortSignal;
}

export async function imageToPdf(
  path: string,
  output: string,
  { pages, onPage, onLoss = () => undefined, signal }: ImageToPdfOptions = {},
): Promise<void> {
  const pageCount = pages?.length ?? (await countImagePages(path));
  const document = await PDFDocument.create({ updateMetadata: false });
  let total = 0;
  for (let index = 0; index < pageCount; index++) {
    signal?.throwIfAborted();
    const image = await encodedPage(path, index, pageCount, onLoss);
    total += image.bytes.length;
    if (total > MAX_IMAGE_BYTES) throw new Unreadable('tooLarge', ocrText.tooManyImageBytes(MAX_IMAGE_BYTES));
    addPage(document, image, pages?.[index] ?? { dpi: pageDpi(image), rotation: 0 });
    onPage?.(index + 1, pageCount);
  }
  await writeFile(output, await document.save({ addDefaultPage: false }));
}

interface PageImage {
  readonly kind: 'jpeg' | 'png';
  /** A whole JPEG file, or the compressed rows of a PNG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly dpi: number | null;
}

async function encodedPage(
  path: string,
  index: number,
  pageCount: number,
  onLoss: (loss: ImageLoss) => void,
): Promise<PageImage> {
  const loaded = await loadImage(path, index);
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if ((metadata?.width ?? 0) * (metadata?.height ?? 0) > MAX_WORKING_PIXELS) onLoss('shrunk');
  if (metadata?.format !== 'tiff' && (metadata?.pages ?? 1) > 1) onLoss('animation');
  const isUpright = (metadata?.orientation ?? 1) === 1;
  const isWhole = loaded.width === metadata?.width && loaded.height === metadata.height;
  if (metadata?.format === 'jpeg' && isUpright && isWhole && metadata.space !== 'cmyk' && pageCount === 1) {
    // Copied byte by byte: lossless.
    const channels = metadata.channels === 1 ? 1 : 3;
    return { kind: 'jpeg', bytes: await readFile(path), ...sizeOf(loaded), channels };
  }
  const isPhoto = metadata?.format === 'jpeg' || metadata?.format === 'webp';
  return isPhoto ? asJpeg(loaded) : asPng(loaded);
}

function sizeOf({ width, height, dpi }: LoadedImage): Pick<PageImage, 'width' | 'height' | 'dpi'> {
  return { width, height, dpi };
}

function pixelsOf({ data, width, height }: LoadedImage): ReturnType<typeof sharp> {
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: MAX_WORKING_PIXELS * 2 });
}

async function asJpeg(image: LoadedImage): Promise<PageImage> {
  const bytes = await pixelsOf(image).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { kind: 'jpeg', bytes, ...sizeOf(image), channels: 3 };
}

async function asPng(image: LoadedImage): Promise<PageImage> {
  const channels = isGrey(image.data) ? 1 : 3;
  const pixels = pixelsOf(image);
  const coloured = channels === 1 ? pixels.toColourspace('b-w') : pixels;
  const file = await coloured.png({ compressionLevel: 6 }).toBuffer();
  return { kind: 'png', bytes: pngRows(file), ...sizeOf(image), channels };
}

function isGrey(pixels: Uint8Array): boolean {
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  }
  return true;
}

/** A PDF can contain the deflated rows of a PNG unchanged. */
function pngRows(file: Buffer): Uint8Array {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return new Uint8Array(Buffer.concat(parts));
}

function addPage(document: PDFDocument, image: PageImage, { dpi, rotation }: UprightPage): void {
  const scale = POINTS_PER_INCH / dpi;
  const isOnSide = rotation === 90 || rotation === 270;
  const width = (isOnSide ? image.height : image.width) * scale;
  const height = (isOnSide ? image.width : image.height) * scale;
  const { context } = document;
  const page = document.addPage([width, height]);
  page.node.setXObject(PDFName.of('Image'), imageObject(context, image));
  const matrix = placement(rotation, width, height).map((value) => value.toFixed(3));
  const operators = `q ${matrix.join(' ')} cm /Image Do Q`;
  page.node.addContentStream(context.register(context.stream(operators)));
}

/** An image fills the unit square; the matrix rotates it clockwise onto the page. */
function placement(rotation: Rotation, width: number, height: number): readonly number[] {
  switch (rotation) {
    case 0:
      return [width, 0, 0, height, 0, 0];
    case 90:
      return [0, -height, width, 0, 0, height];
    case 180:
      return [-width, 0, 0, -height, width, height];
    case 270:
      return [0, height, -width, 0, width, 0];
  }
}

function pageDpi({ dpi, width, height }: PageImage): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const fittingSheet = Math.max(short / A4.widthPt, long / A4.heightPt) * POINTS_PER_INCH;
  const least = (long / MAX_SIDE_PT) * POINTS_PER_INCH;
  return Math.max(least, dpi ?? Math.max(USUAL_DPI, fittingSheet));
}

function imageObject(context: PDFContext, { kind, bytes, width, height, channels }: PageImage): PDFRef {
  const rows = { Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width };
  return context.register(
    context.stream(bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
      Filter: kind === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
      ...(kind === 'png' ? { DecodeParms: rows } : {}),
    }),
  );
}
