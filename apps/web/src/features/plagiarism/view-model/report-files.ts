/** The download formats of a result, and their file names. Pure. */
import type { ExportFormatOf } from '@wenjian/api';
import { plagiarismText } from '../text.ts';

export type ReportFile = ExportFormatOf<'duplicate'>;

export function exportFileName(title: string, file: ReportFile): string {
  const { report, highlighted } = plagiarismText.files;
  // Characters Windows and macOS do not allow in names.
  const name = title.replaceAll(/[\\/:*?"<>|]/g, '_');
  return file === 'highlighted' ? `${name}-${highlighted}.pdf` : `${name}-${report}.${file}`;
}
