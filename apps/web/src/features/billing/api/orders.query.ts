/** Quotes and orders of a space. A payment changes balances, membership and seats everywhere. */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type AnswerOf,
  cancelOrder,
  createOrder,
  type Invoice,
  listOrders,
  type Order,
  type OrderState,
  type PaymentProviderName,
  payOrder,
  quoteOrder,
  readOrder,
  requestInvoice,
  requestRefund,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { setQrCodeLoading } from '../../../shared/payment/payment-dialog.store.ts';

export type Quote = AnswerOf<typeof quoteOrder>;

export interface Purchase {
  readonly workSpace: number;
  readonly comboId: number;
  readonly provider: PaymentProviderName;
  readonly couponId?: string;
  readonly invoice?: Invoice;
  readonly idempotencyKey: string;
}

export function quoteQuery(teamId: string, input: { readonly workSpace: number; readonly comboId: number }) {
  return queryOptions({
    queryKey: ['quote', teamId, input],
    queryFn: () => call(quoteOrder, { query: { teamId, ...input } }),
    // A credit shrinks every second; a quote must be fresh when it is ordered.
    staleTime: 0,
    retry: false,
  });
}

const POLL_MS = 2_000;

/** Polled while the order waits for payment. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: () => call(readOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });
}

export interface OrderFilter {
  readonly state: OrderState | null;
  readonly page: number;
}

export const ORDERS_PAGE_SIZE = 20;

export function ordersQuery(teamId: string, { state, page }: OrderFilter) {
  const query = { teamId, page, pageSize: ORDERS_PAGE_SIZE, ...(state ? { state } : {}) };
  return queryOptions({
    queryKey: ['orders', teamId, { state, page }],
    queryFn: () => call(listOrders, { query }),
    placeholderData: keepPreviousData,
  });
}

export function useCreateOrder(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Purchase) => call(createOrder, { query: { teamId }, body }),
    onMutate: () => setQrCodeLoading(true),
    onSuccess: (order) => keep(client, order),
    onSettled: () => setQrCodeLoading(false),
  });
}

/** The actions on an order; they refresh the list and other views. */
export function useOrderActions() {
  const client = useQueryClient();
  const onSuccess = (order: Order) => keep(client, order);
  return {
    pay: useMutation({
      mutationFn: (id: string) => call(payOrder, { params: { id }, body: {} }),
      onSuccess,
    }),
    cancel: useMutation({ mutationFn: (id: string) => call(cancelOrder, { params: { id } }), onSuccess }),
    askInvoice: useMutation({
      mutationFn: ({ id, invoice }: { id: string; invoice: Invoice }) =>
        call(requestInvoice, { params: { id }, body: invoice }),
      onSuccess,
    }),
    askRefund: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        call(requestRefund, { params: { id }, body: { reason } }),
      onSuccess,
    }),
  };
}

async function keep(client: QueryClient, order: Order): Promise<void> {
  client.setQueryData(['order', order.id], order);
  await refreshMembership(client);
}

const changedByMoney: readonly unknown[] = [
  'balance',
  'orders',
  'session',
  'teams',
  'team-members',
  'free-uses',
];

export function refreshMembership(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => changedByMoney.includes(queryKey[0]) });
}
