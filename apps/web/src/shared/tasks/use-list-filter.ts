import { BATCH_MAX_FILES, type TaskStatus, taskIds, taskStatuses } from '@wenjian/api';
import { useSearchParams } from 'react-router';
import type { TaskFilter } from './create-tasks.ts';

export interface ListFilter {
  readonly keyword: string;
  readonly status: TaskStatus | null;
  /** The tasks of a batch, or empty. */
  readonly ids: string;
  readonly page: number;
}

export const LIST_PAGE_SIZE = 20;

/** The list with only these tasks, or with all where they are more than can be asked for. */
export function batchPath(listPath: string, ids: readonly string[]): string {
  if (ids.length > BATCH_MAX_FILES) return listPath;
  return `${listPath}?ids=${ids.join(',')}`;
}

export function listQuery(teamId: string | null, { keyword, status, ids, page }: ListFilter): TaskFilter {
  return {
    teamId,
    keyword: keyword || undefined,
    status: status ?? undefined,
    ...(ids !== '' && { ids }),
    page,
    pageSize: LIST_PAGE_SIZE,
  };
}

/** The filter is in the address, so that going back from a result restores the list. */
export function useListFilter(): readonly [ListFilter, (change: Partial<ListFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const change = (part: Partial<ListFilter>) => {
    // A new filter starts at its first page; `tid` and other parameters stay.
    const next = { ...filter, page: 1, ...part };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        put(after, 'keyword', next.keyword);
        put(after, 'status', next.status ?? '');
        put(after, 'ids', next.ids);
        put(after, 'page', next.page === 1 ? '' : String(next.page));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}

function readFilter(params: URLSearchParams): ListFilter {
  const page = Number(params.get('page') ?? '1');
  return {
    keyword: params.get('keyword') ?? '',
    status: taskStatuses.find((status) => status === params.get('status')) ?? null,
    ids: readIds(params.get('ids') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** An address that was cut or mended by hand still shows a list. */
function readIds(given: string): string {
  const ids = given.split(',').filter((id) => taskIds.safeParse(id).success);
  return ids.slice(0, BATCH_MAX_FILES).join(',');
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
