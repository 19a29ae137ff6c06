/**
 * Under load, parts of the deployment are killed, cut off, filled up and slowed down; afterwards nothing is
 * lost or charged twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInPaid } from './cluster-user.ts';
import { describeCluster } from './describe-cluster.ts';
import { type FaultKind, faultKinds, strike } from './faults.ts';
import { beginSection, type FaultFigures, keepSection } from './faults-section.ts';
import { emptyRecord, type LoadRecord, openResults, work } from './load.ts';
import { createSeededChoice, type SeededChoice } from './seeded-choice.ts';
import type { Cluster } from './start-cluster.ts';
import { findUnnamed, leaveUnnamed, sweepADayLater } from './unnamed-contents.ts';
import { type Promises, verifyPromises } from './verify-promises.ts';

const SEED = Number(process.env.CHAOS_SEED ?? 20_261_116);
const PEOPLE = 8;
const ROUNDS_OF_FAULTS = 2;
const BETWEEN_FAULTS_MS = 3_000;
/** Heartbeat, supervision and back-off together, for a job that was hit more than once. */
const CALM_MS = 240_000;
const LOOK_MS = 2_000;
const KEPT = { unsettled: [], lost: [], unasked: [], uses: [], files: [] };

describeCluster('a deployment in trouble', { servers: 3, workers: 2 }, (cluster) => {
  it(`finishes or explains every task, loses no file, keeps its ledger and leaves nothing behind (seed ${SEED})`, async () => {
    const write = beginSection();
    const record = emptyRecord();
    const struck = await workUnderFaults(cluster(), record);
    const settled = await settledPromises(cluster(), record);
    const leftBehind = await leaveUnnamed(cluster());
    const unnamed = await findUnnamed(cluster());
    const swept = await sweepADayLater(cluster());
    const left = await findUnnamed(cluster());
    // Once more: the sweep must not have deleted what is needed.
    const found = settled.broken.unsettled.length === 0 ? await verifyPromises(cluster(), record) : settled;
    const { servers, workers } = cluster();
    const crashes = [...servers, ...workers].reduce((sum, one) => sum + one.crashes, 0);
    const contents = { unnamed: unnamed.length, swept, left: left.length };
    const section = write({ seed: SEED, people: PEOPLE, struck, crashes, record, found, contents });
    console.log(section);
    await keepSection(section);
    expect(crashes).toBe(0);
    expect(record.unexpected).toEqual([]);
    expect(settled.broken).toEqual(KEPT);
    expect(found.broken).toEqual(KEPT);
    expect(await openResults(record)).toEqual([]);
    expect(unnamed).toContain(leftBehind);
    expect(left).toEqual([]);
    expect(record.tasks.length).toBeGreaterThan(PEOPLE);
    expect(found.usesReturned).toBeGreaterThan(0);
    expect(found.tasks.failed).toBeGreaterThanOrEqual(record.damaged.length);
  });
});

async function workUnderFaults(cluster: Cluster, record: LoadRecord): Promise<FaultFigures['struck']> {
  const choice = createSeededChoice(SEED);
  const phones = Array.from({ length: PEOPLE }, (_, number) => `1360000${String(number).padStart(4, '0')}`);
  const people = await signInPaid(cluster, phones);
  let isOver = false;
  const working = people.map((user, number) =>
    work(user, `person${number}`, createSeededChoice(SEED + number), record, () => isOver),
  );
  const struck = await strikeInTurn(cluster, choice).finally(() => {
    isOver = true;
  });
  await Promise.all(working);
  return struck;
}

async function strikeInTurn(cluster: Cluster, choice: SeededChoice): Promise<FaultFigures['struck']> {
  const none = () => ({ wanted: 0, injected: 0 });
  const struck = Object.fromEntries(faultKinds.map((kind) => [kind, none()])) as Record<
    FaultKind,
    ReturnType<typeof none>
  >;
  for (const kind of Array.from({ length: ROUNDS_OF_FAULTS }, () => choice.shuffled(faultKinds)).flat()) {
    await sleep(BETWEEN_FAULTS_MS);
    struck[kind].wanted += 1;
    if (await strike(kind, cluster, choice)) struck[kind].injected += 1;
  }
  return struck;
}

/** When no work is left, or it takes too long. */
async function settledPromises(cluster: Cluster, record: LoadRecord): Promise<Promises> {
  const giveUpAt = performance.now() + CALM_MS;
  for (;;) {
    const found = await verifyPromises(cluster, record);
    if (found.broken.unsettled.length === 0 || performance.now() > giveUpAt) return found;
    await sleep(LOOK_MS);
  }
}
