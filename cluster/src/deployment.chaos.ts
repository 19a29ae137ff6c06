/** Under load, parts of the deployment are killed, cut off, filled up and slowed down; afterwards nothing is lost or paid twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInPaid } from './cluster-user.ts';
import { describeCluster } from './describe-cluster.ts';
import { type FaultKind, faultKinds, strike } from './faults.ts';
import { emptyRecord, type LoadRecord, work } from './load.ts';
import { createSeededChoice } from './seeded-choice.ts';
import type { Cluster } from './start-cluster.ts';
import { type Promises, verifyPromises } from './verify-promises.ts';

const SEED = Number(process.env.CHAOS_SEED ?? 20_261_116);
const PEOPLE = 8;
const ROUNDS_OF_FAULTS = 2;
const BETWEEN_FAULTS_MS = 3_000;
/** Heartbeat, supervision and back-off together, of a job that was struck more than once. */
const CALM_MS = 240_000;
const LOOK_MS = 2_000;

type Struck = Readonly<Partial<Record<FaultKind, number>>>;

describeCluster('a deployment in trouble', { servers: 3, workers: 2 }, (cluster) => {
  it(`finishes or explains every task, loses no file and keeps its ledger (seed ${SEED})`, async () => {
    const choice = createSeededChoice(SEED);
    const phones = Array.from({ length: PEOPLE }, (_, number) => `1360000${String(number).padStart(4, '0')}`);
    const people = await signInPaid(cluster(), phones);
    const record = emptyRecord();
    let isOver = false;
    const working = people.map((user, number) =>
      work(user, `person${number}`, createSeededChoice(SEED + number), record, () => isOver),
    );
    const faults = Array.from({ length: ROUNDS_OF_FAULTS }, () => choice.shuffled(faultKinds)).flat();
    const struck: Partial<Record<FaultKind, number>> = {};
    for (const kind of faults) {
      await sleep(BETWEEN_FAULTS_MS);
      await strike(kind, cluster(), choice);
      struck[kind] = (struck[kind] ?? 0) + 1;
    }
    isOver = true;
    await Promise.all(working);
    const found = await settledPromises(cluster(), record);
    const { servers, workers } = cluster();
    const crashes = [...servers, ...workers].reduce((sum, one) => sum + one.crashes, 0);
    print(struck, record, found, crashes);
    expect(crashes).toBe(0);
    expect(found.broken).toEqual({ unsettled: [], lost: [], uses: [], files: [] });
    expect(record.unexpected).toEqual([]);
    expect(record.tasks.length).toBeGreaterThan(PEOPLE);
  });
});

/** When nothing is under way any more, or it takes too long. */
async function settledPromises(cluster: Cluster, record: LoadRecord): Promise<Promises> {
  const giveUpAt = performance.now() + CALM_MS;
  for (;;) {
    const found = await verifyPromises(cluster, record);
    if (found.broken.unsettled.length === 0 || performance.now() > giveUpAt) return found;
    await sleep(LOOK_MS);
  }
}

function print(struck: Struck, record: LoadRecord, found: Promises, crashes: number): void {
  const { broken, tasks } = found;
  console.table(struck);
  console.table({
    seed: SEED,
    'faults injected': Object.values(struck).reduce((sum, count) => sum + count, 0),
    'processes that ended by themselves': crashes,
    'calls of people / made again': `${record.calls} / ${record.repeated}`,
    'tasks accepted': record.tasks.length,
    'tasks finished': tasks.complete ?? 0,
    'tasks failed, with reason': `${tasks.failed ?? 0} ${JSON.stringify(found.failures)}`,
    'tasks unsettled': broken.unsettled.length,
    'tasks lost': broken.lost.length,
    'uses wrong': broken.uses.length,
    'uses taken / given back': `${found.usesTaken} / ${found.usesReturned}`,
    'files accepted / read back and hashed / wrong': `${record.files.length} / ${found.filesChecked} / ${broken.files.length}`,
    'blobs / named by no row': `${found.blobs} / ${found.unnamedBlobs}`,
  });
}
