/** How much of a result was not examined, in a word. Pure. */
import { formatCount } from '../format/format-count.ts';
import { coverageText as text } from './coverage-list.text.ts';

/** More would be a list of its own, and stands in “检查范围”. */
const MAX_NAMED = 3;

/** Nothing found is a result only for what was examined: the rest in a sentence, or null where everything was. */
export function unreadWords(unread: readonly { readonly what: string; readonly count: number }[]) {
  if (unread.length === 0) return null;
  const named = unread
    .slice(0, MAX_NAMED)
    .map(({ what, count }) => text.unreadPart(what, formatCount(count)));
  return text.unread(named, unread.length > named.length ? formatCount(unread.length) : null);
}

export function coverageSummary(notExamined: number): string {
  return notExamined === 0 ? text.all : text.open(formatCount(notExamined));
}
