/** Coverage grouped by side, for the panel 检查范围与未检查项. Pure. */
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

/** "全部已检查" is only said when something was examined and nothing was left out. */
export function coverageSummary(coverage: Coverage): string {
  const open = coverage.notExamined.length;
  return open > 0 ? compareText.result.coverageOpen(String(open)) : compareText.result.coverageAll;
}
