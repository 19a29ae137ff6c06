import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import type { ComparisonVersion } from '../../api/use-comparison.ts';
import { resultText } from '../../result.text.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { progressText } from '../../view-model/task-progress.ts';

interface ResultHeaderProps {
  readonly task: Comparison;
  readonly version: ComparisonVersion;
  /** The actions on a finished result. */
  readonly children?: ReactNode;
}

export function ResultHeader({ task, version, children }: ResultHeaderProps) {
  return (
    <ResultHead title={task.title} status={statusWords(task)}>
      {children}
      <VersionSwitch id={task.id} version={version} />
    </ResultHead>
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
