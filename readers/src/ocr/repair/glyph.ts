/** A recognised character within its line; the line repairs work on these. */
import type { TurnedBox } from '../image/image.ts';
import type { PlacedCell } from '../layout/ruled-cells.ts';

export interface Glyph {
  readonly character: string;
  readonly confidence: number;
  /** Pixels from the left end of the line's box; from its top for a vertical line. */
  readonly from: number;
  readonly to: number;
  /** Where its ink begins and ends; its box when there is none. */
  readonly ink: { readonly from: number; readonly to: number };
  /** Small and high in its line: the mark of a note or an exponent. */
  readonly isRaised?: true;
}

export interface ReadLine {
  readonly box: TurnedBox;
  readonly glyphs: readonly Glyph[];
  readonly isVertical: boolean;
  /** Set when the line is in a ruled table. */
  readonly cell?: PlacedCell;
}

/** Middle of the ink. */
export function middleOf({ ink }: Glyph): number {
  return (ink.from + ink.to) / 2;
}

export function lineText(line: ReadLine): string {
  return line.glyphs.map((glyph) => glyph.character).join('');
}

export function lineConfidence(glyphs: readonly Pick<Glyph, 'confidence'>[]): number {
  if (glyphs.length === 0) return 0;
  return glyphs.reduce((sum, glyph) => sum + glyph.confidence, 0) / glyphs.length;
}

export function isHan(character: string | undefined): boolean {
  return character !== undefined && /^[\u3400-\u9fff〇]$/u.test(character);
}
