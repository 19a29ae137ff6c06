import { useCallback, useMemo, useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { comparisons } from '../../api/comparisons.ts';
import { resultText as text } from '../../result.text.ts';
import type {
  Comparison,
  ComparisonResult,
  IgnoredRegion,
  Side,
} from '../../view-model/comparison-shapes.ts';
import { REGIONS_MAX, sameRegions } from '../../view-model/region-draw.ts';
import type { PageOverlays } from './page-panes.tsx';
import { RegionLayer } from './region-layer.tsx';

export interface IgnoredRegions {
  readonly isDrawing: boolean;
  readonly count: number;
  readonly isChanged: boolean;
  readonly isStarting: boolean;
  readonly overlays: PageOverlays;
  readonly startDrawing: () => void;
  /** Restores the regions the result was made with. */
  readonly cancel: () => void;
  readonly compareAgain: () => void;
}

/** Rectangles that the comparison leaves out: drawn on the pages, then the same two files are compared with them. */
export function useIgnoredRegions(task: Comparison, result: ComparisonResult): IgnoredRegions {
  const used = result.options.ignoredRegions;
  const [regions, setRegions] = useState<readonly IgnoredRegion[]>(used);
  const [isDrawing, setDrawing] = useState(false);
  const { compareAgain, isStarting } = useCompareAgain(task, result, regions);
  return {
    isDrawing,
    count: regions.length,
    isChanged: !sameRegions(regions, used),
    isStarting,
    overlays: useOverlays(result, regions, setRegions, isDrawing),
    startDrawing: useCallback(() => setDrawing(true), []),
    cancel: useCallback(() => {
      setRegions(used);
      setDrawing(false);
    }, [used]),
    compareAgain,
  };
}

type SetRegions = (change: (before: readonly IgnoredRegion[]) => readonly IgnoredRegion[]) => void;

function useOverlays(
  result: ComparisonResult,
  regions: readonly IgnoredRegion[],
  setRegions: SetRegions,
  isDrawing: boolean,
): PageOverlays {
  return useMemo(() => {
    // Pages without regions are not rendered again.
    if (!isDrawing && regions.length === 0) return { old: undefined, new: undefined };
    const onDraw = (region: IgnoredRegion) =>
      setRegions((before) => {
        if (before.length < REGIONS_MAX) return [...before, region];
        showToast({ kind: 'info', message: text.regionsFull });
        return before;
      });
    const onRemove = (region: IgnoredRegion) =>
      setRegions((before) => before.filter((known) => known !== region));
    const overlay = (side: Side) => (page: number, scale: number) => (
      <RegionLayer
        side={side}
        page={page}
        size={result[side].pages?.[page] ?? { widthPt: 0, heightPt: 0 }}
        scale={scale}
        regions={regions}
        onDraw={isDrawing ? onDraw : null}
        onRemove={onRemove}
      />
    );
    return { old: overlay('old'), new: overlay('new') };
  }, [result, regions, setRegions, isDrawing]);
}

/** The same record again: decisions on changes that still exist are kept. */
function useCompareAgain(task: Comparison, result: ComparisonResult, regions: readonly IgnoredRegion[]) {
  const rerun = comparisons.useRerun();
  // As a promise: the workbench is unmounted when the response arrives.
  const compareAgain = () =>
    void rerun
      .mutateAsync({ id: task.id, options: { ...result.options, ignoredRegions: [...regions] } })
      .then(
        () => showToast({ kind: 'success', message: text.regionsStarted }),
        (error: Error) => showToast({ kind: 'error', message: error.message }),
      );
  return { compareAgain, isStarting: rerun.isPending };
}
