/** Compares what users were told with the stored state: one message per broken promise. */

/** Each a message about one broken promise. */
export interface BrokenPromises {
  /** Neither finished nor explained. */
  readonly unsettled: readonly string[];
  /** Accepted and gone, or finished and without its result. */
  readonly lost: readonly string[];
  /** Made twice, or finished although the file is damaged. */
  readonly unasked: readonly string[];
  /** Taken twice or not at all, kept without a result, refunded despite a result. */
  readonly uses: readonly string[];
  readonly files: readonly string[];
}

/** What users were told. */
export interface Accepted {
  readonly tasks: readonly string[];
  /** Those of the tasks with an unreadable file. */
  readonly damaged: readonly string[];
  readonly files: readonly string[];
}

export interface TaskLine {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly result: string | null;
  readonly uses: number;
  readonly returns: number;
}

/** What the database and the store contain. */
export interface Found {
  readonly tasks: readonly TaskLine[];
  readonly files: readonly { readonly id: string }[];
  /** Messages about files that differ from the upload. */
  readonly rotten: readonly string[];
  readonly grants: readonly { readonly id: string; readonly left: number }[];
  readonly ledger: Ledger;
  readonly blobs: ReadonlySet<string>;
}

/** All ledger entries, for any purpose. */
interface Ledger {
  readonly uses: number;
  readonly returns: number;
}

export function findBroken(accepted: Accepted, found: Found): BrokenPromises {
  const { tasks, files, rotten, grants, ledger, blobs } = found;
  return {
    unsettled: tasks.flatMap(unsettled),
    lost: [
      ...missing('task', accepted.tasks, tasks),
      ...tasks.filter((task) => lostResult(task, blobs)).map(({ id }) => `task ${id} lost its result`),
    ],
    unasked: [...unasked(accepted, tasks), ...wronglyFinished(accepted, tasks)],
    uses: [
      ...tasks.flatMap(wrongUses),
      ...wrongLedger(ledger, tasks),
      ...grants.filter(({ left }) => left < 0).map(({ id }) => `grant ${id} gave more uses than it had`),
    ],
    files: [...missing('file', accepted.files, files), ...rotten],
  };
}

const SETTLED: readonly string[] = ['complete', 'failed', 'cancelled'];

function unsettled({ id, status, failure }: TaskLine): readonly string[] {
  if (!SETTLED.includes(status)) return [`task ${id} is still ${status}`];
  return status === 'failed' && failure === null ? [`task ${id} failed without a reason`] : [];
}

function lostResult({ status, result }: TaskLine, blobs: ReadonlySet<string>): boolean {
  return status === 'complete' && (result === null || !blobs.has(result));
}

function wrongUses({ id, status, uses, returns }: TaskLine): readonly string[] {
  const wanted = status === 'complete' ? 0 : 1;
  return [
    ...(uses === 1 ? [] : [`task ${id} took ${uses} uses`]),
    ...(returns === wanted ? [] : [`task ${id} is ${status} and was given back ${returns} uses`]),
  ];
}

/** The kept uses equal the delivered results: a use without a task would be seen only here. */
function wrongLedger(
  { uses, returns }: { uses: number; returns: number },
  tasks: readonly TaskLine[],
): string[] {
  const finished = tasks.filter(({ status }) => status === 'complete').length;
  return uses - returns === finished
    ? []
    : [`${uses} uses were taken and ${returns} given back for ${finished} finished tasks`];
}

function unasked({ tasks: accepted }: Accepted, tasks: readonly TaskLine[]): string[] {
  const known = new Set(accepted);
  return tasks
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `task ${id} is there and nobody was told of it`);
}

function wronglyFinished({ damaged }: Accepted, tasks: readonly TaskLine[]): string[] {
  return tasks
    .filter(({ id, status }) => damaged.includes(id) && status === 'complete')
    .map(({ id }) => `task ${id} is complete although its file is damaged`);
}

function missing(
  what: string,
  accepted: readonly string[],
  rows: readonly { readonly id: string }[],
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return accepted.filter((id) => !known.has(id)).map((id) => `${what} ${id} was accepted and is gone`);
}
