import type { ToolFindings } from '../findings/index.ts';
import { auditSummary } from './audit.input.ts';

export const auditFindings: ToolFindings = {
  indexSha256: ({ summary }) => auditSummary.parse(summary).reviewed?.riskIndexSha256 ?? null,
  isEditable: () => true,
};
