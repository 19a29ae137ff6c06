/** The place in the queue in words. Pure. */
import type { AnswerOf, readQueuePlace } from '@wenjian/api';
import { taskText } from '../task.text.ts';

type Place = NonNullable<AnswerOf<typeof readQueuePlace>['place']>;

const { queue: text } = taskText;
const MINUTE = 60;

export function placeWords({ ahead, isAtLeast, startsInSeconds }: Place): string {
  const before = ahead === 0 ? text.next : isAtLeast ? text.atLeast(ahead) : text.ahead(ahead);
  return `${before}${timeWords(startsInSeconds, isAtLeast)}`;
}

/** Rounded up: nobody waits longer than was said because of the rounding. */
function timeWords(seconds: number | null, isAtLeast: boolean): string {
  if (seconds === null) return text.noTime;
  if (seconds < MINUTE && !isAtLeast) return text.soon;
  const minutes = Math.ceil(seconds / MINUTE);
  return isAtLeast ? text.notBefore(minutes) : text.minutes(minutes);
}
