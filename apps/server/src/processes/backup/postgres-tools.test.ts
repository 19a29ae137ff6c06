import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postgresTools, withoutPassword } from './postgres-tools.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-tools-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function install(program: string, script: string): Promise<void> {
  await writeFile(join(folder, program), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, program), 0o755);
}

it.each(['pg_dump', 'pg_restore'] as const)(
  '%s gets the password in a way that nobody can read',
  async (name) => {
    const said = join(folder, 'said');
    await install(name, `printf '%s\\n' "$PGPASSWORD" "$@" > ${said}`);
    const url = 'postgres://wenjian:ge%40heim@db.internal:5433/wenjian?sslmode=require';
    if (name === 'pg_dump') await postgresTools.dump(url, '0-1', 'one.dump');
    else await postgresTools.restore(url, 'one.dump');
    const [password, ...args] = (await readFile(said, 'utf8')).trim().split('\n');
    expect(password).toBe('ge@heim');
    expect(args).toContain('postgres://wenjian@db.internal:5433/wenjian?sslmode=require');
    expect(args.join(' ')).not.toContain('heim');
  },
);

it('the error output of the program is reported', async () => {
  await install('pg_dump', 'echo "server version mismatch" >&2; exit 1');
  await expect(postgresTools.dump('postgres://a@b/c', '0-1', 'one.dump')).rejects.toThrow(
    'pg_dump 没有成功：server version mismatch',
  );
});

it('a missing program is named', async () => {
  vi.stubEnv('PATH', folder);
  await expect(postgresTools.restore('postgres://a@b/c', 'one.dump')).rejects.toThrow('没有找到 pg_restore');
});

it.each([
  ['postgres://u:p@/db?host=/run/postgresql', 'postgres://u@localhost/db?host=/run/postgresql', 'p'],
  ['postgres://u@h/db?password=p%20q&sslmode=require', 'postgres://u@h/db?sslmode=require', 'p q'],
  ['postgresql://u:p@ss@h/db', 'postgresql://u@h/db', 'p@ss'],
  ['postgres:///db?host=/run/postgresql', 'postgres://localhost/db?host=/run/postgresql', ''],
])('the password of %s is separated from the address', (given, url, password) => {
  const found = withoutPassword(given);
  expect({ ...found, url: decodeURIComponent(found.url) }).toEqual({ url, password });
});
