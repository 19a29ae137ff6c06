/** The views of a result. Pure. */
import type { Comparison, ComparisonResult } from './comparison-shapes.ts';

export type ResultView = 'pages' | 'text' | 'merged' | 'tables' | 'chain';

/** A page in the width of a phone is too small to be read. */
export function firstView(views: readonly ResultView[], isWide: boolean): ResultView {
  return (isWide ? views[0] : views.find((view) => view === 'merged')) ?? 'text';
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
