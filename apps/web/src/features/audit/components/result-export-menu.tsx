import { auditExportFormats } from '@wenjian/api';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/result/export-menu.tsx';
import { auditExports } from '../api/result-exports.ts';
import { resultText as text } from '../result.text.ts';

interface ResultExportMenuProps {
  readonly auditId: string;
  readonly hasPages: boolean;
}

export function ResultExportMenu({ auditId, hasPages }: ResultExportMenuProps) {
  const calls = useMemo(() => auditExports(auditId), [auditId]);
  // A contract without pages cannot have marks on pages.
  const formats = auditExportFormats.filter((format) => hasPages || format !== 'pdf');
  return <ExportMenu formats={formats} words={text} calls={calls} />;
}
