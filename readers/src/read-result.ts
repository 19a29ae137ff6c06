import type { Document, NotRead } from '@wenjian/document';

/** `unavailable`: the file may be valid; the program to open it is missing on this machine. */
export type UnreadableReason = 'encrypted' | 'damaged' | 'empty' | 'unsupported' | 'tooLarge' | 'unavailable';

/** The result of reading a file. An unreadable file is an expected outcome, not an error. */
export type ReadResult =
  | { readonly kind: 'document'; readonly document: Document }
  | {
      readonly kind: 'unreadable';
      readonly reason: UnreadableReason;
      readonly message: string;
      /** What a file without text holds besides. */
      readonly notRead?: readonly NotRead[];
    };

/** Thrown from nested parsing; never leaves this package. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  readonly notRead: readonly NotRead[];

  constructor(reason: UnreadableReason, message: string, notRead: readonly NotRead[] = []) {
    super(message);
    this.name = 'Unreadable';
    this.reason = reason;
    this.notRead = notRead;
  }
}
