import { Grid, type InputRef } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DecisionsNotice } from '../../../../shared/findings/decisions-notice.tsx';
import { useUndoKeys } from '../../../../shared/findings/use-undo-keys.ts';
import type { PdfViewerHandle } from '../../../../shared/pdf/pdf-viewer.props.ts';
import { PageFailed } from '../../../../shared/result/result-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { ResultShown } from '../../../../shared/ui/result-slots.tsx';
import { useFindingKeys } from '../../../../shared/workbench/use-finding-keys.ts';
import { usePageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import type { ComparisonVersion } from '../../api/use-comparison.ts';
import { useComparisonResult } from '../../api/use-comparison-result.ts';
import type { Comparison, ComparisonResult } from '../../view-model/comparison-shapes.ts';
import { availableViews, firstView, type ResultView } from '../../view-model/result-view.ts';
import type { CropSide } from './change-card.tsx';
import { ComparisonStrip } from './comparison-strip.tsx';
import { NarrowLayout } from './narrow-layout.tsx';
import { RegionBar } from './region-bar.tsx';
import { ResultHeader } from './result-header.tsx';
import { useIgnoredRegions } from './use-ignored-regions.tsx';
import type { PaneHandles } from './use-pane-sync.ts';
import { useResultState } from './use-result-state.ts';
import { WideLayout } from './wide-layout.tsx';
import { WorkbenchActions } from './workbench-actions.tsx';

interface ResultWorkbenchProps {
  readonly task: Comparison;
  readonly version: ComparisonVersion;
  readonly fileTools: (task: Comparison) => ReactNode;
}

export function ResultWorkbench({ task, version, fileTools }: ResultWorkbenchProps) {
  const result = useComparisonResult(task.id, version);
  if (result.data)
    return <Workbench task={task} version={version} fileTools={fileTools} result={result.data} />;
  return (
    <>
      <ResultHeader task={task} version={version} />
      {result.isPending ? <PageLoading /> : <PageFailed error={result.error} onRetry={result.refetch} />}
    </>
  );
}

interface WorkbenchProps extends ResultWorkbenchProps {
  readonly result: ComparisonResult;
}

function Workbench({ task, version, fileTools, result }: WorkbenchProps) {
  const { md: isWide = true, xl: hasPageRoom = true } = Grid.useBreakpoint();
  const search = useRef<InputRef>(null);
  const resultState = useResultState(task, result);
  useFindingKeys(resultState, search);
  useUndoKeys(resultState.deciding);
  const views = availableViews(version, result, task);
  const [chosenView, setView] = useState<ResultView | null>(null);
  // The other version of the page may not have the view that was chosen there.
  const view =
    views.find((one) => one === chosenView) ??
    firstView(views, isWide ? (hasPageRoom ? 'pages' : 'texts') : 'one');
  const zoom = usePageZoom();
  const regions = useIgnoredRegions(task, result);
  const handles = usePaneHandles();
  const crop = useCrop(handles);
  const pages = { handles, zoom, overlays: regions.overlays };
  const Layout = isWide ? WideLayout : NarrowLayout;
  return (
    <>
      <ResultShown />
      <ResultHeader task={task} version={version}>
        <WorkbenchActions
          taskId={task.id}
          result={result}
          view={view}
          views={views}
          onView={setView}
          zoom={zoom}
          regions={task.abilities.run ? regions : null}
        />
        {fileTools(task)}
      </ResultHeader>
      <div className={styles.workbench}>
        <DecisionsNotice deciding={resultState.deciding} />
        {regions.isDrawing && view === 'pages' && <RegionBar regions={regions} />}
        <Layout
          resultState={resultState}
          version={version}
          view={view}
          pages={pages}
          crop={crop}
          searchRef={search}
        />
        <ComparisonStrip resultState={resultState} />
      </div>
    </>
  );
}

function usePaneHandles(): PaneHandles {
  const old = useRef<PdfViewerHandle>(null);
  const fresh = useRef<PdfViewerHandle>(null);
  const [handles] = useState({ old, new: fresh });
  return handles;
}

function useCrop(handles: PaneHandles): CropSide {
  return useCallback(async (side, box) => (await handles[side].current?.crop(box)) ?? null, [handles]);
}
