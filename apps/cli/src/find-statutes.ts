/** The statutes that documents quote, from the corpus of the data folder, if it has one. */
import type { Coverage, Document } from '@wenjian/document';
import { cliText } from './cli.text.ts';
import { DEFAULT_DATA_FOLDER } from './parse-arguments.ts';

export interface StatuteSearch {
  readonly statutes: readonly Document[];
  readonly coverage: Coverage;
}

const missing: StatuteSearch = {
  statutes: [],
  coverage: {
    examined: [],
    notExamined: [{ what: cliText.similar.statutes, count: 1, reason: cliText.similar.noStatutes }],
  },
};

export async function findStatutes(
  documents: readonly Document[],
  dataFolder: string | undefined,
): Promise<StatuteSearch> {
  const { openExistingLaws } = await import('@wenjian/server');
  const laws = await openExistingLaws({
    dataFolder: dataFolder ?? DEFAULT_DATA_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
  });
  if (laws === null) return missing;
  try {
    const found = await laws.quotedIn(documents);
    if (found.corpus === 'none') return missing;
    return {
      statutes: found.statutes === null ? [] : [found.statutes],
      coverage: {
        examined: found.laws.map(({ name, articles }) => ({
          what: cliText.similar.statutesOf(name),
          count: articles,
        })),
        notExamined:
          found.corpus === 'ready'
            ? []
            : [{ what: cliText.similar.statutes, count: 1, reason: cliText.similar.statutesIndexing }],
      },
    };
  } finally {
    await laws.close();
  }
}
