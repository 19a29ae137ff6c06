/** The history recorded in the files, in order; steps close together in different documents are marked. Pure. */
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import type { TimelineEvent } from './plagiarism-shapes.ts';

export interface TimelineRow extends TimelineEvent {
  readonly key: string;
  /** The time itself, never a relative one; as written in the file where it names no zone. */
  readonly time: string;
  /** Without a zone the order is right only if the file was written in the reader's zone. */
  readonly hasZone: boolean;
  readonly isFuture: boolean;
  /** Position on the document's lane; future times are at its end. */
  readonly left: number;
  /** The gap in words, when the step before is in another document and close. */
  readonly gap: string | null;
}

export interface Timeline {
  readonly rows: readonly TimelineRow[];
  /** Invalid times. */
  readonly unreadable: number;
}

/** Two documents changed within this time were perhaps changed by the same person. */
const NEAR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** A file's time for the reader: in the reader's zone if it names one, otherwise as written. */
export function timeWords(at: string): string {
  return ZONE.test(at) ? formatMinute(new Date(at)) : asWritten(at);
}

export function buildTimeline(events: readonly TimelineEvent[], now: Date): Timeline {
  const sorted = events
    .map((event) => ({ ...event, ms: millisecondsOf(event.at), hasZone: ZONE.test(event.at) }))
    .filter(({ ms }) => Number.isFinite(ms))
    .sort((a, b) => a.ms - b.ms);
  // One clock years ahead would press everything else into a point.
  const scale = sorted.filter(({ ms }) => ms <= now.getTime());
  const first = (scale[0] ?? sorted[0])?.ms ?? 0;
  const length = Math.max(1, (scale.at(-1)?.ms ?? first) - first);
  const rows = sorted.map(({ ms, ...event }, index) => ({
    ...event,
    key: `${event.docId} ${event.file} ${event.kind} ${event.at} ${index}`,
    time: timeWords(event.at),
    isFuture: ms > now.getTime(),
    left: Math.min(1, (ms - first) / length),
    gap: gapWords({ ms, ...event }, sorted[index - 1]),
  }));
  return { rows, unreadable: events.length - rows.length };
}

/** `Z`, `+08:00`; a date alone has none. */
const ZONE = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** JavaScript reads a date alone as UTC and a time without a zone as local: both are read as local here. */
function millisecondsOf(at: string): number {
  return Date.parse(at.includes('T') ? at : `${at}T00:00`);
}

function asWritten(at: string): string {
  return at.replace('T', ' ').slice(0, 'yyyy-mm-dd hh:mm'.length);
}

interface Timed extends TimelineEvent {
  readonly ms: number;
  readonly hasZone: boolean;
}

function gapWords(event: Timed, before: Timed | undefined): string | null {
  if (!before || before.docId === event.docId || !event.hasZone || !before.hasZone) return null;
  const gap = event.ms - before.ms;
  if (gap > NEAR_MS) return null;
  return gap < MINUTE_MS
    ? text.seconds(formatCount(Math.round(gap / 1000)))
    : text.minutes(formatCount(Math.round(gap / MINUTE_MS)));
}

function formatMinute(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
