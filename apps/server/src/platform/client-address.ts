/** Whose request it is, as the limits of requests and of sockets count them. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';

/** How many proxies stand in front, or their addresses; false: none. */
export type TrustedProxy = number | string | false;

/** A number of proxies as the question that is asked about each address, counted from the nearest. */
export function trusted(proxy: TrustedProxy) {
  return typeof proxy === 'number' ? (_: string, hop: number) => hop < proxy : proxy;
}

/** For requests that fastify does not see: the same address it would count, IPv6 by its network. */
export function clientAddress(proxy: TrustedProxy): (request: IncomingMessage) => string {
  const trust = trusted(proxy);
  const isTrusted =
    typeof trust === 'string'
      ? proxyAddress.compile(trust.split(',').map((one) => one.trim()))
      : trust || (() => false);
  return (request) => {
    // Whoever has hung up already has none.
    if (request.socket.remoteAddress === undefined) return '';
    return normalizeIP(proxyAddress(request, isTrusted));
  };
}
