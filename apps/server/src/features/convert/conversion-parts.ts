/** Which files go into the converter together: merging takes all at once, everything else one after another. */
import type { ConversionInput, SourceFile } from './convert.input.ts';

export function conversionParts(
  operation: ConversionInput['operation'],
  files: readonly SourceFile[],
): readonly (readonly SourceFile[])[] {
  return operation.kind === 'merge' ? [files] : files.map((file) => [file]);
}

/** The progress of each file, from the total progress: the parts have equal shares and run in order. */
export function fileFraction(
  operation: ConversionInput['operation'],
  fileCount: number,
  index: number,
  fraction: number,
): number {
  if (operation.kind === 'merge') return fraction;
  return Math.min(1, Math.max(0, fraction * fileCount - index));
}
