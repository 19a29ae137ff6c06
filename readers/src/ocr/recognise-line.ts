/** In: a page and the box of a line. Out: its characters with confidence and position. */

import { type DecodedCharacter, decodeCtc } from './decode-ctc.ts';
import { characterEdges, inkProfile, inkWithin } from './image/character-edges.ts';
import { cropLine, turnAround } from './image/crop-line.ts';
import { type GreyImage, pointInBox, type TurnedBox } from './image/image.ts';
import { MARK, type MarkPlace, raisedMarks, unreadMarks } from './image/raised-marks.ts';
import type { Network, Networks } from './inference.ts';
import { relayColumn } from './layout/vertical-line.ts';
import { type Glyph, lineConfidence, middleOf } from './repair/glyph.ts';

/** The height the network was trained with. The width keeps the aspect ratio: squeezing turns 0.5‰ into 0.5%. */
const LINE_HEIGHT = 48;
const LEAST_WIDTH = 16;
/** The network's horizontal stride; the line is widened to a multiple by including a little more of the page. */
const STRIDE = 8;
/** A longer line is not text of a page; 16,000 pixels are about 400 characters. */
const MOST_WIDTH = 16_000;
const CHANNELS = 3;

export interface Reader {
  readonly networks: Networks;
  readonly alphabet: readonly string[];
}

export async function recogniseLine(page: GreyImage, box: TurnedBox, reader: Reader): Promise<Glyph[]> {
  const line = straightLine(page, box);
  const characters = await decodeLine(line, reader);
  const profile = inkProfile(line);
  const edges = characterEdges(characters, profile, STRIDE);
  const scale = box.width / line.width;
  const placed = characters.map(({ character, from, to }, index) => ({
    character,
    from: edges[index] ?? 0,
    to: edges[index + 1] ?? edges[index] ?? 0,
    middle: ((from + to) / 2) * STRIDE,
  }));
  const raised = raisedMarks(line, placed);
  const glyphs = characters.map(({ character, confidence }, index): Glyph => {
    const { from = 0, to = 0 } = placed[index] ?? {};
    const ink = inkWithin(profile, from, to);
    return {
      character,
      confidence,
      from: from * scale,
      to: to * scale,
      ink: { from: ink.from * scale, to: ink.to * scale },
      ...(raised.has(index) ? { isRaised: true as const } : {}),
    };
  });
  const unread = unreadMarks(line, placed);
  const marks = await Promise.all(unread.map((place) => readMark(page, box, scale, place, reader)));
  return withMarks(glyphs, marks.flat());
}

/** Around a mark that is read by itself, in pixels of the line. */
const MARK_MARGIN = 3;
/** Below this it may as well be dust: a digit that nobody wrote is worse than a mark that was left out. */
const SURE_MARK = 0.85;

/** A mark of a note by itself, enlarged; nothing when it reads as anything else. */
async function readMark(
  page: GreyImage,
  box: TurnedBox,
  scale: number,
  { from, to, top, bottom }: MarkPlace,
  reader: Reader,
): Promise<Glyph[]> {
  const down = box.height / LINE_HEIGHT;
  const across = ((top + bottom) / 2) * down - box.height / 2;
  const place: TurnedBox = {
    centre: pointInBox(box, ((from + to) / 2) * scale - box.width / 2, across),
    width: (to - from + 2 * MARK_MARGIN) * scale,
    height: (bottom - top + 2 * MARK_MARGIN) * down,
    angle: box.angle,
  };
  const characters = await decodeLine(straightLine(page, place), reader);
  const isMark = characters.every(({ character }) => MARK.test(character));
  if (!isMark || lineConfidence(characters) < SURE_MARK) return [];
  const step = ((to - from) * scale) / characters.length;
  return characters.map(({ character, confidence }, index) => {
    const range = { from: from * scale + index * step, to: from * scale + (index + 1) * step };
    return { character, confidence, ...range, ink: range, isRaised: true };
  });
}

/** Put where they stand; the character before ends there. */
function withMarks(glyphs: readonly Glyph[], marks: readonly Glyph[]): Glyph[] {
  if (marks.length === 0) return [...glyphs];
  const all = [...glyphs, ...marks].sort((one, other) => middleOf(one) - middleOf(other));
  return all.map((glyph, index) => {
    const [before, after] = [all[index - 1], all[index + 1]];
    const from = before?.isRaised === true ? Math.max(glyph.from, before.to) : glyph.from;
    const to = after?.isRaised === true ? Math.min(glyph.to, after.from) : glyph.to;
    return { ...glyph, from: Math.min(from, to), to: Math.max(from, to) };
  });
}

/** The same for text set from top to bottom; positions are measured from the top of the box. */
export async function recogniseColumn(page: GreyImage, box: TurnedBox, reader: Reader): Promise<Glyph[]> {
  const { line, cellWidth, cells } = relayColumn(page, box, LINE_HEIGHT);
  if (cells.length < 2 || line.width > MOST_WIDTH) return [];
  return (await decodeLine(line, reader)).flatMap(({ character, confidence, from, to }) => {
    const cell = cells[Math.floor((((from + to) / 2) * STRIDE) / cellWidth)];
    if (cell === undefined) return [];
    const top = cell.from * box.height;
    const bottom = cell.to * box.height;
    return [{ character, confidence, from: top, to: bottom, ink: { from: top, to: bottom } }];
  });
}

/** The network's confidence in the line as it is and upside down. */
export async function uprightEvidence(
  page: GreyImage,
  box: TurnedBox,
  reader: Reader,
): Promise<{ upright: number; turned: number }> {
  const line = straightLine(page, box);
  return {
    upright: evidence(await decodeLine(line, reader)),
    turned: evidence(await decodeLine(turnAround(line), reader)),
  };
}

function evidence(characters: readonly DecodedCharacter[]): number {
  return lineConfidence(characters);
}

function straightLine(page: GreyImage, box: TurnedBox): GreyImage {
  const natural = (LINE_HEIGHT * box.width) / Math.max(1, box.height);
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.ceil(natural / STRIDE) * STRIDE));
  return cropLine(page, box, width, LINE_HEIGHT);
}

/** A line whose every character the quick network is so sure of needs no second reading. Spaces are checked by distance. */
const SURE = 0.75;

/**
 * Eight bits are enough for clear print. Where they are not, the quick network was found to doubt some character of
 * the line; then the whole one reads it.
 */
async function decodeLine(line: GreyImage, reader: Reader): Promise<DecodedCharacter[]> {
  const { recogniseQuickly } = reader.networks;
  const quick = recogniseQuickly && (await decodeWith(recogniseQuickly, line, reader.alphabet));
  if (quick?.every(({ character, confidence }) => character === ' ' || confidence >= SURE)) return quick;
  return decodeWith(reader.networks.recognise, line, reader.alphabet);
}

/** What the network is given for each brightness. */
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1);

/**
 * One line at a time: batches on one thread were measured slower, and padding to a common width changes the
 * result.
 */
async function decodeWith(
  network: Network,
  line: GreyImage,
  alphabet: readonly string[],
): Promise<DecodedCharacter[]> {
  const size = line.width * line.height;
  const input = new Float32Array(size * CHANNELS);
  for (let index = 0; index < size; index++) input[index] = LIGHT[line.data[index] ?? 0] ?? 0;
  for (let channel = 1; channel < CHANNELS; channel++) input.copyWithin(channel * size, 0, size);
  const output = await network({ data: input, shape: [1, CHANNELS, line.height, line.width] });
  const [, steps = 0, classes = 0] = output.shape;
  return decodeCtc({ data: output.data, offset: 0, steps, classes }, alphabet);
}
