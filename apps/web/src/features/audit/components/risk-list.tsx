import { App, Button, Empty, type InputRef } from 'antd';
import type { Ref } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import { isFiltering, NO_FILTER } from '../view-model/risk-filter.ts';
import { decidedOf } from '../view-model/risk-state.ts';
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
  const ignored = risks.filter(({ id }) => decidedOf(deciding.states, id) === 'ignored').length;
  if (filter.status === 'all' || (ignored === 0 && filter.status !== 'ignored')) return null;
  const isOpen = filter.status === 'ignored';
  return (
    <div className={styles.fold} data-testid="ignored-fold">
      <span>{text.ignoredCount(formatCount(ignored))}</span>
      <Button
        type="link"
        size="small"
        onClick={() => setFilter({ ...filter, status: isOpen ? 'kept' : 'ignored' })}
      >
        {isOpen ? text.backToKept : text.showIgnored}
      </Button>
    </div>
  );
}

/** Decides everything the list shows now, at once. */
function BatchBar({ resultState: { shown, deciding, feedback } }: { readonly resultState: ResultState }) {
  const { modal } = App.useApp();
  const { decideAll, states } = deciding;
  // Public pages have no decisions.
  if (!decideAll) return feedback && <p className={styles.fold}>{text.readOnly}</p>;
  const open = shown.filter(({ id }) => decidedOf(states, id) === 'open');
  if (open.length < 2) return null;
  // The entries as shown when the dialog opened: later changes of others are not overwritten.
  const seen = ({ id }: Risk) => ({ id, version: states.get(id)?.version ?? 0 });
  // Advice has to be written out one by one.
  const choices = {
    adopted: open.filter(({ suggestionKind }) => suggestionKind === 'clause').map(seen),
    ignored: open.map(seen),
  };
  const ask = (state: 'adopted' | 'ignored', action: string) =>
    modal.confirm({
      title: text.batchTitle(action, formatCount(choices[state].length)),
      content: text.batchDetail,
      okText: action,
      cancelText: text.cancel,
      onOk: () => decideAll(choices[state], state),
    });
  return (
    <div className={styles.fold}>
      <span className={styles.batch}>{text.batch(formatCount(open.length))}</span>
      <Button size="small" onClick={() => ask('ignored', text.batchIgnore)}>
        {text.batchIgnore}
      </Button>
      <Button
        size="small"
        disabled={choices.adopted.length === 0}
        onClick={() => ask('adopted', text.batchAdopt)}
      >
        {text.batchAdopt}
      </Button>
    </div>
  );
}
