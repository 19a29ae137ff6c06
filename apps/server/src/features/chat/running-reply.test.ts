import type { ChatEvent } from '@wenjian/api';
import { expect, it } from 'vitest';
import { RunningReply } from './running-reply.ts';

const close = {
  type: 'close',
  reason: 'done',
  code: 20000,
  error: null,
  message: null,
  message_id: null,
  state: 'done',
  count: null,
} as const;

async function heard(events: AsyncIterable<ChatEvent>): Promise<readonly number[]> {
  const ids: number[] = [];
  for await (const { id } of events) ids.push(id);
  return ids;
}

it('a reader that continues after the end of an answer gets nothing, and does not wait', async () => {
  const reply = new RunningReply('chat', 'message');
  const { signal } = new AbortController();
  const early = heard(reply.follow(9, signal));
  reply.push({ type: 'char', content: '好' });
  reply.push(close);
  expect(await early).toEqual([]);
  expect(await heard(reply.follow(2, signal))).toEqual([]);
  expect(await heard(reply.follow(9, signal))).toEqual([]);
  expect(await heard(reply.follow(1, signal))).toEqual([2]);
});
