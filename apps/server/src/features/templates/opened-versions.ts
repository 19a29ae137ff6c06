/**
 * A cache of the texts of versions in use. A stored document has the layout of every page, so it is opened in
 * a thread, once per state of a version; repeated requests while a user types are answered from here.
 */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import { orGone } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { OpenedVersion, OpenVersionInput } from './open-version.thread.ts';
import { templateOf } from './templates.input.ts';
import type { VersionRow } from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export type ReadableVersion = VersionRow & { readonly documentSha256: string };
type Blobs = Pick<BlobStore, 'withLocalFile'>;
export type OpenVersion = (version: ReadableVersion) => Promise<OpenedVersion>;

/** The longest documents have some megabytes of text. */
const MAX_KEPT = 8;
const LIMIT_MS = 30_000;
const RETRY_SECONDS = 5;

export function createOpenedVersions(blobs: Blobs): OpenVersion {
  const kept = new Map<string, Promise<OpenedVersion>>();
  return (version) => {
    // A state of a version never changes: every change of its fields increases the revision, and pages come with another document.
    const key = `${version.id} ${version.revision} ${version.documentSha256}`;
    const opened = kept.get(key) ?? openVersion(blobs, version);
    kept.delete(key);
    kept.set(key, opened);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return opened.catch((error: unknown) => {
      if (kept.get(key) === opened) kept.delete(key);
      throw error;
    });
  };
}

async function openVersion(blobs: Blobs, version: ReadableVersion): Promise<OpenedVersion> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    return await orGone(
      blobs.withLocalFile(version.documentSha256, (documentPath) => {
        const input: OpenVersionInput = { documentPath, fields: templateOf(version).fields };
        const entry = new URL('./open-version.thread.ts', import.meta.url);
        return runEngine<OpenedVersion>({ entry, input, signal });
      }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new AppError('UNAVAILABLE', { message: text.openTooLong, retryAfterSeconds: RETRY_SECONDS });
  }
}
