/**
 * Text that was turned around: an invisible mark before 1200 lets it be read as 0021. The characters are the same, and what
 * people sign is not.
 */
import { turningMarks } from '@wenjian/document';
import type { Verdict } from '../changes/change-draft.ts';
import { reasons } from '../compare.text.ts';

/** No option about spaces or marks leaves such a change out. */
export const TURNED = 'turned';

export function judgeTurned(oldText: string, newText: string): Verdict | null {
  if (marksIn(oldText) === marksIn(newText)) return null;
  return { significance: 'major', reason: reasons.turned, signals: [TURNED] };
}

function marksIn(text: string): string {
  return (text.match(turningMarks) ?? []).join('');
}
