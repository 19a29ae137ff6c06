import type { ReactNode } from 'react';
import { FindingPanel, PanelTabs } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import type { ResultTab } from '../../view-model/result-tabs.ts';
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

/** The figures, and below them all findings, one tab per kind. */
export function ResultPanel({ fragmentsState: { tab, setTab }, summary, tabs }: ResultPanelProps) {
  return (
    <FindingPanel label={text.panel}>
      {summary}
      <PanelTabs
        tabs={tabs.map(({ key, count }) => ({ key, label: text.tabs[key], count }))}
        shown={tab}
        onShow={setTab}
      />
      {tabs.find(({ key }) => key === tab)?.content()}
    </FindingPanel>
  );
}
