import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/client.ts';
import { type Collaboration, canManage, type Product, sharingState } from '../view-model/shapes.ts';
import { placeOf, queryKeys } from './collaboration-calls.ts';

/** The user waits for the answer to their request. */
const PENDING_POLL_MS = 5000;
/** The share button shows new requests. */
const REQUESTS_POLL_MS = 30_000;

export function useCollaboration(product: Product, isWanted = true) {
  return useQuery({
    queryKey: queryKeys.collaboration(product.id),
    queryFn: () => {
      const { calls, params, query } = placeOf(product);
      return call(calls.read, { params, query });
    },
    enabled: isWanted,
    refetchInterval: ({ state: { data, error } }) => (data && !error ? pollMs(data) : false),
  });
}

function pollMs(data: Collaboration): number | false {
  if (data.isPending) return PENDING_POLL_MS;
  return canManage(data) && sharingState(data) === 'open' ? REQUESTS_POLL_MS : false;
}
