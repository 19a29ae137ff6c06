/** What an edit does to a text. Test code only. */
import type { Edit } from './finding.ts';

export function applyEdit(text: string, edit: Edit): string {
  if (edit.kind === 'insert') return text.slice(0, edit.after) + edit.text + text.slice(edit.after);
  return text.slice(0, edit.start) + (edit.kind === 'replace' ? edit.text : '') + text.slice(edit.end);
}
