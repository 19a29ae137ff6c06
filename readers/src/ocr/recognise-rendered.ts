/** Recognition for the PDF reader: a rendered page in, lines and seals in pixels of that page out. */
import type { RenderedPage } from '../pdf/page/page-content.ts';
import type { RecognisedLine, RecognisedPage, RecognisePage } from '../pdf/recognition.ts';
import { Unreadable } from '../read-result.ts';
import { marksOf } from './layout/line-marks.ts';
import type { OcrLine, OcrPage, Rotation } from './ocr-page.ts';
import { OcrFailed, type Recogniser } from './recogniser.ts';

/** A page that cannot be recognised fails alone, not the document: the reader reports it. */
export function recogniseRendered(recogniser: Recogniser): RecognisePage {
  return async ({ widthPx, heightPx, pixels, dpi }: RenderedPage) => {
    const image = { width: widthPx, height: heightPx, channels: 4 as const, data: pixels };
    try {
      return toRecognisedPage(await recogniser.recogniseImage(image, { dpi }));
    } catch (error) {
      if (error instanceof OcrFailed || error instanceof Unreadable) return null;
      throw error;
    }
  };
}

export function toRecognisedPage(page: OcrPage): RecognisedPage {
  const { lines, seals, rotation, unread, shortRules = [], handwriting = [] } = page;
  return {
    lines: lines.map((line) => ({
      ...(line.isVertical === true ? columnOf(line, page) : levelLine(line, rotation)),
      ...marksOf(line),
    })),
    seals: seals.map(({ box }) => box),
    rotation,
    shortRules,
    ...(handwriting.length === 0 ? {} : { handwritingCount: handwriting.length }),
    unreadCount: unread.length,
  };
}

/** A slanted line is returned at the height of its middle. */
function levelLine(
  { text, edges, charConfidence, corners, cell, raised }: OcrLine,
  rotation: Rotation,
): RecognisedLine {
  const [topLeft, topRight, , bottomLeft] = corners;
  return {
    text,
    top: (topLeft.y + topRight.y) / 2,
    height: Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y),
    edges,
    confidence: charConfidence,
    ...(rotation === 0 ? {} : { rotation }),
    ...(cell === undefined ? {} : { cell }),
    ...(raised === undefined ? {} : { raised }),
  };
}

const quarterBack: Readonly<Record<Rotation, Rotation>> = { 0: 270, 90: 0, 180: 90, 270: 180 };

/** Rotated back by a quarter turn, a column from top to bottom is a line from left to right. */
function columnOf(
  { text, edges, charConfidence, box }: OcrLine,
  { width, rotation }: OcrPage,
): RecognisedLine {
  return {
    text,
    top: width - (box.x + box.width),
    height: box.width,
    edges,
    confidence: charConfidence,
    rotation: quarterBack[rotation],
  };
}
