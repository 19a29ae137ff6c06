/** What an answered call leaves in the security records, where its route says that it leaves something. */
import type { AnyRoute, ObjectKind, RouteRecord } from '@wenjian/api';
import type { Access, AccessRequest, Caller } from './authorise.ts';

export interface RecordedCall {
  readonly record: RouteRecord;
  readonly teamId: string;
  /** Null where a key was used: who held it is not known. */
  readonly userId: string | null;
  readonly objectKind: ObjectKind;
  readonly objectId: string;
  /** Of the file that was asked for. */
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
