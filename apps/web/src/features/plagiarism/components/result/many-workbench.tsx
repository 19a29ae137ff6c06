import { Grid, type InputRef, Segmented } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ResultShown } from '../../../../shared/ui/result-slots.tsx';
import { useFindingKeys } from '../../../../shared/workbench/use-finding-keys.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { ResultPanes } from '../../../../shared/workbench/workbench-layout.tsx';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useTexts } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import { ALL } from '../../view-model/fragment-filter.ts';
import { type ManyView, manyViews } from '../../view-model/many-view.ts';
import type { ManyResult, PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { lookBySource, sourceRanks } from '../../view-model/source-look.ts';
import { DocumentGraph } from './document-graph.tsx';
import { DocumentPane } from './document-pane.tsx';
import { DocumentTimeline } from './document-timeline.tsx';
import { LayoutTools, usePaneView } from './layout-tools.tsx';
import { ManyPanel } from './many-panel.tsx';
import views from './many-views.module.css';
import { MatrixTable } from './matrix-table.tsx';
import { UnreadContext } from './nothing-found.tsx';
import { ResultStrip } from './result-strip.tsx';
import { type FragmentsState, useFragmentsState } from './use-fragments-state.ts';

interface ManyWorkbenchProps {
  readonly many: ManyResult;
  readonly reader: ResultReader;
  readonly layout: PlagiarismTask['layout'];
  readonly renderHead: (tools: ReactNode) => ReactNode;
  /** Opens two documents side by side. */
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

const LIST_SIZE = { px: 500, min: 400, max: 680 };

/** One document and its sources, the connections between documents, and their history. */
export function ManyWorkbench({ many, reader, layout, renderHead, onPair }: ManyWorkbenchProps) {
  const isWide = Grid.useBreakpoint().lg ?? true;
  const search = useRef<InputRef>(null);
  const { origin, blockList } = many;
  const texts = useTexts(reader, [origin.docId]);
  const fragmentsState = useFragmentsState({ blockList, docId: origin.docId, firstTab: 'sources', texts });
  const { selection, spotlight, filter } = fragmentsState;
  useFindingKeys(fragmentsState, search);
  const [view, setView] = useShownView(fragmentsState);
  const pane = usePaneView(layout);
  const chosen = filter.source === ALL ? null : filter.source;
  const look = useMemo(() => lookBySource(sourceRanks(many.sources), chosen), [many, chosen]);
  const main = (
    <div className={views.main}>
      <ViewSwitch view={view} onView={setView} />
      {view === 'document' && (
        <DocumentPane
          fragmentsState={fragmentsState}
          reader={reader}
          docId={origin.docId}
          role={text.sides.origin}
          name={origin.name}
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
        <ResultPanes
          isWide={isWide}
          documents={[{ key: origin.docId, label: text.pictures, content: main }]}
          list={
            <UnreadContext value={many.coverage.notExamined}>
              <ManyPanel {...{ many, fragmentsState, reader, look, onPair }} searchRef={search} />
            </UnreadContext>
          }
          listSize={LIST_SIZE}
          selection={selection}
          spotlight={spotlight}
        />
        <ResultStrip fragmentsState={fragmentsState} notExamined={many.coverage.notExamined.length} />
      </div>
    </>
  );
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
    <div className={views.switch}>
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
