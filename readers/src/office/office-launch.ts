/**
 * Which program to run, and with which wrapper: no network, an address space limit, and an exit when our
 * process exits.
 */
import { access, constants, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { canRun, dieWithParent } from '../supervision/die-with-parent.ts';

export interface Launch {
  readonly program: string;
  /** False when the system does not allow it (some containers). */
  readonly isNetworkCut: boolean;
  command(addressSpaceBytes: number): readonly string[];
}

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
  const ending = await dieWithParent('SIGKILL');
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
    if (!(await isProgram(candidate))) continue;
    const program = await realpath(candidate);
    const binary = join(dirname(program), 'soffice.bin');
    return (await isProgram(binary)) ? binary : program;
  }
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstThatRuns(prefixes: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const prefix of prefixes) if (await canRun(prefix)) return prefix;
  return [];
}
