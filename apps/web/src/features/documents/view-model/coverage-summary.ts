import { documentsText } from '../text.ts';
import type { DocumentCoverage } from './document-shapes.ts';

/** "全部已读取" is only said when something was examined and nothing was left out. */
export function coverageSummary({ notExamined }: DocumentCoverage): string {
  const open = notExamined.length;
  return open > 0 ? documentsText.coverageOpen(formatCount(open)) : documentsText.coverageAll;
}

/** Thousands separators, as everywhere a figure is shown. */
export function formatCount(count: number): string {
  return count.toLocaleString('zh-CN');
}
