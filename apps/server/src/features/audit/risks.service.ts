/** Adopting, ignoring, rewriting and noting: one risk at a time against a version, or many at once. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { displayName } from '../account/index.ts';
import { lockTask, requireSameRun } from '../tasks/index.ts';
import { auditServerText } from './audit.text.ts';
import { findRisks, reviewedTask } from './reviewed-task.ts';
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
  /** The last word wins. */
  setAll(
    scope: ObjectScope,
    id: string,
    riskIds: readonly string[],
    state: RiskVerdict['state'],
  ): Promise<RiskState[]>;
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
      // There is nothing a missing clause could replace.
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
    async setAll(scope, id, riskIds, state) {
      const task = await reviewedTask(database, scope, id);
      const wanted = [...new Set(riskIds)];
      const risks = await findRisks(blobs, task, wanted);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        await writeRiskStates(transaction, scope, id, risks, state);
        return presentRiskStates(await listRiskStateRows(transaction, scope, id, wanted));
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
    decidedBy: { id: decidedBy.id, name: displayName(decidedBy) ?? auditServerText.member },
    decidedAt: decidedAt.toISOString(),
  };
}

/** The same request sent twice is one change: what it asks for stands there already, by the same person. */
function isRepeated(current: RiskStateRow, scope: ObjectScope, wanted: RiskVerdict): boolean {
  return (
    current.decidedBy.id === scope.userId &&
    current.state === wanted.state &&
    current.mode === wanted.mode &&
    current.rewrite === wanted.rewrite &&
    current.note === wanted.note
  );
}
