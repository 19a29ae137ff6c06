import { correctionFamilies, correctionTiers } from '@wenjian/api';
import { Button, type InputRef } from 'antd';
import { type Ref, useMemo } from 'react';
import { UndoButtons } from '../../../../shared/findings/undo-buttons.tsx';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { CountChips } from '../../../../shared/workbench/count-chips.tsx';
import { allOr, FilterBar, FilterChoice } from '../../../../shared/workbench/filter-bar.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import {
  FindingPanel,
  NothingShown,
  PanelFold,
  PanelHead,
} from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import {
  type CorrectionFilter,
  type CorrectionOrder,
  type ListRow,
  listRows,
  NO_FILTER,
} from '../../view-model/correction-filter.ts';
import { CORRECTION_LOOKS } from '../../view-model/page-marks.ts';
import type { Decided, Family } from '../../view-model/proofread-shapes.ts';
import { CorrectionCard } from './correction-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RenumberStrip } from './renumber-strip.tsx';
import { RuleHead } from './rule-head.tsx';
import { decidable, decideAll, type ResultState } from './use-result-state.ts';

interface CorrectionPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
}

/** All findings, and their actions. */
export function CorrectionPanel({ resultState, searchRef }: CorrectionPanelProps) {
  const { result, shown, readOnly, counts, filter, setFilter, deciding } = resultState;
  return (
    <FindingPanel label={text.listTitle}>
      <PanelHead tools={<UndoButtons deciding={deciding} />}>
        <CountChips
          testId="correction-statistics"
          chips={correctionTiers.map((tier) => ({
            label: text.tiers[tier],
            count: counts[tier],
            tone: CORRECTION_LOOKS[tier].tone,
            meaning: text.tierMeanings[tier],
            isPressed: filter.tier === tier,
            onPress: () => setFilter({ ...filter, tier: filter.tier === tier ? 'all' : tier }),
          }))}
        />
      </PanelHead>
      {result.renumbering && <RenumberStrip resultState={resultState} renumbering={result.renumbering} />}
      {result.corrections.length === 0 ? (
        <NothingFound result={result} />
      ) : (
        <>
          <CorrectionFilters resultState={resultState} searchRef={searchRef} />
          {shown.length === 0 ? (
            <NothingShown
              words={text.noneShown}
              onClear={() => setFilter({ ...NO_FILTER, order: filter.order })}
            />
          ) : (
            <CorrectionList resultState={resultState} />
          )}
          <AcceptErrors resultState={resultState} />
        </>
      )}
      {readOnly !== null && <PanelFold>{readOnly}</PanelFold>}
    </FindingPanel>
  );
}

const STATES: readonly (Decided | 'all')[] = ['all', 'open', 'accepted', 'rejected'];
const ORDERS: readonly CorrectionOrder[] = ['position', 'rule'];

function CorrectionFilters({ resultState, searchRef }: CorrectionPanelProps) {
  const { filter, setFilter, result, step } = resultState;
  const families = useMemo((): readonly (Family | 'all')[] => {
    const found = new Set(result.corrections.map(({ family }) => family));
    return ['all', ...correctionFamilies.filter((family) => found.has(family))];
  }, [result]);
  const change = (part: Partial<CorrectionFilter>) => setFilter({ ...filter, ...part });
  return (
    <FilterBar
      searchLabel={text.search}
      searchRef={searchRef}
      query={filter.query}
      onQuery={(query) => change({ query })}
      onStep={step}
    >
      <FilterChoice
        label={text.family}
        value={filter.family}
        values={families}
        wordsOf={allOr(text.family, (family) => text.families[family])}
        onChange={(family) => change({ family })}
      />
      <FilterChoice
        label={text.state}
        value={filter.state}
        values={STATES}
        wordsOf={allOr(text.state, (state) => text.states[state])}
        onChange={(state) => change({ state })}
      />
      <FilterChoice
        label={text.order}
        value={filter.order}
        values={ORDERS}
        wordsOf={(order) => text.orders[order]}
        onChange={(order) => change({ order })}
      />
    </FilterBar>
  );
}

/** The height of a folded card: the words and a reason. */
const CARD_ESTIMATE_PX = 104;

function CorrectionList({ resultState }: { readonly resultState: ResultState }) {
  const { shown, filter, selection } = resultState;
  const rows = useMemo(() => listRows(shown, filter.order), [shown, filter.order]);
  return (
    <FindingList items={rows} keyOf={keyOf} estimatePx={CARD_ESTIMATE_PX} selection={selection}>
      {(row) =>
        row.kind === 'rule' ? (
          <RuleHead resultState={resultState} group={row.group} />
        ) : (
          <CorrectionCard resultState={resultState} correction={row.correction} />
        )
      }
    </FindingList>
  );
}

function keyOf(row: ListRow): string {
  return row.kind === 'rule' ? `rule ${row.group.ruleId}` : row.correction.id;
}

/** Only certain corrections can be accepted unseen. */
function AcceptErrors({ resultState: { result, deciding } }: { readonly resultState: ResultState }) {
  if (!deciding.decide) return null;
  const errors = result.corrections.filter(({ tier }) => tier === 'error');
  const open = decidable(errors, 'accepted', deciding);
  if (open.length === 0) return null;
  return (
    <PanelFold>
      <Button size="small" onClick={() => decideAll(deciding, open, 'accepted')}>
        {text.acceptErrors(formatCount(open.length))}
      </Button>
    </PanelFold>
  );
}
