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

/** What was to be written cannot be: the reason for programs, the sentence for people. Nothing was left in place of the file. */
export class WriterFailed extends Error {
  readonly reason: WriterFailure;

  constructor(reason: WriterFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WriterFailed';
    this.reason = reason;
  }
}

/** The tracked changes, settled, did not read as the side they must give. */
export function replayFailed(side: 'old' | 'new'): WriterFailed {
  return new WriterFailed(
    side === 'old' ? 'oldDiffers' : 'newDiffers',
    writerText.notReplayed(writerText.sides[side]),
  );
}
