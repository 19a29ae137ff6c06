import type { Feature } from '../feature.ts';
import { inquiryRoutes } from './inquiries.routes.ts';

export const inquiryFeature: Feature = {
  routes: ({ database, queue, config }) => inquiryRoutes(database, queue, config.contact),
};
