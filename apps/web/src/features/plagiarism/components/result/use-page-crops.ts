import { useCallback, useEffect, useRef } from 'react';
import { cropPage } from '../../../../shared/pdf/page/crop-page.ts';
import type { PdfFile } from '../../../../shared/pdf/pdf-file.ts';
import type { CropPage } from '../../../../shared/workbench/page-crop.tsx';
import type { ResultReader } from '../../api/plagiarism-reader.ts';

/** Opens each document once, when its first picture is needed, and closes all when the page is left. */
export function usePageCrops(reader: ResultReader): CropPage<string> {
  const opened = useRef(nothingOpened());
  useEffect(
    () => () => {
      opened.current.leaving.abort();
      opened.current = nothingOpened();
    },
    [],
  );
  return useCallback(
    async (docId, box) => {
      const { files, leaving } = opened.current;
      const file = files.get(docId) ?? openPages(reader, docId, leaving.signal);
      files.set(docId, file);
      return file.then(
        (one) => cropPage(one, box),
        () => null,
      );
    },
    [reader],
  );
}

function nothingOpened() {
  return { files: new Map<string, Promise<PdfFile>>(), leaving: new AbortController() };
}

async function openPages(reader: ResultReader, docId: string, signal: AbortSignal): Promise<PdfFile> {
  const { openPdfFile } = await import('../../../../shared/pdf/pdfjs/open-pdf-file.ts');
  return openPdfFile(reader.pdf(docId), { signal, onStall: () => undefined });
}
