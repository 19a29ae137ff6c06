import { Grid, type InputRef, Segmented } from 'antd';
import { type ReactNode, useMemo, useRef } from 'react';
import { useUndoKeys } from '../../../../shared/findings/use-undo-keys.ts';
import { ZoomControl } from '../../../../shared/pdf/toolbar/zoom-control.tsx';
import { useFindingKeys } from '../../../../shared/workbench/use-finding-keys.ts';
import { useGoTo } from '../../../../shared/workbench/use-go-to.ts';
import { usePageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { ResultPanes } from '../../../../shared/workbench/workbench-layout.tsx';
import { resultText as text } from '../../result.text.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { hasPages, ResultContract } from './result-contract.tsx';
import { ResultStrip } from './result-strip.tsx';
import { type ResultState, type ResultView, type TextView, useResultState } from './use-result-state.ts';

interface ResultWorkbenchProps {
  readonly view: ResultView;
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode, resultState: ResultState) => ReactNode;
  /** Notes about the result as a whole. */
  readonly banner?: ReactNode;
}

/** The design's findings panel: 360 to 420 px at first, wider when dragged. */
const LIST_SIZE = { px: 420, min: 360, max: 640 };

/** The contract beside its corrections. The same for one's own result, a shared one and the example. */
export function ResultWorkbench({ view, renderHead, banner }: ResultWorkbenchProps) {
  const isWide = Grid.useBreakpoint().md ?? true;
  const search = useRef<InputRef>(null);
  const pane = useRef<DocumentHandle>(null);
  const resultState = useResultState(view);
  const { selection, spotlight, byId, textView } = resultState;
  useFindingKeys(resultState, search);
  useUndoKeys(resultState.deciding);
  const chosen = selection && selection.from !== 'page' ? byId.get(selection.id) : undefined;
  // Another view begins at its top: it goes to the place again.
  const request = useMemo(() => ({ selection, textView }), [selection, textView]);
  useGoTo(pane, { request, place: chosen ?? null }, spotlight);
  const zoom = usePageZoom();
  const contract = <ResultContract ref={pane} resultState={resultState} zoom={zoom} />;
  return (
    <>
      {renderHead(
        <>
          {hasPages(resultState) && <ZoomControl {...zoom} />}
          <ViewSwitch resultState={resultState} />
        </>,
        resultState,
      )}
      <div className={styles.workbench}>
        {banner}
        <ResultPanes
          isWide={isWide}
          documents={[{ key: 'contract', label: text.contract, content: contract }]}
          list={<CorrectionPanel resultState={resultState} searchRef={search} />}
          listSize={LIST_SIZE}
          selection={selection}
          spotlight={spotlight}
        />
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
