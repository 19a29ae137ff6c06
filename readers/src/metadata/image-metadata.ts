/** In: an image file. Out: the facts of its EXIF and XMP: camera, program, author, times. Source of the layout: TIFF 6.0 and EXIF 2.32. */
import type { MetadataKind } from '@wenjian/document';
import sharp from 'sharp';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';
import { readXmpPacket } from './xmp-packet.ts';

export async function readImageMetadata(path: string, facts: FactList): Promise<void> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata?.exif !== undefined) readExif(metadata.exif, facts);
  if (metadata?.xmp !== undefined) readXmpPacket(metadata.xmp.toString('utf8'), facts);
  if (facts.count === 0) facts.note(metadataText.noExif);
}

const fields: Readonly<Record<number, MetadataKind>> = {
  270: 'title',
  272: 'camera',
  305: 'application',
  306: 'modified',
  315: 'author',
  36867: 'created',
  42033: 'cameraNumber',
  42016: 'documentId',
};

/** The pointer to the second directory, with the camera's fields. */
const CAMERA_DIRECTORY = 0x8769;

function readExif(exif: Buffer, facts: FactList): void {
  const start = exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0;
  const tiff = exif.subarray(start);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    readDirectory(tiff, view, isLittle, view.getUint32(4, isLittle), facts, true);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    facts.note(metadataText.damagedExif);
  }
}

const ENTRY_BYTES = 12;
const TYPE_TEXT = 2;
const MAX_TEXT_BYTES = 4096;
/** Real directories have some dozens. */
const MAX_ENTRIES = 1000;

function readDirectory(
  tiff: Buffer,
  view: DataView,
  isLittle: boolean,
  at: number,
  facts: FactList,
  isFirst: boolean,
): void {
  const count = view.getUint16(at, isLittle);
  if (count > MAX_ENTRIES) facts.note(metadataText.damagedExif);
  // Followed once: thousands of pointers to one directory of thousands would take minutes.
  let isCameraDue = isFirst;
  for (let index = 0; index < Math.min(count, MAX_ENTRIES); index++) {
    const entry = at + 2 + index * ENTRY_BYTES;
    const tag = view.getUint16(entry, isLittle);
    const length = view.getUint32(entry + 4, isLittle);
    const target = view.getUint32(entry + 8, isLittle);
    const kind = fields[tag];
    if (tag === CAMERA_DIRECTORY && isCameraDue) {
      isCameraDue = false;
      readDirectory(tiff, view, isLittle, target, facts, false);
    }
    if (kind === undefined || view.getUint16(entry + 2, isLittle) !== TYPE_TEXT || length > MAX_TEXT_BYTES)
      continue;
    // Values of up to four bytes are in the entry itself.
    const from = length <= 4 ? entry + 8 : target;
    const text = tiff.toString('utf8', from, from + length);
    facts.add(
      kind,
      kind === 'created' || kind === 'modified' ? isoOf(text) : text,
      `EXIF · 0x${tag.toString(16)}`,
    );
  }
}

/** `2024:01:31 09:30:00`, in local time. */
function isoOf(text: string): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(text);
  return parts === null ? null : `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`;
}
