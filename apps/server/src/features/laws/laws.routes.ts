import { closestSentence } from '@wenjian/answers';
import {
  browseLaws,
  type LawKind,
  listLawCitations,
  listLikeClauses,
  readLaw,
  readLawArticle,
  searchLaws,
} from '@wenjian/api';
import { shortLawName } from '@wenjian/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { findLikeClauses, type PassageLikeness } from '../documents/index.ts';
import type { CurrentLawSearch } from './current-law-search.ts';
import { findCitingDocuments } from './find-citing-documents.ts';
import type { FoundArticle } from './found-article.ts';
import { type LawLibrary, lawLibraryOf } from './law-library.ts';
import { lawsText as text } from './laws.text.ts';
import { readOneArticle, readWholeLaw, requireAddress } from './read-law.ts';

interface LawRouteParts {
  readonly database: Connection;
  readonly laws: CurrentLawSearch;
  readonly likeness: PassageLikeness;
}

export function lawRoutes({ database, laws, likeness }: LawRouteParts): readonly RouteHandler[] {
  const openLibrary = lawLibraryOf(database);
  const requireLibrary = async () => {
    const library = await openLibrary();
    if (library === null) throw new AppError('NOT_FOUND', { message: text.notReady });
    return library;
  };
  const reading = async () => ({
    connection: database,
    library: await requireLibrary(),
    today: beijingToday(),
  });
  return [
    handle(browseLaws, async ({ query }) => browse(await openLibrary(), query)),
    handle(searchLaws, async ({ body: { question, top } }) => {
      const found = (await (await laws())?.(question, top)) ?? null;
      return { isReady: found !== null, items: (found ?? []).map((one) => presentFound(one, question)) };
    }),
    handle(readLaw, async ({ query }) => readWholeLaw(await reading(), query)),
    handle(readLawArticle, async ({ query }) => readOneArticle(await reading(), query)),
    handle(listLawCitations, async ({ query: { law, article }, context: { scope } }) => {
      const address = article === undefined ? null : requireAddress(article);
      const { items, isComplete } = await findCitingDocuments(database, scope, await requireLibrary(), {
        ...{ law, address },
      });
      return { items: [...items], isComplete };
    }),
    handle(listLikeClauses, async ({ query, context: { scope } }) => {
      const { law, article } = await readOneArticle(await reading(), query);
      // As the encoder was taught to see an article: its law's name says of what matter it speaks.
      const text = `${shortLawName(law.name)} ${article.label} ${article.text}`;
      const { items, ...looked } = await findLikeClauses(database, scope, text, likeness);
      return { items: [...items], ...looked };
    }),
  ];
}

interface Browsing {
  readonly kind?: LawKind | undefined;
  readonly name?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

function browse(library: LawLibrary | null, { kind, name = '', page, pageSize }: Browsing) {
  const counts = { law: 0, regulation: 0, interpretation: 0, other: 0 };
  if (library === null) return { isReady: false, items: [], total: 0, counts, stateOf: null };
  const today = beijingToday();
  const wanted = shortLawName(name);
  const named = library
    .current(today)
    .filter((law) => shortLawName(law.name).includes(wanted))
    .map((law) => library.head(law, today));
  for (const law of named) counts[law.kind]++;
  const listed = kind === undefined ? named : named.filter((law) => law.kind === kind);
  return {
    isReady: true,
    items: listed.slice((page - 1) * pageSize, page * pageSize),
    total: listed.length,
    counts,
    stateOf: library.stateOf,
  };
}

function presentFound(found: FoundArticle, question: string) {
  const { law, wording, article: label, text: said, status, stateOf, isQuotable: isNear } = found;
  return {
    law,
    wording,
    label,
    text: said,
    status,
    stateOf,
    isNear,
    matters: closestSentence(said, question),
  };
}
