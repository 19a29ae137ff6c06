/** Pure: the days of a request, as days and as instants. The product uses the Beijing day. */
import { STATISTICS_MAX_DAYS } from '@wenjian/api';
import { dayName, dayNumber, dayNumberOf, dayStart } from '../../platform/people/beijing-day.ts';

const DEFAULT_DAYS = 30;

export interface DaySpan {
  /** Both ends included. */
  readonly days: readonly string[];
  readonly start: Date;
  /** The first instant after the last day. */
  readonly end: Date;
}

export type SpanVerdict =
  | { readonly kind: 'span'; readonly span: DaySpan }
  | { readonly kind: 'backwards' | 'tooLong' };

/** `2026-11-15` or an instant, which stands for its day. */
export function spanOf(startDate: string | undefined, endDate: string | undefined, now: Date): SpanVerdict {
  const last = endDate === undefined ? dayNumber(now) : dayNumberOf(endDate);
  const first = startDate === undefined ? last - DEFAULT_DAYS + 1 : dayNumberOf(startDate);
  if (first > last) return { kind: 'backwards' };
  if (last - first >= STATISTICS_MAX_DAYS) return { kind: 'tooLong' };
  const days = Array.from({ length: last - first + 1 }, (_, index) => dayName(first + index));
  return { kind: 'span', span: { days, start: dayStart(first), end: dayStart(last + 1) } };
}
