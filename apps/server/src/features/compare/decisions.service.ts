/** Confirming, ignoring and reopening changes: one at a time against a version, or many at once. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { displayName } from '../account/index.ts';
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
  /** The last word wins. */
  decideAll(
    scope: ObjectScope,
    id: string,
    changeIds: readonly string[],
    verdict: Verdict,
  ): Promise<Decision[]>;
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
    async decideAll(scope, id, changeIds, verdict) {
      const task = await finishedTask(database, scope, id);
      const wanted = [...new Set(changeIds)];
      const changes = await findChanges(blobs, task, wanted);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        await writeDecisions(transaction, scope, id, changes, verdict);
        return presentDecisions(await listDecisions(transaction, scope, id, wanted));
      });
    },
  };
}

export function presentDecisions(rows: readonly DecisionRow[]): Decision[] {
  return rows.flatMap((row) => presentDecision(row) ?? []);
}

/** An open change has no decision to show, whatever stood there before. */
function presentDecision(row: DecisionRow | undefined): Decision | null {
  if (!row || row.state === 'open') return null;
  const { changeId, state, note, version } = row;
  const { id } = row.decidedBy;
  const decidedBy = { id, name: displayName(row.decidedBy) ?? compareText.member };
  return { changeId, state, note, version, decidedBy, decidedAt: row.decidedAt.toISOString() };
}

function seenVersion(current: DecisionRow | undefined): number {
  return presentDecision(current)?.version ?? 0;
}

/** The same request sent twice is one decision: what it asks for stands there already, by the same person. */
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
