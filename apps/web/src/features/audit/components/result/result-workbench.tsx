import { Grid, type InputRef } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useUndoKeys } from '../../../../shared/findings/use-undo-keys.ts';
import { ClauseLookup } from '../../../../shared/laws/clause-lookup.tsx';
import { ZoomControl } from '../../../../shared/pdf/toolbar/zoom-control.tsx';
import { ResultShown } from '../../../../shared/ui/result-slots.tsx';
import { useFindingKeys } from '../../../../shared/workbench/use-finding-keys.ts';
import { useGoTo } from '../../../../shared/workbench/use-go-to.ts';
import { usePageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { placeOf } from '../../view-model/result-places.ts';
import { OverviewDrawer } from './overview-drawer.tsx';
import { NarrowResult, WideResult } from './result-layouts.tsx';
import { ResultStrip } from './result-strip.tsx';
import { RiskFeedbackPrompt } from './risk-feedback-prompt.tsx';
import { type ResultView, useResultState } from './use-result-state.ts';

interface ResultWorkbenchProps {
  readonly view: ResultView;
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode) => ReactNode;
  /** Notes about the result as a whole. */
  readonly banner?: ReactNode;
}

/** The contract and its risks side by side, connected. Used for one's own result, a shared one and the example. */
export function ResultWorkbench({ view, renderHead, banner }: ResultWorkbenchProps) {
  const isWide = Grid.useBreakpoint().md ?? true;
  const search = useRef<InputRef>(null);
  const workbench = useRef<HTMLDivElement>(null);
  const pane = useRef<DocumentHandle>(null);
  const resultState = useResultState(view);
  const { selection, selected, spotlight, feedback } = resultState;
  useFindingKeys(resultState, search);
  useUndoKeys(resultState.deciding);
  const place = selected && selection?.from !== 'page' ? placeOf(view.result, selected) : null;
  useGoTo(pane, { request: selection, place }, spotlight);
  const zoom = usePageZoom();
  const [isOverviewOpen, setOverviewOpen] = useState(false);
  const hasPages = view.result.document.pages !== null;
  const Layout = isWide ? WideResult : NarrowResult;
  return (
    <>
      <ResultShown />
      {renderHead(hasPages && <ZoomControl {...zoom} />)}
      <div ref={workbench} className={styles.workbench}>
        {banner}
        <Layout
          resultState={resultState}
          paneRef={pane}
          zoom={zoom}
          searchRef={search}
          isListCovered={isOverviewOpen}
          onOverview={() => setOverviewOpen(true)}
        />
        <ResultStrip resultState={resultState} />
      </div>
      <OverviewDrawer
        resultState={resultState}
        isOpen={isOverviewOpen}
        onShow={(shown) => {
          resultState.show(shown);
          // On a phone the overview covers the contract.
          if (!isWide) setOverviewOpen(false);
        }}
        onClose={() => setOverviewOpen(false)}
      />
      <ClauseLookup within={workbench} />
      {feedback && <RiskFeedbackPrompt feedback={feedback} />}
    </>
  );
}
