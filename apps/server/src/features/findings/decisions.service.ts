/** Accepting, rejecting, rewriting, noting and taking back: one finding at a time against a version, or many at once. */
import { createHash } from 'node:crypto';
import type { findingDecision } from '@wenjian/api';
import type { DecisionState, Placement, Verdict } from '@wenjian/document';
import type { z } from 'zod';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import {
  type FindingEntry,
  type FindingIndex,
  findingIndex,
  identityOf,
  isForTeamOnly,
  isHiddenFrom,
} from '../../platform/documents/finding-index.ts';
import { orGone, readStoredJson } from '../../platform/documents/stored-json.ts';
import { shownName } from '../../platform/people/display-name.ts';
import type { FindingDigest, FindingDigests } from '../live/index.ts';
import { lockTask, readTask, requireSameRun, shownTask, type TaskRow } from '../tasks/index.ts';
import { type DecisionRow, listDecisionRows, writeDecisions } from './decisions.repository.ts';
import { findingsText } from './findings.text.ts';

export type Decision = z.output<typeof findingDecision>;

/** What a tool tells about its findings. */
export interface ToolFindings {
  /** The stored index of a finished task; null: the task has no result yet. */
  readonly indexSha256: (task: TaskRow) => string | null;
  /** Whether users may put their own words in the place of a finding's. */
  readonly isEditable: (finding: FindingEntry) => boolean;
}

/** `commented`: nobody decides on them, and their ids never change. A tool that is not listed has no findings. */
export type FindingTools = Readonly<Partial<Record<TaskRow['tool'], ToolFindings | 'commented'>>>;

export interface FindingParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly findings: FindingTools;
}

export interface Place {
  readonly taskId: string;
  readonly findingId: string;
}

export interface WantedDecision extends Omit<Verdict, 'placement'> {
  readonly placement?: Placement | undefined;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface SeenFinding {
  readonly id: string;
  /** The one the caller has seen, 0 for none. */
  readonly version: number;
}

export interface DecisionsMade {
  readonly items: Decision[];
  /** Decided by somebody else meanwhile: left unchanged. */
  readonly skipped: string[];
}

/** Of the decisions in exported files: files of another shape are made again. */
const SHAPE = 2;

export async function readDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<Decision[]> {
  const rows = await listDecisionRows(connection, scope, taskId);
  return rows.filter(({ findingId }) => !isHiddenFrom(scope, findingId)).map(present);
}

/** The decisions as files show them, and a digest that changes with them. */
export async function readDecisionStates(connection: Connection, scope: ObjectScope, taskId: string) {
  const states = await readDecisions(connection, scope, taskId);
  const versions = states.map(({ findingId, version }) => [findingId, version]).sort();
  const shown = JSON.stringify([SHAPE, versions]);
  return { states, digest: createHash('sha256').update(shown).digest('hex') };
}

/** For people without an account: who decided and their notes are not shown; a text that was not accepted is a draft. */
export async function readSharedDecisions(connection: Connection, scope: ObjectScope, taskId: string) {
  const decisions = await readDecisions(connection, scope, taskId);
  const shown = decisions.filter(({ findingId }) => !isForTeamOnly(findingId));
  return shown.map(({ decidedBy: _, text, ...decision }) => ({
    ...decision,
    note: '',
    text: decision.state === 'edited' ? text : null,
  }));
}

export async function decideFinding(
  parts: FindingParts,
  scope: ObjectScope,
  { taskId, findingId }: Place,
  { version, placement, ...rest }: WantedDecision,
): Promise<Decision> {
  const { database } = parts;
  requireShown(scope, [findingId]);
  const { task, tool } = await decidableTask(parts, scope, taskId);
  const [finding] = await findFindings(parts, tool, task, [findingId]);
  if (!finding) throw noSuchFinding();
  const isInserted = finding.placement === 'insert';
  const verdict: Verdict = { ...rest, placement: isInserted ? 'insert' : (placement ?? 'replace') };
  requirePossible(finding, tool.isEditable(finding), verdict);
  return database.transaction(async (transaction) => {
    requireSameRun(await lockTask(transaction, scope, taskId), task);
    const read = async () => (await listDecisionRows(transaction, scope, taskId, [findingId]))[0];
    const current = await read();
    if (current && isRepeated(current, scope, verdict)) return present(current);
    if ((current?.version ?? 0) !== version) throw new AppError('DECISION_CHANGED');
    await writeDecisions(transaction, scope, taskId, [finding], verdict);
    const written = await read();
    if (!written) throw new Error('a decision that was written is not there');
    return present(written);
  });
}

export async function decideFindings(
  parts: FindingParts,
  scope: ObjectScope,
  taskId: string,
  wanted: readonly SeenFinding[],
  state: Exclude<DecisionState, 'edited'>,
): Promise<DecisionsMade> {
  requireShown(
    scope,
    wanted.map(({ id }) => id),
  );
  const { task, tool } = await decidableTask(parts, scope, taskId);
  const seen = new Map(wanted.map((one) => [one.id, one.version]));
  const found = await findFindings(parts, tool, task, [...seen.keys()]);
  // A finding without a suggestion waits until a user writes one.
  const possible = found.filter(({ hasSuggestion }) => hasSuggestion || state !== 'accepted');
  return parts.database.transaction(async (transaction) => {
    requireSameRun(await lockTask(transaction, scope, taskId), task);
    const read = () => listDecisionRows(transaction, scope, taskId, [...seen.keys()]);
    const current = new Map((await read()).map((row) => [row.findingId, row]));
    const left = possible.filter(({ id }) => !isHandled(current.get(id), scope, state));
    const isSeen = ({ id }: FindingEntry) => (current.get(id)?.version ?? 0) === seen.get(id);
    await writeDecisions(transaction, scope, taskId, left.filter(isSeen), { state });
    const skipped = left.filter((one) => !isSeen(one)).map(({ id }) => id);
    return { items: (await read()).map(present), skipped };
  });
}

/** The tools with findings that people decide on. */
export function decidedTools(findings: FindingTools): readonly TaskRow['tool'][] {
  return toolsWithFindings(findings).filter((tool) => findings[tool] !== 'commented');
}

function toolsWithFindings(findings: FindingTools): readonly TaskRow['tool'][] {
  return Object.keys(findings) as TaskRow['tool'][];
}

/** What the findings of each tool keep over another run. */
export function identitiesOf(parts: FindingParts): FindingDigests {
  const ofDecided: FindingDigest = (scope, taskId, findingId) =>
    identityOfFinding(parts, scope, { taskId, findingId });
  const ofCommented: FindingDigest = async () => null;
  const { findings } = parts;
  const entries = toolsWithFindings(findings).map((tool) => [
    tool,
    findings[tool] === 'commented' ? ofCommented : ofDecided,
  ]);
  return Object.fromEntries(entries);
}

/** Throws if there is no finding with this id. */
async function identityOfFinding(
  parts: FindingParts,
  scope: ObjectScope,
  { taskId, findingId }: Place,
): Promise<string> {
  requireShown(scope, [findingId]);
  const { task, tool } = await decidableTask(parts, scope, taskId);
  const [finding] = await findFindings(parts, tool, task, [findingId]);
  if (!finding) throw noSuchFinding();
  return identityOf(finding.digest);
}

async function decidableTask({ database, findings }: FindingParts, scope: ObjectScope, taskId: string) {
  const started = await readTask(database, scope, taskId);
  const listed = started && findings[started.tool];
  const tool = listed === 'commented' ? undefined : listed;
  if (tool && started?.status === 'complete' && tool.indexSha256(started) === null)
    throw new AppError('TASK_NOT_FINISHED');
  const task = await shownTask(database, scope, taskId);
  if (!tool) throw noSuchFinding();
  return { task, tool };
}

export async function findFindings(
  { blobs }: Pick<FindingParts, 'blobs'>,
  tool: ToolFindings,
  task: TaskRow,
  findingIds: readonly string[],
): Promise<FindingIndex> {
  const sha256 = tool.indexSha256(task);
  if (sha256 === null) throw new AppError('TASK_NOT_FINISHED');
  const index = (await orGone(readStoredJson(blobs, sha256))) as readonly { readonly id: string }[];
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  // Only those that are asked for are looked at closely: a result has thousands, and a decision is about one.
  return findingIndex.parse(
    findingIds.map((id) => {
      const entry = byId.get(id);
      if (!entry) throw noSuchFinding();
      return entry;
    }),
  );
}

function requireShown(scope: ObjectScope, findingIds: readonly string[]): void {
  if (findingIds.some((id) => isHiddenFrom(scope, id))) throw noSuchFinding();
}

function noSuchFinding(): AppError {
  return new AppError('NOT_FOUND', { message: findingsText.noSuchFinding });
}

function requirePossible(
  { hasSuggestion, original }: FindingEntry,
  isEditable: boolean,
  { state, text }: Verdict,
): void {
  if (state === 'edited' && !isEditable) throw refused(findingsText.notRewritable);
  if (state === 'edited' && original === '' && text?.trim() === '') throw refused(findingsText.empty);
  if (state === 'edited' && text === original) throw refused(findingsText.sameAsBefore);
  if (state === 'accepted' && !hasSuggestion) throw refused(findingsText.nothingToPut);
}

function refused(message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: [{ path: 'text', message }] });
}

function present({ decidedBy, decidedAt, ...row }: DecisionRow): Decision {
  return {
    ...row,
    decidedBy: { id: decidedBy.id, name: shownName(decidedBy) },
    decidedAt: decidedAt.toISOString(),
  };
}

function isHandled(current: DecisionRow | undefined, scope: ObjectScope, state: DecisionState): boolean {
  if (!current || current.state === 'open') return state === 'open';
  // What was rewritten is accepted already, in the user's own words.
  if (current.state === 'edited' && state === 'accepted') return true;
  return current.decidedBy.id === scope.userId && current.state === state;
}

/** The same request sent twice is one change: the same person already made this decision, or somebody has taken it back already. */
function isRepeated(current: DecisionRow, scope: ObjectScope, wanted: Verdict): boolean {
  const isBySame = current.decidedBy.id === scope.userId || current.state === 'open';
  return (
    isBySame &&
    current.state === wanted.state &&
    current.text === wanted.text &&
    current.placement === wanted.placement &&
    current.note === wanted.note
  );
}
