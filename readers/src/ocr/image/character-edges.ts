/**
 * In: a straightened line and the time steps of its characters. Out: where each character begins and ends.
 * The network works in ranges of eight pixels, so its steps give only the rough centre of a character; the
 * borders are then placed where there is least ink between two centres. Promise: edges never decrease.
 */
import type { DecodedCharacter } from '../decode-ctc.ts';
import type { GreyImage } from './image.ts';

/** Darkness per column: 0 is paper. */
export type InkProfile = Float64Array;

/** Rows at the very top and bottom may contain parts of the neighbouring lines. */
const IGNORED_ROWS_SHARE = 0.08;
/** The border is searched in the middle part between two character centres. */
const SEARCH_MARGIN = 0.2;
const INK_SHARE = 0.06;

export function inkProfile(line: GreyImage): InkProfile {
  const profile = new Float64Array(line.width);
  const paper = paperLevel(line);
  const skipped = Math.round(line.height * IGNORED_ROWS_SHARE);
  for (let row = skipped; row < line.height - skipped; row++) {
    for (let column = 0; column < line.width; column++) {
      const darkness = paper - (line.data[row * line.width + column] ?? 0);
      if (darkness > 0) profile[column] = (profile[column] ?? 0) + darkness;
    }
  }
  return profile;
}

/** The most frequent brightness of the brighter half: noise around it must not count as ink. */
function paperLevel(line: GreyImage): number {
  const histogram = new Uint32Array(256);
  const { data } = line;
  // By index: an iterator makes an object of every pixel.
  for (let at = 0; at < data.length; at++) histogram[data[at] ?? 0] = (histogram[data[at] ?? 0] ?? 0) + 1;
  let best = 255;
  for (let value = 128; value < 256; value++) {
    if ((histogram[value] ?? 0) > (histogram[best] ?? 0)) best = value;
  }
  return best - Math.max(8, best * 0.12);
}

/** Edges in pixels of the line: one more than characters. */
export function characterEdges(
  characters: readonly DecodedCharacter[],
  profile: InkProfile,
  stepWidth: number,
): number[] {
  if (characters.length === 0) return [];
  const centres = characters.map(({ from, to }) => ((from + to) / 2) * stepWidth);
  const reach = lineReach(centres, profile);
  const edges = [reach.left];
  for (let index = 1; index < centres.length; index++) {
    const border = leastInk(profile, centres[index - 1] ?? 0, centres[index] ?? 0);
    edges.push(Math.max(border, edges.at(-1) ?? 0));
  }
  edges.push(Math.max(reach.right, edges.at(-1) ?? 0));
  return edges;
}

/** Middle of the emptiest range between two centres. */
function leastInk(profile: InkProfile, left: number, right: number): number {
  const from = Math.round(left + (right - left) * SEARCH_MARGIN);
  const to = Math.round(right - (right - left) * SEARCH_MARGIN);
  const middle = (left + right) / 2;
  let best = middle;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let column = from; column <= to; column++) {
    // The preference for the middle decides between equally empty columns and splits wide gaps evenly.
    const cost = (profile[column] ?? 0) + Math.abs(column + 0.5 - middle) * 0.5;
    if (cost < bestCost) {
      best = column + 0.5;
      bestCost = cost;
    }
  }
  return best;
}

/** Where the ink between two edges begins and ends; the range itself when there is no ink. */
export function inkWithin(profile: InkProfile, from: number, to: number): { from: number; to: number } {
  const first = Math.ceil(from);
  const last = Math.floor(to);
  let most = 0;
  for (let column = first; column < last; column++) most = Math.max(most, profile[column] ?? 0);
  let left = first;
  while (left < last && (profile[left] ?? 0) <= most * INK_SHARE) left++;
  let right = last;
  while (right > left && (profile[right - 1] ?? 0) <= most * INK_SHARE) right--;
  return right > left ? { from: left, to: right } : { from, to };
}

/** The outer ink of the first and last character, at most one character width away. */
function lineReach(centres: readonly number[], profile: InkProfile): { left: number; right: number } {
  const first = centres[0] ?? 0;
  const last = centres.at(-1) ?? first;
  const pitch = centres.length > 1 ? (last - first) / (centres.length - 1) : profile.length;
  const threshold = profile.reduce((most, value) => Math.max(most, value), 0) * INK_SHARE;
  let left = Math.max(0, Math.round(first - pitch));
  while (left < first && (profile[left] ?? 0) <= threshold) left++;
  let right = Math.min(profile.length, Math.round(last + pitch));
  while (right > last && (profile[right - 1] ?? 0) <= threshold) right--;
  return { left: Math.min(left, first), right: Math.max(right, last) };
}
