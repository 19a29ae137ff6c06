import { once } from 'node:events';
import type { ChatEvent } from '@wenjian/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { closeOf, openSocketPlace, type SocketPlace } from '../../testing/socket-pair.ts';
import { sendEvent, WAITING_BYTES } from './socket-sender.ts';

const PIECE = '字'.repeat(10_000);
const PIECE_BYTES = 30_000;
/** 60 MB: what the two kernels' buffers take, and much more. */
const EVENTS = 2_000;
const NEVER_MS = 600_000;

let place: SocketPlace;
let reader: WebSocket;
let sender: WebSocket;

beforeEach(async () => {
  place = await openSocketPlace();
  reader = place.open();
  await once(reader, 'open');
  sender = place.served[0] as WebSocket;
});
afterEach(() => place.stop());

const event = (id: number): ChatEvent => ({ id, type: 'char', content: PIECE });

/** Sends everything, like an answer; reports its progress. */
function sendAll(stuckMs: number) {
  const state = { sent: 0, most: 0, isDone: false };
  const done = (async () => {
    for (let id = 1; id <= EVENTS; id++) {
      await sendEvent(sender, event(id), stuckMs);
      state.sent = id;
      state.most = Math.max(state.most, sender.bufferedAmount);
    }
    state.isDone = true;
  })();
  return { state, done };
}

/** Nothing more goes out. */
async function untilStuck(state: { readonly sent: number }): Promise<void> {
  let last = -1;
  await expect
    .poll(
      () => {
        const isStuck = state.sent > 0 && state.sent === last;
        last = state.sent;
        return isStuck;
      },
      { interval: 300, timeout: 20_000 },
    )
    .toBe(true);
}

it('a client that does not read costs a bounded amount of memory, and gets everything in order when it reads again', async () => {
  reader.pause();
  const ids: number[] = [];
  reader.on('message', (data) => ids.push(JSON.parse(String(data)).id));
  const { state, done } = sendAll(NEVER_MS);
  await untilStuck(state);
  expect(state.isDone).toBe(false);
  expect(state.sent).toBeLessThan(EVENTS);
  reader.resume();
  await done;
  await expect.poll(() => ids.length).toBe(EVENTS);
  expect(ids).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
  expect(state.most).toBeLessThan(WAITING_BYTES + 2 * PIECE_BYTES);
});

it('a client that never reads is disconnected, and nobody waits for it any more', async () => {
  reader.pause();
  const gone = closeOf(sender);
  const { state, done } = sendAll(200);
  await gone;
  await done;
  expect(state.isDone).toBe(true);
  expect(sender.readyState).toBe(WebSocket.CLOSED);
  expect(state.most).toBeLessThan(WAITING_BYTES + 2 * PIECE_BYTES);
});
