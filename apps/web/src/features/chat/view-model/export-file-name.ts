import { type ChatExportFormat, chatExportEndings } from '@wenjian/api';
import { chatText } from '../text.ts';

/** Removes characters that file systems do not allow in names. */
export function exportFileName(title: string, format: ChatExportFormat): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  return `${name === '' ? chatText.title : name}.${chatExportEndings[format]}`;
}
