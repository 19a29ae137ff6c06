/** Which changes the list shows, and which one is next. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import type { Change, ChangeArea, ChangeType, Significance } from './comparison-shapes.ts';

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

const NO_DECISIONS: Decisions = new Map();

export function filterChanges(
  changes: readonly Change[],
  filter: ChangeFilter,
  decisions: Decisions = NO_DECISIONS,
): FilteredChanges {
  const query = filter.query.trim().toLowerCase();
  const fitting = changes.filter((change) => fits(change, filter, decisions) && isFound(change, query));
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

/** The neighbour in the list; at an end it stays, without a selection it starts at that end. */
export function stepChange(
  shown: readonly Change[],
  selectedId: string | null,
  direction: 'next' | 'previous',
): string | null {
  const at = shown.findIndex((change) => change.id === selectedId);
  const last = shown.length - 1;
  if (at < 0) return shown[direction === 'next' ? 0 : last]?.id ?? null;
  const to = direction === 'next' ? Math.min(last, at + 1) : Math.max(0, at - 1);
  return shown[to]?.id ?? null;
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

function isFound(change: Change, query: string): boolean {
  if (query === '') return true;
  const texts = [change.old?.text, change.new?.text, change.reason, change.new?.clause, change.old?.clause];
  return texts.some((text) => text?.toLowerCase().includes(query));
}
