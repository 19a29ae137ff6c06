import { correctionTiers } from '@wenjian/api';
import { Button, type InputRef } from 'antd';
import { type Ref, useMemo } from 'react';
import { UndoButtons } from '../../../shared/findings/undo-buttons.tsx';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { countTiers } from '../view-model/correction-filter.ts';
import { CorrectionFilters } from './correction-filters.tsx';
import { CorrectionList } from './correction-list.tsx';
import styles from './correction-panel.module.css';
import { NothingFound, NothingShown } from './nothing-found.tsx';
import { RenumberStrip } from './renumber-strip.tsx';
import { decidable, decideAll, type ResultState } from './use-result-state.ts';

interface CorrectionPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
}

/** All findings, and their actions. */
export function CorrectionPanel({ resultState, searchRef }: CorrectionPanelProps) {
  const { result, shown, readOnly } = resultState;
  return (
    <aside className={styles.panel} aria-label={text.listTitle}>
      <div className={styles.statistics}>
        <TierChips resultState={resultState} />
        <span className={styles.undo}>
          <UndoButtons deciding={resultState.deciding} />
        </span>
      </div>
      {result.renumbering && <RenumberStrip resultState={resultState} renumbering={result.renumbering} />}
      {result.corrections.length === 0 ? (
        <NothingFound result={result} />
      ) : (
        <>
          <CorrectionFilters resultState={resultState} searchRef={searchRef} />
          {shown.length === 0 ? (
            <NothingShown resultState={resultState} />
          ) : (
            <CorrectionList resultState={resultState} />
          )}
          <AcceptErrors resultState={resultState} />
        </>
      )}
      {readOnly !== null && <p className={styles.fold}>{readOnly}</p>}
    </aside>
  );
}

/** The counts, each a switch that narrows the list. */
function TierChips({ resultState: { result, filter, setFilter } }: { readonly resultState: ResultState }) {
  const counts = useMemo(() => countTiers(result.corrections), [result]);
  return (
    <div className={styles.chips} data-testid="correction-statistics">
      {correctionTiers.map((tier) => (
        <button
          key={tier}
          type="button"
          className={styles.chip}
          data-tier={tier}
          title={text.tierMeanings[tier]}
          aria-pressed={filter.tier === tier}
          onClick={() => setFilter({ ...filter, tier: filter.tier === tier ? 'all' : tier })}
        >
          {text.tiers[tier]} {formatCount(counts[tier])}
        </button>
      ))}
    </div>
  );
}

/** Only certain corrections can be accepted unseen. */
function AcceptErrors({ resultState: { result, deciding } }: { readonly resultState: ResultState }) {
  if (!deciding.decide) return null;
  const errors = result.corrections.filter(({ tier }) => tier === 'error');
  const open = decidable(errors, 'accepted', deciding);
  if (open.length === 0) return null;
  return (
    <div className={styles.fold}>
      <Button size="small" onClick={() => decideAll(deciding, open, 'accepted')}>
        {text.acceptErrors(formatCount(open.length))}
      </Button>
    </div>
  );
}
