import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver, { type S3rverResource } from '@20minutes/s3rver';

export interface TestS3Server {
  /** A `BLOB_URL` for this server. */
  readonly blobUrl: string;
  /** How many parts of objects it was told to copy. */
  copiedParts(): number;
  stop(): Promise<void>;
}

const BUCKET = 'wenjian-test';
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
    // It leaves out the slash that ends the path of a bucket, and so finds every signature of a list wrong.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  replaceAtOnce(server);
  deleteNothingElse(server);
  const copiedParts = countCopiedParts(server);
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

/**
 * s3rver overwrites in place: a reader of what is being copied over gets less than was announced, and waits for ever. A real S3
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
 * s3rver removes folders that became empty, even while a PUT is about to write into them, which then fails.
 */
function deleteNothingElse({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    for (const resource of RESOURCES) await rm(store.getResourcePath(bucket, key, resource), { force: true });
  };
}

function countCopiedParts({ middleware }: S3rver): () => number {
  let copied = 0;
  middleware.unshift((context, next) => {
    if (context.query.uploadId && context.get('x-amz-copy-source') !== '') copied += 1;
    return next();
  });
  return () => copied;
}
