import { expect, it } from 'vitest';
import { type Found, findBroken, type TaskLine } from './broken-promises.ts';

const complete: TaskLine = { id: 'a', status: 'complete', failure: null, result: 'r', uses: 1, returns: 0 };
const failed: TaskLine = { id: 'b', status: 'failed', failure: 'DAMAGED', result: null, uses: 1, returns: 1 };
const accepted = { tasks: ['a', 'b'], damaged: ['b'], files: ['f'] };
const found: Found = {
  tasks: [complete, failed],
  files: [{ id: 'f' }],
  rotten: [],
  grants: [{ id: 'g', left: 0 }],
  ledger: { uses: 2, returns: 1 },
  blobs: new Set(['r']),
};
const kept = { unsettled: [], lost: [], unasked: [], uses: [], files: [] };

function brokenBy(change: Partial<Found>): readonly string[] {
  const broken = findBroken(accepted, { ...found, ...change });
  return Object.entries(broken).flatMap(([promise, cases]) => (cases.length > 0 ? [promise] : []));
}

it('finds nothing when every promise is kept', () => {
  expect(findBroken(accepted, found)).toEqual(kept);
});

it.each<[string, Partial<Found>, readonly string[]]>([
  ['a task that is still under way', { tasks: [complete, { ...failed, status: 'running' }] }, ['unsettled']],
  ['a failure without a reason', { tasks: [complete, { ...failed, failure: null }] }, ['unsettled']],
  ['a task that is gone', { tasks: [complete] }, ['lost']],
  ['a result that is gone', { blobs: new Set() }, ['lost']],
  [
    'a task made twice and charged twice',
    { tasks: [complete, { ...complete, id: 'c' }, failed], ledger: { uses: 3, returns: 1 } },
    ['unasked'],
  ],
  [
    'a damaged file that was read',
    { tasks: [complete, { ...complete, id: 'b' }], ledger: { uses: 2, returns: 0 } },
    ['unasked'],
  ],
  [
    'a task charged twice',
    { tasks: [{ ...complete, uses: 2 }, failed], ledger: { uses: 3, returns: 1 } },
    ['uses'],
  ],
  [
    'a use kept for nothing',
    { tasks: [complete, { ...failed, returns: 0 }], ledger: { uses: 2, returns: 0 } },
    ['uses'],
  ],
  ['a use for no task', { ledger: { uses: 3, returns: 1 } }, ['uses']],
  ['a grant that gave too much', { grants: [{ id: 'g', left: -1 }] }, ['uses']],
  ['a file that is gone', { files: [] }, ['files']],
  ['a file that is another', { rotten: ['file f is not what was uploaded'] }, ['files']],
])('finds %s', (_, change, promises) => {
  expect(brokenBy(change)).toEqual(promises);
});
