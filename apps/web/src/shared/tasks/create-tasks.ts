/** The hooks of a tool's tasks: the list, one task, and what is done with it. Made from the tool's calls, so that every tool behaves alike. */
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskStatus } from '@wenjian/api';
import { useCallback, useEffect } from 'react';
import { isRefused } from '../http/api-error.ts';
import { complain, showToast } from '../ui/toast.ts';
import { isUnfinished } from './view-model/task-state.ts';

export interface AnyTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly createdAt: string;
}

interface TaskQuery {
  readonly teamId: string | undefined;
  readonly keyword?: string | undefined;
  readonly status?: TaskStatus | undefined;
  /** Only of tools whose files may come as a batch. */
  readonly ids?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface TaskFilter extends Omit<TaskQuery, 'teamId'> {
  /** Null: not known yet, or not needed. */
  readonly teamId: string | null;
}

type Attempt<New> = New & { readonly idempotencyKey: string };

export interface SimpleCalls<Task extends AnyTask, New> {
  /** `all` begins the keys of the lists, `one` those of a task. */
  readonly keys: { readonly all: QueryKey; readonly one: (id: string) => QueryKey };
  /** The uses a task takes or gives back. */
  readonly uses: QueryKey;
  /** Data made from a result: another run makes it anew. */
  readonly ofResult?: readonly ((id: string) => QueryKey)[];
  /** Where the status alone does not tell. */
  readonly isUnderWay?: (task: Task) => boolean;
  readonly list: (query: TaskQuery) => Promise<{ readonly items: readonly Task[]; readonly total: number }>;
  readonly read: (id: string) => Promise<Task>;
  /** A refused task is shown as missing, and not by the access page, which looks again by itself. */
  readonly hasNoAccessPage?: boolean;
  readonly create: (body: Attempt<New>) => Promise<Task>;
  readonly cancel: (id: string) => Promise<Task>;
  readonly remove: (task: Task) => Promise<unknown>;
  /** What is said when it is done. */
  readonly words: {
    readonly cancelled: (answer: Task, before: Task) => string;
    readonly removed: string;
  };
}

export interface TaskCalls<Task extends AnyTask, New, Again extends { readonly id: string }>
  extends SimpleCalls<Task, New> {
  readonly rename: (id: string, title: string) => Promise<unknown>;
  readonly rerun: (again: Again) => Promise<Task>;
  /** Pages show the task with its result: what a call returns cannot be shown by itself. */
  readonly isReadAgain?: boolean;
}

/** Slower for a list than for a task whose stages are shown. */
const LIST_POLL_MS = 2000;
const TASK_POLL_MS = 1000;

export type SimpleTasks<Task extends AnyTask> = Omit<
  ReturnType<typeof createSimpleTasks<Task, never>>,
  'useCreate'
>;

export type Tasks<Task extends AnyTask> = Omit<
  ReturnType<typeof createTasks<Task, never, never>>,
  'useCreate' | 'useRerun'
>;

/** Tasks that also have a name of their own and can be run again. */
export function createTasks<Task extends AnyTask, New, Again extends { readonly id: string }>(
  calls: TaskCalls<Task, New, Again>,
) {
  const { useChanged, useRemember } = createCache(calls);
  return {
    ...createSimpleTasks(calls),
    useRename: () => {
      const changed = useChanged();
      return useMutation({
        mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
          calls.rename(id, title),
        onSuccess: (_answer, { id }) => changed(id),
      });
    },
    useRerun: () => {
      const changed = useChanged();
      return useMutation({
        mutationFn: calls.rerun,
        onSuccess: useRemember(),
        // Otherwise not awaited: the user wants to see the task, not the lists and balances elsewhere.
        onSettled: async (_answer, _error, { id }) => {
          const reading = changed(id);
          if (calls.isReadAgain) await reading;
        },
      });
    },
  };
}

export function createSimpleTasks<Task extends AnyTask, New>(calls: SimpleCalls<Task, New>) {
  const { keys, isUnderWay = ({ status }: Task) => isUnfinished(status) } = calls;
  const cache = createCache(calls);
  return {
    /** Polls while any task of the page is in progress. */
    useList: ({ teamId, ...filter }: TaskFilter) =>
      useQuery({
        queryKey: [...keys.all, 'list', { teamId, ...filter }],
        queryFn: () => calls.list({ teamId: teamId ?? undefined, ...filter }),
        enabled: teamId !== null,
        // Not of another space: its tasks would be shown as this one's.
        placeholderData: (before, query) => (isOfTeam(query?.queryKey.at(-1), teamId) ? before : undefined),
        refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? LIST_POLL_MS : false),
      }),
    useTask: (id: string, read = calls.read) =>
      useQuery({
        queryKey: keys.one(id),
        queryFn: () => read(id),
        // Where an access page is shown instead, it polls by itself.
        refetchOnWindowFocus: ({ state }) => calls.hasNoAccessPage === true || !isRefused(state.error),
        // The layout receives other members' changes to a shown result.
        refetchInterval: ({ state: { data, error } }) =>
          data && !isRefused(error) && isUnderWay(data) ? TASK_POLL_MS : false,
      }),
    /** When a task ends while it is shown, lists and uses elsewhere are outdated. */
    useNoticeEnd: (isRunning: boolean) => {
      const changed = cache.useChanged();
      useEffect(() => {
        if (!isRunning) return;
        return () => void changed();
      }, [isRunning, changed]);
    },
    useChanged: cache.useChanged,
    ...createActions(calls, cache),
  };
}

function isOfTeam(filter: unknown, teamId: string | null): boolean {
  return typeof filter === 'object' && filter !== null && 'teamId' in filter && filter.teamId === teamId;
}

type Cache<Task extends AnyTask> = ReturnType<typeof createCache<Task, never>>;

function createCache<Task extends AnyTask, New>({ keys, uses, ofResult = [] }: SimpleCalls<Task, New>) {
  return {
    /** What to read again after a task was created, changed, run again, cancelled or deleted. */
    useChanged: () => {
      const client = useQueryClient();
      return useCallback(
        async (id?: string) => {
          const stale = [keys.all, uses, ...(id === undefined ? [] : [keys.one(id)])];
          await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
        },
        [client],
      );
    },
    /** A task that a response just returned is shown at once, without a second read. What its last run made is forgotten. */
    useRemember: () => {
      const client = useQueryClient();
      return useCallback(
        (task: Task) => {
          for (const key of ofResult) client.removeQueries({ queryKey: key(task.id) });
          client.setQueryData(keys.one(task.id), task);
        },
        [client],
      );
    },
  };
}

function createActions<Task extends AnyTask, New>(
  calls: SimpleCalls<Task, New>,
  { useChanged, useRemember }: Cache<Task>,
) {
  return {
    useCreate: () => {
      const changed = useChanged();
      return useMutation({
        mutationFn: calls.create,
        onSuccess: useRemember(),
        // Not awaited, as above.
        onSettled: () => void changed(),
      });
    },
    /** The server decides whether the use is returned. */
    useCancel: () => {
      const changed = useChanged();
      const remember = useRemember();
      return useMutation({
        mutationFn: ({ id }: Task) => calls.cancel(id),
        onSuccess: (answer, before) => {
          remember(answer);
          showToast({ kind: 'success', message: calls.words.cancelled(answer, before) });
        },
        onError: complain,
        onSettled: (_answer, _error, { id }) => changed(id),
      });
    },
    useRemove: () => {
      const changed = useChanged();
      return useMutation({
        mutationFn: calls.remove,
        onSuccess: () => showToast({ kind: 'success', message: calls.words.removed }),
        onError: complain,
        // A shown task that was just deleted is not read again: its page is about to be left.
        onSettled: () => changed(),
      });
    },
  };
}
