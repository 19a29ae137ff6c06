/**
 * Which program to run, and with which wrapper: no network, an address space limit, and an exit when our
 * process exits.
 */
import { execFile } from 'node:child_process';
import { access, constants, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Launch {
  readonly program: string;
  /** False when the system does not allow it (some containers). */
  readonly isNetworkCut: boolean;
  command(addressSpaceBytes: number): readonly string[];
}

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 5000;

const networkCuts = [
  ['unshare', '--net'],
  // Without root: in its own user namespace, if the kernel allows it.
  ['unshare', '--map-root-user', '--net'],
];

const usualPrograms = [
  '/usr/lib/libreoffice/program/soffice',
  '/opt/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

/** Null when there is no LibreOffice. */
export async function findOffice(named?: string, cutsNetwork = true): Promise<Launch | null> {
  const program = await findProgram(named);
  if (program === null) return null;
  const network = await firstThatRuns(cutsNetwork ? networkCuts : []);
  const ending = await firstThatRuns([['setpriv', '--pdeathsig', 'KILL']]);
  const memory = await firstThatRuns([['prlimit', '--core=0']]);
  return {
    program,
    isNetworkCut: network.length > 0,
    command: (addressSpaceBytes) => [
      ...network,
      // After unshare, because changing the user clears the signal.
      ...ending,
      ...(memory.length === 0 ? [] : [...memory, `--as=${addressSpaceBytes}`]),
      program,
    ],
  };
}

/** `soffice` is a script that starts `soffice.bin`; without the script, the process we start is the one we watch. */
async function findProgram(named?: string): Promise<string | null> {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice'));
  for (const candidate of named === undefined ? [...onPath, ...usualPrograms] : [named]) {
    if (!(await canRun(candidate))) continue;
    const program = await realpath(candidate);
    const binary = join(dirname(program), 'soffice.bin');
    return (await canRun(binary)) ? binary : program;
  }
  return null;
}

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstThatRuns(prefixes: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const prefix of prefixes) {
    const [program = '', ...rest] = prefix;
    const runs = await run(program, [...rest, 'true'], { timeout: PROBE_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    if (runs) return prefix;
  }
  return [];
}
