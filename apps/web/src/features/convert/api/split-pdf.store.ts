import { create } from 'zustand';
import type { Conversion } from '../view-model/shapes.ts';
import { nextShownPercent, SPLIT_PDF_PROGRESS_TIME } from '../view-model/split-progress.ts';

interface SplitPdfState {
  /** Shown percent; it follows the reported progress point by point. */
  readonly splitPdfProgress: number;
  readonly splitPdfProgressTime: number;
  /** The watched split, with its parts when it is done. */
  readonly splitPdfData: Pick<Conversion, 'id' | 'outputs' | 'splitPdfProgress'> | null;
  readonly report: (task: Conversion) => void;
  readonly tick: () => void;
}

/** The watched split: kept outside the page, so that coming back does not restart the bar (docs/spec.md#global-state). */
export const useSplitPdf = create<SplitPdfState>()((set) => ({
  splitPdfProgress: 0,
  splitPdfProgressTime: SPLIT_PDF_PROGRESS_TIME,
  splitPdfData: null,
  report: ({ id, outputs, splitPdfProgress }) =>
    set((state) => ({
      splitPdfProgress: state.splitPdfData?.id === id ? state.splitPdfProgress : 0,
      splitPdfData: { id, outputs, splitPdfProgress },
    })),
  tick: () =>
    set((state) => ({
      splitPdfProgress: nextShownPercent(state.splitPdfProgress, state.splitPdfData?.splitPdfProgress ?? 0),
    })),
}));
