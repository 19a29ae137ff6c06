/**
 * Which changes a result has, by id. The digest consists of type, texts and places, so that a decision is
 * found again after another run, when the ids have changed.
 */
import { createHash } from 'node:crypto';
import type { Change, ChangeSide } from '@wenjian/compare';
import { z } from 'zod';

export const changeIndex = z.array(z.object({ id: z.string(), digest: z.string(), isNoise: z.boolean() }));
export type ChangeIndex = z.output<typeof changeIndex>;

export function indexChanges(changes: readonly Change[]): ChangeIndex {
  return changes.map((change) => ({
    id: change.id,
    digest: digestOf(change),
    isNoise: change.significance === 'noise',
  }));
}

function digestOf(change: Change): string {
  const identity = [change.type, place(change.old), place(change.new)];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

function place(side: ChangeSide | null) {
  return side && [side.text, side.start, side.end];
}
