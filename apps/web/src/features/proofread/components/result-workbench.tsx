import { Grid, type InputRef, Segmented } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useUndoKeys } from '../../../shared/findings/use-undo-keys.ts';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { ZoomControl } from '../../../shared/pdf/zoom-control.tsx';
import { SplitSheets, SwitchedSheets } from '../../../shared/result/result-sheets.tsx';
import { useFindingKeys } from '../../../shared/result/use-finding-keys.ts';
import { resultText as text } from '../result.text.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { type PageZoom, ResultPagePane } from './result-page-pane.tsx';
import type { ContractPaneHandle } from './result-pane.ts';
import { ResultStrip } from './result-strip.tsx';
import { ResultTextPane } from './result-text-pane.tsx';
import styles from './result-workbench.module.css';
import { type ResultState, type ResultView, type TextView, useResultState } from './use-result-state.ts';

interface ResultWorkbenchProps {
  readonly view: ResultView;
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode, resultState: ResultState) => ReactNode;
  /** Notes about the result as a whole. */
  readonly banner?: ReactNode;
}

/** The contract beside its corrections. The same for one's own result, a shared one and the example. */
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
  const sides = {
    document: (
      <ContractPane
        resultState={resultState}
        paneRef={pane}
        pages={{ zoom, onZoom: setZoom, onFactor: setFactor }}
      />
    ),
    list: <CorrectionPanel resultState={resultState} searchRef={search} />,
  };
  return (
    <>
      {renderHead(
        <>
          {hasPages(resultState) && <ZoomControl factor={factor} zoom={zoom} onZoom={setZoom} />}
          <ViewSwitch resultState={resultState} />
        </>,
        resultState,
      )}
      <div className={styles.workbench}>
        {banner}
        {isWide ? (
          <div className={styles.wide}>
            <SplitSheets {...sides} />
          </div>
        ) : (
          <SwitchedSheets
            {...sides}
            words={text}
            selection={resultState.selection}
            spotlight={resultState.spotlight}
          />
        )}
        <ResultStrip resultState={resultState} />
      </div>
    </>
  );
}

const VIEWS: readonly TextView[] = ['original', 'revised'];

function ViewSwitch({ resultState: { textView, setTextView } }: { readonly resultState: ResultState }) {
  return (
    <Segmented<TextView>
      size="small"
      aria-label={text.view}
      value={textView}
      options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
      onChange={setTextView}
    />
  );
}

/** Changes cannot be shown on the original pages. */
function hasPages({ result, textView }: ResultState): boolean {
  return result.document.pages !== null && textView === 'original';
}

interface ContractPaneProps {
  readonly resultState: ResultState;
  readonly paneRef: RefObject<ContractPaneHandle | null>;
  readonly pages: PageZoom;
}

function ContractPane({ resultState, paneRef, pages }: ContractPaneProps) {
  return (
    <div className={styles.contract}>
      {hasPages(resultState) ? (
        <ResultPagePane ref={paneRef} resultState={resultState} {...pages} />
      ) : (
        <ResultTextPane ref={paneRef} resultState={resultState} />
      )}
    </div>
  );
}

/** Choosing a correction or a related place scrolls the contract there. */
function useGoTo(resultState: ResultState, pane: { readonly current: ContractPaneHandle | null }): void {
  const { selection, spotlight, byId, textView } = resultState;
  const chosen = selection && selection.from !== 'page' ? byId.get(selection.id) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection made again is a request to return to its place, and another view begins at its top
  useEffect(() => {
    if (chosen) pane.current?.goTo(chosen);
  }, [selection, textView, pane]);
  useEffect(() => {
    if (spotlight) pane.current?.goTo(spotlight);
  }, [spotlight, pane]);
}
