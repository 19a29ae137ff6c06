/**
 * In: the bytes of a PDF, in pieces. Out: what can be read without opening the document: trailer ids, the
 * number of saves, the XMP packets. Works on encrypted and damaged files too. Promise: memory does not grow
 * with the file.
 */
import { createReadStream } from 'node:fs';

export interface PdfTraces {
  /** The two ids of each trailer, hexadecimal, in file order: the first stays, the second changes with each save. */
  readonly ids: readonly (readonly [string, string])[];
  /** The number of saves; 0 when there is no end mark. */
  readonly saves: number;
  /** The last packet is the valid one. */
  readonly packets: readonly string[];
}

const PIECE_BYTES = 1024 * 1024;

/** The longest search item must fit into the kept part of the previous piece. */
const MAX_PACKET_BYTES = 256 * 1024;
const MAX_PACKETS = 64;
const MAX_IDS = 256;

const END_MARK = /%%EOF/g;
const TRAILER_IDS = /\/ID\s*\[\s*<([0-9A-Fa-f\s]{8,128})>\s*<([0-9A-Fa-f\s]{8,128})>\s*\]/g;
const PACKET_START = '<x:xmpmeta';
const PACKET_END = '</x:xmpmeta>';

export async function readPdfTraces(path: string): Promise<PdfTraces> {
  const ids: [string, string][] = [];
  const packets: string[] = [];
  const seen = { ends: 0, ids: 0, packets: 0 };
  let ends = 0;
  let isLinear = false;
  let kept = '';
  let keptFrom = 0;
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const bytes: Buffer = piece;
    // One character per byte, so that positions are those of the file.
    const text = kept + bytes.toString('latin1');
    if (keptFrom === 0) isLinear ||= text.slice(0, 2048).includes('/Linearized');
    for (const { end } of newMatches(END_MARK, text, keptFrom, seen.ends)) {
      ends++;
      seen.ends = end;
    }
    for (const { match, end } of newMatches(TRAILER_IDS, text, keptFrom, seen.ids)) {
      seen.ids = end;
      if (ids.length < MAX_IDS) ids.push([hex(match[1]), hex(match[2])]);
    }
    for (const { packet, end } of packetsIn(text, keptFrom)) {
      if (end <= seen.packets) continue;
      seen.packets = end;
      if (packets.length < MAX_PACKETS) packets.push(Buffer.from(packet, 'latin1').toString('utf8'));
    }
    kept = text.slice(-MAX_PACKET_BYTES);
    keptFrom += text.length - kept.length;
  }
  // A file optimised for the web has an end mark after its first page in addition to the one at its end.
  return { ids, saves: Math.max(0, isLinear ? ends - 1 : ends), packets };
}

interface NewMatch {
  readonly match: RegExpMatchArray;
  /** Offset in the file. */
  readonly end: number;
}

/** Matches that end after `seenUpTo`: those in the kept part were already found. */
function newMatches(pattern: RegExp, text: string, textFrom: number, seenUpTo: number): readonly NewMatch[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ match, end: textFrom + match.index + match[0].length }))
    .filter(({ end }) => end > seenUpTo);
}

/** Without a pattern: thousands of beginnings without an end would each be followed to the end of the piece. */
function* packetsIn(
  text: string,
  textFrom: number,
): Generator<{ readonly packet: string; readonly end: number }> {
  for (let start = text.indexOf(PACKET_START); start >= 0; ) {
    const close = text.indexOf(PACKET_END, start);
    if (close < 0) return;
    const end = close + PACKET_END.length;
    if (end - start <= MAX_PACKET_BYTES) yield { packet: text.slice(start, end), end: textFrom + end };
    start = text.indexOf(PACKET_START, end);
  }
}

function hex(digits: string | undefined): string {
  return (digits ?? '').replaceAll(/\s/g, '').toUpperCase();
}
