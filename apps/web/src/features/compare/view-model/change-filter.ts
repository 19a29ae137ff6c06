/** Which changes the list shows, and where "next" leads. Pure. */
import type { Change, ChangeType, Significance } from './comparison-shapes.ts';

export interface ChangeFilter {
  /** Empty: every type. */
  readonly types: readonly ChangeType[];
  readonly significance: Significance | 'all';
  readonly query: string;
  /** Noise (width of punctuation, spaces, …) is counted but folded away until asked for. */
  readonly showsNoise: boolean;
}

export const NO_FILTER: ChangeFilter = { types: [], significance: 'all', query: '', showsNoise: false };

export interface FilteredChanges {
  readonly shown: readonly Change[];
  /** Noise that fits the filter and is folded away. */
  readonly foldedNoise: number;
}

export function filterChanges(changes: readonly Change[], filter: ChangeFilter): FilteredChanges {
  const fitting = changes.filter((change) => fits(change, filter));
  const opensNoise = filter.showsNoise || filter.significance === 'noise';
  const shown = opensNoise ? fitting : fitting.filter((change) => change.significance !== 'noise');
  return { shown, foldedNoise: fitting.length - shown.length };
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

function fits(change: Change, filter: ChangeFilter): boolean {
  if (filter.types.length > 0 && !filter.types.includes(change.type)) return false;
  if (filter.significance !== 'all' && change.significance !== filter.significance) return false;
  const query = filter.query.trim().toLowerCase();
  if (query === '') return true;
  const texts = [change.old?.text, change.new?.text, change.reason];
  return texts.some((text) => text?.toLowerCase().includes(query));
}
