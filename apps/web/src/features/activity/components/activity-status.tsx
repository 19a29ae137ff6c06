import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../shared/format/format-day.ts';
import { stopTimeQuery } from '../api/stop-time.query.ts';
import { activityText as text } from '../text.ts';
import { isActivityOpen } from '../view-model/activity-window.ts';

/** Shows whether the activity is open. Plain HTML: it is on a public page. */
export function ActivityStatus() {
  const { data, error } = useQuery(stopTimeQuery());
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p>{text.loading}</p>;
  // A day in the past tells a visitor nothing: without an activity there is none to speak of.
  return <p>{isActivityOpen(data) ? text.open(formatDay(data.stopTime)) : text.closed}</p>;
}
