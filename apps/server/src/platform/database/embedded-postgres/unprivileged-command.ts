/**
 * PostgreSQL refuses to run as root. When the product itself runs as root, its database runs as the system
 * user `postgres` (made when absent). A checkout below a closed folder such as /root is not reachable for that
 * user; then `setpriv` lends the one capability needed to walk through folders (read and search, not write).
 */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface UnprivilegedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly spawn: { readonly uid?: number; readonly gid?: number };
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const USER_NAME = 'postgres';
const OTHERS_MAY_ENTER = 0o001;

export function unprivileged(
  command: string,
  args: readonly string[],
  folder: string,
  /** What is run in the end, if the command runs another. */
  program = command,
): UnprivilegedCommand {
  if (!isRoot()) return { command, args, spawn: {} };
  const { uid, gid } = databaseUser();
  if (isReachableByOthers(program) && isReachableByOthers(folder))
    return { command, args, spawn: { uid, gid } };
  const lend = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  const become = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { command: 'setpriv', args: [...become, ...lend, command, ...args], spawn: {} };
}

/** Creates the folder and gives it to the database's user. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isRoot()) return;
  const { uid, gid } = databaseUser();
  chownSync(folder, uid, gid);
}

/** Gives one file to the database's user. */
export function giveToDatabaseUser(path: string): void {
  if (!isRoot()) return;
  const { uid, gid } = databaseUser();
  chownSync(path, uid, gid);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function databaseUser(): SystemUser {
  return findUser() ?? createUser();
}

function findUser(): SystemUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER_NAME}:`));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function createUser(): SystemUser {
  execFileSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    USER_NAME,
  ]);
  const user = findUser();
  if (!user)
    throw new Error(
      `无法为内置数据库创建系统用户 ${USER_NAME}。请改用普通用户启动，或用 DATABASE_URL 指定数据库。`,
    );
  return user;
}

function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
