/** Under load, parts of the deployment are killed, cut off, filled up and slowed down; afterwards nothing is lost or paid twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInTo } from './cluster-user.ts';
import { describeCluster } from './describe-cluster.ts';
import { type FaultKind, faultKinds, strike } from './faults.ts';
import { emptyRecord, work } from './load.ts';
import { runAdmin } from './run-admin.ts';
import { createSeededChoice } from './seeded-choice.ts';
import { type Promises, verifyPromises } from './verify-promises.ts';

const SEED = Number(process.env.CHAOS_SEED ?? 20_261_116);
const PEOPLE = 8;
const ROUNDS_OF_FAULTS = 2;
const BETWEEN_FAULTS_MS = 3_000;
/** Heartbeat, supervision and back-off together, of a job that was struck more than once. */
const CALM = { timeout: 240_000, interval: 2_000 };

describeCluster('a deployment in trouble', { servers: 3, workers: 2 }, (cluster) => {
  it(`finishes or explains every task, loses no file and keeps its ledger (seed ${SEED})`, async () => {
    const choice = createSeededChoice(SEED);
    const people = [];
    for (let number = 0; number < PEOPLE; number++) {
      const phone = `1360000${String(number).padStart(4, '0')}`;
      people.push(await signInTo(cluster().servers, cluster().url, phone));
      await runAdmin(cluster(), 'grant', phone, 'yearly');
    }
    const record = emptyRecord();
    let isOver = false;
    const working = people.map((user, number) =>
      work(user, `person${number}`, createSeededChoice(SEED + number), record, () => isOver),
    );
    const faults = Array.from({ length: ROUNDS_OF_FAULTS }, () => choice.shuffled(faultKinds)).flat();
    const struck: Record<string, number> = {};
    for (const kind of faults) {
      await sleep(BETWEEN_FAULTS_MS);
      await strike(kind, cluster(), choice);
      struck[kind] = (struck[kind] ?? 0) + 1;
    }
    isOver = true;
    await Promise.all(working);
    let found: Promises | null = null;
    await expect
      .poll(async () => {
        found = await verifyPromises(cluster(), record);
        return found.broken;
      }, CALM)
      .toEqual([]);
    print(struck, record, found);
    expect(record.unexpected).toEqual([]);
    expect(record.tasks.length).toBeGreaterThan(PEOPLE);
  });
});

function print(
  struck: Readonly<Partial<Record<FaultKind, number>>>,
  { calls, repeated, tasks, files }: ReturnType<typeof emptyRecord>,
  found: Promises | null,
): void {
  console.table(struck);
  console.table({
    seed: SEED,
    'calls (uploads, tasks, lists)': calls,
    'calls made again': repeated,
    'tasks accepted': tasks.length,
    'files accepted': files.length,
    'tasks by end': JSON.stringify(found?.tasks),
    'reasons of failure': JSON.stringify(found?.failures),
    'uses taken / returned': `${found?.usesTaken} / ${found?.usesReturned}`,
    'files read back and hashed': found?.filesChecked,
    'blobs, of which no row names': `${found?.blobs}, ${found?.unnamedBlobs}`,
    'promises broken': found?.broken.length,
  });
}
