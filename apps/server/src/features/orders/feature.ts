import type { Feature } from '../feature.ts';
import { teamAccess } from '../teams/index.ts';
import { orderRoutes } from './orders.routes.ts';
import { createOrderService } from './orders.service.ts';

export const orderFeature: Feature = {
  routes: ({ payment }) => orderRoutes(payment, createOrderService(payment)),
  access: ({ database, payment }) => {
    const orders = createOrderService(payment);
    return {
      order: (user, id) => orders.access(user, id, (one, teamId) => teamAccess(database, one, teamId)),
    };
  },
};
