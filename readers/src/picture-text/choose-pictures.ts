/**
 * In: a document with places on pages. Out: the pictures worth recognising, and why the others are not. The largest come first,
 * because a page of text that was pasted as a picture is large. Promise: bounded, and the same pictures each time.
 */
import type { Block, Document, LineFragment, PageBox, PictureTextOutcome } from '@wenjian/document';

export interface ChosenPicture {
  readonly block: Block;
  readonly box: PageBox;
}

export interface PictureChoice {
  /** In the order of the pages. */
  readonly chosen: readonly ChosenPicture[];
  /** By the id of the block. */
  readonly left: ReadonlyMap<string, PictureTextOutcome>;
}

/** In points: one line of small print, and the thirteen words of it that a check takes for evidence. */
const LEAST_SIDE = 10;
const LEAST_AREA = 1_500;
/** A page of a document has some pictures with text; a hundred of them are a scan. */
const MOST_PICTURES = 120;
/** As many as forty sheets of A4: three minutes of one processor. */
const MOST_AREA = 40 * 595 * 842;
/** Share of a picture's area under other text. A full page of text has 15 % and more, a scan's few own words less than 2 %. */
const COVERED = 0.05;
/** Looking for the text on a picture takes time as well. */
const MOST_LOOKED_AT = 1_000;

export function choosePictures(document: Document): PictureChoice {
  const left = new Map<string, PictureTextOutcome>();
  const open: ChosenPicture[] = [];
  for (const block of document.blocks) {
    if (block.type !== 'image' || block.start !== block.end) continue;
    if (block.box === undefined) left.set(block.id, 'unplaced');
    else if (isSmall(block.box)) left.set(block.id, 'small');
    else open.push({ block, box: block.box });
  }
  const seen = new Set<string>();
  const first = open.filter(({ block: { id, picture } }) => {
    if (picture === undefined || !seen.has(picture.hash)) {
      if (picture !== undefined) seen.add(picture.hash);
      return true;
    }
    left.set(id, 'repeated');
    return false;
  });
  const chosen = new Set(largest(first, linesByPage(document), left));
  return { chosen: first.filter((one) => chosen.has(one)), left };
}

function isSmall({ width, height }: PageBox): boolean {
  return Math.min(width, height) < LEAST_SIDE || width * height < LEAST_AREA;
}

function largest(
  pictures: readonly ChosenPicture[],
  lines: ReadonlyMap<number, readonly LineFragment[]>,
  left: Map<string, PictureTextOutcome>,
): readonly ChosenPicture[] {
  const chosen: ChosenPicture[] = [];
  let area = 0;
  const bySize = pictures.toSorted((one, other) => areaOf(other.box) - areaOf(one.box));
  for (const [index, picture] of bySize.entries()) {
    const { block, box } = picture;
    const isBeyond =
      index >= MOST_LOOKED_AT || chosen.length >= MOST_PICTURES || area + areaOf(box) > MOST_AREA;
    if (isBeyond) left.set(block.id, 'beyondLimit');
    else if (isCovered(box, lines.get(box.page) ?? [])) left.set(block.id, 'covered');
    else {
      chosen.push(picture);
      area += areaOf(box);
    }
  }
  return chosen;
}

function areaOf({ width, height }: PageBox): number {
  return width * height;
}

function linesByPage({ layout = [] }: Document): ReadonlyMap<number, readonly LineFragment[]> {
  return Map.groupBy(layout, ({ page }) => page);
}

function isCovered(box: PageBox, lines: readonly LineFragment[]): boolean {
  const covered = lines.reduce((sum, line) => sum + sharedArea(box, boxOfLine(line)), 0);
  return covered > areaOf(box) * COVERED;
}

export function boxOfLine({
  page,
  top,
  height,
  edges,
  vertical,
}: Omit<LineFragment, 'start' | 'end'>): PageBox {
  const [first = 0, last = first] = [edges[0], edges.at(-1)];
  const [low, length] = [Math.min(first, last), Math.abs(last - first)];
  return vertical === true
    ? { page, x: top, y: low, width: height, height: length }
    : { page, x: low, y: top, width: length, height };
}

export function sharedArea(one: PageBox, other: PageBox): number {
  if (one.page !== other.page) return 0;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
