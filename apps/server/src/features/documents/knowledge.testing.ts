/** Shared by the tests of the knowledge base: documents added and read, spaces that are nearly full. */
import { type CallInput, getDocumentById, insertKnowledge } from '@wenjian/api';
import { expect, vi } from 'vitest';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';

type Options = Omit<CallInput<typeof insertKnowledge>['body'], 'fileId'>;

export async function put(
  product: TestProduct,
  user: TestUser,
  [name, content]: readonly [string, string | Buffer],
  options: Options = {},
) {
  const fileId = await uploadFile(product.server, user, name, content, options.teamId);
  return user.call(insertKnowledge, { body: { ...options, fileId } });
}

/** Adds it and waits until it is read. */
export async function putRead(
  product: TestProduct,
  user: TestUser,
  file: readonly [string, string | Buffer],
  options: Options = {},
) {
  const { id } = await put(product, user, file, options);
  const read = () => user.call(getDocumentById, { query: { id } });
  await vi.waitFor(async () => expect((await read()).status).not.toMatch(/pending|running/), {
    timeout: 60_000,
    interval: 100,
  });
  return read();
}

/** Pretends that the stored documents have this size. */
export async function fillUp(product: TestProduct, teamId: string, bytes: number): Promise<void> {
  await query(
    product,
    `update knowledge_versions set size = $2 where task_id = (
       select task_id from knowledge_versions where team_id = $1 limit 1)`,
    [teamId, bytes],
  );
}

/** The records of a space, the oldest first. */
export async function recordsOf(product: TestProduct, teamId: string): Promise<readonly string[]> {
  const rows = await query(
    product,
    `select action, object_name from security_records where team_id = $1 order by created_at, action`,
    [teamId],
  );
  return rows.map(({ action, object_name: name }) => `${action} ${name}`);
}
