import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver, { type S3rverResource } from 's3rver';

export interface TestS3Server {
  /** A `BLOB_URL` for this server. */
  readonly blobUrl: string;
  /** How many parts of objects it was told to copy. */
  copiedParts(): number;
  stop(): Promise<void>;
}

const BUCKET = 'wenjian-test';
const FLUSH_POLL_MS = 2;
const RESOURCES: readonly S3rverResource[] = ['metadata.json', 'object.md5', 'object'];

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
  replaceAtOnce(server);
  deleteNothingElse(server);
  const copiedParts = copyParts(server);
  const { port } = await server.run();
  return {
    blobUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}/files?tls=false&pathStyle=true`,
    copiedParts,
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

/**
 * s3rver overwrites in place: two copies of one content at once fail, and a reader sees half of it. A real S3
 * replaces atomically.
 */
function replaceAtOnce({ store }: S3rver): void {
  store.copyObject = async (fromBucket, fromKey, bucket, key) => {
    for (const resource of RESOURCES) {
      const path = store.getResourcePath(bucket, key, resource);
      const fresh = join(dirname(path), randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await copyFile(store.getResourcePath(fromBucket, fromKey, resource), fresh);
      await rename(fresh, path);
    }
    return store.getMetadata(bucket, key);
  };
}

/**
 * s3rver removes folders that became empty, even while a PUT is about to write into them, and then crashes.
 */
function deleteNothingElse({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    for (const resource of RESOURCES) await rm(store.getResourcePath(bucket, key, resource), { force: true });
  };
}

/** s3rver copies whole objects only. */
function copyParts({ store, middleware }: S3rver): () => number {
  let copied = 0;
  middleware.unshift(async (context, next) => {
    const { uploadId, partNumber } = context.query;
    const source = context.get('x-amz-copy-source');
    if (!uploadId || !partNumber || source === '') return next();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(context.get('x-amz-copy-source-range')) ?? [];
    const [bucket = '', ...key] = decodeURIComponent(source).split('/');
    const path = store.getResourcePath(bucket, key.join('/'), 'object');
    const range = createReadStream(path, { start: Number(start), end: Number(end) });
    const { md5 } = await store.putPart(bucket, uploadId, partNumber, range);
    copied += 1;
    context.type = 'application/xml';
    context.body = `<CopyPartResult><ETag>"${md5}"</ETag></CopyPartResult>`;
  });
  return () => copied;
}
