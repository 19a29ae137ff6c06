/** The way from the recogniser into the PDF reader: a drawn page in, lines in the reader's terms out. */

import { toRecognisedPage } from '../ocr/recognise-rendered.ts';
import { OcrFailed, type Recogniser } from '../ocr/recogniser.ts';
import type { RenderedPage } from '../pdf/page-content.ts';
import type { RecognisePage } from '../pdf/recognition.ts';
import { Unreadable } from '../read-result.ts';
import type { ConversionRun } from './conversion-run.ts';

/** A page that fails is reported by the reader; why it failed is noted here. */
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
