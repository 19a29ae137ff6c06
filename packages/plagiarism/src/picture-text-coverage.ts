/** Which pictures of a document were looked at for text, which were not, why, and on which pages they are. */
import type { Block, Coverage, Document, PictureTextOutcome } from '@wenjian/document';
import { pictureTextNames as text } from './plagiarism.text.ts';

/** A reader looks up a few pages, not a hundred. */
const MOST_PAGES = 12;

export function pictureTextCoverage({ blocks }: Document): Coverage {
  const groups = Map.groupBy(
    blocks.filter(({ type }) => type === 'image'),
    ({ pictureText }): PictureTextOutcome | 'notTried' => pictureText ?? 'notTried',
  );
  const examined: Coverage['examined'][number][] = [];
  const notExamined: Coverage['notExamined'][number][] = [];
  for (const [outcome, pictures] of groups) {
    const count = pictures.length;
    switch (outcome) {
      case 'read':
      case 'empty':
      case 'repeated':
        examined.push({ what: onPages(text.examined[outcome], pictures), count });
        break;
      default:
        notExamined.push({ what: onPages(text.picture, pictures), count, reason: text.notExamined[outcome] });
    }
  }
  return { examined, notExamined };
}

function onPages(what: string, pictures: readonly Block[]): string {
  const pages = [...new Set(pictures.flatMap(({ page }) => page ?? []))].sort((one, other) => one - other);
  if (pages.length === 0) return what;
  return text.onPages(what, pages.slice(0, MOST_PAGES), pages.length > MOST_PAGES);
}
