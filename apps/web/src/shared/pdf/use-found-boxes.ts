import { useEffect, useState } from 'react';
import type { FoundBox } from './page/highlight-layer.tsx';
import type { PdfFile } from './pdf-file.ts';
import type { TextRange } from './view-model/find-text.ts';
import { boxesOfRange, type PageText } from './view-model/text-boxes.ts';

const NONE: readonly FoundBox[] = [];

/**
 * Boxes of a page's matches. Only for visible pages: the positions of a thousand pages' text would need too
 * much memory.
 */
export function useFoundBoxes(
  file: PdfFile,
  page: number,
  ranges: readonly TextRange[] | undefined,
  currentIndex: number | null,
): readonly FoundBox[] {
  const [text, setText] = useState<PageText | null>(null);
  const isWanted = ranges !== undefined;
  useEffect(() => {
    if (!isWanted) return setText(null);
    let isHere = true;
    file.text(page).then(
      (read) => isHere && setText(read),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [file, page, isWanted]);
  if (!text || !ranges) return NONE;
  return ranges.flatMap((range, index) =>
    boxesOfRange(page, text, range).map((box) => ({ box, isCurrent: index === currentIndex })),
  );
}
