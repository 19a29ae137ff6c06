/** Which changes the list shows. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import {
  isFound,
  type SearchIndex,
  sentenceAt,
} from '../../../shared/workbench/view-model/search-findings.ts';
import type {
  Change,
  ChangeArea,
  ChangeType,
  ComparisonResult,
  Side,
  Significance,
} from './comparison-shapes.ts';

export type DecisionFilter = 'all' | 'open' | 'accepted' | 'rejected';

export interface ChangeFilter {
  /** Empty: every type. */
  readonly types: readonly ChangeType[];
  readonly significance: Significance | 'all';
  readonly area: ChangeArea | 'all';
  readonly decision: DecisionFilter;
  readonly onlySuspects: boolean;
  readonly query: string;
  /** Noise (width of punctuation, spaces, …) is counted but folded until requested. */
  readonly showsNoise: boolean;
  /** Formatting is a separate class that can be switched off as a whole. */
  readonly showsFormat: boolean;
  /** The changes of one clause; null for all. */
  readonly clause: { readonly label: string; readonly changeIds: ReadonlySet<string> } | null;
}

export const NO_FILTER: ChangeFilter = {
  types: [],
  significance: 'all',
  area: 'all',
  decision: 'all',
  onlySuspects: false,
  query: '',
  showsNoise: false,
  showsFormat: true,
  clause: null,
};

export interface FilteredChanges {
  readonly shown: readonly Change[];
  /** Noise that matches the filter and is folded. */
  readonly foldedNoise: number;
  /** Formatting that fits the filter and is switched off. */
  readonly foldedFormat: number;
}

export function filterChanges(
  changes: readonly Change[],
  filter: ChangeFilter,
  decisions: Decisions,
  index: SearchIndex,
): FilteredChanges {
  const fitting = changes.filter(
    (change) => fits(change, filter, decisions) && isFound(index, change.id, filter.query),
  );
  const opensFormat = filter.showsFormat || filter.types.includes('format');
  const withFormat = opensFormat ? fitting : fitting.filter((change) => change.type !== 'format');
  const opensNoise = filter.showsNoise || filter.significance === 'noise';
  const shown = opensNoise ? withFormat : withFormat.filter((change) => change.significance !== 'noise');
  return {
    shown,
    foldedNoise: withFormat.length - shown.length,
    foldedFormat: fitting.length - withFormat.length,
  };
}

export function isFiltering(filter: ChangeFilter): boolean {
  const { types, significance, area, decision, onlySuspects, query, clause } = filter;
  const isNarrow = types.length > 0 || significance !== 'all' || area !== 'all' || decision !== 'all';
  return isNarrow || onlySuspects || query.trim() !== '' || clause !== null;
}

function fits(change: Change, filter: ChangeFilter, decisions: Decisions): boolean {
  if (filter.types.length > 0 && !filter.types.includes(change.type)) return false;
  if (filter.significance !== 'all' && change.significance !== filter.significance) return false;
  if (filter.area !== 'all' && change.place !== filter.area) return false;
  if (filter.onlySuspects && !change.isSuspect) return false;
  if (filter.clause && !filter.clause.changeIds.has(change.id)) return false;
  return hasDecision(decisions, change.id, filter.decision);
}

function hasDecision(decisions: Decisions, changeId: string, wanted: DecisionFilter): boolean {
  if (wanted === 'accepted') return isAccepted(decisions, changeId);
  return wanted === 'all' || stateOf(decisions, changeId) === wanted;
}

/** What the search looks at. */
export function changeWords(
  result: ComparisonResult,
): (change: Change) => readonly (string | null | undefined)[] {
  const wordsOf = (change: Change, side: Side) => {
    const place = change[side];
    return place ? [place.text, place.clause, sentenceAt(result[side].text, place)] : [];
  };
  return (change) => [change.reason, ...wordsOf(change, 'old'), ...wordsOf(change, 'new')];
}

export interface ChangeCounts {
  readonly types: ReadonlyMap<ChangeType, number>;
  readonly major: number;
  readonly suspects: number;
}

/** How many the list has, or would have without the choice that is counted. */
export function countChanges(
  changes: readonly Change[],
  filter: ChangeFilter,
  decisions: Decisions,
  index: SearchIndex,
): ChangeCounts {
  const shownWith = (part: Partial<ChangeFilter>) =>
    filterChanges(changes, { ...filter, ...part }, decisions, index).shown;
  const types = new Map<ChangeType, number>();
  // A chip shows its type even while formatting is switched off.
  for (const { type } of shownWith({ types: [], showsFormat: true }))
    types.set(type, (types.get(type) ?? 0) + 1);
  return {
    types,
    major: shownWith({ significance: 'major' }).length,
    suspects: shownWith({ onlySuspects: true }).length,
  };
}
