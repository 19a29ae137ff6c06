/** Which mutations are tried, in which order, with which tests. */
import type { Mutation } from './coverage-mutations.ts';
import type { CoverageRow, NamedTest } from './coverage-table.ts';

export interface Trial {
  readonly mutation: Mutation;
  readonly tests: readonly NamedTest[];
}

export type Outcome =
  | { readonly kind: 'noticed'; readonly by: string }
  | { readonly kind: 'survived' }
  /** The file did not load any more, or the named test did not run: that proves nothing. */
  | { readonly kind: 'broken'; readonly why: string }
  /** The test failed before anything was changed. */
  | { readonly kind: 'red before'; readonly why: string }
  /** What the test waited for may only have been slow: the row is tried again. */
  | { readonly kind: 'out of time'; readonly why: string };

/** The quick ones first. */
const projects = ['unit', 'web', 'server', 'e2e'];

export function projectOf(testFile: string): string {
  if (testFile.startsWith('apps/web/')) return 'web';
  if (testFile.startsWith('apps/')) return 'server';
  return testFile.startsWith('e2e/') ? 'e2e' : 'unit';
}

/** Engines, readers and writers work in threads, and so do the files that say so; the command line is a process. What else threads load: `threadFiles`. */
export function isOfThreads(file: string): boolean {
  return /^(?:readers|writers|apps\/cli|packages\/(?!api\/))|\.(?:thread|process)\.ts$/.test(file);
}

/** The rows whose tests are all in the chosen projects; journeys are asked only where nothing quicker is named. */
export function planTrials(
  rows: readonly CoverageRow[],
  mutations: readonly Mutation[],
  chosen: readonly string[] = projects,
): readonly Trial[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mutations
    .map((mutation) => ({ mutation, tests: orderTests(byId.get(mutation.row)?.tests ?? [], chosen) }))
    .filter((trial) => trial.tests.length > 0)
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderTests(tests: readonly NamedTest[], chosen: readonly string[]): readonly NamedTest[] {
  const quick = tests.filter((test) => projectOf(test.file) !== 'e2e');
  const asked = quick.length > 0 ? quick : tests;
  // A row that is asked only in part could seem to survive.
  if (!asked.every((test) => chosen.includes(projectOf(test.file)))) return [];
  return [...asked].sort((one, other) => rank(one) - rank(other));
}

function rank(test: NamedTest): number {
  return projects.indexOf(projectOf(test.file));
}

/** What shares a test file follows each other. */
function orderOf({ tests, mutation }: Trial): string {
  const [first] = tests;
  return first ? `${rank(first)} ${first.file} ${mutation.row}` : '';
}

/** A value that a table of cases puts into a title is cut by the runner after about forty characters. */
const UNCUT_CHARACTERS = 36;

/** Placeholders of a table of cases stand for anything. */
export function titlePattern(title: string): RegExp {
  const whole = literal(title).replaceAll(/%[sdifjo]|\\\$\w+/g, '.{0,200}');
  return new RegExp(
    title.length > UNCUT_CHARACTERS ? `${whole}|${literal(title.slice(0, UNCUT_CHARACTERS))}.{0,8}…` : whole,
  );
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The same seed draws the same. */
export function draw<T>(values: readonly T[], count: number, seed: number): readonly T[] {
  const left = [...values];
  const drawn: T[] = [];
  let state = seed >>> 0;
  while (drawn.length < count && left.length > 0) {
    // A linear congruential generator (Numerical Recipes): good enough to choose with.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return drawn;
}
