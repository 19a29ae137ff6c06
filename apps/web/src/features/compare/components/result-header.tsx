import { Grid, Segmented } from 'antd';
import { useNavigate } from 'react-router';
import { ResultActions, ResultTitle } from '../../../shared/ui/result-slots.tsx';
import type { ComparisonVersion } from '../api/use-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison, Statistics } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import { progressText } from '../view-model/task-progress.ts';
import styles from './result-header.module.css';

interface ResultHeaderProps {
  readonly task: Comparison;
  readonly version: ComparisonVersion;
}

/** Fills the places of the layout's header; where that is too narrow the rest gets a line of its own. */
export function ResultHeader({ task, version }: ResultHeaderProps) {
  const hasRoom = Grid.useBreakpoint().lg ?? true;
  const summary =
    task.statistics && task.status === 'complete' ? (
      <StatisticsStrip statistics={task.statistics} />
    ) : (
      <span className={styles.status}>{progressText(task)}</span>
    );
  return (
    <>
      <ResultTitle>
        <div className={styles.title}>
          <h1 className={styles.name} title={task.title}>
            {task.title}
          </h1>
          {hasRoom && summary}
        </div>
      </ResultTitle>
      {hasRoom ? (
        <ResultActions>
          <ViewSwitch id={task.id} version={version} />
        </ResultActions>
      ) : (
        <div className={styles.strip}>
          {summary}
          <ViewSwitch id={task.id} version={version} />
        </div>
      )}
    </>
  );
}

interface ViewSwitchProps {
  readonly id: string;
  readonly version: ComparisonVersion;
}

function ViewSwitch({ id, version }: ViewSwitchProps) {
  const navigate = useNavigate();
  const { views } = compareText.result;
  return (
    <Segmented<ComparisonVersion>
      size="small"
      value={version}
      options={[
        { value: 'v2', label: views.v2 },
        { value: 'v3', label: views.v3 },
      ]}
      onChange={(view) => navigate(`/contract-compare/${id}${view === 'v3' ? '/v3' : ''}`)}
    />
  );
}

function StatisticsStrip({ statistics }: { readonly statistics: Statistics }) {
  const { changeSigns, changeTypes, significances } = compareText;
  return (
    <ul className={styles.statistics} data-testid="compare-statistics">
      {(['insert', 'delete', 'replace', 'move'] as const)
        .filter((type) => type !== 'move' || statistics.move > 0)
        .map((type) => (
          <li key={type} data-type={type}>
            <span className={styles.sign} aria-hidden>
              {changeSigns[type]}
            </span>
            {changeTypes[type]} {formatCount(statistics[type])}
          </li>
        ))}
      <li className={styles.major}>
        {significances.major} {formatCount(statistics.major)}
      </li>
    </ul>
  );
}
