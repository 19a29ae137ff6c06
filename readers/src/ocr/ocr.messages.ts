/** Messages between the recogniser and its processes. */
import type { UnreadableReason } from '../read-result.ts';
import type { ImageSource } from './image/load-image.ts';
import type { OcrPage } from './ocr-page.ts';

export interface OcrRequest {
  readonly source: ImageSource;
  readonly pageIndex: number;
  readonly dpi: number | null;
}

export type OcrAnswer =
  | { readonly kind: 'recognised'; readonly page: OcrPage; readonly memoryBytes: number }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string }
  /** The page failed inside the program; the process can continue. */
  | { readonly kind: 'failed'; readonly message: string }
  /** No page can be recognised here: runtime or models are missing. */
  | { readonly kind: 'unavailable'; readonly message: string };
