import { Grid, type InputRef, Segmented } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
import { type ResultDesk, type ResultView, type TextView, useResultDesk } from './use-result-desk.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ResultWorkbenchProps {
  readonly view: ResultView;
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode, desk: ResultDesk) => ReactNode;
  /** Notes about the result as a whole. */
  readonly banner?: ReactNode;
}

/** The contract beside its corrections. The same for one's own result, a shared one and the example. */
export function ResultWorkbench({ view, renderHead, banner }: ResultWorkbenchProps) {
  const isWide = Grid.useBreakpoint().md ?? true;
  const search = useRef<InputRef>(null);
  const pane = useRef<ContractPaneHandle>(null);
  const desk = useResultDesk(view);
  useFindingKeys(desk, search);
  useUndoKeys(desk.deciding);
  useGoTo(desk, pane);
  const [zoom, setZoom] = useState<Zoom>({ kind: 'auto' });
  const [factor, setFactor] = useState(1);
  const sides = {
    document: (
      <ContractPane desk={desk} paneRef={pane} pages={{ zoom, onZoom: setZoom, onFactor: setFactor }} />
    ),
    list: <CorrectionPanel desk={desk} searchRef={search} />,
  };
  return (
    <>
      {renderHead(
        <>
          {hasPages(desk) && <ZoomControl factor={factor} zoom={zoom} onZoom={setZoom} />}
          <ViewSwitch desk={desk} />
        </>,
        desk,
      )}
      <div className={styles.workbench}>
        {banner}
        {isWide ? (
          <div className={styles.wide}>
            <SplitSheets {...sides} />
          </div>
        ) : (
          <SwitchedSheets {...sides} words={text} selection={desk.selection} spotlight={desk.spotlight} />
        )}
        <ResultStrip desk={desk} />
      </div>
    </>
  );
}

const VIEWS: readonly TextView[] = ['original', 'revised'];

function ViewSwitch({ desk: { textView, setTextView } }: { readonly desk: ResultDesk }) {
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
function hasPages({ result, textView }: ResultDesk): boolean {
  return result.document.pages !== null && textView === 'original';
}

interface ContractPaneProps {
  readonly desk: ResultDesk;
  readonly paneRef: RefObject<ContractPaneHandle | null>;
  readonly pages: PageZoom;
}

function ContractPane({ desk, paneRef, pages }: ContractPaneProps) {
  return (
    <div className={styles.contract}>
      {hasPages(desk) ? (
        <ResultPagePane ref={paneRef} desk={desk} {...pages} />
      ) : (
        <ResultTextPane ref={paneRef} desk={desk} />
      )}
    </div>
  );
}

/** Choosing a correction or a related place scrolls the contract there. */
function useGoTo(desk: ResultDesk, pane: { readonly current: ContractPaneHandle | null }): void {
  const { selection, spotlight, byId, textView } = desk;
  const chosen = selection && selection.from !== 'page' ? byId.get(selection.id) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection made again is a wish to return to its place, and another view begins at its top
  useEffect(() => {
    if (chosen) pane.current?.goTo(chosen);
  }, [selection, textView, pane]);
  useEffect(() => {
    if (spotlight) pane.current?.goTo(spotlight);
  }, [spotlight, pane]);
}
