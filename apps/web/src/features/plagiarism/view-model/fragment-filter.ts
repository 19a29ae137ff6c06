/** Which fragments are listed and marked, in which order. Pure. */
import { isFound, type SearchIndex } from '../../../shared/workbench/view-model/search-findings.ts';
import type { Counting, Fragment, FragmentKind } from './plagiarism-shapes.ts';

export const fragmentScopes = ['counted', 'subtracted', 'all'] as const;
export type FragmentScope = (typeof fragmentScopes)[number];
export const fragmentOrders = ['position', 'length', 'rarity'] as const;
export type FragmentOrder = (typeof fragmentOrders)[number];
export const ALL = 'all';

export interface FragmentFilter {
  readonly kind: FragmentKind | typeof ALL;
  readonly scope: FragmentScope;
  readonly order: FragmentOrder;
  readonly search: string;
  /** Id of a document that must contain the fragment; in one-to-one there is only one. */
  readonly source: string;
}

export const NO_FILTER: FragmentFilter = {
  kind: ALL,
  scope: 'counted',
  order: 'position',
  search: '',
  source: ALL,
};

/** Whether it belongs to the shown figure: before subtraction everything counts. */
export function scopeOf(counting: Counting): FragmentScope {
  return counting === 'before' ? 'all' : 'counted';
}

/** The order is no filter, and the scope follows the figure. */
export function isFiltering({ kind, search, source, scope }: FragmentFilter, counting: Counting): boolean {
  return kind !== ALL || source !== ALL || search.trim() !== '' || scope !== scopeOf(counting);
}

/** A fragment with its number: its position in the checked document, the same everywhere. */
export interface NumberedFragment extends Fragment {
  readonly number: number;
}

export function numberFragments(fragments: readonly Fragment[], docId: string): readonly NumberedFragment[] {
  return [...fragments]
    .sort((a, b) => startIn(a, docId) - startIn(b, docId))
    .map((fragment, index) => ({ ...fragment, number: index + 1 }));
}

/** Of numbered fragments, in the order of their numbers; for one source, with their data in that source. */
export function filterFragments(
  fragments: readonly NumberedFragment[],
  filter: FragmentFilter,
  index: SearchIndex,
): readonly NumberedFragment[] {
  const kept = fragmentsOf(fragments, filter.source).filter(
    (fragment) =>
      (filter.kind === ALL || fragment.kind === filter.kind) &&
      isInScope(fragment, filter.scope) &&
      isFound(index, fragment.id, filter.search),
  );
  return filter.order === 'position' ? kept : [...kept].sort(COMPARE[filter.order]);
}

/** The fragments of a source, with their kind and figures there: another source may be closer. */
export function fragmentsOf(
  fragments: readonly NumberedFragment[],
  source: string,
): readonly NumberedFragment[] {
  if (source === ALL) return fragments;
  return fragments.flatMap((fragment) => {
    const match = fragment.matches[source];
    return match === undefined ? [] : [{ ...fragment, ...match }];
  });
}

function isInScope({ isSubtracted }: Fragment, scope: FragmentScope): boolean {
  return scope === 'all' || isSubtracted === (scope === 'subtracted');
}

const COMPARE = {
  length: (a: Fragment, b: Fragment) => b.words - a.words,
  // Unmeasured ones come last; among equals the longer one comes first.
  rarity: (a: Fragment, b: Fragment) => (b.rarity ?? -1) - (a.rarity ?? -1) || b.words - a.words,
} as const;

function startIn({ references }: Fragment, docId: string): number {
  return references[docId]?.start ?? Number.POSITIVE_INFINITY;
}

export function countKinds(fragments: readonly Fragment[]): Readonly<Record<FragmentKind, number>> {
  const counts = { verbatim: 0, edited: 0, paraphrase: 0 };
  for (const { kind } of fragments) counts[kind] += 1;
  return counts;
}
