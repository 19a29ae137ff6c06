/**
 * In: what was recognised in a picture, and where the picture is on its page. Out: its text, with the place of every character on
 * that page. Promise: text that the page has anyway, and what was hardly recognised, is left out.
 */
import {
  BLOCK_SEPARATOR,
  type FoundPictureText,
  type LineDraft,
  type LineFragment,
  type PageBox,
} from '@wenjian/document';
import { toDocumentPage } from '../ocr/ocr-document.ts';
import type { OcrPage, Rotation } from '../ocr/ocr-page.ts';
import { boxOfLine, sharedArea } from './choose-pictures.ts';

/** Specks and ornaments are read as characters, at less. */
const LEAST_CONFIDENCE = 0.6;
/** As many words as a check takes for evidence: a logo with a company's name stays a picture. */
const LEAST_CHARACTERS = 13;
const POINTS_PER_INCH = 72;
/** Share of a recognised line under text that the page has. */
const SAME_LINE = 0.5;

/** `known`: the text that the page itself has. */
export function pictureText(page: OcrPage, box: PageBox, known: readonly LineFragment[]): FoundPictureText {
  const over = known.map(boxOfLine).filter((line) => sharedArea(line, box) > 0);
  const lines = page.lines.filter(
    ({ confidence, box: own }) =>
      confidence >= LEAST_CONFIDENCE && !isKnown(onPage(inPoints(own, page), page, box), over),
  );
  const { blocks } = toDocumentPage({ ...page, lines }, box.page);
  const texts: string[] = [];
  const placed: LineDraft[] = [];
  let start = 0;
  for (const { text, lines: own = [] } of blocks) {
    if (text === '') continue;
    for (const line of own) placed.push(placeLine(line, start, page, box));
    texts.push(text);
    start += text.length + BLOCK_SEPARATOR.length;
  }
  const text = texts.join(BLOCK_SEPARATOR);
  const characters = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (characters < LEAST_CHARACTERS) return { outcome: 'empty', text: '', lines: [] };
  return { outcome: 'read', text, lines: placed };
}

type Rectangle = Omit<PageBox, 'page'>;

function isKnown(line: PageBox, known: readonly PageBox[]): boolean {
  const shared = known.reduce((sum, one) => sum + sharedArea(line, one), 0);
  return shared > line.width * line.height * SAME_LINE;
}

function inPoints({ x, y, width, height }: Rectangle, { dpi }: OcrPage): Rectangle {
  const scale = POINTS_PER_INCH / dpi;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** From the upright picture, in points, back to the page, where it may lie on its side. */
function onPage({ x, y, width, height }: Rectangle, page: OcrPage, box: PageBox): PageBox {
  const upright = inPoints({ x: 0, y: 0, width: page.width, height: page.height }, page);
  const [right, bottom] = [upright.width - x - width, upright.height - y - height];
  const lying: Readonly<Record<Rotation, Rectangle>> = {
    0: { x, y, width, height },
    90: { x: y, y: right, width: height, height: width },
    180: { x: right, y: bottom, width, height },
    270: { x: bottom, y: x, width: height, height: width },
  };
  const own = lying[page.rotation];
  return { ...own, page: box.page, x: own.x + box.x, y: own.y + box.y };
}

function placeLine(line: LineDraft, from: number, page: OcrPage, box: PageBox): LineDraft {
  const moved = { ...line, start: line.start + from, end: line.end + from };
  if (page.rotation !== 0) return lyingLine(moved, page, box);
  const [across, along] = line.vertical === true ? [box.x, box.y] : [box.y, box.x];
  return { ...moved, top: line.top + across, edges: line.edges.map((edge) => edge + along) };
}

/** Of a line that lies on its side or on its head the whole is known; its characters are spread over it. */
function lyingLine(line: LineDraft, page: OcrPage, box: PageBox): LineDraft {
  const { vertical: _, ...rest } = line;
  const own = onPage(boxOfLine(line), page, box);
  const isUpDown = own.height > own.width;
  const [from, length] = isUpDown ? [own.y, own.height] : [own.x, own.width];
  const count = line.end - line.start;
  return {
    ...rest,
    top: isUpDown ? own.x : own.y,
    height: isUpDown ? own.width : own.height,
    edges: Array.from({ length: count + 1 }, (_edge, index) => from + (length * index) / count),
    ...(isUpDown && { vertical: true as const }),
  };
}
