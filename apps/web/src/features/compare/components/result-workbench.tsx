import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Grid, type InputRef, Segmented, Splitter } from 'antd';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { useComparisonResult } from '../api/use-comparison-result.ts';
import { compareText } from '../text.ts';
import { type ChangeFilter, filterChanges, NO_FILTER, stepChange } from '../view-model/change-filter.ts';
import type { Comparison, ComparisonResult } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import { buildRows, inReadingOrder, locateChanges } from '../view-model/result-rows.ts';
import type { Selection } from '../view-model/selection.ts';
import { AlignedPanes } from './aligned-panes.tsx';
import { ChangeList } from './change-list.tsx';
import { CoverageDrawer } from './coverage-drawer.tsx';
import pageStyles from './result-page.module.css';
import styles from './result-workbench.module.css';
import { useChangeKeys } from './use-change-keys.ts';

export function ResultWorkbench({ task }: { readonly task: Comparison }) {
  const result = useComparisonResult(task.id);
  if (result.data) return <Workbench task={task} result={result.data} />;
  if (result.isPending) return <PageLoading />;
  return (
    <div className={pageStyles.centre}>
      <Alert
        type="error"
        showIcon
        title={compareText.common.loadFailed}
        description={result.error.message}
        action={<Button onClick={() => result.refetch()}>{compareText.common.refresh}</Button>}
      />
    </div>
  );
}

interface WorkbenchProps {
  readonly task: Comparison;
  readonly result: ComparisonResult;
}

type NarrowView = 'document' | 'changes';

/** Findings panel of the design: 360 to 420 px at first sight, wider when dragged. */
const PANEL_PX = 380;
const PANEL_MIN_PX = 320;
const PANEL_MAX_PX = 560;

function Workbench({ task, result }: WorkbenchProps) {
  const isWide = Grid.useBreakpoint().md ?? true;
  const [narrowView, setNarrowView] = useState<NarrowView>('document');
  const search = useRef<InputRef>(null);
  const desk = useChanges(result);
  const { rows, places, changes, filtered, filter, setFilter, selection, select, step } = desk;
  useChangeKeys(step, search);

  const onPaneSelect = useCallback((id: string) => select({ id, from: 'panes' }), [select]);
  const onListSelect = useCallback(
    (id: string) => {
      select({ id, from: 'list' });
      setNarrowView('document');
    },
    [select],
  );
  const panes = (
    <AlignedPanes
      task={task}
      statistics={result.statistics}
      rows={rows}
      places={places}
      selection={selection}
      onSelect={onPaneSelect}
    />
  );
  const list = (
    <ChangeList
      changes={changes}
      filtered={filtered}
      filter={filter}
      onFilter={setFilter}
      selection={selection}
      onSelect={onListSelect}
      searchRef={search}
      onNext={() => step('next')}
    />
  );
  return (
    <div className={styles.workbench}>
      {isWide ? (
        <div className={styles.wide}>
          <Splitter>
            <Splitter.Panel>{panes}</Splitter.Panel>
            <Splitter.Panel defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
              {list}
            </Splitter.Panel>
          </Splitter>
        </div>
      ) : (
        <NarrowDesk
          view={narrowView}
          onView={setNarrowView}
          count={filtered.shown.length}
          panes={panes}
          list={list}
        />
      )}
      <BottomStrip desk={desk} result={result} />
    </div>
  );
}

/** Rows, filter and selection of one result. */
function useChanges(result: ComparisonResult) {
  const rows = useMemo(() => buildRows(result), [result]);
  const places = useMemo(() => locateChanges(rows), [rows]);
  const changes = useMemo(() => inReadingOrder(result.changes, places), [result, places]);
  const [filter, setFilter] = useState<ChangeFilter>(NO_FILTER);
  const [selection, select] = useState<Selection | null>(null);
  const filtered = useMemo(() => filterChanges(changes, filter), [changes, filter]);
  const step = useCallback(
    (direction: 'next' | 'previous') =>
      select((before) => {
        const id = stepChange(filtered.shown, before?.id ?? null, direction);
        return id === null ? before : { id, from: 'keys' };
      }),
    [filtered],
  );
  return { rows, places, changes, filtered, filter, setFilter, selection, select, step };
}

interface NarrowDeskProps {
  readonly view: NarrowView;
  readonly onView: (view: NarrowView) => void;
  readonly count: number;
  readonly panes: ReactNode;
  readonly list: ReactNode;
}

function NarrowDesk({ view, onView, count, panes, list }: NarrowDeskProps) {
  const text = compareText.result;
  return (
    <>
      <div className={styles.tabs}>
        <Segmented<NarrowView>
          block
          value={view}
          onChange={onView}
          options={[
            { value: 'document', label: text.documentTab },
            { value: 'changes', label: text.changesTab(formatCount(count)) },
          ]}
        />
      </div>
      <div className={styles.narrow}>{view === 'document' ? panes : list}</div>
    </>
  );
}

interface BottomStripProps {
  readonly desk: ReturnType<typeof useChanges>;
  readonly result: ComparisonResult;
}

function BottomStrip({ desk: { filtered, selection, step }, result }: BottomStripProps) {
  const text = compareText.result;
  const total = filtered.shown.length;
  const at = filtered.shown.findIndex((change) => change.id === selection?.id);
  return (
    <footer className={styles.strip}>
      <span className={styles.position} aria-live="polite">
        {at < 0
          ? text.positionNone(formatCount(total))
          : text.position(formatCount(at + 1), formatCount(total))}
      </span>
      <Button size="small" icon={<UpOutlined />} disabled={total === 0} onClick={() => step('previous')}>
        {text.previous}
      </Button>
      <Button size="small" icon={<DownOutlined />} disabled={total === 0} onClick={() => step('next')}>
        {text.next}
      </Button>
      <span className={styles.keys}>{text.keys}</span>
      <span className={styles.coverageButton}>
        <CoverageDrawer coverage={result.coverage} />
      </span>
    </footer>
  );
}
