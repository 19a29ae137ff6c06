import { useMemo } from 'react';
import { exportChoices } from '../../../../shared/result/export-choices.ts';
import { ExportMenu } from '../../../../shared/result/export-menu.tsx';
import { comparisonExports } from '../../api/comparison-exports.ts';
import { resultText as text } from '../../result.text.ts';
import type { ComparisonResult } from '../../view-model/comparison-shapes.ts';

interface ComparisonExportMenuProps {
  readonly taskId: string;
  readonly result: ComparisonResult;
}

export function ComparisonExportMenu({ taskId, result }: ComparisonExportMenuProps) {
  const calls = useMemo(() => comparisonExports(taskId), [taskId]);
  // A document without pages cannot have marks on pages.
  const choices = exportChoices('compare').filter(
    ({ pagesOf }) => (pagesOf !== 'old' && pagesOf !== 'new') || result[pagesOf].pages !== null,
  );
  return <ExportMenu title={text.exportTitle} choices={choices} calls={calls} />;
}
