import { writerText } from './writers.text.ts';

export type WriterFailure =
  | 'oldDiffers'
  | 'newDiffers'
  | 'sourceDiffers'
  | 'noPages'
  | 'noFont'
  | 'noText'
  | 'commentsLost'
  | 'notWritable'
  | 'unreadable';

/** The file could not be written: `reason` for programs, the message for people. No file was left. */
export class WriterFailed extends Error {
  readonly reason: WriterFailure;

  constructor(reason: WriterFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WriterFailed';
    this.reason = reason;
  }
}

/** The settled tracked changes did not give the expected text. */
export function replayFailed(side: 'old' | 'new'): WriterFailed {
  return new WriterFailed(
    side === 'old' ? 'oldDiffers' : 'newDiffers',
    writerText.notReplayed(writerText.sides[side]),
  );
}
