/** The activity dialog can open only while the current time is before the activity date (docs/spec.md#activity), and once each. */
import type { StopTime } from '../api/stop-time.query.ts';
import { isActivityOpen } from './activity-window.ts';

const SEEN_KEY = 'wenjian.activitySeen';

/** `seen`: the date of the activity already announced on this device. */
export function opensActivityDialog(activity: StopTime, seen: string | null): boolean {
  return isActivityOpen(activity) && activity.stopTime !== seen;
}

export function readActivitySeen(storage: Storage = localStorage): string | null {
  return storage.getItem(SEEN_KEY);
}

export function keepActivitySeen(stopTime: string, storage: Storage = localStorage): void {
  storage.setItem(SEEN_KEY, stopTime);
}
