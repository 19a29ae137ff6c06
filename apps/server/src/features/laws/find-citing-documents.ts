/**
 * The documents of a space that cite a law or one of its articles. Pages that name the law are read like any document whose citations are checked, so what counts as
 * a citation is the same everywhere.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type ArticleAddress, findCitations } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import { buildDocument, spanText } from '@wenjian/document';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { pagesNaming } from '../documents/index.ts';
import type { LawLibrary } from './law-library.ts';

interface CitingPage {
  readonly documentId: string;
  readonly name: string;
  readonly page: number | null;
  readonly words: string;
}

/** More than anybody reads; each takes some milliseconds of the server. */
const MOST_PAGES = 100;

/** `address`: null for the law as a whole, whichever article is cited. */
export async function findCitingDocuments(
  connection: Connection,
  scope: TeamScope,
  { directory }: Pick<LawLibrary, 'directory'>,
  { law, address }: { readonly law: string; readonly address: ArticleAddress | null },
): Promise<{ readonly items: readonly CitingPage[]; readonly isComplete: boolean }> {
  const [known] = directory.find(law);
  if (known === undefined) return { items: [], isComplete: true };
  const names = [known.name, shortLawName(known.name)];
  const pages = await pagesNaming(connection, scope, names, MOST_PAGES + 1);
  const items: CitingPage[] = [];
  for (const { documentId, name, page, text, ownEnd } of pages.slice(0, MOST_PAGES)) {
    const document = buildDocument({
      readerVersion: 'page',
      kind: 'txt',
      pages: null,
      // One paragraph of the same length: a PDF breaks lines inside of a citation.
      blocks: [{ type: 'paragraph', text: text.replaceAll('\n', ' ') }],
      notRead: [],
    });
    const cited = findCitations(document, directory).find(
      (citation) =>
        citation.start < ownEnd &&
        directory.find(citation.law)[0]?.name === known.name &&
        (address === null ||
          (citation.address?.number === address.number && citation.address.sub === address.sub)),
    );
    if (cited !== undefined) items.push({ documentId, name, page, words: spanText(document, cited) });
    // Others ask this server as well.
    await turn();
  }
  return { items, isComplete: pages.length <= MOST_PAGES };
}
