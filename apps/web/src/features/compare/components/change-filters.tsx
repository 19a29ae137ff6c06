import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef, Select, Tag } from 'antd';
import { type Ref, useMemo } from 'react';
import { UndoButtons } from '../../../shared/findings/undo-buttons.tsx';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { compareText } from '../text.ts';
import type { ChangeFilter, DecisionFilter } from '../view-model/change-filter.ts';
import type { Change, ChangeArea, ChangeType, Significance } from '../view-model/comparison-shapes.ts';
import colours from './change-colours.module.css';
import styles from './findings-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface ChangeFiltersProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
}

export function ChangeFilters({ resultState, searchRef }: ChangeFiltersProps) {
  const { filter, setFilter, step, model, deciding } = resultState;
  const counts = useMemo(() => countChanges(model.changes), [model]);
  return (
    <div className={styles.filter}>
      <div className={styles.statistics}>
        <TypeChips counts={counts} filter={filter} onFilter={setFilter} />
        <span className={styles.undo}>
          <UndoButtons deciding={deciding} />
        </span>
      </div>
      <Input
        ref={searchRef}
        allowClear
        prefix={<SearchOutlined />}
        placeholder={text.search}
        aria-label={text.search}
        value={filter.query}
        onChange={(event) => setFilter({ ...filter, query: event.target.value })}
        onPressEnter={() => step('next')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <FilterSelects counts={counts} filter={filter} onFilter={setFilter} />
      {filter.clause && (
        <Tag closable onClose={() => setFilter({ ...filter, clause: null })}>
          {text.clause(filter.clause.label || text.preamble)}
        </Tag>
      )}
    </div>
  );
}

interface Counts {
  readonly types: ReadonlyMap<ChangeType, number>;
  readonly areas: readonly ChangeArea[];
  readonly suspects: number;
  readonly major: number;
}

/** Noise is counted where it is folded, not here. */
function countChanges(changes: readonly Change[]): Counts {
  const types = new Map<ChangeType, number>();
  let suspects = 0;
  let major = 0;
  for (const { type, significance, isSuspect } of changes) {
    if (isSuspect) suspects += 1;
    if (significance === 'major') major += 1;
    if (significance !== 'noise') types.set(type, (types.get(type) ?? 0) + 1);
  }
  return { types, suspects, major, areas: [...new Set(changes.map(({ place }) => place))] };
}

interface FilterPartProps {
  readonly counts: Counts;
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
}

const TYPES: readonly ChangeType[] = ['insert', 'delete', 'replace', 'move', 'format', 'image'];

/** The counts of the result, each a switch. */
function TypeChips({ counts, filter, onFilter }: FilterPartProps) {
  const { changeSigns, changeTypes, significances } = compareText;
  const toggle = (type: ChangeType) => {
    const others = filter.types.filter((one) => one !== type);
    onFilter({ ...filter, types: others.length < filter.types.length ? others : [...others, type] });
  };
  return (
    <div className={styles.chips} data-testid="compare-statistics">
      {TYPES.filter((type) => counts.types.has(type)).map((type) => (
        <button
          key={type}
          type="button"
          className={`${styles.chip} ${colours.colours}`}
          data-type={type}
          aria-pressed={filter.types.includes(type)}
          onClick={() => toggle(type)}
        >
          <span className={styles.chipSign} aria-hidden>
            {changeSigns[type]}
          </span>
          {changeTypes[type]} {formatCount(counts.types.get(type) ?? 0)}
        </button>
      ))}
      {counts.major > 0 && (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={filter.significance === 'major'}
          onClick={() =>
            onFilter({ ...filter, significance: filter.significance === 'major' ? 'all' : 'major' })
          }
        >
          {significances.major} {formatCount(counts.major)}
        </button>
      )}
      {counts.suspects > 0 && (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={filter.onlySuspects}
          onClick={() => onFilter({ ...filter, onlySuspects: !filter.onlySuspects })}
        >
          {text.suspects(formatCount(counts.suspects))}
        </button>
      )}
    </div>
  );
}

const SIGNIFICANCES: readonly Significance[] = ['major', 'minor', 'noise'];
const DECISIONS: readonly DecisionFilter[] = ['all', 'open', 'accepted', 'rejected'];

function FilterSelects({ counts, filter, onFilter }: FilterPartProps) {
  const { significances } = compareText;
  return (
    <div className={styles.selects}>
      <Select<Significance | 'all'>
        aria-label={text.significance}
        value={filter.significance}
        popupMatchSelectWidth={false}
        options={[
          { value: 'all', label: `${text.significance}：${text.all}` },
          ...SIGNIFICANCES.map((value) => ({ value, label: significances[value] })),
        ]}
        onChange={(significance) => onFilter({ ...filter, significance })}
      />
      <Select<DecisionFilter>
        aria-label={text.decision}
        value={filter.decision}
        popupMatchSelectWidth={false}
        options={DECISIONS.map((value) => ({
          value,
          label: value === 'all' ? `${text.decision}：${text.all}` : text.decisionFilters[value],
        }))}
        onChange={(decision) => onFilter({ ...filter, decision })}
      />
      <Select<ChangeArea | 'all'>
        aria-label={text.area}
        value={filter.area}
        popupMatchSelectWidth={false}
        options={[
          { value: 'all', label: `${text.area}：${text.all}` },
          ...counts.areas.map((value) => ({ value, label: text.areas[value] })),
        ]}
        onChange={(area) => onFilter({ ...filter, area })}
      />
    </div>
  );
}
