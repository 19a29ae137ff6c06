/** Whose form a new paragraph of plain text takes: that of the one it stands behind, but not that of a heading. */
import type { OldParagraph } from './old-paragraph.ts';

export function chooseLender(before: OldParagraph | null, next: OldParagraph | null): OldParagraph | null {
  if (before === null || next === null) return before ?? next;
  return looksLikeHeading(before) && isText(next) ? next : before;
}

const LONGEST_HEADING = 30;

/** Headings are often only bold text: short, and no sentence. */
function looksLikeHeading({ block, text }: OldParagraph): boolean {
  return (
    block.type === 'heading' || (text.length <= LONGEST_HEADING && !/[。；：，！？.;:,!?]\s*$/.test(text))
  );
}

function isText(paragraph: OldParagraph): boolean {
  const { type } = paragraph.block;
  return (type === 'paragraph' || type === 'listItem') && !looksLikeHeading(paragraph);
}
