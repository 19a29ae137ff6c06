/**
 * Shared by the tests of comparisons: two texts compared through the product, a team of two, a small real
 * writer.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { type CallInput, createComparison, readComparison } from '@wenjian/api';
import type { Comparison } from '@wenjian/compare';
import pg from 'pg';
import { expect } from 'vitest';
import type { ComparisonRequest, ResultWriter } from '../../adapters/result-writer/result-writer.port.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

type NewComparison = CallInput<typeof createComparison>['body'];

export async function compareTexts(
  product: TestProduct,
  user: TestUser,
  [old, fresh]: readonly [string | Buffer, string | Buffer],
  more: Partial<NewComparison> = {},
): Promise<string> {
  const originFileId = await uploadFile(product.server, user, '旧版.txt', old);
  const targetFileId = await uploadFile(product.server, user, '新版.txt', fresh);
  return (await user.call(createComparison, { body: { originFileId, targetFileId, ...more } })).id;
}

export async function settled(user: TestUser, id: string) {
  const read = () => user.call(readComparison, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  return read();
}

/** SQL for things the product has no route for yet, or that no route shows. */
export async function query(product: TestProduct, statement: string, values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows as readonly Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A member of the owner's space who may read and not change. */
export async function joinTeam(product: TestProduct, owner: TestUser, member: TestUser): Promise<void> {
  await query(
    product,
    `insert into team_members (team_id, user_id, role)
       select $1, user_id, 'member' from team_members where team_id = $2`,
    [owner.teamId, member.teamId],
  );
}

/** In the old text it makes the writer refuse. */
export const REFUSED = '不能导出';

export interface LineWriter extends ResultWriter<ComparisonRequest> {
  isForgiving: boolean;
  written: number;
  /** Called once, while the next file is being written. */
  meanwhile: (() => Promise<void>) | null;
}

/** Writes each change with its decision as a line; refuses text with `不能导出` until told otherwise. */
export function createLineWriter(): LineWriter {
  return {
    isForgiving: false,
    written: 0,
    meanwhile: null,
    async write({ comparisonPath, old, decisions, outPath }) {
      const { changes } = JSON.parse(await readFile(comparisonPath, 'utf8')) as Comparison;
      const source = await readFile(old.path, 'utf8');
      if (source.includes(REFUSED) && !this.isForgiving)
        return { kind: 'failed', message: '文件没有通过核对', reason: 'refused' };
      const stateOf = (id: string) => decisions.find(({ findingId }) => findingId === id)?.state ?? '';
      const lines = changes.map((change) =>
        [change.id, change.old?.text ?? '', change.new?.text ?? '', stateOf(change.id)].join('|'),
      );
      await writeFile(outPath, lines.join('\n'));
      this.written += 1;
      const { meanwhile } = this;
      this.meanwhile = null;
      await meanwhile?.();
      return { kind: 'written', notice: null };
    },
  };
}
