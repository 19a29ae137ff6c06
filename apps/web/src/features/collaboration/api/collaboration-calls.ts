/** The path of each kind of product; audits and duplicate checks are named by their type (docs/spec.md#collaboration-paths). */
import { type CollaborationCalls, collaborationCalls, collaborationCallsByType } from '@wenjian/api';
import type { Product } from '../view-model/shapes.ts';

export interface Place {
  readonly calls: CollaborationCalls;
  readonly params: { readonly productId: string };
  readonly query: { readonly productType?: Product['type'] };
}

export function placeOf({ type, id }: Product): Place {
  const params = { productId: id };
  return type === 'audit' || type === 'duplicate'
    ? { calls: collaborationCallsByType, params, query: { productType: type } }
    : { calls: collaborationCalls[type], params, query: {} };
}

export const queryKeys = {
  /** Both comparison versions share one task. */
  collaboration: (id: string) => ['collaboration', id] as const,
  historyMembers: (teamId: string | null) => ['historyMembers', teamId] as const,
};
