/** Recognition as the PDF reader asks for it: a rendered page in, lines in pixels of that page out. */
import type { RenderedPage } from '../pdf/page-content.ts';
import type { RecognisedLine, RecognisePage } from '../pdf/recognition.ts';
import { Unreadable } from '../read-result.ts';
import type { OcrLine, OcrPage } from './ocr-page.ts';
import { OcrFailed, type Recogniser } from './recogniser.ts';

/** A page that cannot be recognised costs that page, not the document: the reader reports it. */
export function recogniseRendered(recogniser: Recogniser): RecognisePage {
  return async ({ widthPx, heightPx, pixels, dpi }: RenderedPage) => {
    const image = { width: widthPx, height: heightPx, channels: 4 as const, data: pixels };
    try {
      return toRecognisedLines(await recogniser.recogniseImage(image, { dpi }));
    } catch (error) {
      if (error instanceof OcrFailed || error instanceof Unreadable) return null;
      throw error;
    }
  };
}

export function toRecognisedLines({ lines, rotation }: OcrPage): RecognisedLine[] {
  return lines.flatMap((line) =>
    (line.isVertical === true ? lettersOf(line) : [levelLine(line)]).map((one) => ({
      ...one,
      ...(rotation === 0 ? {} : { rotation }),
      ...(line.cell === undefined ? {} : { cell: line.cell }),
    })),
  );
}

/** A slanted line is taken at the height of its middle. */
function levelLine({ text, edges, charConfidence, corners }: OcrLine): RecognisedLine {
  const [topLeft, topRight, , bottomLeft] = corners;
  const height = Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
  return { text, top: (topLeft.y + topRight.y) / 2, height, edges, confidence: charConfidence };
}

/** Text set from top to bottom, one line for each character. */
function lettersOf({ text, edges, charConfidence, box }: OcrLine): RecognisedLine[] {
  return Array.from(text, (character, index) => ({
    text: character,
    top: edges[index] ?? box.y,
    height: (edges[index + 1] ?? box.y) - (edges[index] ?? box.y),
    edges: [box.x, box.x + box.width],
    confidence: [charConfidence[index] ?? 0],
  }));
}
