import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import type { ResultTab } from '../view-model/result-tabs.ts';
import styles from './result-panel.module.css';
import type { FragmentsState } from './use-fragments-state.ts';

export interface PanelTab {
  readonly key: ResultTab;
  /** Null where nothing is counted, or not yet. */
  readonly count: number | null;
  readonly content: () => ReactNode;
}

interface ResultPanelProps {
  readonly fragmentsState: FragmentsState;
  readonly summary: ReactNode;
  readonly tabs: readonly PanelTab[];
}

/** Six tabs with their counts fit into the panel. */
const TAB_GAP_PX = 12;

/** The figures, and below them all findings, one tab per kind. */
export function ResultPanel({ fragmentsState, summary, tabs }: ResultPanelProps) {
  return (
    <aside className={styles.panel} aria-label={text.panel}>
      {summary}
      <Tabs
        size="small"
        tabBarGutter={TAB_GAP_PX}
        className={styles.tabs ?? ''}
        activeKey={fragmentsState.tab}
        items={tabs.map(({ key, count }) => ({
          key,
          label: count === null ? text.tabs[key] : `${text.tabs[key]} ${formatCount(count)}`,
        }))}
        onChange={(key) => {
          const chosen = tabs.find((tab) => tab.key === key);
          if (chosen) fragmentsState.setTab(chosen.key);
        }}
      />
      {tabs.find(({ key }) => key === fragmentsState.tab)?.content()}
    </aside>
  );
}
