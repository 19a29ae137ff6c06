/** What the workbench shows is asked for before it is shown: its parts would ask one after another, and draw it again with each answer. */
import type { QueryClient } from '@tanstack/react-query';
import { popupTemplates } from '@wenjian/api';
import { stopTimeQuery } from '../../features/activity/api/stop-time.query.ts';
import { balanceQuery } from '../../features/billing/api/balance.query.ts';
import { storageQuery } from '../../features/documents/api/use-storage.ts';
import { unreadQuery } from '../../features/messages/api/use-messages.ts';
import { noticesQuery, popupQuery } from '../../features/messages/api/use-notices.ts';
import { FIRST_FILTER, recentQuery } from '../../features/workbench/api/use-recent-tasks.ts';
import { freeUsesQuery } from '../../shared/tasks/use-free-uses.ts';

export function askForWorkbench(client: QueryClient, teamId: string): void {
  const asked: readonly Promise<unknown>[] = [
    client.query(recentQuery(teamId, FIRST_FILTER)),
    client.query(balanceQuery(teamId)),
    client.query(freeUsesQuery(teamId)),
    client.query(unreadQuery()),
    client.query(noticesQuery(teamId)),
    client.query(storageQuery(teamId)),
    client.query(stopTimeQuery()),
    ...popupTemplates.map((name) => client.query(popupQuery(name))),
  ];
  // The part that shows it asks again and tells what went wrong.
  for (const answer of asked) answer.catch(() => undefined);
}
