/** Recognised pages as readable text: paragraphs of pieces, each piece certain or not. Pure. */
import { convertText } from '../text.ts';
import type { RecognisedLine, RecognisedPage } from './shapes.ts';

/** Below this a reader should look at the original. */
const UNCERTAIN_BELOW = 0.8;

export interface TextPiece {
  readonly text: string;
  /** Why it should be checked; null when it need not be. */
  readonly hint: string | null;
  /** Position of the line on the page. */
  readonly line: number;
}

export type Paragraph = readonly TextPiece[];

export function paragraphsOf({ lines }: Pick<RecognisedPage, 'lines'>): readonly Paragraph[] {
  const paragraphs: TextPiece[][] = [];
  let current: number | null = null;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (line.paragraph !== current || !before) paragraphs.push([]);
    else paragraphs.at(-1)?.push(...spaceBetween(before, line, index));
    current = line.paragraph;
    for (const piece of piecesOf(line, index)) paragraphs.at(-1)?.push(piece);
  }
  return paragraphs;
}

export function plainText(pages: readonly Pick<RecognisedPage, 'lines'>[]): string {
  const textOf = (page: Pick<RecognisedPage, 'lines'>) =>
    paragraphsOf(page)
      .map((paragraph) => paragraph.map(({ text }) => text).join(''))
      .join('\n');
  return pages.map(textOf).join('\n\n');
}

export function countUncertain(pages: readonly Pick<RecognisedPage, 'lines'>[]): number {
  return pages.reduce(
    (sum, page) =>
      sum +
      paragraphsOf(page)
        .flat()
        .filter(({ hint }) => hint !== null).length,
    0,
  );
}

/** A line without a certainty for each character is certain or uncertain as a whole. */
function piecesOf(line: RecognisedLine, index: number): readonly TextPiece[] {
  const characters = [...line.text];
  if (line.handwritten) return [{ text: line.text, hint: convertText.ocr.handwrittenHint, line: index }];
  if (line.suspect) return [{ text: line.text, hint: convertText.ocr.suspectHint, line: index }];
  const given = line.characterConfidences;
  const confidences = given?.length === characters.length ? given : characters.map(() => line.confidence);
  const pieces: { text: string; hint: string | null; line: number; lowest: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const confidence = confidences[at] ?? line.confidence;
    const isUncertain = confidence < UNCERTAIN_BELOW && character.trim() !== '';
    const last = pieces.at(-1);
    const lowest = last && isUncertain && last.hint !== null ? Math.min(last.lowest, confidence) : confidence;
    const hint = isUncertain ? convertText.ocr.uncertainHint(Math.round(lowest * 100)) : null;
    if (last && (last.hint !== null) === isUncertain) {
      Object.assign(last, { text: last.text + character, hint, lowest });
    } else pieces.push({ text: character, hint, line: index, lowest });
  }
  return pieces.map(({ text, hint, line: place }) => ({ text, hint, line: place }));
}

/** Chinese needs no space at a line break; two Latin words do. */
function spaceBetween(before: RecognisedLine, line: RecognisedLine, index: number): readonly TextPiece[] {
  const needsSpace =
    /[\p{Script=Latin}\d,.;:]$/u.test(before.text) && /^[\p{Script=Latin}\d]/u.test(line.text);
  return needsSpace ? [{ text: ' ', hint: null, line: index }] : [];
}
