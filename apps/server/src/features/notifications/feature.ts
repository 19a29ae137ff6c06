import type { Feature } from '../feature.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notificationFeature: Feature = { routes: (parts) => notificationRoutes(parts) };
