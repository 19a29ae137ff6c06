/** What a call writes to the security records, if its route declares a record. */
import type { AnyRoute, ObjectKind, RouteRecord } from '@wenjian/api';
import type { Access, AccessRequest, Caller } from '../access/authorise.ts';

export interface RecordedCall {
  readonly record: RouteRecord;
  readonly teamId: string;
  /** Null if a key was used: its holder is unknown. */
  readonly userId: string | null;
  readonly objectKind: ObjectKind;
  readonly objectId: string;
  /** The requested file. */
  readonly format: string | null;
}

export type RecordCall = (call: RecordedCall) => Promise<void>;

export function recordedCall(
  { record, policy }: AnyRoute,
  caller: Caller,
  { user, scope }: Access,
  { params, query, body }: AccessRequest,
): RecordedCall | null {
  if (record === undefined || policy.kind !== 'object') return null;
  return {
    record,
    teamId: scope.teamId,
    userId: caller.kind === 'key' ? null : user.id,
    objectKind: policy.object,
    objectId: String(params[policy.param] ?? query[policy.param]),
    format: formatIn(params) ?? formatIn(query) ?? formatIn(body),
  };
}

function formatIn(value: unknown): string | null {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  return typeof format === 'string' ? format : null;
}
