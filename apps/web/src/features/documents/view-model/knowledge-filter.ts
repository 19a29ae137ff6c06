/** The filters of the knowledge base. They are in the address, so that going back restores the list. Pure. */
import { knowledgeKinds, knowledgeSorts } from '@wenjian/api';
import type { KnowledgeKind } from './knowledge-shapes.ts';

export const dayChoices = ['1', '7', '30', '365'] as const;
type Days = (typeof dayChoices)[number];
export type Sort = (typeof knowledgeSorts)[number];

export type Place =
  | { readonly kind: 'all' }
  | { readonly kind: 'trash' }
  | { readonly kind: 'folder'; readonly id: string };

export interface KnowledgeFilter {
  readonly place: Place;
  readonly keyword: string;
  readonly kind: KnowledgeKind | null;
  readonly tag: string | null;
  readonly days: Days | null;
  readonly sort: Sort;
}

export const ALL: Place = { kind: 'all' };

export function readFilter(params: URLSearchParams): KnowledgeFilter {
  const of = <T extends string>(name: string, known: readonly T[]): T | null =>
    known.find((value) => value === params.get(name)) ?? null;
  return {
    place: placeOf(params.get('folder')),
    keyword: params.get('keyword') ?? '',
    kind: of('kind', knowledgeKinds),
    tag: params.get('tag') || null,
    days: of('days', dayChoices),
    sort: of('sort', knowledgeSorts) ?? 'updated',
  };
}

/** Other parameters (`tab`, `tid`) stay as they are. */
export function writeFilter(params: URLSearchParams, filter: KnowledgeFilter): URLSearchParams {
  const after = new URLSearchParams(params);
  const put = (name: string, value: string | null) => {
    if (value) after.set(name, value);
    else after.delete(name);
  };
  put('folder', folderParameter(filter.place));
  put('keyword', filter.keyword);
  put('kind', filter.kind);
  put('tag', filter.tag);
  put('days', filter.days);
  put('sort', filter.sort === 'updated' ? null : filter.sort);
  return after;
}

export function isNarrowed({ kind, tag, days }: KnowledgeFilter): boolean {
  return kind !== null || tag !== null || days !== null;
}

const DAY_MS = 24 * 3600 * 1000;

/** The filter as API parameters. */
export function apiFilterOf({ place, kind, tag, days, sort }: KnowledgeFilter, now: Date) {
  return {
    ...(place.kind === 'folder' ? { folderId: place.id } : {}),
    ...(kind === null ? {} : { kind }),
    ...(tag === null ? {} : { tag }),
    ...(days === null ? {} : { from: new Date(now.getTime() - Number(days) * DAY_MS).toISOString() }),
    sort,
  };
}

function placeOf(parameter: string | null): Place {
  if (!parameter) return ALL;
  return parameter === 'trash' ? { kind: 'trash' } : { kind: 'folder', id: parameter };
}

function folderParameter(place: Place): string | null {
  switch (place.kind) {
    case 'all':
      return null;
    case 'trash':
      return 'trash';
    case 'folder':
      return place.id;
  }
}
