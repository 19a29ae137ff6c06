/** The activity's end, as the operator set it. */
import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, stopTime } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type StopTime = AnswerOf<typeof stopTime>;

export function stopTimeQuery() {
  return queryOptions({ queryKey: ['stopTime'], queryFn: () => call(stopTime, {}), staleTime: 300_000 });
}
