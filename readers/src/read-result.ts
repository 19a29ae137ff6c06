import type { Document } from '@wenjian/document';

/** `unavailable`: the file may be in order; what is needed to open it is missing on this machine. */
export type UnreadableReason = 'encrypted' | 'damaged' | 'empty' | 'unsupported' | 'tooLarge' | 'unavailable';

/** What reading a file comes to. A file that cannot be read is an expected outcome, not an error. */
export type ReadResult =
  | { readonly kind: 'document'; readonly document: Document }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string };

/** Carries an unreadable outcome out of nested parsing; never leaves this package. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string) {
    super(message);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
