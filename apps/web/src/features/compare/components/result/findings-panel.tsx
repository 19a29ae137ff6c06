import { Button, type InputRef, Tag } from 'antd';
import { type Ref, useCallback, useMemo } from 'react';
import { UndoButtons } from '../../../../shared/findings/undo-buttons.tsx';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { BatchBar } from '../../../../shared/workbench/batch-bar.tsx';
import { type CountChip, CountChips } from '../../../../shared/workbench/count-chips.tsx';
import { allOr, FilterBar, FilterChoice, FilterLine } from '../../../../shared/workbench/filter-bar.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import {
  FindingPanel,
  NothingShown,
  PanelFold,
  PanelHead,
} from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import {
  type ChangeFilter,
  type DecisionFilter,
  isFiltering,
  NO_FILTER,
} from '../../view-model/change-filter.ts';
import { membersWith } from '../../view-model/change-groups.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import type { ChangeArea, ChangeType, Significance } from '../../view-model/comparison-shapes.ts';
import { examinedInShort } from '../../view-model/coverage-view.ts';
import { ChangeCard, type CropSide } from './change-card.tsx';
import type { ResultState } from './use-result-state.ts';

interface FindingsPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  readonly crop: CropSide;
  /** On a phone: choosing a change closes the sheet. */
  readonly onChosen?: () => void;
}

export function FindingsPanel({ resultState, searchRef, crop, onChosen }: FindingsPanelProps) {
  const { shown, deciding, task } = resultState;
  const chips = useChips(resultState);
  return (
    <FindingPanel label={text.changesTitle}>
      <PanelHead tools={<UndoButtons deciding={deciding} />}>
        <CountChips testId="compare-statistics" chips={chips} />
      </PanelHead>
      <ChangeFilters resultState={resultState} searchRef={searchRef} />
      {shown.length === 0 ? (
        <NoChanges resultState={resultState} />
      ) : (
        <ChangeCards resultState={resultState} crop={crop} {...(onChosen && { onChosen })} />
      )}
      <NoiseFold resultState={resultState} />
      {task.abilities.change ? (
        <BatchBar shown={shown} deciding={deciding} words={text} canAccept={() => true} />
      ) : (
        <PanelFold>{text.readOnly}</PanelFold>
      )}
    </FindingPanel>
  );
}

const TYPES: readonly ChangeType[] = ['insert', 'delete', 'replace', 'move', 'format', 'image'];

/** Noise is counted where it is folded, not here. */
function useChips({ model, counts, filter, setFilter }: ResultState): readonly CountChip[] {
  const there = useMemo(() => {
    const changes = model.changes.filter(({ significance }) => significance !== 'noise');
    return {
      types: TYPES.filter((type) => changes.some((change) => change.type === type)),
      hasMajor: changes.some(({ significance }) => significance === 'major'),
      hasSuspects: changes.some(({ isSuspect }) => isSuspect),
    };
  }, [model]);
  const ofTypes = there.types.map((type): CountChip => {
    const others = filter.types.filter((one) => one !== type);
    const isPressed = others.length < filter.types.length;
    return {
      label: compareText.changeTypes[type],
      count: counts.types.get(type) ?? 0,
      tone: CHANGE_TONES[type],
      sign: compareText.changeSigns[type],
      isPressed,
      onPress: () => setFilter({ ...filter, types: isPressed ? others : [...others, type] }),
    };
  });
  const isMajor = filter.significance === 'major';
  const major: CountChip = {
    label: compareText.significances.major,
    count: counts.major,
    tone: 'slate',
    isPressed: isMajor,
    onPress: () => setFilter({ ...filter, significance: isMajor ? 'all' : 'major' }),
  };
  const suspects: CountChip = {
    label: text.suspect,
    count: counts.suspects,
    tone: 'slate',
    isPressed: filter.onlySuspects,
    onPress: () => setFilter({ ...filter, onlySuspects: !filter.onlySuspects }),
  };
  return [...ofTypes, ...(there.hasMajor ? [major] : []), ...(there.hasSuspects ? [suspects] : [])];
}

const SIGNIFICANCES: readonly (Significance | 'all')[] = ['all', 'major', 'minor', 'noise'];
const DECISIONS: readonly DecisionFilter[] = ['all', 'open', 'accepted', 'rejected'];

function ChangeFilters({ resultState, searchRef }: Pick<FindingsPanelProps, 'resultState' | 'searchRef'>) {
  const { filter, setFilter, step, model } = resultState;
  const areas = useMemo(
    (): readonly (ChangeArea | 'all')[] => ['all', ...new Set(model.changes.map(({ place }) => place))],
    [model],
  );
  const change = (part: Partial<ChangeFilter>) => setFilter({ ...filter, ...part });
  return (
    <FilterBar
      searchLabel={text.search}
      searchRef={searchRef}
      query={filter.query}
      onQuery={(query) => change({ query })}
      onStep={step}
    >
      <FilterChoice
        label={text.significance}
        value={filter.significance}
        values={SIGNIFICANCES}
        wordsOf={allOr(text.significance, (value) => compareText.significances[value])}
        onChange={(significance) => change({ significance })}
      />
      <FilterChoice
        label={text.decision}
        value={filter.decision}
        values={DECISIONS}
        wordsOf={allOr(text.decision, (value) => text.states[value])}
        onChange={(decision) => change({ decision })}
      />
      <FilterChoice
        label={text.area}
        value={filter.area}
        values={areas}
        wordsOf={allOr(text.area, (value) => text.areas[value])}
        onChange={(area) => change({ area })}
      />
      {filter.clause && (
        <FilterLine>
          <Tag closable onClose={() => change({ clause: null })}>
            {text.clause(filter.clause.label || text.preamble)}
          </Tag>
        </FilterLine>
      )}
    </FilterBar>
  );
}

function NoChanges({ resultState }: { readonly resultState: ResultState }) {
  const { model, result, filter, setFilter } = resultState;
  const { coverage } = result;
  const clear = () => setFilter({ ...NO_FILTER, showsNoise: filter.showsNoise });
  const gaps = coverage.notExamined.length > 0 ? ` ${text.noChangesGaps}` : '';
  const isIdentical = model.changes.length === 0;
  return (
    <NothingShown
      words={isIdentical ? text.noChanges : text.noneShown}
      detail={isIdentical ? `${text.noChangesDetail(examinedInShort(coverage))}${gaps}` : undefined}
      onClear={isFiltering(filter) ? clear : undefined}
    />
  );
}

/** The height of a card with two short quotes, a reason and its actions. */
const CARD_ESTIMATE_PX = 156;

function ChangeCards({ resultState, crop, onChosen }: Omit<FindingsPanelProps, 'searchRef'>) {
  const { shown, selection, deciding, select, result, model } = resultState;
  const onSelect = useCallback(
    (id: string) => {
      select(id, 'list');
      onChosen?.();
    },
    [select, onChosen],
  );
  return (
    <FindingList items={shown} keyOf={({ id }) => id} estimatePx={CARD_ESTIMATE_PX} selection={selection}>
      {(change) => (
        <ChangeCard
          result={result}
          change={change}
          decision={deciding.decisions.get(change.id) ?? null}
          decide={deciding.decide}
          together={membersWith(model.groups, change)}
          isSelected={change.id === selection?.id}
          onSelect={onSelect}
          crop={crop}
        />
      )}
    </FindingList>
  );
}

/** Noise is never silently dropped: it is counted here and one click away. */
function NoiseFold({ resultState }: { readonly resultState: ResultState }) {
  const { foldedNoise, filter, setFilter } = resultState;
  const turn = () => setFilter({ ...filter, showsNoise: !filter.showsNoise });
  if (!filter.showsNoise && foldedNoise === 0) return null;
  return (
    <PanelFold data-testid="folded-noise">
      {!filter.showsNoise && <span>{text.foldedNoise(formatCount(foldedNoise))}</span>}
      <Button type="link" size="small" onClick={turn}>
        {filter.showsNoise ? text.hideNoise : text.showNoise}
      </Button>
    </PanelFold>
  );
}
