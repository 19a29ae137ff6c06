/** Adopting, ignoring, rewriting and noting: one risk at a time against a version, or many at once. */

import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { shownName } from '../../platform/display-name.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { lockTask, requireSameRun } from '../tasks/index.ts';
import { auditServerText } from './audit.text.ts';
import { findRisks, reviewedTask } from './reviewed-task.ts';
import type { RiskIndex } from './risk-index.ts';
import {
  listRiskStateRows,
  type RiskStateRow,
  type RiskVerdict,
  writeRiskState,
  writeRiskStates,
} from './risks.repository.ts';

export interface RiskState extends RiskVerdict {
  readonly riskId: string;
  readonly version: number;
  readonly decidedBy: { readonly id: string; readonly name: string };
  readonly decidedAt: string;
}

export interface WantedRiskState extends Omit<RiskVerdict, 'mode'> {
  readonly mode?: RiskVerdict['mode'] | undefined;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface RiskService {
  list(scope: ObjectScope, id: string): Promise<RiskState[]>;
  set(
    scope: ObjectScope,
    place: { readonly id: string; readonly riskId: string },
    wanted: WantedRiskState,
  ): Promise<RiskState>;
  setAll(
    scope: ObjectScope,
    id: string,
    wanted: readonly SeenRisk[],
    state: RiskVerdict['state'],
  ): Promise<RiskStatesSet>;
}

export interface SeenRisk {
  readonly id: string;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface RiskStatesSet {
  readonly items: RiskState[];
  /** Decided by somebody else meanwhile: left unchanged. */
  readonly skipped: string[];
}

export function createRiskService(database: Database, blobs: BlobStore): RiskService {
  return {
    async list(scope, id) {
      return presentRiskStates(await listRiskStateRows(database, scope, id));
    },
    async set(scope, { id, riskId }, { version, mode, ...rest }) {
      const task = await reviewedTask(database, scope, id);
      const [risk] = await findRisks(blobs, task, [riskId]);
      if (!risk) throw new AppError('NOT_FOUND', { message: auditServerText.noSuchRisk });
      // A missing clause has no text to replace.
      const verdict: RiskVerdict = {
        ...rest,
        mode: risk.kind === 'missing' ? 'insert' : (mode ?? 'replace'),
      };
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = async () => (await listRiskStateRows(transaction, scope, id, [riskId]))[0];
        const current = await read();
        if (current && isRepeated(current, scope, verdict)) return presentRiskState(current);
        if ((current?.version ?? 0) !== version) throw new AppError('RISK_CHANGED');
        await writeRiskState(transaction, scope, id, risk, verdict);
        const written = await read();
        if (!written) throw new Error('a state that was written is not there');
        return presentRiskState(written);
      });
    },
    async setAll(scope, id, wanted, state) {
      const task = await reviewedTask(database, scope, id);
      const seen = new Map(wanted.map((one) => [one.id, one.version]));
      const risks = await findRisks(blobs, task, [...seen.keys()]);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = () => listRiskStateRows(transaction, scope, id, [...seen.keys()]);
        const current = new Map((await read()).map((row) => [row.riskId, row]));
        // Also an identical decision by the same person: the request was sent twice.
        const left = risks.filter((one) => !isHandled(current.get(one.id), scope, state));
        const isSeen = (one: RiskIndex[number]) => (current.get(one.id)?.version ?? 0) === seen.get(one.id);
        await writeRiskStates(transaction, scope, id, left.filter(isSeen), state);
        const skipped = left.filter((one) => !isSeen(one)).map((one) => one.id);
        return { items: presentRiskStates(await read()), skipped };
      });
    },
  };
}

export function presentRiskStates(rows: readonly RiskStateRow[]): RiskState[] {
  return rows.map(presentRiskState);
}

function presentRiskState({ decidedBy, decidedAt, ...row }: RiskStateRow): RiskState {
  return {
    ...row,
    decidedBy: { id: decidedBy.id, name: shownName(decidedBy) },
    decidedAt: decidedAt.toISOString(),
  };
}

function isHandled(
  current: RiskStateRow | undefined,
  scope: ObjectScope,
  state: RiskVerdict['state'],
): boolean {
  if (!current || current.state === 'open') return state === 'open';
  return current.decidedBy.id === scope.userId && current.state === state;
}

/** The same request sent twice is one change: the same person already made this decision. */
function isRepeated(current: RiskStateRow, scope: ObjectScope, wanted: RiskVerdict): boolean {
  return (
    current.decidedBy.id === scope.userId &&
    current.state === wanted.state &&
    current.mode === wanted.mode &&
    current.rewrite === wanted.rewrite &&
    current.note === wanted.note
  );
}
