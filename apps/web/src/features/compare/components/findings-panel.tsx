import { Button, Empty, type InputRef } from 'antd';
import type { Ref } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { isFiltering, NO_FILTER } from '../view-model/change-filter.ts';
import { examinedInShort } from '../view-model/coverage-view.ts';
import { BatchBar } from './batch-bar.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { FindingCards } from './finding-cards.tsx';
import styles from './findings-panel.module.css';
import type { CropPage } from './suspect-crops.tsx';
import type { ResultState } from './use-result-state.ts';

interface FindingsPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  readonly crop: CropPage;
  /** On a phone: choosing a change closes the sheet. */
  readonly onChosen?: () => void;
}

export function FindingsPanel({ resultState, searchRef, crop, onChosen }: FindingsPanelProps) {
  const { filtered } = resultState;
  return (
    <aside className={styles.panel} aria-label={text.changesTitle}>
      <ChangeFilters resultState={resultState} searchRef={searchRef} />
      {filtered.shown.length === 0 ? (
        <NothingShown resultState={resultState} />
      ) : (
        <FindingCards resultState={resultState} crop={crop} onChosen={onChosen} />
      )}
      <NoiseFold resultState={resultState} />
      <BatchBar resultState={resultState} />
    </aside>
  );
}

/** No change at all is a result too: then it counts what was looked at. */
function NothingShown({
  resultState: { model, result, filter, setFilter },
}: {
  readonly resultState: ResultState;
}) {
  const isIdentical = model.changes.length === 0;
  return (
    <div className={styles.none}>
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isIdentical ? text.noChanges : text.noneShown}
      />
      {isIdentical && (
        <p className={styles.noneDetail}>
          {text.noChangesDetail(examinedInShort(result.coverage))}
          {result.coverage.notExamined.length > 0 && ` ${text.noChangesGaps}`}
        </p>
      )}
      {isFiltering(filter) && (
        <Button onClick={() => setFilter({ ...NO_FILTER, showsNoise: filter.showsNoise })}>
          {text.clearFilters}
        </Button>
      )}
    </div>
  );
}

/** Noise is never silently dropped: it is counted here and one click away. */
function NoiseFold({ resultState: { filtered, filter, setFilter } }: { readonly resultState: ResultState }) {
  if (filter.showsNoise) {
    return (
      <div className={styles.fold}>
        <Button type="link" size="small" onClick={() => setFilter({ ...filter, showsNoise: false })}>
          {text.hideNoise}
        </Button>
      </div>
    );
  }
  if (filtered.foldedNoise === 0) return null;
  return (
    <div className={styles.fold} data-testid="folded-noise">
      <span>{text.foldedNoise(formatCount(filtered.foldedNoise))}</span>
      <Button type="link" size="small" onClick={() => setFilter({ ...filter, showsNoise: true })}>
        {text.showNoise}
      </Button>
    </div>
  );
}
