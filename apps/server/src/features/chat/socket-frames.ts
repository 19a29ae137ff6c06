/** The first frames of a socket, in order. */
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../platform/app-error.ts';
import { chatText } from './chat.text.ts';

/** Rejects when they do not come in time, or one is not text. */
export function readFrames(socket: WebSocket, count: number, limitMs: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const frames: string[] = [];
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      socket.off('message', take);
      socket.off('close', lose);
      settle();
    };
    const refuse = (message: string) => finish(() => reject(new AppError('INVALID_REQUEST', { message })));
    const lose = () => refuse(chatText.tooSlow);
    const take = (data: RawData, isBinary: boolean): void => {
      frames.push(String(data));
      if (isBinary) refuse(chatText.notAFrame);
      else if (frames.length === count) finish(() => resolve(frames));
    };
    const timer = setTimeout(lose, limitMs);
    socket.on('message', take);
    socket.on('close', lose);
  });
}
