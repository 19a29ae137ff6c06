import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, DatePicker, Empty, Skeleton, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { type Statistics, useExport, useStatistics } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import { type DayRange, lastDays } from '../view-model/day-range.ts';
import { summaryOf } from '../view-model/figures.ts';
import { MemberTable } from './member-table.tsx';
import { ShareChart } from './share-chart.tsx';
import styles from './statistics.module.css';
import { TrendChart } from './trend-chart.tsx';
import { UseList } from './use-list.tsx';

const DAY = 'YYYY-MM-DD';
const SPANS = { week: 7, month: 30, quarter: 90, year: 365 } as const;

export function StatisticsPage() {
  const teamId = useCurrentTeam();
  return teamId === null ? <Skeleton active /> : <TeamStatistics teamId={teamId} />;
}

function TeamStatistics({ teamId }: { readonly teamId: string }) {
  const [range, setRange] = useState<DayRange>(() => lastDays(SPANS.month, new Date()));
  const statistics = useStatistics(teamId, range);
  const file = useExport(teamId, range);
  return (
    <div className={styles.page}>
      <div className={styles.headingRow}>
        <Typography.Title level={1} className={styles.title ?? ''}>
          {text.title}
        </Typography.Title>
        <DatePicker.RangePicker
          aria-label={text.range}
          allowClear={false}
          value={[dayjs(range.startDate), dayjs(range.endDate)]}
          maxDate={dayjs(lastDays(1, new Date()).endDate)}
          presets={Object.entries(SPANS).map(([name, days]) => ({
            label: text.presets[name as keyof typeof SPANS],
            value: spanOf(days),
          }))}
          onChange={(chosen) => {
            if (chosen?.[0] && chosen[1])
              setRange({ startDate: chosen[0].format(DAY), endDate: chosen[1].format(DAY) });
          }}
        />
        <Button icon={<DownloadOutlined />} loading={file.isPending} onClick={() => file.mutate()}>
          {text.export}
        </Button>
      </div>
      {statistics.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          description={statistics.error.message}
          action={<Button onClick={() => void statistics.refetch()}>{text.retry}</Button>}
        />
      ) : null}
      {statistics.isPending ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {statistics.data ? <Figures statistics={statistics.data} /> : null}
      <UseList key={`${range.startDate} ${range.endDate}`} teamId={teamId} range={range} />
    </div>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }) {
  const summary = summaryOf(statistics);
  if (summary.tasks + summary.used + summary.returned === 0)
    return (
      <section className={styles.card}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty}>
          <p className={styles.hint}>{text.emptyHint}</p>
        </Empty>
      </section>
    );
  return (
    <>
      <dl className={styles.summary}>
        {(['tasks', 'used', 'returned', 'people'] as const).map((name) => (
          <div key={name} className={styles.card}>
            <dt>{text.summary[name]}</dt>
            <dd>
              {formatCount(summary[name])}
              <small>{text.units[name]}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <TrendChart statistics={statistics} />
        <ShareChart statistics={statistics} />
      </div>
      <MemberTable members={statistics.members} />
    </>
  );
}

function spanOf(days: number): [Dayjs, Dayjs] {
  const { startDate, endDate } = lastDays(days, new Date());
  return [dayjs(startDate), dayjs(endDate)];
}
