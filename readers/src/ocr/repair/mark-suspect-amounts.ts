/**
 * Marks amounts whose words and figures disagree: one of the two was misread, or the contract itself is
 * wrong. The text does not change.
 */

import type { OcrLine, TextRange } from '../ocr-page.ts';
import { pairAmounts } from './amounts.ts';

/** The maximum confidence of a contradicted character. */
const DOUBTED_CONFIDENCE = 0.5;

export function markSuspectAmounts(lines: readonly OcrLine[]): OcrLine[] {
  const doubted = lines.map((): TextRange[] => []);
  for (const indices of paragraphsOf(lines)) {
    const starts: number[] = [];
    let text = '';
    for (const index of indices) {
      starts.push(text.length);
      text += lines[index]?.text ?? '';
    }
    for (const pair of pairAmounts(text)) {
      if (pair.isEqual) continue;
      for (const amount of [pair.words, pair.figures]) {
        indices.forEach((index, position) => {
          const offset = starts[position] ?? 0;
          const start = Math.max(0, amount.start - offset);
          const end = Math.min(lines[index]?.text.length ?? 0, amount.end - offset);
          if (start < end) doubted[index]?.push({ start, end });
        });
      }
    }
  }
  return lines.map((line, index) => doubtLine(line, doubted[index] ?? []));
}

function doubtLine(line: OcrLine, suspect: readonly TextRange[]): OcrLine {
  if (suspect.length === 0) return line;
  const charConfidence = line.charConfidence.map((confidence, index) =>
    suspect.some(({ start, end }) => index >= start && index < end)
      ? Math.min(confidence, DOUBTED_CONFIDENCE)
      : confidence,
  );
  const confidence = charConfidence.reduce((sum, value) => sum + value, 0) / charConfidence.length;
  return { ...line, confidence, charConfidence, suspect };
}

/** Indices of the lines of each paragraph, in order. */
function paragraphsOf(lines: readonly OcrLine[]): number[][] {
  const paragraphs = new Map<number, number[]>();
  lines.forEach(({ paragraph }, index) => {
    const members = paragraphs.get(paragraph) ?? [];
    members.push(index);
    paragraphs.set(paragraph, members);
  });
  return [...paragraphs.values()];
}
