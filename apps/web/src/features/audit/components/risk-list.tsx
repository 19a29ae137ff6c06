import { App, Button, Empty, type InputRef } from 'antd';
import type { Ref } from 'react';
import { openOnes, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { isFiltering, NO_FILTER } from '../view-model/risk-filter.ts';
import { RiskCards } from './risk-cards.tsx';
import { RiskFilters } from './risk-filters.tsx';
import styles from './risk-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface RiskListProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  readonly onMoved: () => void;
}

/** The risks or the missing clauses: filters, cards, and actions on all of them. */
export function RiskList({ resultState, searchRef, onMoved }: RiskListProps) {
  return (
    <>
      <RiskFilters resultState={resultState} searchRef={searchRef} />
      {resultState.shown.length === 0 ? (
        <NothingShown resultState={resultState} />
      ) : (
        <RiskCards resultState={resultState} onMoved={onMoved} />
      )}
      <IgnoredFold resultState={resultState} />
      <BatchBar resultState={resultState} />
    </>
  );
}

/** No risk is a result too: then it lists what was checked. */
function NothingShown({
  resultState: { parts, tab, filter, setFilter },
}: {
  readonly resultState: ResultState;
}) {
  const isMissing = tab === 'missing';
  const isNone = (isMissing ? parts.missing : parts.risk).length === 0;
  const none = isMissing ? text.noneMissing : text.noneFound;
  return (
    <div className={styles.none}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isNone ? none : text.noneShown} />
      {isNone && (
        <p className={styles.noneDetail}>
          {text.noneFoundDetail(formatCount(parts.passed.length), formatCount(parts.notChecked.length))}
        </p>
      )}
      {!isNone && isFiltering(filter) && (
        <Button onClick={() => setFilter({ ...NO_FILTER, order: filter.order })}>{text.clearFilters}</Button>
      )}
    </div>
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
    <div className={styles.fold} data-testid="ignored-fold">
      <span>{text.ignoredCount(formatCount(ignored))}</span>
      <Button
        type="link"
        size="small"
        onClick={() => setFilter({ ...filter, status: isOpen ? 'kept' : 'rejected' })}
      >
        {isOpen ? text.backToKept : text.showIgnored}
      </Button>
    </div>
  );
}

/** Decides everything the list shows now, at once. */
function BatchBar({ resultState }: { readonly resultState: ResultState }) {
  const { modal } = App.useApp();
  const { shown, deciding, mayDecide, feedback } = resultState;
  const { decide, decisions } = deciding;
  // Public pages have no decisions.
  if (!mayDecide) return feedback && <p className={styles.fold}>{text.readOnly}</p>;
  // The entries as shown when the dialog opened: later decisions of others are not overwritten.
  const open = openOnes(shown, decisions);
  if (!decide || open.length < 2) return null;
  // Advice has to be written out one by one.
  const choices = {
    accepted: open.filter(({ suggestionKind }) => suggestionKind === 'clause'),
    rejected: open,
  };
  const ask = (state: 'accepted' | 'rejected', action: string) =>
    modal.confirm({
      title: text.batchTitle(action, formatCount(choices[state].length)),
      content: text.batchDetail,
      okText: action,
      cancelText: text.cancel,
      onOk: () => decide(choices[state].map(({ id }) => ({ findingId: id, state, onlyIfOpen: true }))),
    });
  return (
    <div className={styles.fold}>
      <span className={styles.batch}>{text.batch(formatCount(open.length))}</span>
      <Button size="small" onClick={() => ask('rejected', text.batchIgnore)}>
        {text.batchIgnore}
      </Button>
      <Button
        size="small"
        disabled={choices.accepted.length === 0}
        onClick={() => ask('accepted', text.batchAdopt)}
      >
        {text.batchAdopt}
      </Button>
    </div>
  );
}
