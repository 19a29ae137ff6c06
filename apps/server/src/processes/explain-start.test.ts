import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { processEntry } from '../testing/process-entry.ts';
import { createProductDatabase } from '../testing/test-database.ts';
import { explainStart } from './explain-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start writes to the terminal before it ends. */
function start(name: 'server' | 'embedded', env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    const all = { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, ...env };
    execFile(process.execPath, [processEntry(name)], { env: all }, (_, stdout, stderr) =>
      resolve((stdout + stderr).trim()),
    );
  });
}

it('a port that is in use is told in a sentence', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const database = await createProductDatabase();
  const said = await start('server', { DATABASE_URL: database.url, PORT: port });
  expect(said).toBe(
    `未启动：端口 ${port} 已被其他程序占用。请先停止它，或用 PORT（运维端口用 OPERATOR_PORT）指定另一个端口。`,
  );
  taken.close();
  await database.drop();
});

it('a data folder that cannot be made, and a database that is away, are told in a sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  const below = join(folder, 'file', 'data');
  expect(await start('embedded', { DATA_DIR: below })).toContain(`未启动：无法写入 ${below}`);
  const away = await start('server', { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' });
  expect(away).toBe('未启动：连接不上数据库（127.0.0.1:1）。请检查 DATABASE_URL，并确认数据库正在运行。');
});

it.each([
  ['EROFS', '只读的或没有权限'],
  ['ENOSPC', '磁盘空间不足'],
  ['EACCES', '只读的或没有权限'],
])('%s is told in a sentence, also as the cause of another error', (code, sentence) => {
  const cause = Object.assign(new Error('x'), { code, path: '/data' });
  expect(explainStart(new Error('outer', { cause }))).toContain(sentence);
});

it('a bug is not explained away', () => {
  expect(explainStart(new TypeError('x is not a function'))).toBeNull();
});
