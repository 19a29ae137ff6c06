/** A review as people outside of the team see it: guests, and visitors with the link. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import { orGone } from '../../../platform/documents/stored-json.ts';
import { atMost } from '../../../platform/queue/at-most.ts';
import { runEngine } from '../../../platform/queue/engine-thread.ts';
import type { WithholdInput, WithholdOutput } from './withhold.thread.ts';

/** Taking parts out takes a second at most; a request must not wait for a thread that does not end. */
const TIME_LIMIT_MS = 60_000;

/** Anybody with a link may ask, and a large review takes memory: further ones wait. */
const oneOfTwo = atMost(2);

export function readWithheld(blobs: BlobStore, resultSha256: string): Promise<WithholdOutput> {
  return orGone(
    oneOfTwo(() =>
      blobs.withLocalFile(resultSha256, (resultPath) => {
        const input: WithholdInput = { resultPath };
        const entry = new URL('./withhold.thread.ts', import.meta.url);
        const signal = AbortSignal.timeout(TIME_LIMIT_MS);
        return runEngine<WithholdOutput>({ entry, input, signal, isInteractive: true });
      }),
    ),
  );
}
