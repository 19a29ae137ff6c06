import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { closeOf, openSocketPlace, type SocketPlace } from '../../testing/socket-pair.ts';
import { clientAddress } from '../http/client-address.ts';

const triedSockets = countTried('sockets over the limit in all, of one address, on another path');
countTried('addresses of sockets that are none', { byTests: /^a path like/ });
countTried('frames that are too large, peers that fall silent', {
  byTests: /^a heartbeat |larger than allowed/,
});

const BEAT_MS = 50;
/** Without an answer from the other side. */
const LOST = 1006;
const TOO_LARGE = 1009;
const RESTARTING = 1012;

let place: SocketPlace;
afterEach(() => place.stop());

describe('a heartbeat', () => {
  it('disconnects only a client that does not answer', async () => {
    place = await openSocketPlace({ heartbeatMs: BEAT_MS });
    const living = place.open();
    let beats = 0;
    living.on('ping', () => beats++);
    const silent = place.open({ autoPong: false });
    let unanswered = 0;
    silent.on('ping', () => unanswered++);
    expect(await closeOf(silent)).toBe(LOST);
    expect(unanswered).toBe(1);
    // Many times the time limit of the silent one.
    const sofar = beats;
    await expect.poll(() => beats).toBeGreaterThan(sofar + 10);
    expect(living.readyState).toBe(WebSocket.OPEN);
    expect(place.served.map(({ readyState }) => readyState).sort()).toEqual([
      WebSocket.OPEN,
      WebSocket.CLOSED,
    ]);
  });

  it('is answered by any pong: a slow client stays connected', async () => {
    // Long enough for a pong to arrive in time on a busy machine.
    place = await openSocketPlace({ heartbeatMs: 12 * BEAT_MS });
    const socket = place.open({ autoPong: false });
    let beats = 0;
    socket.on('ping', () => {
      beats++;
      if (beats <= 2) socket.pong();
    });
    expect(await closeOf(socket)).toBe(LOST);
    expect(beats).toBe(3);
  });
});

describe('a limit', () => {
  it('closes a frame that is larger than allowed, and accepts a smaller one', async () => {
    place = await openSocketPlace({ maxFrameBytes: 100 });
    const socket = place.open();
    await once(socket, 'open');
    const [served] = place.served;
    const frames: string[] = [];
    served?.on('message', (data) => frames.push(String(data)));
    socket.send('x'.repeat(100));
    await expect.poll(() => frames.length).toBe(1);
    socket.send('x'.repeat(101));
    expect(await closeOf(socket)).toBe(TOO_LARGE);
    expect(frames).toHaveLength(1);
  });

  it('refuses one socket too many with 503, and another path with 404; a free slot is given again', async () => {
    place = await openSocketPlace({ maxSockets: 2 });
    const [first, second] = [place.open(), place.open()];
    await Promise.all([once(first, 'open'), once(second, 'open')]);
    expect(await refusalOf(`${place.url}/socket`)).toBe(503);
    expect(await refusalOf(`${place.url}/other`)).toBe(404);
    const [served] = place.served;
    const gone = closeOf(served as WebSocket);
    first.terminate();
    await gone;
    const third = place.open();
    await once(third, 'open');
    expect(third.readyState).toBe(WebSocket.OPEN);
  });
});

describe('the limit per address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('refuses one socket too many with 429, and affects no other client; a free slot is given again', async () => {
    place = await openSocketPlace({ maxSocketsPerAddress: 2, addressOf: clientAddress(1) });
    const [first] = await opened(from('203.0.113.7'), from('::ffff:203.0.113.7'), from('203.0.113.8'));
    expect(await refusalOf(`${place.url}/socket`, from('203.0.113.7'))).toBe(429);
    const [served] = place.served;
    const gone = closeOf(served as WebSocket);
    first?.terminate();
    await gone;
    await opened(from('203.0.113.7'));
    expect(await refusalOf(`${place.url}/socket`, from('203.0.113.7'))).toBe(429);
  });

  it('applies to the whole network for IPv6, because one client can use all its addresses', async () => {
    place = await openSocketPlace({ maxSocketsPerAddress: 1, addressOf: clientAddress('loopback') });
    await opened(from('2001:db8:1:2::1'), from('2001:db8:1:3::1'));
    expect(await refusalOf(`${place.url}/socket`, from('2001:db8:1:2:ffff::9'))).toBe(429);
  });

  it.each([
    ['without a proxy, whatever the client says', false, '203.0.113.9'],
    ['behind one, whatever the client put before it', 1, 'x, 203.0.113.9, , 203.0.113.7'],
    ['behind one, where it is none', 1, '%%'],
  ] as const)('covers %s', async (_, proxy, header) => {
    place = await openSocketPlace({ maxSocketsPerAddress: 1, addressOf: clientAddress(proxy) });
    await opened(proxy === false ? from('203.0.113.7') : from(header.split(',').at(-1) ?? ''));
    expect(await refusalOf(`${place.url}/socket`, from(header))).toBe(429);
  });
});

it.each(['//', '//[', '/socket/..//', '*', '/%zz'])(
  'a path like %s is refused and affects nobody',
  async (path) => {
    place = await openSocketPlace();
    const { hostname, port } = new URL(place.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
    await once(place.open(), 'open');
    const asked = new WebSocket(`${place.url}/socket?a=//`);
    await once(asked, 'open');
  },
);

it('asks all clients to reconnect when the server stops', async () => {
  place = await openSocketPlace();
  const socket = place.open();
  await once(socket, 'open');
  const closed = closeOf(socket);
  await place.stop();
  expect(await closed).toBe(RESTARTING);
});

/** One after the other. */
async function opened(...options: readonly ClientOptions[]): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const one of options) {
    const socket = place.open(one);
    await once(socket, 'open');
    sockets.push(socket);
  }
  return sockets;
}

/** The status of a refused connection. */
async function refusalOf(url: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(url, options);
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  socket.terminate();
  triedSockets();
  return response.statusCode;
}
