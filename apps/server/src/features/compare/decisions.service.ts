/** Confirming, ignoring and reopening changes: one at a time against a version, or many at once. */

import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { shownName } from '../../platform/display-name.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { finishedTask, lockTask, requireSameRun, type TaskRow } from '../tasks/index.ts';
import { type ChangeIndex, changeIndex } from './change-index.ts';
import { compareSummary } from './compare.input.ts';
import { compareText } from './compare.text.ts';
import { type DecisionRow, listDecisions, type Verdict, writeDecisions } from './decisions.repository.ts';

export interface Decision {
  readonly changeId: string;
  readonly state: 'confirmed' | 'ignored';
  readonly note: string;
  readonly version: number;
  readonly decidedBy: { readonly id: string; readonly name: string };
  readonly decidedAt: string;
}

export interface DecisionService {
  list(scope: ObjectScope, id: string): Promise<Decision[]>;
  /** `version` is the one the caller has seen, 0 for none; null when the change is open now. */
  decide(
    scope: ObjectScope,
    place: { readonly id: string; readonly changeId: string },
    verdict: Verdict & { readonly version: number },
  ): Promise<Decision | null>;
  decideAll(
    scope: ObjectScope,
    id: string,
    wanted: readonly SeenChange[],
    verdict: Verdict,
  ): Promise<DecisionsMade>;
}

export interface SeenChange {
  readonly id: string;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface DecisionsMade {
  readonly items: Decision[];
  /** Decided by somebody else meanwhile: left unchanged. */
  readonly skipped: string[];
}

export function createDecisionService(database: Database, blobs: BlobStore): DecisionService {
  return {
    async list(scope, id) {
      return presentDecisions(await listDecisions(database, scope, id));
    },
    async decide(scope, { id, changeId }, { version, ...verdict }) {
      const task = await finishedTask(database, scope, id);
      const changes = await findChanges(blobs, task, [changeId]);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = async () => (await listDecisions(transaction, scope, id, [changeId]))[0];
        const current = await read();
        if (isRepeated(current, scope, verdict)) return presentDecision(current);
        if (seenVersion(current) !== version) throw new AppError('DECISION_CHANGED');
        await writeDecisions(transaction, scope, id, changes, verdict);
        return presentDecision(await read());
      });
    },
    async decideAll(scope, id, wanted, verdict) {
      const task = await finishedTask(database, scope, id);
      const seen = new Map(wanted.map((one) => [one.id, one.version]));
      const changes = await findChanges(blobs, task, [...seen.keys()]);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = () => listDecisions(transaction, scope, id, [...seen.keys()]);
        const current = new Map((await read()).map((row) => [row.changeId, row]));
        const left = changes.filter((one) => !isRepeated(current.get(one.id), scope, verdict));
        const isSeen = (one: ChangeIndex[number]) => seenVersion(current.get(one.id)) === seen.get(one.id);
        await writeDecisions(transaction, scope, id, left.filter(isSeen), verdict);
        const skipped = left.filter((one) => !isSeen(one)).map((one) => one.id);
        return { items: presentDecisions(await read()), skipped };
      });
    },
  };
}

/** The digest of a change of a finished comparison; throws if there is no change with this id. */
export async function digestOfChange(
  database: Database,
  blobs: BlobStore,
  { scope, id, changeId }: { readonly scope: ObjectScope; readonly id: string; readonly changeId: string },
): Promise<string | null> {
  const task = await finishedTask(database, scope, id);
  const [change] = await findChanges(blobs, task, [changeId]);
  return change?.digest ?? null;
}

export function presentDecisions(rows: readonly DecisionRow[]): Decision[] {
  return rows.flatMap((row) => presentDecision(row) ?? []);
}

/** An open change shows no decision, whatever it was before. */
function presentDecision(row: DecisionRow | undefined): Decision | null {
  if (!row || row.state === 'open') return null;
  const { changeId, state, note, version } = row;
  const { id } = row.decidedBy;
  const decidedBy = { id, name: shownName(row.decidedBy) };
  return { changeId, state, note, version, decidedBy, decidedAt: row.decidedAt.toISOString() };
}

function seenVersion(current: DecisionRow | undefined): number {
  return presentDecision(current)?.version ?? 0;
}

/** The same request sent twice is one decision: the same person already made it. */
function isRepeated(current: DecisionRow | undefined, scope: ObjectScope, { state, note }: Verdict): boolean {
  if (!current || current.state === 'open') return state === 'open';
  return current.decidedBy.id === scope.userId && current.state === state && current.note === note;
}

async function findChanges(
  blobs: BlobStore,
  task: TaskRow,
  changeIds: readonly string[],
): Promise<ChangeIndex> {
  const { changeIndexSha256 } = compareSummary.parse(task.summary);
  const index = changeIndex.parse(await orGone(readStoredJson(blobs, changeIndexSha256)));
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return changeIds.map((id) => {
    const entry = byId.get(id);
    if (!entry) throw new AppError('NOT_FOUND', { message: compareText.noSuchChange });
    return entry;
  });
}
