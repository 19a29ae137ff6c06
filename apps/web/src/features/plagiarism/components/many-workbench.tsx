import { Grid, type InputRef, Segmented, Splitter } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFindingKeys } from '../../../shared/result/use-finding-keys.ts';
import { ResultShown } from '../../../shared/ui/result-slots.tsx';
import type { ResultReader } from '../api/plagiarism-reader.ts';
import { resultText as text } from '../result.text.ts';
import { ALL } from '../view-model/fragment-filter.ts';
import { type ManyView, manyViews } from '../view-model/many-view.ts';
import type { ManyResult, PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { lookBySource, sourceRanks } from '../view-model/source-look.ts';
import { DocumentGraph } from './document-graph.tsx';
import { DocumentPane } from './document-pane.tsx';
import { DocumentTimeline } from './document-timeline.tsx';
import { LayoutTools, usePaneView } from './layout-tools.tsx';
import { ManyPanel } from './many-panel.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { ResultSheets } from './result-sheets.tsx';
import { ResultStrip } from './result-strip.tsx';
import { type FragmentsState, useFragmentsState } from './use-fragments-state.ts';
import styles from './workbench.module.css';

interface ManyWorkbenchProps {
  readonly many: ManyResult;
  readonly reader: ResultReader;
  readonly layout: PlagiarismTask['layout'];
  readonly renderHead: (tools: ReactNode) => ReactNode;
  /** Opens two documents side by side. */
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

const PANEL_PX = 500;
const PANEL_MIN_PX = 400;
const PANEL_MAX_PX = 680;

/** One document and its sources, the connections between documents, and their history. */
export function ManyWorkbench({ many, reader, layout, renderHead, onPair }: ManyWorkbenchProps) {
  const isWide = Grid.useBreakpoint().lg ?? true;
  const search = useRef<InputRef>(null);
  const fragmentsState = useFragmentsState(many.blockList, many.origin.docId, 'sources');
  useFindingKeys({ step: fragmentsState.step, decideSelected: decideNothing }, search);
  const [view, setView] = useShownView(fragmentsState);
  const pane = usePaneView(layout);
  const chosen = fragmentsState.filter.source === ALL ? null : fragmentsState.filter.source;
  const look = useMemo(() => lookBySource(sourceRanks(many.sources), chosen), [many, chosen]);
  const panel = (
    <ManyPanel
      many={many}
      fragmentsState={fragmentsState}
      reader={reader}
      look={look}
      searchRef={search}
      onPair={onPair}
    />
  );
  const main = (
    <div className={styles.main}>
      <ViewSwitch view={view} onView={setView} />
      {view === 'document' && (
        <DocumentPane
          fragmentsState={fragmentsState}
          reader={reader}
          docId={many.origin.docId}
          role={text.sides.origin}
          name={many.origin.name}
          rates={many.total}
          look={look}
          view={pane}
        />
      )}
      {view === 'matrix' && <MatrixTable many={many} isVisitor={reader.key !== null} onPair={onPair} />}
      {view === 'graph' && <DocumentGraph many={many} onPair={onPair} />}
      {view === 'timeline' && <DocumentTimeline many={many} />}
    </div>
  );
  return (
    <>
      <ResultShown />
      {renderHead(view === 'document' && <LayoutTools view={pane} />)}
      <div className={styles.workbench}>
        {isWide ? (
          <div className={styles.wide}>
            <Splitter>
              <Splitter.Panel>{main}</Splitter.Panel>
              <Splitter.Panel defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
                {panel}
              </Splitter.Panel>
            </Splitter>
          </div>
        ) : (
          <ResultSheets
            fragmentsState={fragmentsState}
            sheets={[
              { key: 'list', label: text.list, content: panel },
              { key: many.origin.docId, label: text.pictures, content: main },
            ]}
          />
        )}
        <ResultStrip fragmentsState={fragmentsState} notExamined={many.coverage.notExamined.length} />
      </div>
    </>
  );
}

function decideNothing(): void {
  // Fragments are evidence; they cannot be adopted or ignored.
}

/** The place to locate is in the document. */
function useShownView({ selection, spotlight }: FragmentsState) {
  const [view, setView] = useState<ManyView>('document');
  useEffect(() => {
    if (selection || spotlight) setView('document');
  }, [selection, spotlight]);
  return [view, setView] as const;
}

interface ViewSwitchProps {
  readonly view: ManyView;
  readonly onView: (view: ManyView) => void;
}

function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <div className={styles.views}>
      <Segmented<ManyView>
        size="small"
        aria-label={text.viewLabel}
        value={view}
        options={manyViews.map((value) => ({ value, label: text.views[value] }))}
        onChange={onView}
      />
    </div>
  );
}
