import { Button, type InputRef } from 'antd';
import { type Ref, useCallback, useMemo } from 'react';
import { stateOf } from '../../../../shared/findings/view-model/decisions.ts';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { unreadWords } from '../../../../shared/result/coverage-summary.ts';
import { BatchBar } from '../../../../shared/workbench/batch-bar.tsx';
import { allOr, FilterBar, FilterChoice } from '../../../../shared/workbench/filter-bar.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import { NothingShown, PanelFold } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { insertPlace } from '../../view-model/result-places.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import {
  ALL_FAMILIES,
  groupStarts,
  isFiltering,
  NO_FILTER,
  type RiskFilter,
  type RiskOrder,
  type StatusFilter,
} from '../../view-model/risk-filter.ts';
import { unreadParts } from '../../view-model/risk-summary.ts';
import styles from './risk-card.module.css';
import { RiskCard } from './risk-card.tsx';
import type { ResultState } from './use-result-state.ts';

interface RiskListProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  readonly onMoved?: () => void;
}

/** The risks or the missing clauses: filters, cards, and actions on all of them. */
export function RiskList({ resultState, searchRef, onMoved }: RiskListProps) {
  const { shown, deciding, mayDecide, feedback } = resultState;
  return (
    <>
      <RiskFilters resultState={resultState} searchRef={searchRef} />
      {shown.length === 0 ? (
        <NoRisks resultState={resultState} />
      ) : (
        <RiskCards resultState={resultState} {...(onMoved && { onMoved })} />
      )}
      <IgnoredFold resultState={resultState} />
      {mayDecide ? (
        // Advice has to be written out one by one.
        <BatchBar shown={shown} deciding={deciding} words={text} canAccept={isEdit} />
      ) : (
        // Public pages have no decisions.
        feedback && <PanelFold>{text.readOnly}</PanelFold>
      )}
    </>
  );
}

function isEdit({ edit }: Risk): boolean {
  return edit !== null;
}

const STATUSES: readonly StatusFilter[] = ['kept', 'open', 'accepted', 'rejected', 'all'];
const ORDERS: readonly RiskOrder[] = ['position', 'level', 'clause', 'family'];

function RiskFilters({ resultState, searchRef }: Omit<RiskListProps, 'onMoved'>) {
  const { filter, setFilter, parts, step } = resultState;
  const families = useMemo(() => [...new Set(parts.all.map(({ family }) => family))], [parts]);
  const change = (part: Partial<RiskFilter>) => setFilter({ ...filter, ...part });
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
        values={[ALL_FAMILIES, ...families]}
        wordsOf={allOr(text.family, (family) => text.families[family] ?? family)}
        onChange={(family) => change({ family })}
      />
      <FilterChoice
        label={text.status}
        value={filter.status}
        values={STATUSES}
        wordsOf={(status) => text.statuses[status]}
        onChange={(status) => change({ status })}
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

function NoRisks({ resultState }: { readonly resultState: ResultState }) {
  const { parts, tab, filter, setFilter, result } = resultState;
  const isMissing = tab === 'missing';
  if ((isMissing ? parts.missing : parts.risk).length === 0) {
    const rules = text.noneFoundDetail(
      formatCount(parts.met.length),
      formatCount(parts.absent.length),
      formatCount(parts.notJudged.length),
    );
    const detail = `${rules}${unreadWords(unreadParts(result)) ?? ''}`;
    return <NothingShown words={isMissing ? text.noneMissing : text.noneFound} detail={detail} />;
  }
  const clear = () => setFilter({ ...NO_FILTER, order: filter.order });
  return <NothingShown words={text.noneShown} onClear={isFiltering(filter) ? clear : undefined} />;
}

/** The height of a folded card with a short quotation and a reason. */
const CARD_ESTIMATE_PX = 132;

function RiskCards({ resultState, onMoved }: Omit<RiskListProps, 'searchRef'>) {
  const { shown, selection, select, show, deciding, feedback, result, filter } = resultState;
  const starts = useMemo(() => groupStarts(shown, filter.order), [shown, filter.order]);
  const onSelect = useCallback((id: string) => select(id, 'list'), [select]);
  const onLocate = useCallback((id: string) => select(id, 'locate'), [select]);
  const likes = feedback?.state.auditLikeLists;
  const types = useMemo(() => new Map(likes?.map((like) => [like.id, like.feedbackType])), [likes]);
  return (
    <FindingList
      data-risk-list
      items={shown}
      keyOf={({ id }) => id}
      estimatePx={CARD_ESTIMATE_PX}
      selection={selection}
      {...(onMoved && { onMoved })}
    >
      {(risk) => (
        <>
          <GroupHead start={starts.get(risk.id)} isFamily={filter.order === 'family'} />
          <RiskCard
            risk={risk}
            contractText={result.document.text}
            decision={deciding.decisions.get(risk.id) ?? null}
            decide={deciding.decide}
            feedback={types.get(risk.id) ?? null}
            onFeedback={feedback?.press ?? null}
            place={insertPlace(result, risk)}
            isSelected={risk.id === selection?.id}
            onSelect={onSelect}
            onLocate={onLocate}
            onShow={show}
          />
        </>
      )}
    </FindingList>
  );
}

interface GroupHeadProps {
  readonly start: { readonly group: string; readonly count: number } | undefined;
  readonly isFamily: boolean;
}

function GroupHead({ start, isFamily }: GroupHeadProps) {
  if (start === undefined) return null;
  const { group, count } = start;
  const name = isFamily ? (text.families[group] ?? group) : group || text.noClause;
  return (
    <h3 className={styles.group}>
      {name} <span>{formatCount(count)}</span>
    </h3>
  );
}

/** Ignored risks leave the list; they are counted here and one click away. */
function IgnoredFold({ resultState }: { readonly resultState: ResultState }) {
  const { parts, tab, filter, setFilter, deciding } = resultState;
  const risks = tab === 'missing' ? parts.missing : parts.risk;
  const ignored = risks.filter(({ id }) => stateOf(deciding.decisions, id) === 'rejected').length;
  if (filter.status === 'all' || (ignored === 0 && filter.status !== 'rejected')) return null;
  const isOpen = filter.status === 'rejected';
  return (
    <PanelFold data-testid="ignored-fold">
      <span>{text.ignoredCount(formatCount(ignored))}</span>
      <Button
        type="link"
        size="small"
        onClick={() => setFilter({ ...filter, status: isOpen ? 'kept' : 'rejected' })}
      >
        {isOpen ? text.backToKept : text.showIgnored}
      </Button>
    </PanelFold>
  );
}
