/** Removes the folder of processes that were killed, with what their LibreOffice left elsewhere. */
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findSocket } from './office-socket.ts';

export async function removeWorkFolder(folder: string): Promise<void> {
  for await (const profile of glob('**/office-*/instance-*/profile', { cwd: folder })) {
    const socket = await findSocket(join(folder, profile));
    if (socket !== null) await rm(socket, { force: true });
  }
  // A process that is just ending may still write.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
