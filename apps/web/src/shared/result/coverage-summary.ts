/** How much of a result was not examined, in a word. Pure. */
import { formatCount } from '../format/format-count.ts';
import { coverageText as text } from './coverage-list.text.ts';

export function coverageSummary(notExamined: number): string {
  return notExamined === 0 ? text.all : text.open(formatCount(notExamined));
}
