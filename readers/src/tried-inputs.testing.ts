/** Counts the bad inputs that the tests of a file have tried, and says at its end whether docs/security.md tells as many. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

const DOCUMENT = join(import.meta.dirname, '../../docs/security.md');

interface Counting {
  /** Each test of such a name tries one input. */
  readonly byTests?: RegExp;
  /** Where several files try inputs of a kind, the row has a number for each: `21 + 13`. */
  readonly part?: number;
}

/**
 * @param kind the first cell of the row
 * @returns for tests that try several inputs: says how many
 */
export function countTried(kind: string, { byTests, part = 0 }: Counting = {}): (times?: number) => void {
  let tried = 0;
  // biome-ignore lint/correctness/noEmptyPattern: what a hook wants is read from its pattern; the file comes after it.
  afterAll(({}, file) => {
    const tests = testsOf(file);
    // Only some of the tests were wanted, or could be run here, or one has failed anyway.
    if (tests.some(({ hasPassed }) => !hasPassed)) return;
    const counted = tried + tests.filter(({ name }) => byTests?.test(name)).length;
    expect(toldOf(kind)[part], `docs/security.md: ${kind}`).toBe(counted);
  });
  return (times = 1) => {
    tried += times;
  };
}

function toldOf(kind: string): readonly number[] {
  const [told] = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([first, second]) => first === `| ${kind}` && /^\d/.test(second ?? ''));
  return told?.[1]?.split(' + ').map(Number) ?? [];
}

interface Part {
  readonly name: string;
  readonly type: string;
  readonly tasks?: readonly Part[];
  readonly result?: { readonly state: string } | undefined;
}

interface Tried {
  /** With the names of what it is described in. */
  readonly name: string;
  readonly hasPassed: boolean;
}

function testsOf({ tasks = [] }: Part, before = ''): readonly Tried[] {
  return tasks.flatMap((task) =>
    task.type === 'test'
      ? [{ name: before + task.name, hasPassed: task.result?.state === 'pass' }]
      : testsOf(task, `${before}${task.name} `),
  );
}
