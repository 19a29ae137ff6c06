/** Converts a review's task to the response of the routes. */

import { type audit, readAuditPdf } from '@wenjian/api';
import type { z } from 'zod';
import type { Abilities, ObjectAccess } from '../../../platform/access/authorise.ts';
import type { ObjectScope, TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { UNNAMED } from '../../../platform/people/display-name.text.ts';
import { type Decided, listDecided } from '../../findings/index.ts';
import { listOpenKeys } from '../../sharing/index.ts';
import {
  listOwnerNames,
  listPermissions,
  presentTask,
  type TaskRow,
  taskAbilities,
} from '../../tasks/index.ts';
import { type AuditInput, type AuditSummary, auditInput, auditSummary } from '../audit.input.ts';
import { auditServerText } from '../audit.text.ts';

export type PresentedAudit = z.output<typeof audit>;

export async function presentAudits(
  connection: Connection,
  scope: TeamScope,
  rows: readonly TaskRow[],
): Promise<PresentedAudit[]> {
  const permissions = await listPermissions(
    connection,
    scope,
    rows.map((row) => row.id),
  );
  return presentAll(connection, scope, rows, (row) =>
    taskAbilities(scope, row.ownerId, permissions.get(row.id) ?? null),
  );
}

export async function presentAudit(
  connection: Connection,
  { scope, abilities }: ObjectAccess,
  row: TaskRow,
): Promise<PresentedAudit> {
  const [presented] = await presentAll(connection, scope, [row], () => abilities);
  if (!presented) throw new Error('one review in, none out');
  return presented;
}

async function presentAll(
  connection: Connection,
  scope: ObjectScope,
  rows: readonly TaskRow[],
  abilitiesOn: (row: TaskRow) => Abilities,
): Promise<PresentedAudit[]> {
  const ids = rows.map((row) => row.id);
  const decided = await listDecided(connection, scope, ids);
  const keys = await listOpenKeys(connection, scope, ids);
  const owners = await listOwnerNames(connection, scope, ids);
  return rows.map((row) =>
    present(row, abilitiesOn(row), {
      decided: decided.get(row.id) ?? [],
      key: keys.get(row.id) ?? null,
      lawyer: owners.get(row.id) ?? UNNAMED,
      isGuest: scope.role === 'guest',
    }),
  );
}

function present(
  row: TaskRow,
  abilities: Abilities,
  {
    decided,
    key,
    lawyer,
    isGuest,
  }: {
    readonly decided: readonly Decided[];
    readonly key: string | null;
    readonly lawyer: string;
    readonly isGuest: boolean;
  },
): PresentedAudit {
  const { file, review } = auditInput.parse(row.input);
  const summary = row.summary === null ? null : auditSummary.parse(row.summary);
  const statistics = isGuest ? guestStatistics(review, summary) : (summary?.reviewed?.statistics ?? null);
  const task = presentTask(row, abilities);
  const phase = phaseOf(row, review, summary);
  const ignored = decided.filter(({ state }) => state === 'rejected').map(({ findingId }) => findingId);
  return {
    ...task,
    file: { fileId: file.fileId, name: file.name, size: file.size },
    lawyer,
    fileUrl: readAuditPdf.path.replace('{id}', row.id),
    phase,
    facts: summary?.facts ?? null,
    standpoint: summary?.reviewed?.standpoint ?? review?.standpoint ?? null,
    standpoints: summary?.facts.standpoints ?? [],
    template_id: review?.templateId ?? null,
    templateName: review?.templateName ?? null,
    customDemand: review?.customDemand ?? '',
    standard: isGuest ? null : standardOf(review),
    message: task.failure?.message ?? messageOf(row, phase, summary),
    statistics,
    ignored: statistics === null ? [] : ignored,
    decided: statistics && { done: decided.length, total: risksIn(statistics) },
    key: abilities.share ? key : null,
    beside: besideOf(summary, isGuest),
  };
}

/** A review that ended without a result leads back to the choice, if the contract has been read. */
function phaseOf(
  { status }: TaskRow,
  review: AuditInput['review'],
  summary: AuditSummary | null,
): PresentedAudit['phase'] {
  if (status === 'pending' || status === 'running')
    return review !== null && summary !== null ? 'reviewing' : 'recognising';
  if (summary === null) return status;
  return summary.reviewed === null ? 'choosing' : 'complete';
}

function messageOf(
  { status, failureMessage }: TaskRow,
  phase: PresentedAudit['phase'],
  summary: AuditSummary | null,
): string | null {
  if (phase !== 'choosing') return null;
  if (status === 'cancelled') return failureMessage ?? auditServerText.cancelled;
  return summary?.facts.parties.length === 0 ? auditServerText.noParties : null;
}

function standardOf(review: AuditInput['review']): PresentedAudit['standard'] {
  if (!review?.standard) return null;
  const { id, name, versionNumber } = review.standard;
  return { id, name, versionNumber };
}

/** A guest may be the other side. */
function besideOf(summary: AuditSummary | null, isGuest: boolean): PresentedAudit['beside'] {
  const reviewed = isGuest ? null : (summary?.reviewed ?? null);
  if (reviewed === null) return { standpoints: [], former: null };
  const { others, former } = reviewed;
  return {
    standpoints: others.map(({ standpoint }) => standpoint),
    former: former && { standpoint: former.standpoint, templateName: former.templateName, at: former.at },
  };
}

/** Null also where a former version counted them together with what only the team may see. */
function guestStatistics(
  review: AuditInput['review'],
  summary: AuditSummary | null,
): PresentedAudit['statistics'] {
  const counted = summary?.reviewed ?? null;
  return counted?.guestStatistics ?? (review?.standard ? null : (counted?.statistics ?? null));
}

function risksIn({ high, medium, low, missing }: NonNullable<PresentedAudit['statistics']>): number {
  return high + medium + low + missing;
}
