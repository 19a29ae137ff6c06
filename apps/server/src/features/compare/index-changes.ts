/** The changes of a comparison as findings people decide on. */
import type { Change, ChangeSide } from '@wenjian/compare';
import { digestOf, type NewFinding } from '../../platform/finding-index.ts';

export function indexChanges(changes: readonly Change[]): readonly NewFinding[] {
  return changes.map((change) => ({
    id: change.id,
    digest: digestOf([change.type, place(change.old), place(change.new)]),
    isNoise: change.significance === 'noise',
  }));
}

function place(side: ChangeSide | null) {
  return side && [side.text, side.start, side.end];
}
