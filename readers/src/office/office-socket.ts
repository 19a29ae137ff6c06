/**
 * The socket on which a running LibreOffice receives the command lines of later starts with the same profile:
 * `soffice FILE` itself uses it to open a file in the running instance. Using it directly needs neither
 * Python nor a second process. Source of the protocol: LibreOffice, desktop/unx/source/start.c and
 * desktop/source/app/officeipcthread.cxx.
 */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const READY = 'InternalIPC::SendArguments';
const DONE = 'InternalIPC::ProcessingDone';

/** LibreOffice puts its sockets into the first writable folder of these, whatever TMPDIR says. */
const socketFolders = ['/tmp', '/var/tmp', tmpdir()];

export function profileUrl(profile: string): string {
  return pathToFileURL(profile).href;
}

/** Null while there is none yet. */
export async function findSocket(profile: string): Promise<string | null> {
  const digest = createHash('md5')
    .update(`file://${encodeURI(profile)}`, 'utf16le')
    .digest();
  // LibreOffice writes each byte without a leading zero; a release that pads them works as well.
  const endings = [[...digest].map((byte) => byte.toString(16)).join(''), digest.toString('hex')];
  for (const folder of socketFolders) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((each) =>
      endings.some((ending) => each.startsWith('OSL_PIPE_') && each.endsWith(`SingleOfficeIPC_${ending}`)),
    );
    if (name !== undefined) return join(folder, name);
  }
  return null;
}

/** True when LibreOffice confirms that it processed them; false when the connection ends without confirmation. */
export function sendArguments(
  socketPath: string,
  values: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    let received = '';
    let isSent = false;
    const end = (isDone: boolean): void => {
      socket.destroy();
      resolve(isDone);
    };
    signal.addEventListener('abort', () => end(false), { once: true });
    socket.on('error', () => end(false));
    socket.on('close', () => end(received.includes(DONE)));
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1');
      if (received.includes(DONE)) end(true);
      else if (!isSent && received.includes(READY)) {
        isSent = true;
        socket.write(message(values));
      }
    });
  });
}

/** Without a working folder (after the `1`) LibreOffice does not even open absolute paths. */
function message(values: readonly string[]): Buffer {
  const escaped = values.map((value) => `,${value.replace(/[\\,]/g, '\\$&')}`);
  return Buffer.from(`InternalIPC::Arguments1file:///${escaped.join('')}\0`);
}
