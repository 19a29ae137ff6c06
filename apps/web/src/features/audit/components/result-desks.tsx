import { type InputRef, Segmented, Splitter } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { resultText as text } from '../result.text.ts';
import { ConnectorLayer } from './connector-layer.tsx';
import { ResultPagePane } from './result-page-pane.tsx';
import type { ContractPaneHandle } from './result-pane.ts';
import { ResultTextPane } from './result-text-pane.tsx';
import styles from './result-workbench.module.css';
import { RiskPanel } from './risk-panel.tsx';
import { useConnectors } from './use-connectors.ts';
import type { ResultDesk } from './use-result-desk.ts';

interface ResultDeskProps {
  readonly desk: ResultDesk;
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

/** Findings panel of the design: 360 to 420 px at first sight, wider when dragged. */
const PANEL_PX = 420;
const PANEL_MIN_PX = 360;
const PANEL_MAX_PX = 640;

export function WideResult(props: ResultDeskProps) {
  const { desk, paneRef, pages, searchRef, isListCovered, onOverview } = props;
  const root = useRef<HTMLDivElement>(null);
  const { connectors, redraw } = useConnectors(paneRef, root);
  return (
    <div ref={root} className={styles.wide}>
      <Splitter onResize={redraw}>
        <Splitter.Panel>
          <ContractPane desk={desk} paneRef={paneRef} pages={pages} onMoved={redraw} />
        </Splitter.Panel>
        <Splitter.Panel defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
          <RiskPanel desk={desk} searchRef={searchRef} onMoved={redraw} onOverview={onOverview} />
        </Splitter.Panel>
      </Splitter>
      {!isListCovered && <ConnectorLayer connectors={connectors} />}
    </div>
  );
}

type Sheet = 'list' | 'contract';

/** A phone: the list or the contract, and no connectors between them. */
export function NarrowResult({ desk, paneRef, pages, searchRef, onOverview }: ResultDeskProps) {
  const [sheet, setSheet] = useShownSheet(desk);
  return (
    <>
      <div className={styles.sheets}>
        <Segmented<Sheet>
          block
          value={sheet}
          options={[
            { value: 'list', label: text.list },
            { value: 'contract', label: text.contract },
          ]}
          onChange={setSheet}
        />
      </div>
      <div className={styles.narrow}>
        <div className={styles.layer} data-behind={sheet !== 'contract' || undefined}>
          <ContractPane desk={desk} paneRef={paneRef} pages={pages} onMoved={ignoreMovement} />
        </div>
        <div className={styles.layer} data-behind={sheet !== 'list' || undefined}>
          <RiskPanel desk={desk} searchRef={searchRef} onMoved={ignoreMovement} onOverview={onOverview} />
        </div>
      </div>
    </>
  );
}

function ignoreMovement(): void {
  // There are no connectors to draw anew.
}

/** What was chosen on the contract is read in the list; what is to be located, on the contract. */
function useShownSheet({ selection, spotlight }: ResultDesk) {
  const [sheet, setSheet] = useState<Sheet>('list');
  useEffect(() => {
    if (selection?.from === 'locate') setSheet('contract');
    else if (selection?.from === 'page') setSheet('list');
  }, [selection]);
  useEffect(() => {
    if (spotlight) setSheet('contract');
  }, [spotlight]);
  return [sheet, setSheet] as const;
}

interface ContractPaneProps extends Pick<ResultDeskProps, 'desk' | 'paneRef' | 'pages'> {
  readonly onMoved: () => void;
}

function ContractPane({ desk, paneRef, pages, onMoved }: ContractPaneProps) {
  return (
    <div className={styles.contract}>
      {desk.result.document.pages === null ? (
        <ResultTextPane ref={paneRef} desk={desk} />
      ) : (
        <ResultPagePane ref={paneRef} desk={desk} {...pages} onMoved={onMoved} />
      )}
    </div>
  );
}
