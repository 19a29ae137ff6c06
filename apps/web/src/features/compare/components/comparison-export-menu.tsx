import { type ExportFormat, exportFormats } from '@wenjian/api';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/result/export-menu.tsx';
import { comparisonExports } from '../api/comparison-exports.ts';
import { resultText as text } from '../result.text.ts';
import type { ComparisonResult } from '../view-model/comparison-shapes.ts';

interface ComparisonExportMenuProps {
  readonly taskId: string;
  readonly result: ComparisonResult;
}

export function ComparisonExportMenu({ taskId, result }: ComparisonExportMenuProps) {
  const calls = useMemo(() => comparisonExports(taskId), [taskId]);
  const formats = exportFormats.filter((format) => hasPagesFor(format, result));
  return <ExportMenu formats={formats} words={text} calls={calls} />;
}

/** A document without pages cannot have marks on pages. */
function hasPagesFor(format: ExportFormat, { old, new: fresh }: ComparisonResult): boolean {
  if (format === 'pdfOld') return old.pages !== null;
  return format !== 'pdfNew' || fresh.pages !== null;
}
