/** The download formats of a result, and their file names. Pure. */
import { type PlagiarismReportFormat, plagiarismReportFormats } from '@wenjian/api';
import { plagiarismText } from '../text.ts';

/** `highlighted`: the pages of the document, its fragments marked. */
export type ReportFile = PlagiarismReportFormat | 'highlighted';

export const REPORT_FILES: readonly ReportFile[] = [
  'pdf',
  'highlighted',
  ...plagiarismReportFormats.slice(1),
];

export function exportFileName(title: string, file: ReportFile): string {
  const { report, highlighted } = plagiarismText.files;
  // Characters Windows and macOS do not allow in names.
  const name = title.replaceAll(/[\\/:*?"<>|]/g, '_');
  return file === 'highlighted' ? `${name}-${highlighted}.pdf` : `${name}-${report}.${file}`;
}
