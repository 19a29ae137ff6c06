/** Connects the recogniser to the PDF reader: a rendered page in, lines in the reader's format out. */

import {
  OcrFailed,
  type RecognisePage,
  type Recogniser,
  type RenderedPage,
  toRecognisedPage,
  Unreadable,
} from '@wenjian/readers';
import type { ConversionRun } from '../conversion-run.ts';

/** The reader reports the failed page; the reason is added to the notes here. */
export function recognisePageWith(run: ConversionRun, recogniser: Recogniser): RecognisePage {
  return async (page: RenderedPage) => {
    run.checkAborted();
    try {
      const { widthPx: width, heightPx: height, pixels: data, dpi } = page;
      const recognising = recogniser.recogniseImage({ width, height, channels: 4, data }, { dpi });
      return toRecognisedPage(await run.untilAborted(recognising));
    } catch (error) {
      if (!(error instanceof OcrFailed) && !(error instanceof Unreadable)) throw error;
      run.note(error.message);
      return null;
    }
  };
}
