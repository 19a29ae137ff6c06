/** The changes of a comparison as findings. A change stands between two documents: there is nothing to suggest. */
import type { Finding, FindingPlace, Severity } from '@wenjian/document';
import { typeNames } from './compare.text.ts';
import type { Change, ChangeSide, SideName, Significance } from './comparison.ts';

const severityOf: Readonly<Record<Significance, Severity>> = { major: 'high', minor: 'low', noise: 'noise' };

export function changeFindings(changes: readonly Change[]): readonly Finding<Change>[] {
  return changes.map((change) => ({
    id: change.id,
    origin: { tool: 'compare', rule: change.type },
    identity: [change.type, wordsAt(change.old), wordsAt(change.new)],
    places: [...placeOn('old', change.old), ...placeOn('new', change.new)],
    quote: (change.old ?? change.new)?.text ?? '',
    title: typeNames[change.type],
    reason: change.reason,
    severity: severityOf[change.significance],
    edit: null,
    group: change.moveId ?? change.groupId,
    detail: change,
  }));
}

function placeOn(side: SideName, at: ChangeSide | null): readonly FindingPlace[] {
  return at ? [{ side, start: at.start, end: at.end }] : [];
}

function wordsAt(side: ChangeSide | null): readonly unknown[] | null {
  return side && [side.text, side.start, side.end];
}
