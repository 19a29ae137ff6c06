/** In: an image file. Out: its recognised pages, or the reason why it cannot be used. */
import { Unreadable, type UnreadableReason } from '../read-result.ts';
import { countImagePages, type ImageSource } from './image/load-image.ts';
import type { OcrPage } from './ocr-page.ts';
import type { RecogniseOptions, Recogniser } from './recogniser.ts';

export type RecognisedFile =
  | { readonly kind: 'recognised'; readonly pages: readonly OcrPage[] }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string };

/** Pages run in parallel, as many as the recogniser has processes. `onPage` receives the number of finished pages. */
export async function recogniseFile(
  source: ImageSource,
  recogniser: Recogniser,
  options: Omit<RecogniseOptions, 'pageIndex'> & {
    readonly onPage?: (done: number, of: number) => void;
  } = {},
): Promise<RecognisedFile> {
  const { onPage, ...rest } = options;
  try {
    const count = await countImagePages(source);
    let done = 0;
    const pages = await Promise.all(
      Array.from({ length: count }, async (_, pageIndex) => {
        const page = await recogniser.recogniseImage(source, { ...rest, pageIndex });
        onPage?.(++done, count);
        return page;
      }),
    );
    return { kind: 'recognised', pages };
  } catch (error) {
    if (error instanceof Unreadable)
      return { kind: 'unreadable', reason: error.reason, message: error.message };
    throw error;
  }
}
