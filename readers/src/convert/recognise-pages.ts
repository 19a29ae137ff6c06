/** The way from the recogniser into the PDF reader: a drawn page in, lines in the reader's terms out. */

import type { OcrLine, OcrPage, Rotation } from '../ocr/ocr-page.ts';
import { OcrFailed, type Recogniser } from '../ocr/recogniser.ts';
import type { RenderedPage } from '../pdf/page-content.ts';
import type { RecognisedLine, RecognisePage } from '../pdf/recognition.ts';
import { Unreadable } from '../read-result.ts';
import type { ConversionRun } from './conversion-run.ts';

/** A page that fails is reported by the reader; why it failed is noted here. */
export function recognisePageWith(run: ConversionRun, recogniser: Recogniser): RecognisePage {
  return async (page: RenderedPage) => {
    run.checkAborted();
    try {
      const { widthPx: width, heightPx: height, pixels: data, dpi } = page;
      const recognising = recogniser.recogniseImage({ width, height, channels: 4, data }, { dpi });
      return linesOf(await run.untilAborted(recognising));
    } catch (error) {
      if (!(error instanceof OcrFailed) && !(error instanceof Unreadable)) throw error;
      run.note(error.message);
      return null;
    }
  };
}

function linesOf(page: OcrPage): RecognisedLine[] {
  return page.lines
    .filter((line) => line.text !== '')
    .map((line) => (line.isVertical === true ? columnOf(line, page) : rowOf(line, page)));
}

function rowOf(line: OcrLine, { rotation }: OcrPage): RecognisedLine {
  const [topLeft, topRight, , bottomLeft] = line.corners;
  const height = Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
  return {
    text: line.text,
    // A slanted line is taken at its middle.
    top: (topLeft.y + topRight.y) / 2,
    height,
    edges: line.edges,
    confidence: line.charConfidence,
    ...(rotation === 0 ? {} : { rotation }),
    ...(line.cell === undefined ? {} : { cell: line.cell }),
  };
}

const quarterBack: Readonly<Record<Rotation, Rotation>> = { 0: 270, 90: 0, 180: 90, 270: 180 };

/** Turned back by a quarter, a column from top to bottom is a line from left to right. */
function columnOf(line: OcrLine, { width, rotation }: OcrPage): RecognisedLine {
  return {
    text: line.text,
    top: width - (line.box.x + line.box.width),
    height: line.box.width,
    edges: line.edges,
    confidence: line.charConfidence,
    rotation: quarterBack[rotation],
  };
}
