import { useEffect } from 'react';
import { useSplitPdf } from '../api/split-pdf.store.ts';
import type { Conversion } from '../view-model/shapes.ts';

/** Percent to show while a PDF is being split; null for every other operation. */
export function useSplitProgress(task: Conversion): number | null {
  const { splitPdfProgress, splitPdfProgressTime, report, tick } = useSplitPdf();
  const isSplit = task.splitPdfProgress !== null;
  useEffect(() => {
    if (isSplit) report(task);
  }, [isSplit, task, report]);
  useEffect(() => {
    if (!isSplit) return;
    const timer = setInterval(tick, splitPdfProgressTime);
    return () => clearInterval(timer);
  }, [isSplit, tick, splitPdfProgressTime]);
  return isSplit ? splitPdfProgress : null;
}
