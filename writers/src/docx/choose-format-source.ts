/**
 * Which paragraph's format a new paragraph of plain text copies: that of the one before it, but not that of a
 * heading.
 */
import type { OldParagraph } from './old-paragraph.ts';

export function chooseFormatSource(
  before: OldParagraph | null,
  next: OldParagraph | null,
): OldParagraph | null {
  if (before === null || next === null) return before ?? next;
  return looksLikeHeading(before) && isText(next) ? next : before;
}

const LONGEST_HEADING = 30;

/** Headings are often only bold text: short, and not a sentence. */
function looksLikeHeading({ block, text }: OldParagraph): boolean {
  return (
    block.type === 'heading' || (text.length <= LONGEST_HEADING && !/[。；：，！？.;:,!?]\s*$/.test(text))
  );
}

function isText(paragraph: OldParagraph): boolean {
  const { type } = paragraph.block;
  return (type === 'paragraph' || type === 'listItem') && !looksLikeHeading(paragraph);
}
