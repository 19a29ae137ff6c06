/** Accepting, ignoring, rewriting: one correction at a time against a version, or many at once. */

import { RENUMBER_ALL } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { shownName } from '../../platform/display-name.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { finishedTask, lockTask, requireSameRun } from '../tasks/index.ts';
import type { CorrectionIndex } from './correction-index.ts';
import { findCorrections } from './examined-task.ts';
import { proofreadServerText } from './proofread.text.ts';
import { type CorrectionVerdict, listStateRows, type StateRow, writeStates } from './states.repository.ts';

export interface CorrectionState extends CorrectionVerdict {
  readonly correctionId: string;
  readonly version: number;
  readonly decidedBy: { readonly id: string; readonly name: string };
  readonly decidedAt: string;
}

export interface WantedState extends CorrectionVerdict {
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

type State = CorrectionVerdict['state'];

export interface SeenCorrection {
  readonly id: string;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface StatesSet {
  readonly items: CorrectionState[];
  /** Decided by somebody else meanwhile: left unchanged. */
  readonly skipped: string[];
}

export interface StateService {
  list(scope: ObjectScope, id: string): Promise<CorrectionState[]>;
  set(
    scope: ObjectScope,
    place: { readonly id: string; readonly correctionId: string },
    wanted: WantedState,
  ): Promise<CorrectionState>;
  setAll(scope: ObjectScope, id: string, wanted: readonly SeenCorrection[], state: State): Promise<StatesSet>;
}

export function createStateService(database: Database, blobs: BlobStore): StateService {
  return {
    async list(scope, id) {
      return presentStates(await listStateRows(database, scope, id));
    },
    async set(scope, { id, correctionId }, { version, ...verdict }) {
      const task = await finishedTask(database, scope, id);
      const found = await findCorrections(blobs, task, [correctionId]);
      requirePossible(found, verdict);
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = async () => (await listStateRows(transaction, scope, id, [correctionId]))[0];
        const current = await read();
        if (current && isRepeated(current, scope, verdict)) return presentState(current);
        if ((current?.version ?? 0) !== version) throw new AppError('CORRECTION_CHANGED');
        await writeStates(transaction, scope, id, found, verdict);
        const written = await read();
        return written ? presentState(written) : untouched(scope, correctionId);
      });
    },
    async setAll(scope, id, wanted, state) {
      const task = await finishedTask(database, scope, id);
      const seen = new Map(wanted.map((one) => [one.id, one.version]));
      const found = await findCorrections(blobs, task, [...seen.keys()]);
      // A correction without a suggestion waits until a user writes one.
      const possible = found.filter(({ hasSuggestion }) => hasSuggestion || state !== 'accepted');
      return database.transaction(async (transaction) => {
        requireSameRun(await lockTask(transaction, scope, id), task);
        const read = () => listStateRows(transaction, scope, id, [...seen.keys()]);
        const versions = new Map((await read()).map((row) => [row.correctionId, row.version]));
        const isSeen = ({ id: one }: CorrectionIndex[number]) => (versions.get(one) ?? 0) === seen.get(one);
        await writeStates(transaction, scope, id, possible.filter(isSeen), { state, replacement: null });
        const skipped = possible.filter((one) => !isSeen(one)).map((one) => one.id);
        return { items: presentStates(await read()), skipped };
      });
    },
  };
}

export function presentStates(rows: readonly StateRow[]): CorrectionState[] {
  return rows.map(presentState);
}

function presentState({ decidedBy, decidedAt, ...row }: StateRow): CorrectionState {
  return {
    ...row,
    decidedBy: { id: decidedBy.id, name: shownName(decidedBy) },
    decidedAt: decidedAt.toISOString(),
  };
}

/** Reset before there was a decision. */
function untouched(scope: ObjectScope, correctionId: string): CorrectionState {
  const decidedBy = { id: scope.userId, name: proofreadServerText.member };
  const decidedAt = new Date().toISOString();
  return { correctionId, state: 'open', replacement: null, version: 0, decidedBy, decidedAt };
}

function requirePossible(found: CorrectionIndex, { state, replacement }: CorrectionVerdict): void {
  const [entry] = found;
  if (entry?.id === RENUMBER_ALL && replacement !== null) throw refused(proofreadServerText.notRewritable);
  if (state === 'accepted' && replacement === null && !entry?.hasSuggestion)
    throw refused(proofreadServerText.nothingToPut);
  if (state === 'accepted' && replacement !== null && replacement === entry?.original)
    throw refused(proofreadServerText.sameAsBefore);
}

function refused(message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: [{ path: 'replacement', message }] });
}

/** The same request sent twice is one change: the same person already made this decision. */
function isRepeated(current: StateRow, scope: ObjectScope, wanted: CorrectionVerdict): boolean {
  return (
    current.decidedBy.id === scope.userId &&
    current.state === wanted.state &&
    current.replacement === wanted.replacement
  );
}
