/** Every change returns the new collaboration. The HTTP interceptor reports failures. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CollaborationPermission } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { Collaboration, Product } from '../view-model/shapes.ts';
import { placeOf, queryKeys } from './collaboration-calls.ts';

export function useSwitchCollaboration(product: Product) {
  return useChange(
    product,
    ({ isOpen, isFirst }: { readonly isOpen: boolean; readonly isFirst: boolean }) => {
      const { calls, params, query } = placeOf(product);
      return isFirst
        ? call(calls.open, { params, query, body: {} })
        : call(calls.change, { params, query, body: { isClosed: !isOpen } });
    },
  );
}

export interface MembersInput {
  readonly phones: readonly string[];
  /** Null removes the member. */
  readonly permission: CollaborationPermission | null;
}

export function useChangeMembers(product: Product) {
  return useChange(product, ({ phones, permission }: MembersInput) => {
    const { calls, params, query } = placeOf(product);
    const input = permission === null ? { removed: true as const } : { permission };
    return call(calls.members, { params, query, body: { phones: [...phones], ...input } });
  });
}

export interface AnswerInput {
  readonly phone: string;
  readonly accepted: boolean;
  readonly permission: CollaborationPermission;
}

export function useAnswerRequest(product: Product) {
  return useChange(product, ({ phone, accepted, permission }: AnswerInput) => {
    const { calls, params, query } = placeOf(product);
    const body = accepted ? { accepted, permission } : { accepted };
    return call(calls.answerJoin, { params: { ...params, phone }, query, body });
  });
}

export function useJoin(product: Product) {
  return useChange(product, () => {
    const { calls, params, query } = placeOf(product);
    return call(calls.join, { params, query, body: {} });
  });
}

export function useRequestJoin(product: Product) {
  return useChange(product, () => {
    const { calls, params, query } = placeOf(product);
    return call(calls.requestJoin, { params, query, body: {} });
  });
}

function useChange<Input = void>(product: Product, change: (input: Input) => Promise<Collaboration>) {
  const client = useQueryClient();
  const queryKey = queryKeys.collaboration(product.id);
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    // Another manager was faster, or the response was lost: show what is stored.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
