/** Times of documents: equal minutes, times close together, and impossible times. */
import { evidenceTitles, innocentReasons, statements } from './authorship.text.ts';
import type { EvidenceLine } from './evidence.ts';
import { isInnocent } from './known-innocents.ts';
import { type Observation, partyCount, valuesOf } from './observation.ts';

/** Documents saved this close together may have been written by the same person in one session. */
const CLOSE_MINUTES = 10;

const MINUTE_MS = 60_000;

/**
 * `2024-01-31t09:30` in UTC; with a suffix when the time zone is unknown, so that it only equals other such
 * times. Null when it is not a time.
 */
export function minuteOf(value: string): string | null {
  const time = parseTime(value);
  if (time === null) return null;
  const minute = new Date(time.ms).toISOString().slice(0, 16).toLowerCase();
  return time.hasZone ? minute : `${minute} local`;
}

/** Word writes whole minutes; equal seconds are stronger evidence. */
export function agreeInSecond(observations: readonly Observation[]): boolean {
  const seconds = new Set(observations.map(({ value }) => parseTime(value)?.ms));
  const [first] = seconds;
  return seconds.size === 1 && first !== undefined && first % MINUTE_MS !== 0;
}

/** Documents of several parties whose times are all within CLOSE_MINUTES but not in the same minute. */
export function closeTimes(
  observations: readonly Observation[],
  kind: 'created' | 'modified',
): readonly EvidenceLine[] {
  const placed = observations
    .filter((observation) => observation.kind === kind && !isInnocent(kind, observation.key))
    .flatMap((observation) => {
      const time = parseTime(observation.value);
      return time?.hasZone === true ? [{ observation, ms: time.ms }] : [];
    })
    .sort((one, other) => one.ms - other.ms);
  return windowsOf(placed)
    .filter(
      (window) =>
        partyCount(window.map(({ observation }) => observation)) > 1 &&
        new Set(window.map(({ observation }) => observation.key)).size > 1,
    )
    .map((window) => ({
      kind: 'closeTimes',
      title: evidenceTitles.closeTimes,
      weight: 'weak',
      statement: statements.close(minutesOf(window), statements[kind]),
      innocent: innocentReasons.closeTimes,
      values: valuesOf(window.map(({ observation }) => observation)),
    }));
}

interface Placed {
  readonly observation: Observation;
  readonly ms: number;
}

/**
 * The longest intervals of at most CLOSE_MINUTES from first to last; never chained: ten bids of one evening
 * are not close.
 */
function windowsOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const windows: (readonly Placed[])[] = [];
  let reached = 0;
  placed.forEach(({ ms }, start) => {
    let end = start;
    while ((placed[end]?.ms ?? Number.POSITIVE_INFINITY) - ms < CLOSE_MINUTES * MINUTE_MS) end++;
    if (end <= reached) return;
    reached = end;
    windows.push(placed.slice(start, end));
  });
  return windows;
}

/** From first to last, rounded up. */
function minutesOf(window: readonly Placed[]): number {
  return Math.max(1, Math.ceil(((window.at(-1)?.ms ?? 0) - (window[0]?.ms ?? 0)) / MINUTE_MS));
}

/**
 * A file saved before it was created has the content of another file: one line for each document with such a
 * file.
 */
export function modifiedBeforeCreated(observations: readonly Observation[]): readonly EvidenceLine[] {
  const files = Map.groupBy(observations, ({ documentId, file }) => `${documentId}\n${file}`);
  const odd = [...files.values()].flatMap((own) => {
    const created = own.find(({ kind }) => kind === 'created');
    const modified = own.find(({ kind }) => kind === 'modified');
    const [from, to] = [parseTime(created?.value ?? ''), parseTime(modified?.value ?? '')];
    if (created === undefined || modified === undefined || from === null || to === null) return [];
    return from.hasZone === to.hasZone && to.ms < from.ms - MINUTE_MS ? [created, modified] : [];
  });
  const weight = partyCount(odd) > 1 ? 'medium' : 'weak';
  return [...Map.groupBy(odd, ({ documentId }) => documentId).values()].map((own) => ({
    kind: 'modifiedBeforeCreated',
    title: evidenceTitles.modifiedBeforeCreated,
    weight,
    statement: statements.modifiedBeforeCreated,
    innocent: innocentReasons.modifiedBeforeCreated,
    values: valuesOf(own),
  }));
}

function parseTime(value: string): { readonly ms: number; readonly hasZone: boolean } | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
    value.trim(),
  );
  if (parts === null) return null;
  const [, day, minute = '00:00', second = '00', zone] = parts;
  const ms = Date.parse(
    `${day}T${minute}:${second}${zone === undefined ? 'Z' : zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`,
  );
  return Number.isNaN(ms) ? null : { ms, hasZone: zone !== undefined };
}
