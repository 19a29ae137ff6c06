/** Which pictures of a document were looked at for text, which were not, why, in which of its files and on which pages they are. */
import {
  type Block,
  type Coverage,
  type Document,
  documentParts,
  type PictureTextOutcome,
} from '@wenjian/document';
import { coverageText, pictureTextNames as text } from './plagiarism.text.ts';

/** A reader looks up a few pages, not a hundred. */
const MOST_PAGES = 12;

export function pictureTextCoverage(document: Document): Coverage {
  const pictures = document.blocks.filter(({ type }) => type === 'image');
  const parts = documentParts(document).map(({ name, start, end }) => {
    const own = pictures.filter((picture) => picture.start >= start && picture.end <= end);
    return coverageOf(own, (what) => (name === null ? what : coverageText.inFile(name, what)));
  });
  return {
    examined: parts.flatMap(({ examined }) => examined),
    notExamined: parts.flatMap(({ notExamined }) => notExamined),
  };
}

function coverageOf(pictures: readonly Block[], inFile: (what: string) => string): Coverage {
  const groups = Map.groupBy(
    pictures,
    ({ pictureText }): PictureTextOutcome | 'notTried' => pictureText ?? 'notTried',
  );
  const examined: Coverage['examined'][number][] = [];
  const notExamined: Coverage['notExamined'][number][] = [];
  for (const [outcome, group] of groups) {
    const count = group.length;
    switch (outcome) {
      case 'read':
      case 'empty':
      case 'repeated':
        examined.push({ what: inFile(onPages(text.examined[outcome], group)), count });
        break;
      default:
        notExamined.push({
          what: inFile(onPages(text.picture, group)),
          count,
          reason: text.notExamined[outcome],
        });
    }
  }
  return { examined, notExamined };
}

function onPages(what: string, pictures: readonly Block[]): string {
  const pages = [...new Set(pictures.flatMap(({ page }) => page ?? []))].sort((one, other) => one - other);
  if (pages.length === 0) return what;
  return text.onPages(what, pages.slice(0, MOST_PAGES), pages.length > MOST_PAGES);
}
