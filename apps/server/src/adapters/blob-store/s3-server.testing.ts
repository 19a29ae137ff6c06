import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';

export interface TestS3Server {
  /** A `BLOB_URL` for this server. */
  readonly blobUrl: string;
  stop(): Promise<void>;
}

const BUCKET = 'wenjian-test';
const FLUSH_POLL_MS = 2;

/** A real S3 protocol server in this process, on a free port, with its own folder. */
export async function startTestS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'wenjian-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  answerOnlyWhenWritten(server);
  deleteNothingElse(server);
  const { port } = await server.run();
  return {
    blobUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}/files?tls=false&pathStyle=true`,
    async stop() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** s3rver answers a PUT before the file is written out, which no real S3 does: a copy right after it could be short. */
function answerOnlyWhenWritten({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await putObject(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await stat(path)).size < stored.size) await sleep(FLUSH_POLL_MS);
    return stored;
  };
}

/** s3rver removes folders that became empty, also under a PUT that is about to write into them, and ends with that. */
function deleteNothingElse({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    for (const resource of ['object', 'object.md5', 'metadata.json'] as const)
      await rm(store.getResourcePath(bucket, key, resource), { force: true });
  };
}
