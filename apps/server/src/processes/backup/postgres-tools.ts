/** PostgreSQL's own programs, which must be as new as the server they talk to. */
import { spawn } from 'node:child_process';
import { backupText } from './backup.text.ts';
import { BackupError } from './backup-folder.ts';

export interface PostgresTools {
  /** The snapshot of a transaction that is still open. */
  dump(databaseUrl: string, snapshot: string, file: string): Promise<void>;
  restore(databaseUrl: string, file: string): Promise<void>;
}

export const postgresTools: PostgresTools = {
  dump: (url, snapshot, file) =>
    run('pg_dump', url, ['--format=custom', '--no-owner', `--snapshot=${snapshot}`, '--file', file]),
  restore: (url, file) => run('pg_restore', url, ['--no-owner', '--exit-on-error', file]),
};

/** The password is separated, because anybody on the machine may read a command line. */
export function withoutPassword(databaseUrl: string): { readonly url: string; readonly password: string } {
  // A socket is named after the question mark; the host before it is then empty, which URL does not accept.
  const url = new URL(databaseUrl.replace('@/', '@localhost/').replace(':///', '://localhost/'));
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { url: url.href, password };
}

function run(program: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  return new Promise((done, fail) => {
    const child = spawn(program, ['--dbname', url, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
    const said: Buffer[] = [];
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', () => fail(new BackupError(backupText.toolMissing(program))));
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new BackupError(backupText.toolFailed(program, Buffer.concat(said).toString('utf8').trim())));
    });
  });
}
