import { fragmentKinds } from '@wenjian/api';
import { Input, type InputRef, Select } from 'antd';
import type { Ref } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import {
  ALL,
  countKinds,
  fragmentOrders,
  fragmentScopes,
  fragmentsOf,
} from '../view-model/fragment-filter.ts';
import styles from './result-panel.module.css';
import type { FragmentsState } from './use-fragments-state.ts';

export interface SourceChoice {
  readonly docId: string;
  readonly name: string;
}

interface FragmentFiltersProps {
  readonly fragmentsState: FragmentsState;
  readonly searchRef: Ref<InputRef>;
  readonly sources: readonly SourceChoice[];
}

export function FragmentFilters({ fragmentsState, searchRef, sources }: FragmentFiltersProps) {
  const { filter, setFilter } = fragmentsState;
  return (
    <div className={styles.filters}>
      <KindChips fragmentsState={fragmentsState} />
      <Input
        ref={searchRef}
        size="small"
        allowClear
        value={filter.search}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setFilter({ ...filter, search: event.target.value })}
      />
      <div className={styles.selects}>
        <Select
          size="small"
          aria-label={text.scope}
          value={filter.scope}
          options={fragmentScopes.map((value) => ({ value, label: text.scopes[value] }))}
          onChange={(scope) => setFilter({ ...filter, scope })}
        />
        <Select
          size="small"
          aria-label={text.order}
          value={filter.order}
          options={fragmentOrders.map((value) => ({ value, label: text.orders[value] }))}
          onChange={(order) => setFilter({ ...filter, order })}
        />
        {sources.length > 0 && (
          <Select
            size="small"
            aria-label={text.source}
            value={filter.source}
            options={[
              { value: ALL, label: text.allSources },
              ...sources.map(({ docId, name }) => ({ value: docId, label: name })),
            ]}
            popupMatchSelectWidth={false}
            onChange={(source) => setFilter({ ...filter, source })}
          />
        )}
      </div>
    </div>
  );
}

/** The counts of the filtered list, each one a switch. */
function KindChips({
  fragmentsState: { fragments, filter, setFilter },
}: {
  readonly fragmentsState: FragmentsState;
}) {
  const counts = countKinds(fragmentsOf(fragments, filter.source), filter.scope);
  return (
    <div className={styles.chips}>
      {fragmentKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.chip}
          data-tone={kind}
          title={text.kindMeanings[kind]}
          aria-pressed={filter.kind === kind}
          onClick={() => setFilter({ ...filter, kind: filter.kind === kind ? ALL : kind })}
        >
          {text.kindSigns[kind]} {text.kinds[kind]} {formatCount(counts[kind])}
        </button>
      ))}
    </div>
  );
}
