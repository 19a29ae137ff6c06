import { useQuery } from '@tanstack/react-query';
import { readQueuePlace, type TaskStatus } from '@wenjian/api';
import { call } from '../http/client.ts';
import { placeWords } from './view-model/queue-place.ts';

const ASK_EVERY_MS = 5_000;

interface WaitingTask {
  readonly id: string;
  readonly teamId: string;
  readonly status: TaskStatus;
}

/** How many tasks run before this one, and when it will start. Null: it does not wait, or nobody can say. */
export function useQueuePlace({ id, teamId, status }: WaitingTask): string | null {
  const { data } = useQuery({
    queryKey: ['queue-place', id],
    queryFn: () => call(readQueuePlace, { query: { teamId, taskId: id } }),
    enabled: status === 'pending',
    refetchInterval: ASK_EVERY_MS,
    retry: false,
  });
  return status === 'pending' && data?.place ? placeWords(data.place) : null;
}
