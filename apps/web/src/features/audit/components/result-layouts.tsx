import type { InputRef } from 'antd';
import { type RefObject, useRef } from 'react';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { SplitSheets, SwitchedSheets } from '../../../shared/result/result-sheets.tsx';
import { resultText as text } from '../result.text.ts';
import { ConnectorLayer } from './connector-layer.tsx';
import { LineTip } from './line-tip.tsx';
import { ResultPagePane } from './result-page-pane.tsx';
import type { ContractPaneHandle } from './result-pane.ts';
import { ResultTextPane } from './result-text-pane.tsx';
import styles from './result-workbench.module.css';
import { RiskPanel } from './risk-panel.tsx';
import { useConnectors } from './use-connectors.ts';
import type { ResultState } from './use-result-state.ts';

interface ResultLayoutProps {
  readonly resultState: ResultState;
  readonly paneRef: RefObject<ContractPaneHandle | null>;
  readonly pages: {
    readonly zoom: Zoom;
    readonly onZoom: (zoom: Zoom) => void;
    readonly onFactor: (factor: number) => void;
  };
  readonly searchRef: RefObject<InputRef | null>;
  /** By the overview: an entry that cannot be seen has no connector. */
  readonly isListCovered: boolean;
  readonly onOverview: () => void;
}

export function WideResult(props: ResultLayoutProps) {
  const { resultState, paneRef, pages, searchRef, isListCovered, onOverview } = props;
  const root = useRef<HTMLDivElement>(null);
  const { connectors, redraw } = useConnectors(paneRef, root);
  return (
    <div ref={root} className={styles.wide}>
      <SplitSheets
        onResize={redraw}
        document={<ContractPane resultState={resultState} paneRef={paneRef} pages={pages} onMoved={redraw} />}
        list={
          <RiskPanel
            resultState={resultState}
            searchRef={searchRef}
            onMoved={redraw}
            onOverview={onOverview}
          />
        }
      />
      {!isListCovered && <ConnectorLayer connectors={connectors} />}
      <LineTip hasLines={!isListCovered && connectors.length > 0} />
    </div>
  );
}

/** A phone has no connectors. */
export function NarrowResult({ resultState, paneRef, pages, searchRef, onOverview }: ResultLayoutProps) {
  return (
    <SwitchedSheets
      words={text}
      selection={resultState.selection}
      spotlight={resultState.spotlight}
      document={
        <ContractPane resultState={resultState} paneRef={paneRef} pages={pages} onMoved={ignoreMovement} />
      }
      list={
        <RiskPanel
          resultState={resultState}
          searchRef={searchRef}
          onMoved={ignoreMovement}
          onOverview={onOverview}
        />
      }
    />
  );
}

function ignoreMovement(): void {
  // There are no connectors to redraw.
}

interface ContractPaneProps extends Pick<ResultLayoutProps, 'resultState' | 'paneRef' | 'pages'> {
  readonly onMoved: () => void;
}

function ContractPane({ resultState, paneRef, pages, onMoved }: ContractPaneProps) {
  return (
    <div className={styles.contract}>
      {resultState.result.document.pages === null ? (
        <ResultTextPane ref={paneRef} resultState={resultState} />
      ) : (
        <ResultPagePane ref={paneRef} resultState={resultState} {...pages} onMoved={onMoved} />
      )}
    </div>
  );
}
