import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairShares, placesOf, type QueueView, type WaitingJob } from './fair-order.ts';

const NOW = 1_800_000_000_000;
let last = 0;

function placeOf(id: string, queue: QueueView, nowMs: number) {
  const { first, later } = placesOf(queue, nowMs);
  return first.get(id) ?? later;
}

function job(owner: string, seconds = 10, askedSecondsAgo = 0): WaitingJob {
  const [space = '', person = ''] = owner.split('/');
  const createdAtMs = NOW - askedSecondsAgo * 1000;
  return { id: `j${++last}`, name: 'compare', space, person, seconds, ownSeconds: seconds, createdAtMs };
}

/** Runs everything on one slot; the owners in the order in which they were served. */
function served(jobs: readonly WaitingJob[], fair = new FairShares()): readonly string[] {
  const order: string[] = [];
  let waiting = jobs;
  let nowMs = NOW;
  for (;;) {
    const next = fair.next(waiting, nowMs);
    if (next === null) return order;
    order.push(`${next.space}/${next.person}`);
    fair.charge(next, next.seconds, nowMs);
    waiting = waiting.filter((one) => one !== next);
    nowMs += next.seconds * 1000;
  }
}

const many = (owner: string, count: number, seconds?: number, ago?: number) =>
  Array.from({ length: count }, () => job(owner, seconds, ago));

describe('the order of jobs', () => {
  it('is round robin between spaces, whoever came first', () => {
    const order = served([...many('a/1', 6, 10, 60), ...many('b/2', 3, 10, 5)]);
    expect(order.slice(0, 6).filter((owner) => owner === 'b/2')).toHaveLength(3);
  });

  it('is round robin between the people of a space', () => {
    const order = served([...many('a/1', 20, 10, 60), ...many('a/2', 2, 10, 5)]);
    expect(order.slice(0, 5).filter((owner) => owner === 'a/2')).toHaveLength(2);
  });

  it('gives one person with many spaces no more than twice the share of one with one', () => {
    const flood = Array.from({ length: 20 }, (_, at) => many(`s${at}/1`, 5)).flat();
    const order = served([...flood, ...many('b/2', 10)]);
    expect(order.slice(0, 15).filter((owner) => owner === 'b/2').length).toBeGreaterThanOrEqual(5);
  });

  it('puts short jobs before long ones, of one person and of several', () => {
    const short = job('a/1', 2);
    expect(new FairShares().next([job('a/1', 300, 5), short], NOW)).toBe(short);
    expect(new FairShares().next([job('b/2', 300, 5), short], NOW)).toBe(short);
  });

  it('does not let a long job wait for ever while short ones keep coming', () => {
    const fair = new FairShares();
    const long = job('b/2', 600);
    let nowMs = NOW;
    let passed = 0;
    for (; passed < 10_000; passed += 1) {
      const short: WaitingJob = { ...job(`s${passed}/${passed}`, 1), createdAtMs: nowMs };
      const next = fair.next([long, short], nowMs);
      if (next === long || next === null) break;
      fair.charge(next, 1, nowMs);
      nowMs += 1000;
    }
    expect(passed).toBeLessThanOrEqual(605);
  });

  it('does not let a long job of one person wait for ever behind their own short ones', () => {
    const long = job('a/1', 100);
    const later = (seconds: number): WaitingJob => ({ ...job('a/1', 1), createdAtMs: NOW + seconds * 1000 });
    const at = NOW + 500_000;
    expect(new FairShares().next([long, later(300)], at)?.seconds).toBe(1);
    expect(new FairShares().next([long, later(450)], at)).toBe(long);
  });

  it('serves everybody within a bounded number of turns, whatever the others send', () => {
    const seed = randomInt(2 ** 31);
    const sender = fc.record({
      count: fc.integer({ min: 10, max: 30 }),
      seconds: fc.integer({ min: 5, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(sender, { minLength: 1, maxLength: 6 }), (others) => {
        const jobs = others.flatMap(({ count, seconds }, at) => many(`o${at}/${at}`, count, seconds, 100));
        const order = served([...jobs, job('me/me', 10)]);
        expect(order.indexOf('me/me')).toBeLessThanOrEqual(others.length * 3);
        expect(order).toHaveLength(jobs.length + 1);
      }),
      { seed, numRuns: 50 },
    );
  });
});

describe('the place in the queue', () => {
  const view = (waiting: readonly WaitingJob[], rest: Partial<QueueView> = {}): QueueView => ({
    waiting,
    shares: [],
    runningSeconds: [],
    slots: 1,
    ...rest,
  });

  it('is how many run before, and when the last of them has made room', () => {
    const mine = job('a/1', 30);
    const waiting = [job('b/2', 10), job('c/3', 20), mine];
    expect(placeOf(mine.id, view(waiting), NOW)).toMatchObject({ ahead: 2, startsInSeconds: 30 });
    expect(placeOf(mine.id, view(waiting, { slots: 2 }), NOW)).toMatchObject({
      ahead: 2,
      startsInSeconds: 10,
    });
    expect(placeOf(mine.id, view(waiting, { runningSeconds: [7] }), NOW).startsInSeconds).toBe(37);
  });

  it('says nothing of the time while nothing works', () => {
    const mine = job('a/1');
    expect(placeOf(mine.id, view([mine], { slots: 0 }), NOW)).toMatchObject({
      ahead: 0,
      startsInSeconds: null,
    });
  });

  it('is counted up to two hundred', () => {
    const mine = job('a/1', 30);
    const crowd = Array.from({ length: 1_000 }, (_, at) => job(`s${at}/${at}`, 1, 300));
    expect(placeOf(mine.id, view([...crowd, mine]), NOW)).toEqual({
      ahead: 200,
      isAtLeast: true,
      startsInSeconds: 200,
    });
  });

  it('is the one it then has, for every job of a queue', () => {
    const waiting = [...many('a/1', 5, 7, 30), ...many('b/2', 3, 12, 10), ...many('a/3', 4, 2, 1)];
    const places = waiting.map(({ id }) => placeOf(id, view(waiting), NOW).ahead);
    expect(places.toSorted((one, other) => one - other)).toEqual(waiting.map((_, at) => at));
  });
});
