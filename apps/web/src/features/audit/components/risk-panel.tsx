import { PieChartOutlined } from '@ant-design/icons';
import { Button, type InputRef, Tabs } from 'antd';
import type { Ref } from 'react';
import { UndoButtons } from '../../../shared/findings/undo-buttons.tsx';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { countLevels, type ResultTab, tabsOf } from '../view-model/result-parts.ts';
import { LEVELS } from '../view-model/risk-filter.ts';
import { ResultDemands } from './result-demands.tsx';
import { ResultRules } from './result-rules.tsx';
import { RiskList } from './risk-list.tsx';
import styles from './risk-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface RiskPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  readonly onMoved: () => void;
  readonly onOverview: () => void;
}

/** Five tabs with their counts fit into the narrowest panel. */
const TAB_GAP_PX = 14;

export function RiskPanel({ resultState, searchRef, onMoved, onOverview }: RiskPanelProps) {
  const { parts, tab, setTab, deciding } = resultState;
  return (
    <aside className={styles.panel} aria-label={text.listTitle}>
      <div className={styles.statistics}>
        <LevelChips resultState={resultState} />
        <span className={styles.tools}>
          <UndoButtons deciding={deciding} />
          <Button size="small" icon={<PieChartOutlined />} onClick={onOverview}>
            {text.overview}
          </Button>
        </span>
      </div>
      <Tabs
        size="small"
        tabBarGutter={TAB_GAP_PX}
        className={styles.tabs ?? ''}
        activeKey={tab}
        items={tabsOf(parts).map((key) => ({
          key,
          label: `${text.tabs[key]} ${formatCount(parts[key].length)}`,
        }))}
        onChange={(key) => {
          const chosen = tabsOf(parts).find((one) => one === key);
          if (chosen) setTab(chosen);
        }}
      />
      <TabContent tab={tab} resultState={resultState} searchRef={searchRef} onMoved={onMoved} />
    </aside>
  );
}

interface TabContentProps extends Omit<RiskPanelProps, 'onOverview'> {
  readonly tab: ResultTab;
}

function TabContent({ tab, resultState, searchRef, onMoved }: TabContentProps) {
  switch (tab) {
    case 'risk':
    case 'missing':
      return <RiskList key={tab} resultState={resultState} searchRef={searchRef} onMoved={onMoved} />;
    case 'passed':
      return <ResultRules rules={resultState.parts.passed} none={text.nonePassed} />;
    case 'notChecked':
      return <ResultRules rules={resultState.parts.notChecked} none={text.allChecked} />;
    case 'demands':
      return <ResultDemands demands={resultState.parts.demands} onShow={resultState.show} />;
  }
}

/** The counts of the narrowed list, each one a switch. */
function LevelChips({
  resultState: { parts, tab, filter, setFilter },
}: {
  readonly resultState: ResultState;
}) {
  const counts = countLevels(tab === 'missing' ? parts.missing : parts.risk);
  return (
    <div className={styles.chips} data-testid="audit-statistics">
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          className={styles.chip}
          data-level={level}
          title={text.levelMeanings[level]}
          aria-pressed={filter.level === level}
          onClick={() => setFilter({ ...filter, level: filter.level === level ? 'all' : level })}
        >
          {text.levels[level]} {formatCount(counts[level])}
        </button>
      ))}
    </div>
  );
}
