/**
 * Whether reading takes no longer than the length of repeated text allows. Each size is three times the one before, and the first that takes too
 * long ends the look, so that nothing runs for ever.
 */
const SIZES = [1_000, 3_000, 9_000, 27_000];
/** Nine would be a square. */
const GROWTH_MAX = 6;
/** Shorter runs are too short to be told apart. */
const NOTICEABLE_MS = 60;
const TRIES = 3;

export type Reading = (text: string) => unknown;

/** Those of the units that take longer than their length allows when they are repeated; marks are longer than signs. */
export async function slowUnits(
  read: Reading,
  units: readonly string[],
  times = 1,
): Promise<readonly string[]> {
  const sizes = SIZES.map((size) => size * times);
  const slow: string[] = [];
  for (const unit of units) if (!(await isLinear(read, unit, sizes))) slow.push(unit);
  return slow;
}

/** What looks too long is measured again at both sizes: the quickest of the longer text against the slowest of the shorter one. */
async function isLinear(read: Reading, unit: string, sizes: readonly number[]): Promise<boolean> {
  let shorter = sizes[0] ?? 0;
  let before = await millisecondsOf(read, unit, shorter);
  for (const size of sizes.slice(1)) {
    let now = await millisecondsOf(read, unit, size);
    const isTooLong = () => now > NOTICEABLE_MS && now > before * GROWTH_MAX;
    for (let tried = 1; tried < TRIES && isTooLong(); tried++) {
      now = Math.min(now, await millisecondsOf(read, unit, size));
      before = Math.max(before, await millisecondsOf(read, unit, shorter));
    }
    if (isTooLong()) return false;
    before = Math.max(now, 1);
    shorter = size;
  }
  return true;
}

async function millisecondsOf(read: Reading, unit: string, length: number): Promise<number> {
  const text = `${unit.repeat(Math.ceil(length / unit.length))}尾`;
  const before = process.threadCpuUsage();
  await read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
