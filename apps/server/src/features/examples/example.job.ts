/**
 * Reads a built-in example. Only the worker has the readers; the server requests this job once after its
 * start and uses the stored reading.
 */
import type { JobName } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import type { ExampleFile } from './example-file.ts';

export type ExampleJobName = Extract<JobName, `${string}Example`>;

export function exampleJob<Name extends ExampleJobName>(
  jobName: Name,
  { name, sha256, open }: ExampleFile,
  { blobs, readings }: { readonly blobs: BlobStore; readonly readings: ReadingService },
): JobHandler<Name> {
  return {
    name: jobName,
    async run({ signal }) {
      await blobs.put(open());
      // Without pages it is shown as text, and read again after the next start.
      const outcome = await readings.obtain(
        { name, sha256: await sha256() },
        { signal, onStage: () => undefined, isKeptWithoutPages: true },
      );
      if (outcome.kind === 'unreadable') throw new Error(`example: ${outcome.message}`);
    },
    // The example answers that it is not ready, and is requested again after the next start.
    giveUp: async () => undefined,
  };
}
