import { useMemo } from 'react';
import { exportChoices } from '../../../../shared/result/export-choices.ts';
import { ExportMenu } from '../../../../shared/result/export-menu.tsx';
import { auditExports } from '../../api/result-exports.ts';
import { resultText as text } from '../../result.text.ts';

interface ResultExportMenuProps {
  readonly auditId: string;
  readonly hasPages: boolean;
}

export function ResultExportMenu({ auditId, hasPages }: ResultExportMenuProps) {
  const calls = useMemo(() => auditExports(auditId), [auditId]);
  // A contract without pages cannot have marks on pages.
  const choices = exportChoices('audit').filter(({ pagesOf }) => hasPages || !pagesOf);
  return <ExportMenu title={text.exportTitle} choices={choices} calls={calls} />;
}
