import { useEffect, useState } from 'react';
import type { PdfFile } from '../../../shared/pdf/pdf-file.ts';

export function usePageSize(file: PdfFile, page: number) {
  const [size, setSize] = useState(file.firstPage);
  useEffect(() => {
    let isLeft = false;
    file.pageSize(page).then(
      (known) => !isLeft && setSize(known),
      // A page that cannot be opened keeps the size of the first; its picture says nothing either.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file, page]);
  return size;
}
