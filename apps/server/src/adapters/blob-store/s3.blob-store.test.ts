import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CopyObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBlobStore } from './create-blob-store.ts';
import { S3BlobStore } from './s3.blob-store.ts';
import { parseS3Location, type S3Location } from './s3-location.ts';
import { startTestS3Server, type TestS3Server } from './s3-server.testing.ts';

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

let server: TestS3Server;
let location: S3Location;

beforeAll(async () => {
  server = await startTestS3Server();
  location = parseS3Location(server.blobUrl);
});

afterAll(() => server.stop());

it('leaves only the finished blob in the bucket', async () => {
  const store = await createBlobStore(server.blobUrl);
  const { sha256 } = await store.put(Readable.from([Buffer.from('正文')]));
  expect(await keys()).toEqual([`files/sha256/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`]);
  await store.delete(sha256);
});

it('deletes what a dead process left between upload and copy, but nothing recent', async () => {
  const client = clientOf(location);
  const store = new S3BlobStore(location);
  // A part of an upload stays; an object under incoming/ is left by a process that died before the copy.
  await store.putPart('u', 1, Readable.from([Buffer.from('part')]));
  const [partKey] = await keys();
  await client.send(
    new CopyObjectCommand({
      Bucket: location.bucket,
      Key: 'files/incoming/left',
      CopySource: `${location.bucket}/${partKey}`,
    }),
  );
  await store.removeStaleIncoming(new Date());
  expect(await keys()).toContain('files/incoming/left');
  await store.removeStaleIncoming(new Date(Date.now() + TWO_HOURS_MS));
  expect(await keys()).toEqual([partKey]);
  await store.deleteParts('u');
  expect(await keys()).toEqual([]);
});

it('reports a bucket that does not exist as unusable instead of answering "no such blob"', async () => {
  const store = new S3BlobStore({ ...location, bucket: 'no-such-bucket' });
  await expect(store.check()).rejects.toThrow();
  await expect(store.open('0'.repeat(64))).rejects.toThrow();
});

it('gives up when the store cannot be reached, without waiting for the source', async () => {
  const store = new S3BlobStore({ ...location, endpoint: 'http://127.0.0.1:1' });
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1024 * 1024);
    })(),
  );
  await expect(store.put(endless)).rejects.toThrow('ECONNREFUSED');
});

it('copies blobs in parts when they are too large for one copy', async () => {
  const partBytes = 1000;
  const store = new S3BlobStore(location, partBytes);
  for (const size of [partBytes, partBytes + 1, 3 * partBytes, 3 * partBytes + 7]) {
    const bytes = randomBytes(size);
    const copiedBefore = server.copiedParts();
    const { sha256 } = await store.put(Readable.from([bytes]));
    const opened = await store.open(sha256);
    expect(await buffer(opened?.stream ?? Readable.from([]))).toEqual(bytes);
    const [key, ...others] = await keys();
    expect([key?.endsWith(sha256), others]).toEqual([true, []]);
    const parts = Math.ceil(size / partBytes);
    expect(server.copiedParts() - copiedBefore).toBe(parts === 1 ? 0 : parts);
    await store.delete(sha256);
  }
});

async function keys(): Promise<readonly string[]> {
  const listed = await clientOf(location).send(new ListObjectsV2Command({ Bucket: location.bucket }));
  return (listed.Contents ?? []).map(({ Key }) => Key ?? '');
}

function clientOf({ endpoint, region, credentials }: S3Location): S3Client {
  return new S3Client({
    region,
    forcePathStyle: true,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
}
