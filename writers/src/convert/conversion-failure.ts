/** Turns expected errors into outcomes. */
import { OcrFailed, Unreadable } from '@wenjian/readers';
import { type ConversionOutcome, ConversionRefused, type SourceFile } from './conversion.ts';
import { aboutFile } from './convert.text.ts';

/** Null for system failures. */
export function failureOf(error: unknown): Extract<ConversionOutcome, { kind: 'failed' }> | null {
  if (error instanceof Unreadable || error instanceof ConversionRefused)
    return { kind: 'failed', reason: error.reason, message: error.message };
  if (error instanceof OcrFailed) return { kind: 'failed', reason: 'unavailable', message: error.message };
  return null;
}

/** With several files, the sentence names the file. */
export function named(error: unknown, { name }: SourceFile): unknown {
  const failure = failureOf(error);
  return failure === null ? error : new ConversionRefused(failure.reason, aboutFile(name, failure.message));
}
