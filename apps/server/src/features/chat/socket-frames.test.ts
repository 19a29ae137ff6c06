import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { openSocketPlace, type SocketPlace } from '../../testing/socket-pair.ts';
import { readFrames } from './socket-frames.ts';

const SOON_MS = 100;
const LATE_MS = 60_000;

let place: SocketPlace;
let client: WebSocket;
let served: WebSocket;

beforeEach(async () => {
  place = await openSocketPlace();
  client = place.open();
  await once(client, 'open');
  served = place.served[0] as WebSocket;
});
afterEach(() => place.stop());

it('frames arrive in order, and later frames belong to the next reader', async () => {
  const reading = readFrames(served, 3, LATE_MS);
  for (const frame of ['一', '二', '三', '四']) client.send(frame);
  expect(await reading).toEqual(['一', '二', '三']);
  expect(served.listenerCount('message')).toBe(0);
});

it('frames that do not all arrive in time are refused', async () => {
  const reading = readFrames(served, 3, SOON_MS);
  client.send('一');
  client.send('二');
  await expect(reading).rejects.toMatchObject({ errorName: 'INVALID_REQUEST', message: '连接超时，请重试' });
});

it('frames are not waited for after the client has disconnected', async () => {
  const reading = readFrames(served, 3, LATE_MS);
  client.terminate();
  await expect(reading).rejects.toMatchObject({ errorName: 'INVALID_REQUEST' });
});

it('binary frames are refused', async () => {
  const reading = readFrames(served, 3, LATE_MS);
  client.send(Buffer.from([1, 2]));
  await expect(reading).rejects.toMatchObject({ message: '消息格式有误，请刷新页面后重试' });
});
