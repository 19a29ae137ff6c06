/**
 * Whichever process is killed, nothing of the product stays behind and the next start is clean; what is below the supervisor
 * comes back by itself. `npm run test:kills` does it twenty times with every process and both signals.
 */
import { afterAll, expect, it } from 'vitest';
import { leaves, ProductTree, type Role, roots } from '../testing/product-tree.ts';

const SIGNALS = ['SIGTERM', 'SIGKILL'] as const;
type Signal = (typeof SIGNALS)[number];

/** Null: the short version. */
const rounds = process.env.KILL_ROUNDS === undefined ? null : Number(process.env.KILL_ROUNDS);
const LONG_MS = 7_200_000;
const SHORT_MS = 240_000;
const LEFT_MS = 30_000;

const tree = new ProductTree();
const killed = new Map<string, number>();
afterAll(() => tree.close());

async function kill(role: Role, signal: Signal): Promise<void> {
  const pid = tree.find(role);
  if (pid === null) throw new Error(`there is no ${role}: ${tree.alive().join('\n')}`);
  process.kill(pid, signal);
  const key = `${role} ${signal}`;
  killed.set(key, (killed.get(key) ?? 0) + 1);
  // One that was only asked may go on for a while.
  await tree.untilEnded(pid);
}

/** A worker removes what dead ones left as soon as it has started. */
async function nothingLeft(): Promise<void> {
  await expect.poll(() => tree.leftovers(), { timeout: LEFT_MS }).toEqual([]);
}

/** One life of the product: a part of it is killed and comes back, then one of those above, and nothing is left. */
async function live(leaf: Role, root: Role, signal: Signal): Promise<void> {
  await tree.start();
  await nothingLeft();
  await tree.work();
  await kill(leaf, signal);
  await tree.untilReady();
  if (rounds !== null) await tree.work();
  await kill(root, signal);
  await tree.untilGone();
  if (rounds !== null) console.log(JSON.stringify(Object.fromEntries(killed)));
}

it(
  'no process and no file is left of a product of which any process was killed',
  async () => {
    const lives = rounds === null ? ([['worker', 'embedded', 'SIGKILL']] as const) : allLives(rounds);
    for (const [leaf, root, signal] of lives) await live(leaf, root, signal);
    await tree.start();
    await nothingLeft();
    await kill('npm', 'SIGTERM');
    await tree.untilGone();
    await nothingLeft();
  },
  rounds === null ? SHORT_MS : LONG_MS,
);

/** Every process as often as there are rounds, with each signal. */
function allLives(count: number): readonly (readonly [Role, Role, Signal])[] {
  return Array.from({ length: count * Math.max(roots.length, leaves.length) }, (_, at) => {
    const leaf = leaves[at % leaves.length] ?? 'worker';
    const root = roots[at % roots.length] ?? 'embedded';
    return SIGNALS.map((signal) => [leaf, root, signal] as const);
  }).flat();
}
