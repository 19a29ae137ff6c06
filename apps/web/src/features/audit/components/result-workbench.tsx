import { Grid, type InputRef } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUndoKeys } from '../../../shared/findings/use-undo-keys.ts';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { ZoomControl } from '../../../shared/pdf/zoom-control.tsx';
import { useFindingKeys } from '../../../shared/result/use-finding-keys.ts';
import { ResultShown } from '../../../shared/ui/result-slots.tsx';
import { insertPlace, type Place } from '../view-model/result-places.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import { OverviewDrawer } from './overview-drawer.tsx';
import { NarrowResult, WideResult } from './result-layouts.tsx';
import type { ContractPaneHandle } from './result-pane.ts';
import { ResultStrip } from './result-strip.tsx';
import styles from './result-workbench.module.css';
import { RiskFeedbackPrompt } from './risk-feedback-prompt.tsx';
import { type ResultState, type ResultView, useResultState } from './use-result-state.ts';

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
  const pane = useRef<ContractPaneHandle>(null);
  const resultState = useResultState(view);
  useFindingKeys(resultState, search);
  useUndoKeys(resultState.deciding);
  useGoTo(resultState, pane);
  const [zoom, setZoom] = useState<Zoom>({ kind: 'auto' });
  const [factor, setFactor] = useState(1);
  const [isOverviewOpen, setOverviewOpen] = useState(false);
  const hasPages = view.result.document.pages !== null;
  const Layout = isWide ? WideResult : NarrowResult;
  return (
    <>
      <ResultShown />
      {renderHead(hasPages && <ZoomControl factor={factor} zoom={zoom} onZoom={setZoom} />)}
      <div className={styles.workbench}>
        {banner}
        <Layout
          resultState={resultState}
          paneRef={pane}
          pages={{ zoom, onZoom: setZoom, onFactor: setFactor }}
          searchRef={search}
          isListCovered={isOverviewOpen}
          onOverview={() => setOverviewOpen(true)}
        />
        <ResultStrip resultState={resultState} />
      </div>
      <OverviewDrawer
        resultState={resultState}
        isOpen={isOverviewOpen}
        onShow={(place) => {
          resultState.show(place);
          // On a phone the overview covers the contract.
          if (!isWide) setOverviewOpen(false);
        }}
        onClose={() => setOverviewOpen(false)}
      />
      {resultState.feedback && <RiskFeedbackPrompt feedback={resultState.feedback} />}
    </>
  );
}

/** Choosing a risk or a fact scrolls the contract to its place. */
function useGoTo(resultState: ResultState, pane: { readonly current: ContractPaneHandle | null }): void {
  const { selection, spotlight, parts, result } = resultState;
  const risk = selection && selection.from !== 'page' ? parts.byId.get(selection.id) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection made again is a request to return to its place
  useEffect(() => {
    const place = risk && (placeOf(risk) ?? insertPlace(result, risk));
    if (place) pane.current?.goTo(place);
  }, [selection, pane]);
  useEffect(() => {
    if (spotlight) pane.current?.goTo(spotlight);
  }, [spotlight, pane]);
}

function placeOf({ start, end, page, boxes }: Risk): Place | null {
  return start === null || end === null ? null : { start, end, page, boxes };
}
