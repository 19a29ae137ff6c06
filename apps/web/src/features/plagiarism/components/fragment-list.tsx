import { Button, Empty, type InputRef } from 'antd';
import { type Ref, useCallback, useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import type { Look } from '../view-model/document-marks.ts';
import { isFiltering, NO_FILTER, type NumberedFragment, scopeOf } from '../view-model/fragment-filter.ts';
import { FragmentCard, type QuotedDocument } from './fragment-card.tsx';
import { FragmentFilters, type SourceChoice } from './fragment-filters.tsx';
import { PanelList } from './panel-list.tsx';
import styles from './result-panel.module.css';
import type { FragmentsState } from './use-fragments-state.ts';

/** What a result tells the list about its documents. */
export interface FragmentListWords {
  readonly look: Look;
  readonly quotedOf: (fragment: NumberedFragment) => readonly QuotedDocument[];
  readonly othersOf: (fragment: NumberedFragment) => string;
  /** Filter options; none in one-to-one. */
  readonly sources: readonly SourceChoice[];
  /** The pair of these fragments, where a task has several: their ids are unique only within the pair. */
  readonly commentsIn?: string | null;
}

interface FragmentListProps extends FragmentListWords {
  readonly fragmentsState: FragmentsState;
  readonly searchRef: Ref<InputRef>;
}

/** The height of a card with two short quotations. */
const CARD_ESTIMATE_PX = 168;

export function FragmentList({ fragmentsState, searchRef, sources, ...words }: FragmentListProps) {
  return (
    <>
      <FragmentFilters fragmentsState={fragmentsState} searchRef={searchRef} sources={sources} />
      {fragmentsState.shown.length === 0 ? (
        <NothingShown fragmentsState={fragmentsState} />
      ) : (
        <FragmentCards fragmentsState={fragmentsState} {...words} />
      )}
    </>
  );
}

/** No fragment is a result too: then it links to what was examined. */
function NothingShown({
  fragmentsState: { fragments, filter, counting, setFilter },
}: {
  readonly fragmentsState: FragmentsState;
}) {
  const isNone = fragments.length === 0;
  return (
    <div className={styles.none}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isNone ? text.noneFound : text.noneShown} />
      {isNone && <p className={styles.noneDetail}>{text.noneFoundDetail}</p>}
      {!isNone && isFiltering(filter, counting) && (
        <Button onClick={() => setFilter({ ...NO_FILTER, order: filter.order, scope: scopeOf(counting) })}>
          {text.clearFilters}
        </Button>
      )}
    </div>
  );
}

type FragmentCardsProps = Omit<FragmentListProps, 'searchRef' | 'sources'>;

function FragmentCards({ fragmentsState, look, quotedOf, othersOf, commentsIn = null }: FragmentCardsProps) {
  const { shown, selection, select } = fragmentsState;
  const goTo = useMemo(() => {
    if (!selection) return null;
    // An entry clicked in the list does not scroll, unless it unfolds out of sight.
    const align = selection.from === 'list' || selection.from === 'locate' ? 'auto' : 'start';
    return { index: shown.findIndex(({ id }) => id === selection.id), align } as const;
  }, [selection, shown]);
  const onSelect = useCallback((id: string) => select(id, 'list'), [select]);
  const onLocate = useCallback((id: string) => select(id, 'locate'), [select]);
  return (
    <PanelList items={shown} keyOf={({ id }) => id} estimatePx={CARD_ESTIMATE_PX} goTo={goTo}>
      {(fragment) => (
        <FragmentCard
          fragment={fragment}
          {...look(fragment)}
          quoted={quotedOf(fragment)}
          others={othersOf(fragment)}
          findingId={commentsIn === null ? fragment.id : `${commentsIn} ${fragment.id}`}
          isSelected={fragment.id === selection?.id}
          onSelect={onSelect}
          onLocate={onLocate}
        />
      )}
    </PanelList>
  );
}
