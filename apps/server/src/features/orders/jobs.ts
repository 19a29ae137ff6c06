import type { FeatureJobs } from '../feature-jobs.ts';
import { sweepOrders } from './sweep-orders.ts';

/** Orders are closed, lost notices found and money paid back within this. */
const SWEEP_ORDERS_MS = 30_000;

export const orderJobs: FeatureJobs = {
  upkeep: ({ payment, log }) => [
    { everyMs: SWEEP_ORDERS_MS, steps: [(signal) => sweepOrders(payment, log, new Date(), signal)] },
  ],
};
