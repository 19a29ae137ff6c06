import type { Feature } from '../feature.ts';
import { recordRoutes } from './records.routes.ts';

export const recordFeature: Feature = {
  routes: ({ database, workbooks }) => recordRoutes(database, workbooks),
};
