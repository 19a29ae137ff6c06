/** Coverage grouped by side, for the panel 检查范围与未检查项. Pure. */

import { formatCount } from '../../../shared/format/format-count.ts';
import { compareText } from '../text.ts';
import type { Coverage, Side } from './comparison-shapes.ts';

export interface CoverageSide {
  readonly side: Side;
  readonly title: string;
  readonly examined: Coverage['examined'];
  readonly notExamined: Coverage['notExamined'];
}

export function coverageBySide(coverage: Coverage): readonly CoverageSide[] {
  return (['old', 'new'] as const).map((side) => ({
    side,
    title: compareText.common[side],
    examined: coverage.examined.filter((item) => item.side === side),
    notExamined: coverage.notExamined.filter((item) => item.side === side),
  }));
}

/** "正文段落 120、表格单元格 30": what a result without changes is based on, larger counts first. */
export function examinedInShort({ examined }: Coverage): string {
  const counts = new Map<string, number>();
  for (const { what, count } of examined) counts.set(what, Math.max(counts.get(what) ?? 0, count));
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([what, count]) => `${what} ${formatCount(count)}`)
    .join('、');
}
