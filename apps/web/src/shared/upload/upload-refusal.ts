import { uploadText } from './upload.text.ts';
import type { AddOutcome } from './uploader.ts';

/** Why a file was refused, as a sentence; null when it was accepted. */
export function refusalText(outcome: AddOutcome, name: string): string | null {
  switch (outcome.kind) {
    case 'added':
      return null;
    case 'duplicate':
      return uploadText.duplicate(name);
    case 'empty':
      return uploadText.empty(name);
    case 'tooLarge':
      return uploadText.tooLarge(name);
    case 'nameTooLong':
      return uploadText.nameTooLong(name);
  }
}
