/**
 * Interprets the drawing instructions of a page: where text starts and where images are, in the coordinates
 * of the file. Runs in the thread.
 */
import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { readInstructions } from './content-stream.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** Text shown together: what follows without a new position belongs to it. */
export interface ShownText {
  readonly x: number;
  readonly y: number;
  /** The byte ranges of the showing instructions, and their replacements. */
  readonly ranges: { readonly start: number; readonly end: number; readonly instead: string }[];
}

export interface DrawnImage {
  /** Name of the resource, with its slash. */
  readonly name: string;
  readonly widthPt: number;
  readonly heightPt: number;
}

export interface PageDrawing {
  readonly bytes: Uint8Array;
  readonly texts: readonly ShownText[];
  readonly images: readonly DrawnImage[];
}

const MAX_CONTENT_BYTES = 64 * 1024 * 1024;

/** Null when the instructions cannot be decoded. */
export function followDrawing(page: PDFPage): PageDrawing | null {
  const bytes = contentBytes(page);
  if (bytes === null) return null;
  const follower = new Follower();
  for (const { operator, operands, start, end } of readInstructions(bytes))
    follower.take(operator, operands, start, end);
  return { bytes, texts: follower.texts, images: follower.images };
}

function contentBytes(page: PDFPage): Uint8Array | null {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const stream of streams) {
    const bytes = stream instanceof PDFStream ? decodedStream(stream) : null;
    if (bytes === null) return null;
    total += bytes.length + 1;
    if (total > MAX_CONTENT_BYTES) return null;
    parts.push(bytes, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

/** Null when the encoding is unknown. */
export function decodedStream(stream: PDFStream): Uint8Array | null {
  try {
    if (!(stream instanceof PDFRawStream)) return unencoded(stream);
    if (stream.dict.lookup(PDFName.of('DecodeParms')) !== undefined) return null;
    if (stream.dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode')) {
      return inflateSync(stream.contents, { maxOutputLength: MAX_CONTENT_BYTES });
    }
    return decodePDFRawStream(stream).decode();
  } catch {
    return null;
  }
}

/** Streams created in this run. */
function unencoded(stream: PDFStream): Uint8Array | null {
  const contents = stream.getContents();
  if (stream.dict.lookup(PDFName.of('Filter')) === undefined) return contents;
  return inflateSync(contents, { maxOutputLength: MAX_CONTENT_BYTES });
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const MOST_SAVED_STATES = 512;

class Follower {
  readonly texts: ShownText[] = [];
  readonly images: DrawnImage[] = [];
  #matrix: Matrix = IDENTITY;
  readonly #saved: Matrix[] = [];
  #line: Matrix = IDENTITY;
  #leading = 0;
  #open: ShownText | null = null;

  take(operator: string, operands: readonly (number | string | null)[], start: number, end: number): void {
    const numbers = operands.map((operand) => (typeof operand === 'number' ? operand : 0));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    switch (operator) {
      case 'q':
        if (this.#saved.length < MOST_SAVED_STATES) this.#saved.push(this.#matrix);
        break;
      case 'Q':
        this.#matrix = this.#saved.pop() ?? this.#matrix;
        break;
      case 'cm':
        this.#matrix = times([a, b, c, d, e, f], this.#matrix);
        break;
      case 'Do':
        this.#addImage(operands[0]);
        break;
      case 'BT':
        this.#place(IDENTITY);
        break;
      case 'Tm':
        this.#place([a, b, c, d, e, f]);
        break;
      case 'TL':
        this.#leading = a;
        break;
      case 'TD':
        this.#leading = -b;
        this.#move(a, b);
        break;
      case 'Td':
        this.#move(a, b);
        break;
      case 'T*':
        this.#move(0, -this.#leading);
        break;
      case 'Tj':
      case 'TJ':
        this.#show(start, end, '');
        break;
      case "'":
      case '"':
        this.#move(0, -this.#leading);
        this.#show(start, end, 'T*');
        break;
    }
  }

  #place(matrix: Matrix): void {
    this.#line = matrix;
    this.#open = null;
  }

  #move(x: number, y: number): void {
    this.#place(times([1, 0, 0, 1, x, y], this.#line));
  }

  #show(start: number, end: number, instead: string): void {
    if (this.#open === null) {
      const [, , , , x, y] = times(this.#line, this.#matrix);
      this.#open = { x, y, ranges: [] };
      this.texts.push(this.#open);
    }
    this.#open.ranges.push({ start, end, instead });
  }

  #addImage(name: number | string | null | undefined): void {
    if (typeof name !== 'string') return;
    const [a, b, c, d] = this.#matrix;
    this.images.push({ name, widthPt: Math.hypot(a, b), heightPt: Math.hypot(c, d) });
  }
}

function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
