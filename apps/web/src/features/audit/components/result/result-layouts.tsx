import type { InputRef } from 'antd';
import { type RefObject, useRef } from 'react';
import type { PageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { SplitPanes, SwitchedSheets } from '../../../../shared/workbench/workbench-layout.tsx';
import { resultText as text } from '../../result.text.ts';
import { ConnectorLayer } from './connector-layer.tsx';
import { LineTip } from './line-tip.tsx';
import { ResultContract } from './result-contract.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { useConnectors } from './use-connectors.ts';
import type { ResultState } from './use-result-state.ts';

interface ResultLayoutProps {
  readonly resultState: ResultState;
  readonly paneRef: RefObject<DocumentHandle | null>;
  readonly zoom: PageZoom;
  readonly searchRef: RefObject<InputRef | null>;
  /** By the overview: an entry that cannot be seen has no connector. */
  readonly isListCovered: boolean;
  readonly onOverview: () => void;
}

/** The design's findings panel: 360 to 420 px at first, wider when dragged. */
const LIST_SIZE = { px: 420, min: 360, max: 640 };

export function WideResult(props: ResultLayoutProps) {
  const { resultState, paneRef, zoom, searchRef, isListCovered, onOverview } = props;
  const root = useRef<HTMLDivElement>(null);
  const { connectors, redraw } = useConnectors(paneRef, root);
  return (
    <div ref={root} className={styles.wide}>
      <SplitPanes
        onResize={redraw}
        listSize={LIST_SIZE}
        documents={[
          <ResultContract
            key="contract"
            ref={paneRef}
            resultState={resultState}
            zoom={zoom}
            onMoved={redraw}
          />,
        ]}
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
export function NarrowResult({ resultState, paneRef, zoom, searchRef, onOverview }: ResultLayoutProps) {
  return (
    <SwitchedSheets
      selection={resultState.selection}
      spotlight={resultState.spotlight}
      list={{
        key: 'list',
        label: workbenchText.list,
        content: <RiskPanel resultState={resultState} searchRef={searchRef} onOverview={onOverview} />,
      }}
      documents={[
        {
          key: 'contract',
          label: text.contract,
          content: <ResultContract ref={paneRef} resultState={resultState} zoom={zoom} />,
        },
      ]}
    />
  );
}
