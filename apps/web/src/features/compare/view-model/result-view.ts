/** The views of a result. Pure. */
import type { Comparison, ComparisonResult } from './comparison-shapes.ts';

export type ResultView = 'pages' | 'text' | 'merged' | 'tables' | 'chain';

/** How much stands beside each other: one text on a phone, two texts and the list, or two pages and the list. */
export type Room = 'one' | 'texts' | 'pages';

const firstViews = { one: 'merged', texts: 'text', pages: 'pages' } as const;

/** A page in the width of a phone is too small to be read, and half a line of it beside another page says little: texts wrap. */
export function firstView(views: readonly ResultView[], room: Room): ResultView {
  return views.find((view) => view === firstViews[room]) ?? 'text';
}

/** v2 compares text; v3 adds structure and the other versions. */
export function availableViews(
  version: 'v2' | 'v3',
  { old, new: fresh }: Pick<ComparisonResult, 'old' | 'new'>,
  { chainId }: Pick<Comparison, 'chainId'>,
): readonly ResultView[] {
  const hasPages = old.pages !== null && fresh.pages !== null;
  return [
    ...(hasPages ? (['pages'] as const) : []),
    'text',
    'merged',
    ...(version === 'v3' ? (['tables'] as const) : []),
    ...(version === 'v3' && chainId !== null ? (['chain'] as const) : []),
  ];
}
