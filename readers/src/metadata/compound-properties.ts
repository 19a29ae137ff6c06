/**
 * In: a doc, xls or ppt. Out: the facts of its two property sets (author, times, company …).
 * Source of the layout: [MS-OLEPS], sections 2.2 to 2.21.
 */
import type { MetadataKind } from '@wenjian/document';
import { readStream } from '../compound-file.ts';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';

/** Thumbnails make them long; the properties are at the front. */
const MAX_STREAM_BYTES = 1024 * 1024;
const MAX_PROPERTIES = 256;

const sets: readonly { readonly stream: string; readonly fields: Readonly<Record<number, MetadataKind>> }[] =
  [
    {
      stream: '\u0005summaryinformation',
      fields: {
        2: 'title',
        4: 'author',
        7: 'template',
        8: 'lastEditor',
        9: 'revision',
        10: 'editingMinutes',
        11: 'printed',
        12: 'created',
        13: 'modified',
        18: 'application',
      },
    },
    {
      stream: '\u0005documentsummaryinformation',
      fields: { 14: 'manager', 15: 'company', 23: 'applicationVersion' },
    },
  ];

export async function readCompoundProperties(path: string, facts: FactList): Promise<void> {
  for (const { stream, fields } of sets) {
    const bytes = await readStream(path, stream, MAX_STREAM_BYTES);
    const name = stream.slice(1);
    try {
      for (const { id, value } of propertiesOf(bytes)) {
        const kind = fields[id];
        if (kind !== undefined) facts.add(kind, textOf(kind, value), `${name} · ${id}`);
      }
    } catch (error) {
      // Reading beyond the end: the set is truncated or has wrong lengths.
      if (!(error instanceof RangeError)) throw error;
      facts.note(metadataText.damagedPart(name));
    }
  }
  if (facts.count === 0) facts.note(metadataText.noParts);
}

interface Property {
  readonly id: number;
  readonly value: PropertyValue;
}

type PropertyValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  /** Units of 100 ns: since 1601, or a duration. */
  | { readonly kind: 'time'; readonly ticks: bigint };

const SET_OFFSET = 44;
const CODE_PAGE = 1;

function* propertiesOf(bytes: Buffer): Generator<Property> {
  if (bytes.length === 0) return;
  const start = bytes.readUInt32LE(SET_OFFSET);
  const count = Math.min(bytes.readUInt32LE(start + 4), MAX_PROPERTIES);
  let codePage = 1252;
  for (let index = 0; index < count; index++) {
    const at = start + 8 + index * 8;
    const id = bytes.readUInt32LE(at);
    const value = valueAt(bytes, start + bytes.readUInt32LE(at + 4), codePage);
    if (id === CODE_PAGE && value?.kind === 'number') codePage = value.number & 0xffff;
    else if (value !== null) yield { id, value };
  }
}

/** VT_* of [MS-OLEPS] 2.15. */
const TYPE_SHORT = 2;
const TYPE_LONG = 3;
const TYPE_TEXT = 0x1e;
const TYPE_WIDE_TEXT = 0x1f;
const TYPE_TIME = 0x40;

function valueAt(bytes: Buffer, at: number, codePage: number): PropertyValue | null {
  switch (bytes.readUInt16LE(at)) {
    case TYPE_SHORT:
      return { kind: 'number', number: bytes.readInt16LE(at + 4) };
    case TYPE_LONG:
      return { kind: 'number', number: bytes.readInt32LE(at + 4) };
    case TYPE_TEXT:
      return { kind: 'text', text: decode(slice(bytes, at + 8, bytes.readUInt32LE(at + 4)), codePage) };
    case TYPE_WIDE_TEXT:
      return { kind: 'text', text: decode(slice(bytes, at + 8, bytes.readUInt32LE(at + 4) * 2), WIDE) };
    case TYPE_TIME:
      return { kind: 'time', ticks: bytes.readBigUInt64LE(at + 4) };
    default:
      return null;
  }
}

function slice(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new RangeError('a text that is longer than its stream');
  return bytes.subarray(start, start + length);
}

const WIDE = 1200;
const encodings: Readonly<Record<number, string>> = {
  [WIDE]: 'utf-16le',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  65001: 'utf-8',
};

function decode(bytes: Buffer, codePage: number): string {
  const text = new TextDecoder(encodings[codePage] ?? 'windows-1252').decode(bytes);
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

const TICKS_PER_MILLISECOND = 10_000n;
const TICKS_PER_MINUTE = 600_000_000n;
/** From 1601 to 1970. */
const EPOCH_MS = 11_644_473_600_000n;

function textOf(kind: MetadataKind, value: PropertyValue): string | null {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'number')
    return kind === 'applicationVersion'
      ? `${value.number >>> 16}.${value.number & 0xffff}`
      : String(value.number);
  if (kind === 'editingMinutes') return String(value.ticks / TICKS_PER_MINUTE);
  const time = new Date(Number(value.ticks / TICKS_PER_MILLISECOND - EPOCH_MS));
  // Zero means never.
  return value.ticks === 0n || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
