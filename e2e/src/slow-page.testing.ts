/** A page on a slow machine and a slow network, and what comes over that network. */
import type { CDPSession, Page } from 'playwright-core';

/** "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const CPU_SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

export interface Transfers {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Counts what is not answered by the browser's cache. */
export function countTransfers(session: CDPSession): () => Transfers {
  const scripts = new Set<string>();
  const cached = new Set<string>();
  let transfers: Transfers = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (cached.has(requestId)) return;
    transfers = {
      requests: transfers.requests + 1,
      bytes: transfers.bytes + bytes,
      scriptBytes: transfers.scriptBytes + (scripts.has(requestId) ? bytes : 0),
    };
  });
  return () => transfers;
}
