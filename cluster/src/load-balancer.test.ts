import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return port;
}

async function balance(...ports: readonly number[]): Promise<LoadBalancer> {
  const balancer = await startLoadBalancer(() => ports);
  stops.push(() => balancer.stop());
  return balancer;
}

const answers: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('done'));
};
const breaksOff: RequestListener = (request) => {
  request.resume().once('end', () => request.socket.destroy());
};

it('skips a server that is down', async () => {
  const { url } = await balance(await freePort(), await listen(answers));
  expect(await (await fetch(url, { method: 'POST', body: 'one' })).text()).toBe('done');
});

it('tries another server when one breaks off before it answers, but only for read requests', async () => {
  const ports = [await listen(breaksOff), await listen(answers)];
  const reading = await balance(...ports);
  expect(await (await fetch(reading.url)).text()).toBe('done');
  const writing = await balance(...ports);
  expect((await fetch(writing.url, { method: 'POST', body: 'one' })).status).toBe(502);
});
