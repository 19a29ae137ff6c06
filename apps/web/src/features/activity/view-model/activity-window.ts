/** The activity is open only while the current time (the server's) is before its date (docs/spec.md#activity). */
import type { StopTime } from '../api/stop-time.query.ts';

export function isActivityOpen({ stopTime, now }: StopTime): boolean {
  return Date.parse(now) < Date.parse(stopTime);
}
