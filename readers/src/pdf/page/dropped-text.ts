/**
 * pdfium drops a text object that repeats one just before it, as programs do to print bold. For fonts without
 * outlines (Chinese fonts that are not embedded) it does not know the text height, and treats an equal line
 * below as such a repetition too: one of two equal lines would be lost. In this case the objects are moved
 * apart, read again, and their characters put back in place.
 */

import type { Pdfium } from '../pdfium.ts';
import type { Glyphs } from './page-content.ts';
import type { PageFrame } from './page-frame.ts';
import { type GlyphReading, readGlyphs, type Shift } from './read-glyphs.ts';
import type { PlacedText } from './read-shapes.ts';

/** pdfium compares an object with the five before it: with six places in turn no two of them are near each other. */
const PLACES = 6;
const STEP_PT = 20_000;

/** In units of the type size: nearer than this it is the same text printed twice. */
const SAME_PLACE = 0.3;

/** `texts`: all text objects of the page. They may be moved, so read everything else of the page first. */
export function readAllGlyphs(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  texts: readonly PlacedText[],
): GlyphReading {
  const reading = readGlyphs(pdfium, page, frame);
  const isComplete = texts.every((text) => reading.objects.has(text.object) || !isFlat(pdfium, text));
  if (isComplete) return reading;
  const shifts = new Map<number, Shift>();
  for (const [index, { object, inFile }] of texts.entries()) {
    const step = (index % PLACES) * STEP_PT;
    pdfium.api.FPDFPageObj_Transform(object, 1, 0, 0, 1, step, 0);
    shifts.set(object, inFile(step));
  }
  const again = readGlyphs(pdfium, page, frame, shifts);
  return { ...again, glyphs: withoutReprints(again.glyphs) };
}

/** Without height: pdfium has no outlines for its font. */
function isFlat({ api, memory }: Pdfium, { object }: PlacedText): boolean {
  const scratch = memory.allocate(16);
  const isKnown = api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = memory
    .floats()
    .slice(scratch >>> 2, (scratch >>> 2) + 4);
  memory.free(scratch);
  return Boolean(isKnown) && right > left && top <= bottom;
}

/** Without characters at the place of an equal one before. */
function withoutReprints(glyphs: Glyphs): Glyphs {
  const taken = new Set<string>();
  const kept: number[] = [];
  for (let index = 0; index < glyphs.count; index++) {
    const size = glyphs.styles[glyphs.styleOfRun[glyphs.runOf[index] ?? 0] ?? 0]?.sizePt ?? 1;
    const cell = Math.max(0.1, size * SAME_PLACE);
    const column = Math.round((glyphs.origins[index * 2] ?? 0) / cell);
    const row = Math.round((glyphs.origins[index * 2 + 1] ?? 0) / cell);
    const key = (x: number, y: number): string => `${glyphs.codes[index]} ${x} ${y}`;
    const isReprint = NEIGHBOURS.some(([x, y]) => taken.has(key(column + x, row + y)));
    if (isReprint) continue;
    taken.add(key(column, row));
    kept.push(index);
  }
  return kept.length === glyphs.count ? glyphs : picked(glyphs, kept);
}

const NEIGHBOURS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

function picked(glyphs: Glyphs, indexes: readonly number[]): Glyphs {
  const pick = (values: ArrayLike<number>, width: number): number[] =>
    indexes.flatMap((index) => Array.from({ length: width }, (_, side) => values[index * width + side] ?? 0));
  return {
    ...glyphs,
    count: indexes.length,
    codes: Uint32Array.from(pick(glyphs.codes, 1)),
    guessed: Uint8Array.from(pick(glyphs.guessed, 1)),
    boxes: Float32Array.from(pick(glyphs.boxes, 4)),
    origins: Float32Array.from(pick(glyphs.origins, 2)),
    runOf: Uint32Array.from(pick(glyphs.runOf, 1)),
  };
}
