import { PieChartOutlined } from '@ant-design/icons';
import { Button, type InputRef } from 'antd';
import type { Ref } from 'react';
import { UndoButtons } from '../../../../shared/findings/undo-buttons.tsx';
import { CountChips } from '../../../../shared/workbench/count-chips.tsx';
import { FindingPanel, PanelHead, PanelTabs } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { tabsOf } from '../../view-model/result-parts.ts';
import { LEVELS } from '../../view-model/risk-filter.ts';
import { RISK_LOOKS } from '../../view-model/risk-look.ts';
import { ResultDemands } from './result-demands.tsx';
import { ResultRules } from './result-rules.tsx';
import { RiskList } from './risk-list.tsx';
import type { ResultState } from './use-result-state.ts';

interface RiskPanelProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
  /** The cards have moved. */
  readonly onMoved?: () => void;
  readonly onOverview: () => void;
}

export function RiskPanel({ resultState, searchRef, onMoved, onOverview }: RiskPanelProps) {
  const { parts, tab, setTab, deciding, counts, filter, setFilter } = resultState;
  return (
    <FindingPanel label={text.listTitle} isConnected>
      <PanelHead
        tools={
          <>
            <UndoButtons deciding={deciding} />
            <Button size="small" icon={<PieChartOutlined />} onClick={onOverview}>
              {text.overview}
            </Button>
          </>
        }
      >
        <CountChips
          testId="audit-statistics"
          chips={LEVELS.map((level) => ({
            label: text.levels[level],
            count: counts[level],
            tone: RISK_LOOKS[level].tone,
            meaning: text.levelMeanings[level],
            isPressed: filter.level === level,
            onPress: () => setFilter({ ...filter, level: filter.level === level ? 'all' : level }),
          }))}
        />
      </PanelHead>
      <PanelTabs
        tabs={tabsOf(parts).map((key) => ({ key, label: text.tabs[key], count: parts[key].length }))}
        shown={tab}
        onShow={setTab}
      />
      <TabContent resultState={resultState} searchRef={searchRef} {...(onMoved && { onMoved })} />
    </FindingPanel>
  );
}

function TabContent({ resultState, ...list }: Omit<RiskPanelProps, 'onOverview'>) {
  const { tab, parts, show } = resultState;
  switch (tab) {
    case 'risk':
    case 'missing':
      return <RiskList key={tab} resultState={resultState} {...list} />;
    case 'met':
      return <ResultRules rules={parts.met} says={text.metMeaning} none={text.noneMet} onShow={show} />;
    case 'absent':
      return (
        <ResultRules rules={parts.absent} says={text.absentMeaning} none={text.noneAbsent} onShow={show} />
      );
    case 'notJudged':
      return (
        <ResultRules
          rules={parts.notJudged}
          none={text.allJudged}
          notApplicable={parts.notApplicable}
          onShow={show}
        />
      );
    case 'demands':
      return <ResultDemands demands={parts.demands} onShow={show} />;
  }
}
