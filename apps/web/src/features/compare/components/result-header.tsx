import { Grid, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ResultActions, ResultTitle } from '../../../shared/ui/result-slots.tsx';
import type { ComparisonVersion } from '../api/use-comparison.ts';
import { resultText } from '../result.text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import { progressText } from '../view-model/task-progress.ts';
import styles from './result-header.module.css';

interface ResultHeaderProps {
  readonly task: Comparison;
  readonly version: ComparisonVersion;
  /** What can be done with a result that is there. */
  readonly children?: ReactNode;
}

/** Fills the places of the layout's header; where that is too narrow the rest gets a line of its own. */
export function ResultHeader({ task, version, children }: ResultHeaderProps) {
  const hasRoom = Grid.useBreakpoint().xl ?? true;
  const actions = (
    <>
      {children}
      <VersionSwitch id={task.id} version={version} />
    </>
  );
  return (
    <>
      <ResultTitle>
        <div className={styles.title}>
          <h1 className={styles.name} title={task.title}>
            {task.title}
          </h1>
          <span className={styles.status}>{statusWords(task)}</span>
        </div>
      </ResultTitle>
      {hasRoom ? (
        <ResultActions>
          <div className={styles.actions}>{actions}</div>
        </ResultActions>
      ) : (
        <div className={styles.strip}>{actions}</div>
      )}
    </>
  );
}

function statusWords(task: Comparison): string {
  if (task.status !== 'complete' || !task.statistics) return progressText(task);
  const { major, minor } = task.statistics;
  return major + minor === 0 ? resultText.identical : resultText.totalChanges(formatCount(major + minor));
}

interface VersionSwitchProps {
  readonly id: string;
  readonly version: ComparisonVersion;
}

function VersionSwitch({ id, version }: VersionSwitchProps) {
  const navigate = useNavigate();
  const { versions } = resultText;
  return (
    <Segmented<ComparisonVersion>
      size="small"
      value={version}
      options={[
        { value: 'v2', label: versions.v2 },
        { value: 'v3', label: versions.v3 },
      ]}
      onChange={(chosen) => navigate(`/contract-compare/${id}${chosen === 'v3' ? '/v3' : ''}`)}
    />
  );
}
