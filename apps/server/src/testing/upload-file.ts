/** Uploads content the way a browser does: chunks, then completion. */
import { CHUNK_BYTES, completeUpload, sendChunk } from '@wenjian/api';
import type { RunningServer } from '../processes/compose-server.ts';
import type { TestUser } from './test-product.ts';

export interface ChunkPlan {
  readonly identifier: string;
  readonly filename: string;
  readonly content: Buffer;
}

/** Looks like a Word file from outside, and nobody can open it. */
export const BROKEN_WORD = brokenZip('word/document.xml');

/** A zip whose list of parts is `names` and nothing else. */
export function brokenZip(names: string): Buffer {
  const list = Buffer.from(names);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), list, end]);
}

export async function uploadFile(
  server: RunningServer,
  user: TestUser,
  filename: string,
  content: string | Buffer,
  /** Into another space than the current one. */
  teamId?: string,
): Promise<string> {
  const plan = { identifier: `${content.length}-${filename}`, filename, content: Buffer.from(content) };
  const count = chunkCount(plan.content);
  for (let number = 1; number <= count; number++) {
    const { statusCode, body } = await postChunk(server, user, plan, number, teamId ? { teamId } : {});
    if (statusCode !== 200) throw new Error(`chunk answered ${statusCode}: ${body}`);
  }
  const body = { ...completionOf(plan), ...(teamId ? { teamId } : {}) };
  const file = await user.call(completeUpload, { body });
  return file.fileId;
}

export function completionOf(plan: ChunkPlan) {
  const { identifier, filename, content } = plan;
  return { identifier, filename, totalSize: content.length, totalChunks: chunkCount(content) };
}

export function fieldsOf(plan: ChunkPlan, number: number) {
  const chunk = chunkOf(plan, number);
  return {
    ...completionOf(plan),
    chunkNumber: number,
    chunkSize: CHUNK_BYTES,
    currentChunkSize: chunk.length,
    relativePath: plan.filename,
  };
}

export async function postChunk(
  server: RunningServer,
  user: TestUser,
  plan: ChunkPlan,
  number: number,
  changes: Readonly<Record<string, string | number>> = {},
) {
  const form = new FormData();
  const fields = { ...fieldsOf(plan, number), ...changes };
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', new Blob([Uint8Array.from(chunkOf(plan, number))]), plan.filename);
  const encoded = new Response(form);
  return server.app.inject({
    method: 'POST',
    url: sendChunk.path,
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

export function chunkOf(plan: ChunkPlan, number: number): Buffer {
  return plan.content.subarray((number - 1) * CHUNK_BYTES, number * CHUNK_BYTES);
}

function chunkCount(content: Buffer): number {
  return Math.max(1, Math.ceil(content.length / CHUNK_BYTES));
}
