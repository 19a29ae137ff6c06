/** The plain text of a document in pages and paragraphs. Pure. */
import { documentsText } from '../text.ts';
import type { DocumentText, TextBlock } from './document-shapes.ts';

export interface TextParagraph {
  readonly id: string;
  readonly text: string;
  /** 1 to 6 for a heading, null for everything else. */
  readonly level: number | null;
  /** The label of text outside the body: 页眉, 脚注, 批注 …; null for the body. */
  readonly role: string | null;
}

export interface TextPage {
  /** Starts at 1; null for text without a page. */
  readonly page: number | null;
  readonly paragraphs: readonly TextParagraph[];
}

/** Text order is kept, so a page may occur twice, e.g. when its footnotes are at the end of the text. */
export function textPages({ text, blocks }: DocumentText): readonly TextPage[] {
  const pages: { page: number | null; paragraphs: TextParagraph[] }[] = [];
  for (const block of blocks) {
    const page = block.page ?? null;
    const content = text.slice(block.start, block.end).trim();
    if (content === '') continue;
    const paragraph = {
      id: block.id,
      text: content,
      level: levelOf(block),
      role: roles.get(block.type) ?? null,
    };
    const last = pages.at(-1);
    if (last && last.page === page) last.paragraphs.push(paragraph);
    else pages.push({ page, paragraphs: [paragraph] });
  }
  return pages;
}

/** Characters as a reader counts them: without white space. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const character of text) if (!/\s/.test(character)) count += 1;
  return count;
}

const roles: ReadonlyMap<string, string> = new Map(Object.entries(documentsText.roles));

const DEEPEST_HEADING = 6;

function levelOf({ type, level }: TextBlock): number | null {
  if (type !== 'heading') return null;
  return Math.min(DEEPEST_HEADING, Math.max(1, level ?? 1));
}
