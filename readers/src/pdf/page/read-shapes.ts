/**
 * In: a loaded page. Out: its straight rules (table borders) and the positions of its images. Includes form
 * objects.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import type { Pdfium } from '../pdfium.ts';
import type { PlacedImage, Rule } from './page-content.ts';
import type { PageFrame } from './page-frame.ts';
import type { PictureReader } from './read-pictures.ts';

/** A text object of the page. */
export interface PlacedText {
  readonly object: number;
  /**
   * Converts a step to the right in the object's own coordinates to those of the file: the object may be
   * inside a form.
   */
  readonly inFile: (step: number) => readonly [number, number];
}

export interface ShapeReading {
  /** In the order of the file. */
  readonly texts: readonly PlacedText[];
  readonly rules: readonly Rule[];
  readonly images: readonly PlacedImage[];
  readonly shapeCount: number;
}

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;

/** FPDF_SEGMENT_* of fpdf_edit.h. */
const LINE_TO = 0;
const MOVE_TO = 2;

/** A drawing (a map, a chart) can have millions; table borders are among the first thousands. */
const MAX_OBJECTS = 20_000;
const MAX_FORM_DEPTH = 6;

/** A path with more segments is a drawing, not a frame. */
const MAX_SEGMENTS = 400;

/** Filled boxes up to this thickness are lines. */
const MAX_RULE_THICKNESS_PT = 3;
const MIN_RULE_LENGTH_PT = 4;

/** The maximum deviation of a rule from straight. */
const SKEW_PT = 0.7;

/** A line lighter than this is invisible on white paper. */
const INVISIBLE_FROM = 250;

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function readShapes(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  pictures: PictureReader,
): ShapeReading {
  const scratch = pdfium.memory.allocate(64);
  try {
    const reader = new ShapeReader(pdfium, frame, scratch, pictures);
    const { api } = pdfium;
    const count = Math.min(api.FPDFPage_CountObjects(page), MAX_OBJECTS);
    for (let index = 0; index < count; index++)
      reader.visit(api.FPDFPage_GetObject(page, index), IDENTITY, 0);
    return reader;
  } finally {
    pdfium.memory.free(scratch);
  }
}

class ShapeReader implements ShapeReading {
  readonly texts: PlacedText[] = [];
  readonly rules: Rule[] = [];
  readonly images: PlacedImage[] = [];
  shapeCount = 0;
  readonly #pdfium: Pdfium;
  readonly #frame: PageFrame;
  readonly #scratch: number;
  readonly #pictures: PictureReader;
  #visited = 0;

  constructor(pdfium: Pdfium, frame: PageFrame, scratch: number, pictures: PictureReader) {
    this.#pictures = pictures;
    this.#pdfium = pdfium;
    this.#frame = frame;
    this.#scratch = scratch;
  }

  visit(object: number, outer: Matrix, depth: number): void {
    if (object === 0 || ++this.#visited > MAX_OBJECTS) return;
    const { api } = this.#pdfium;
    switch (api.FPDFPageObj_GetType(object)) {
      case TEXT:
        this.texts.push({ object, inFile: (step) => [outer[0] * step, outer[1] * step] });
        break;
      case PATH:
        this.shapeCount++;
        this.#readPath(object, outer);
        break;
      case IMAGE:
        this.#readImage(object, outer);
        break;
      case FORM: {
        if (depth >= MAX_FORM_DEPTH) return;
        const matrix = product(this.#matrixOf(object), outer);
        const count = Math.min(api.FPDFFormObj_CountObjects(object), MAX_OBJECTS);
        for (let index = 0; index < count; index++)
          this.visit(api.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
      }
    }
  }

  #matrixOf(object: number): Matrix {
    const { api, memory } = this.#pdfium;
    if (!api.FPDFPageObj_GetMatrix(object, this.#scratch)) return IDENTITY;
    const at = this.#scratch >>> 2;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory.floats().subarray(at, at + 6);
    return [a, b, c, d, e, f];
  }

  #readImage(object: number, outer: Matrix): void {
    const matrix = product(this.#matrixOf(object), outer);
    // An image fills the unit square of its own space.
    const corners = [
      this.#shown(matrix, 0, 0),
      this.#shown(matrix, 1, 1),
      this.#shown(matrix, 0, 1),
      this.#shown(matrix, 1, 0),
    ];
    const x0 = Math.max(0, smallestOf(corners.map(([x]) => x)));
    const y0 = Math.max(0, smallestOf(corners.map(([, y]) => y)));
    const width = Math.min(this.#frame.widthPt, largestOf(corners.map(([x]) => x))) - x0;
    const height = Math.min(this.#frame.heightPt, largestOf(corners.map(([, y]) => y))) - y0;
    if (width <= 0 || height <= 0) return;
    const picture = this.#pictures.read(object);
    this.images.push({ x: x0, y: y0, width, height, ...(picture === null ? {} : { picture }) });
  }

  #readPath(object: number, outer: Matrix): void {
    const { api } = this.#pdfium;
    const count = api.FPDFPath_CountSegments(object);
    if (count < 2 || count > MAX_SEGMENTS) return;
    const paint = this.#paintOf(object);
    if (paint === null) return;
    const matrix = product(this.#matrixOf(object), outer);
    const points: (readonly [number, number])[] = [];
    for (let index = 0; index < count; index++) {
      const segment = api.FPDFPath_GetPathSegment(object, index);
      const type = api.FPDFPathSegment_GetType(segment);
      if (type === MOVE_TO && points.length > 0) this.#addFigure(points.splice(0), paint);
      // A curve ends the straight part: curves are not rules.
      if (type !== MOVE_TO && type !== LINE_TO) return;
      const point = this.#pointOf(segment, matrix);
      points.push(point);
      if (api.FPDFPathSegment_GetClose(segment) && points[0] !== undefined) points.push(points[0]);
    }
    this.#addFigure(points, paint);
  }

  #pointOf(segment: number, matrix: Matrix): readonly [number, number] {
    const { api, memory } = this.#pdfium;
    api.FPDFPathSegment_GetPoint(segment, this.#scratch, this.#scratch + 4);
    const at = this.#scratch >>> 2;
    const floats = memory.floats();
    return this.#shown(matrix, floats[at] ?? 0, floats[at + 1] ?? 0);
  }

  #shown([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
    const fileX = a * x + c * y + e;
    const fileY = b * x + d * y + f;
    return [this.#frame.x(fileX, fileY), this.#frame.y(fileX, fileY)];
  }

  /** How the path is painted, or null if it is invisible. */
  #paintOf(object: number): 'stroked' | 'filled' | null {
    const { api, memory } = this.#pdfium;
    const scratch = this.#scratch;
    if (!api.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return null;
    const [fillMode = 0, isStroked = 0] = memory.integers().subarray(scratch >>> 2, (scratch >>> 2) + 2);
    if (isStroked !== 0) {
      api.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
      if (this.#isInk()) return 'stroked';
    }
    if (fillMode === 0) return null;
    api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    return this.#isInk() ? 'filled' : null;
  }

  #isInk(): boolean {
    const at = this.#scratch >>> 2;
    const [red = 0, green = 0, blue = 0, alpha = 255] = this.#pdfium.memory.integers().subarray(at, at + 4);
    return alpha > 255 - INVISIBLE_FROM && Math.min(red, green, blue) < INVISIBLE_FROM;
  }

  #addFigure(points: readonly (readonly [number, number])[], paint: 'stroked' | 'filled'): void {
    if (paint === 'stroked') {
      for (let index = 1; index < points.length; index++) {
        const [from, to] = [points[index - 1], points[index]];
        if (from !== undefined && to !== undefined) this.#addRule(from[0], from[1], to[0], to[1]);
      }
      return;
    }
    if (points.length < 4 || points.length > 6) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x0, x1, y0, y1] = [smallestOf(xs), largestOf(xs), smallestOf(ys), largestOf(ys)];
    if (y1 - y0 <= MAX_RULE_THICKNESS_PT && x1 - x0 > y1 - y0)
      this.#addRule(x0, (y0 + y1) / 2, x1, (y0 + y1) / 2);
    else if (x1 - x0 <= MAX_RULE_THICKNESS_PT) this.#addRule((x0 + x1) / 2, y0, (x0 + x1) / 2, y1);
  }

  #addRule(xa: number, ya: number, xb: number, yb: number): void {
    const isFlat = Math.abs(ya - yb) <= SKEW_PT;
    const isUpright = Math.abs(xa - xb) <= SKEW_PT;
    if (isFlat === isUpright || Math.max(Math.abs(xa - xb), Math.abs(ya - yb)) < MIN_RULE_LENGTH_PT) return;
    const x0 = Math.min(xa, xb);
    const y0 = Math.min(ya, yb);
    this.rules.push({
      x0,
      y0,
      x1: isUpright ? x0 : Math.max(xa, xb),
      y1: isFlat ? y0 : Math.max(ya, yb),
    });
  }
}

/** First `inner`, then `outer`. */
function product(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
