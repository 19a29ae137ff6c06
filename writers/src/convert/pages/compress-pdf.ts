/**
 * Makes a PDF smaller: encodes images again at a lower resolution and removes unreferenced objects. Runs in
 * the thread.
 */
import { writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { append } from '@wenjian/document';
import type { CompressionQuality } from '../conversion.ts';
import { loadEditable, saveEdited } from './editable-pdf.ts';
import { type EncodedImage, encodeSmaller, type ImageToEncode } from './encode-image.ts';
import { decodedStream, followDrawing } from './page-drawing.ts';
import type { PdfEdit, PdfEditResult } from './pdf-edit.messages.ts';

const settings: Readonly<Record<CompressionQuality, { readonly dpi: number; readonly jpeg: number }>> = {
  low: { dpi: 96, jpeg: 45 },
  medium: { dpi: 150, jpeg: 65 },
  high: { dpi: 220, jpeg: 80 },
};

/** Smaller images are not worth the loss of quality. */
const LEAST_BYTES = 4096;
/** A new encoding must save at least a tenth. */
const WORTHWHILE = 0.9;
const POINTS_PER_INCH = 72;

export async function compressPdf(
  { source, output, quality }: Extract<PdfEdit, { kind: 'compress' }>,
  onProgress: (fraction: number) => void,
): Promise<PdfEditResult> {
  const { document, facts } = await loadEditable(source);
  const sizes = shownSizes(document);
  const masks = maskRefs(document);
  const images = imagesOf(document).filter(([ref]) => !masks.has(ref));
  let keptImages = 0;
  for (const [index, [ref, stream]] of images.entries()) {
    const isDone = await compressImage(document, ref, stream, sizes.get(ref), quality);
    if (isDone === 'notUnderstood') keptImages++;
    onProgress((index + 1) / (images.length + 1));
  }
  dropUnused(document);
  await writeFile(output, await saveEdited(document));
  return { facts, keptImages };
}

function imagesOf({ context }: PDFDocument): [PDFRef, PDFRawStream][] {
  return context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]): [PDFRef, PDFRawStream][] =>
      object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')
        ? [[ref, object]]
        : [],
    );
}

/** Transparency masks are not changed: artefacts at their edges would be visible. */
function maskRefs(document: PDFDocument): ReadonlySet<PDFRef> {
  const refs = imagesOf(document).flatMap(([, { dict }]) => [
    dict.get(PDFName.of('SMask')),
    dict.get(PDFName.of('Mask')),
  ]);
  return new Set(refs.filter((ref) => ref instanceof PDFRef));
}

interface ShownSize {
  widthPt: number;
  heightPt: number;
}

/** The largest size at which each image is shown on any page. */
function shownSizes(document: PDFDocument): Map<PDFRef, ShownSize> {
  const sizes = new Map<PDFRef, ShownSize>();
  for (const page of document.getPages()) {
    const resources = page.node.Resources()?.lookup(PDFName.of('XObject'));
    const drawing = resources instanceof PDFDict ? followDrawing(page) : null;
    for (const { name, widthPt, heightPt } of drawing?.images ?? []) {
      const ref = resources instanceof PDFDict ? resources.get(PDFName.of(name.slice(1))) : undefined;
      if (!(ref instanceof PDFRef)) continue;
      const known = sizes.get(ref) ?? { widthPt: 0, heightPt: 0 };
      sizes.set(ref, {
        widthPt: Math.max(known.widthPt, widthPt),
        heightPt: Math.max(known.heightPt, heightPt),
      });
    }
  }
  return sizes;
}

async function compressImage(
  document: PDFDocument,
  ref: PDFRef,
  stream: PDFRawStream,
  shown: ShownSize | undefined,
  quality: CompressionQuality,
): Promise<'done' | 'kept' | 'notUnderstood'> {
  if (stream.contents.length < LEAST_BYTES) return 'kept';
  const image = readImage(stream);
  if (image === null) return isBilevel(stream.dict) ? 'kept' : 'notUnderstood';
  const { dpi, jpeg } = settings[quality];
  const longest = shown === undefined ? null : Math.max(shown.widthPt, shown.heightPt);
  const mostPixels = longest === null ? null : Math.ceil((longest / POINTS_PER_INCH) * dpi);
  const encoded = await encodeSmaller(image, { quality: jpeg, longestSide: mostPixels });
  if (encoded === null) return 'notUnderstood';
  if (encoded.bytes.length > stream.contents.length * WORTHWHILE) return 'kept';
  document.context.assign(ref, withImage(document, stream.dict, encoded));
  return 'done';
}

function withImage({ context }: PDFDocument, dict: PDFDict, image: EncodedImage): PDFRawStream {
  const changed = dict.clone(context);
  changed.delete(PDFName.of('DecodeParms'));
  changed.set(PDFName.of('Width'), PDFNumber.of(image.width));
  changed.set(PDFName.of('Height'), PDFNumber.of(image.height));
  changed.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  changed.set(PDFName.of('ColorSpace'), PDFName.of(image.channels === 1 ? 'DeviceGray' : 'DeviceRGB'));
  changed.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  return PDFRawStream.of(changed, image.bytes);
}

/** Black-and-white images are already small, and get worse in any other encoding. */
function isBilevel(dict: PDFDict): boolean {
  return numberOf(dict, 'BitsPerComponent') === 1 || dict.lookup(PDFName.of('ImageMask')) !== undefined;
}

/** Null unless it is plain 8-bit grey or colour: other colour spaces and encodings are not changed. */
function readImage(stream: PDFRawStream): ImageToEncode | null {
  const { dict, contents } = stream;
  const isSpecial = ['Decode', 'ImageMask'].some((key) => dict.get(PDFName.of(key)) !== undefined);
  const hasColourKey = dict.lookup(PDFName.of('Mask')) instanceof PDFArray;
  const channels = channelsOf(dict.lookup(PDFName.of('ColorSpace')));
  const [width, height] = [numberOf(dict, 'Width'), numberOf(dict, 'Height')];
  if (isSpecial || hasColourKey || channels === null || numberOf(dict, 'BitsPerComponent') !== 8) return null;
  const filter = singleFilter(dict.lookup(PDFName.of('Filter')));
  if (filter === 'DCTDecode') return { kind: 'jpeg', bytes: contents, channels };
  if (filter !== 'FlateDecode') return null;
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  const predictor = parameters instanceof PDFDict ? numberOf(parameters, 'Predictor') : 1;
  if (predictor >= 10) return { kind: 'pngRows', bytes: contents, width, height, channels };
  const pixels = parameters === undefined ? decodedStream(stream) : null;
  return pixels === null || pixels.length < width * height * channels
    ? null
    : { kind: 'pixels', bytes: pixels, width, height, channels };
}

function singleFilter(filter: PDFObject | undefined): string | null {
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only instanceof PDFName ? only.decodeText() : null;
}

function numberOf(dict: PDFDict, key: string): number {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

function channelsOf(space: PDFObject | undefined): 1 | 3 | null {
  if (space === PDFName.of('DeviceGray')) return 1;
  if (space === PDFName.of('DeviceRGB')) return 3;
  if (!(space instanceof PDFArray)) return null;
  const family = space.lookup(0);
  if (family === PDFName.of('CalRGB')) return 3;
  if (family === PDFName.of('CalGray')) return 1;
  const profile = family === PDFName.of('ICCBased') ? space.lookup(1) : undefined;
  const count = profile instanceof PDFStream ? numberOf(profile.dict, 'N') : 0;
  return count === 1 || count === 3 ? count : null;
}

function dropUnused({ context }: PDFDocument): void {
  const used = new Set<PDFRef>();
  const { Root, Info } = context.trailerInfo;
  const waiting: (PDFObject | undefined)[] = [Root, Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (used.has(object)) continue;
      used.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) append(waiting, object.values());
    else if (object instanceof PDFArray) append(waiting, object.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
