import {
  type CallInput,
  cancelAudit,
  createAudit,
  deleteAudit,
  listAudits,
  readAudit,
  renameAudit,
  shareAudit,
  startAudit,
  unshareAudit,
} from '@wenjian/api';
import { decisionKeys } from '../../../shared/findings/use-decisions.ts';
import { call } from '../../../shared/http/client.ts';
import { createTasks } from '../../../shared/tasks/create-tasks.ts';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { usePublicLink } from '../../../shared/tasks/use-public-link.ts';
import { BALANCE_KEY } from '../../../shared/tasks/use-uses-left.ts';
import { isUnderWay, phaseWords } from '../view-model/audit-phase.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { queryKeys } from './query-keys.ts';

type NewAudit = Omit<CallInput<typeof createAudit>['body'], 'idempotencyKey'>;

interface Start {
  readonly id: string;
  readonly choice: CallInput<typeof startAudit>['body'];
}

export const audits = createTasks<Audit, NewAudit, Start>({
  keys: { all: queryKeys.audits, one: queryKeys.audit },
  uses: BALANCE_KEY,
  ofResult: [queryKeys.result, decisionKeys.ofTask, queryKeys.feedback, queryKeys.exports],
  isUnderWay: ({ phase }) => isUnderWay(phase),
  list: (query) => call(listAudits, { query }),
  read: (id) => call(readAudit, { params: { id } }),
  create: (body) => call(createAudit, { body }),
  rename: (id, title) => call(renameAudit, { params: { id }, body: { title } }),
  /** Takes one use; starting again replaces the result. */
  rerun: ({ id, choice }) => call(startAudit, { params: { id }, body: choice }),
  cancel: (id) => call(cancelAudit, { params: { id } }),
  remove: ({ id }) => call(deleteAudit, { params: { id } }),
  words: {
    cancelled: ({ message }, before) => message ?? phaseWords(before).cancelled,
    removed: taskText.removed,
  },
});

export function useAuditLink(id: string) {
  const changed = audits.useChanged();
  const params = { id };
  return usePublicLink(
    { share: () => call(shareAudit, { params }), unshare: () => call(unshareAudit, { params }) },
    () => changed(id),
  );
}
