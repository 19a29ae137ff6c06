import { Drawer } from 'antd';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import { OverviewCard } from './overview-card.tsx';
import { OverviewDates, OverviewDistribution, OverviewMoney } from './overview-charts.tsx';
import { OverviewSummary } from './overview-summary.tsx';
import type { ResultState } from './use-result-state.ts';

interface OverviewDrawerProps {
  readonly resultState: ResultState;
  readonly isOpen: boolean;
  readonly onShow: (place: DocumentPlace) => void;
  readonly onClose: () => void;
}

const DRAWER_PX = 460;

/** The contract in charts, over the list: the pages stay visible, because every fact links to its place on them. */
export function OverviewDrawer({ resultState, isOpen, onShow, onClose }: OverviewDrawerProps) {
  const { overview } = resultState.result;
  return (
    <Drawer
      open={isOpen}
      title={text.overview}
      size={DRAWER_PX}
      mask={false}
      onClose={onClose}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <OverviewSummary resultState={resultState} />
      <OverviewCard result={resultState.result} onShow={onShow} />
      <OverviewDistribution risks={resultState.parts.all} />
      <OverviewMoney overview={overview} onShow={onShow} />
      <OverviewDates dates={overview.dates} onShow={onShow} />
    </Drawer>
  );
}
