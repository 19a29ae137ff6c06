import type { Feature } from '../feature.ts';
import { taskObjects } from './task-access.ts';

export const taskFeature: Feature = {
  access: ({ tasks, tools }) => taskObjects(tasks, tools),
};
