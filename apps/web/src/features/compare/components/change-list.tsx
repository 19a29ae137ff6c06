import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, Empty, type InputRef } from 'antd';
import { type Ref, useEffect, useRef } from 'react';
import { compareText } from '../text.ts';
import type { ChangeFilter, FilteredChanges } from '../view-model/change-filter.ts';
import type { Change } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import type { Selection } from '../view-model/selection.ts';
import { ChangeCard } from './change-card.tsx';
import { ChangeFilterBar } from './change-filter-bar.tsx';
import styles from './change-list.module.css';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly filtered: FilteredChanges;
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
  readonly selection: Selection | null;
  readonly onSelect: (id: string) => void;
  readonly searchRef: Ref<InputRef>;
  /** From the search field on to the next change. */
  readonly onNext: () => void;
}

export function ChangeList(props: ChangeListProps) {
  const { changes, filtered, filter, onFilter, searchRef, onNext } = props;
  const text = compareText.result;
  return (
    <aside className={styles.panel} aria-label={text.changesTitle}>
      <ChangeFilterBar
        changes={changes}
        filter={filter}
        onFilter={onFilter}
        searchRef={searchRef}
        onEnter={onNext}
      />
      {filtered.shown.length === 0 ? (
        <div className={styles.none}>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={changes.length === 0 ? text.noChanges : text.noneShown}
          />
          {changes.length === 0 && <p className={styles.noneDetail}>{text.noChangesDetail}</p>}
        </div>
      ) : (
        <Cards {...props} />
      )}
      <NoiseFold filtered={filtered} filter={filter} onFilter={onFilter} />
    </aside>
  );
}

/** A card with two short quotes and a reason. */
const CARD_ESTIMATE_PX = 128;
const OVERSCAN_CARDS = 6;

function Cards({ filtered: { shown }, selection, onSelect }: ChangeListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_ESTIMATE_PX,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN_CARDS,
  });
  useEffect(() => {
    if (!selection || selection.from === 'list') return;
    const index = shown.findIndex((change) => change.id === selection.id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [selection, shown, virtualizer]);
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const change = shown[item.index];
          return (
            change && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.slot}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ChangeCard change={change} isSelected={change.id === selection?.id} onSelect={onSelect} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

interface NoiseFoldProps {
  readonly filtered: FilteredChanges;
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
}

/** Noise is never silently dropped: it is counted here and one click away. */
function NoiseFold({ filtered, filter, onFilter }: NoiseFoldProps) {
  const text = compareText.result;
  if (filter.showsNoise) {
    return (
      <div className={styles.fold}>
        <Button type="link" size="small" onClick={() => onFilter({ ...filter, showsNoise: false })}>
          {text.hideNoise}
        </Button>
      </div>
    );
  }
  if (filtered.foldedNoise === 0) return null;
  return (
    <div className={styles.fold} data-testid="folded-noise">
      <span>{text.foldedNoise(formatCount(filtered.foldedNoise))}</span>
      <Button type="link" size="small" onClick={() => onFilter({ ...filter, showsNoise: true })}>
        {text.showNoise}
      </Button>
    </div>
  );
}
