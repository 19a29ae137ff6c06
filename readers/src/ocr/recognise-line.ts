/** In: a page and the box of a line. Out: its characters with confidence and position. */

import { type DecodedCharacter, decodeCtc } from './decode-ctc.ts';
import { characterEdges, inkProfile, inkWithin } from './image/character-edges.ts';
import { cropLine, turnAround } from './image/crop-line.ts';
import type { GreyImage, TurnedBox } from './image/image.ts';
import type { Network, Networks } from './inference.ts';
import { relayColumn } from './layout/vertical-line.ts';
import { type Glyph, lineConfidence } from './repair/glyph.ts';

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
  return characters.map(({ character, confidence }, index) => {
    const from = edges[index] ?? 0;
    const to = edges[index + 1] ?? from;
    const ink = inkWithin(profile, from, to);
    return {
      character,
      confidence,
      from: from * scale,
      to: to * scale,
      ink: { from: ink.from * scale, to: ink.to * scale },
    };
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
