/**
 * Sends to a socket no faster than it is read: waiting events stay in the answer's log, not in the socket.
 */
import type { ChatEvent } from '@wenjian/api';
import type { WebSocket } from 'ws';

/** Above this size the next event waits until the last one was sent. */
export const WAITING_BYTES = 256 * 1024;
/** A client that reads nothing for this long is disconnected; it can resume. */
const STUCK_MS = 30_000;
const OPEN = 1;

/** Does nothing once the socket is closed. */
export async function sendEvent(socket: WebSocket, event: ChatEvent, stuckMs = STUCK_MS): Promise<void> {
  if (socket.readyState !== OPEN) return;
  const data = JSON.stringify(event);
  if (socket.bufferedAmount < WAITING_BYTES && event.type !== 'close') {
    socket.send(data, () => undefined);
    return;
  }
  await new Promise<void>((resolve) => {
    const stuck = setTimeout(() => socket.terminate(), stuckMs);
    socket.send(data, () => {
      clearTimeout(stuck);
      resolve();
    });
  });
}
