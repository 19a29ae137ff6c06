/** The address of a request, as counted by the limits of requests and sockets. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';

/** The number of proxies in front, or their addresses; false: none. */
export type TrustedProxy = number | string | false;

/** A number of proxies as a function over addresses, counted from the nearest. */
export function trusted(proxy: TrustedProxy) {
  return typeof proxy === 'number' ? (_: string, hop: number) => hop < proxy : proxy;
}

/** For requests that fastify does not handle: the same address it would count, IPv6 by network. */
export function clientAddress(proxy: TrustedProxy): (request: IncomingMessage) => string {
  const trust = trusted(proxy);
  const isTrusted =
    typeof trust === 'string'
      ? proxyAddress.compile(trust.split(',').map((one) => one.trim()))
      : trust || (() => false);
  return (request) => {
    // A disconnected client has none.
    if (request.socket.remoteAddress === undefined) return '';
    return normalizeIP(proxyAddress(request, isTrusted));
  };
}
