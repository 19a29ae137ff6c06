import { fragmentKinds } from '@wenjian/api';
import type { InputRef } from 'antd';
import { type Ref, useCallback } from 'react';
import { CountChips } from '../../../../shared/workbench/count-chips.tsx';
import { FilterBar, FilterChoice } from '../../../../shared/workbench/filter-bar.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import { NothingShown, PanelHead } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { KIND_LOOKS, type Look } from '../../view-model/document-marks.ts';
import {
  ALL,
  type FragmentFilter,
  fragmentOrders,
  fragmentScopes,
  isFiltering,
  NO_FILTER,
  type NumberedFragment,
  scopeOf,
} from '../../view-model/fragment-filter.ts';
import { FragmentCard, type QuotedDocument } from './fragment-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { FragmentsState } from './use-fragments-state.ts';

interface SourceChoice {
  readonly docId: string;
  readonly name: string;
}

interface FragmentListProps {
  readonly fragmentsState: FragmentsState;
  readonly searchRef: Ref<InputRef>;
  readonly look: Look;
  readonly quotedOf: (fragment: NumberedFragment) => readonly QuotedDocument[];
  readonly othersOf: (fragment: NumberedFragment) => string;
  /** Filter options; none in one-to-one. */
  readonly sources: readonly SourceChoice[];
  /** The pair of these fragments, where a task has several: their ids are unique only within the pair. */
  readonly commentsIn?: string | null;
}

export function FragmentList({ fragmentsState, searchRef, sources, ...words }: FragmentListProps) {
  return (
    <>
      <PanelHead>
        <KindChips fragmentsState={fragmentsState} />
      </PanelHead>
      <FragmentFilters fragmentsState={fragmentsState} searchRef={searchRef} sources={sources} />
      {fragmentsState.shown.length === 0 ? (
        <NoFragments fragmentsState={fragmentsState} />
      ) : (
        <FragmentCards fragmentsState={fragmentsState} {...words} />
      )}
    </>
  );
}

function KindChips({ fragmentsState }: Pick<FragmentListProps, 'fragmentsState'>) {
  const { counts, filter, setFilter } = fragmentsState;
  return (
    <CountChips
      testId="fragment-statistics"
      chips={fragmentKinds.map((kind) => ({
        label: `${text.kindSigns[kind]} ${text.kinds[kind]}`,
        count: counts[kind],
        tone: KIND_LOOKS[kind].tone,
        meaning: text.kindMeanings[kind],
        isPressed: filter.kind === kind,
        onPress: () => setFilter({ ...filter, kind: filter.kind === kind ? ALL : kind }),
      }))}
    />
  );
}

type FragmentFiltersProps = Pick<FragmentListProps, 'fragmentsState' | 'searchRef' | 'sources'>;

function FragmentFilters({ fragmentsState, searchRef, sources }: FragmentFiltersProps) {
  const { filter, setFilter, step } = fragmentsState;
  const change = (part: Partial<FragmentFilter>) => setFilter({ ...filter, ...part });
  const names = new Map(sources.map(({ docId, name }) => [docId, name]));
  return (
    <FilterBar
      searchLabel={text.search}
      searchRef={searchRef}
      query={filter.search}
      onQuery={(search) => change({ search })}
      onStep={step}
    >
      <FilterChoice
        label={text.scope}
        value={filter.scope}
        values={fragmentScopes}
        wordsOf={(scope) => text.scopes[scope]}
        onChange={(scope) => change({ scope })}
      />
      <FilterChoice
        label={text.order}
        value={filter.order}
        values={fragmentOrders}
        wordsOf={(order) => text.orders[order]}
        onChange={(order) => change({ order })}
      />
      {sources.length > 0 && (
        <FilterChoice
          label={text.source}
          value={filter.source}
          values={[ALL, ...names.keys()]}
          wordsOf={(source) => names.get(source) ?? text.allSources}
          onChange={(source) => change({ source })}
        />
      )}
    </FilterBar>
  );
}

/** No fragment is a result too. */
function NoFragments({ fragmentsState }: Pick<FragmentListProps, 'fragmentsState'>) {
  const { fragments, filter, counting, setFilter } = fragmentsState;
  if (fragments.length === 0) return <NothingFound words={text.noneFound} />;
  const clear = () => setFilter({ ...NO_FILTER, order: filter.order, scope: scopeOf(counting) });
  return <NothingShown words={text.noneShown} onClear={isFiltering(filter, counting) ? clear : undefined} />;
}

/** The height of a card with two short quotations. */
const CARD_ESTIMATE_PX = 168;

type FragmentCardsProps = Omit<FragmentListProps, 'searchRef' | 'sources'>;

function FragmentCards({ fragmentsState, look, quotedOf, othersOf, commentsIn = null }: FragmentCardsProps) {
  const { shown, selection, select } = fragmentsState;
  const onSelect = useCallback((id: string) => select(id, 'list'), [select]);
  const onLocate = useCallback((id: string) => select(id, 'locate'), [select]);
  return (
    <FindingList items={shown} keyOf={({ id }) => id} estimatePx={CARD_ESTIMATE_PX} selection={selection}>
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
    </FindingList>
  );
}
