import {
  type CallInput,
  cancelComparison,
  createComparison,
  deleteComparison,
  listComparisons,
  readComparison,
  renameComparison,
  rerunComparison,
} from '@wenjian/api';
import { decisionKeys } from '../../../shared/findings/use-decisions.ts';
import { call } from '../../../shared/http/client.ts';
import { createTasks } from '../../../shared/tasks/create-tasks.ts';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { BALANCE_KEY } from '../../../shared/tasks/use-uses-left.ts';
import { compareText } from '../text.ts';
import type { CompareOptions, Comparison } from '../view-model/comparison-shapes.ts';
import { queryKeys } from './query-keys.ts';

type NewComparison = Omit<CallInput<typeof createComparison>['body'], 'idempotencyKey'>;

interface Rerun {
  readonly id: string;
  /** Absent: the options of the last run. */
  readonly options?: CompareOptions;
}

export const comparisons = createTasks<Comparison, NewComparison, Rerun>({
  keys: { all: queryKeys.comparisons, one: queryKeys.comparison },
  uses: BALANCE_KEY,
  ofResult: [queryKeys.result, decisionKeys.ofTask, queryKeys.exports, queryKeys.chain],
  list: (query) => call(listComparisons, { query }),
  read: (id) => call(readComparison, { params: { id } }),
  create: (body) => call(createComparison, { body }),
  rename: (id, title) => call(renameComparison, { params: { id }, body: { title } }),
  rerun: ({ id, options }) => call(rerunComparison, { params: { id }, body: options ? { options } : {} }),
  cancel: (id) => call(cancelComparison, { params: { id } }),
  remove: ({ id }) => call(deleteComparison, { params: { id } }),
  words: { cancelled: () => compareText.list.cancelled, removed: taskText.removed },
});
