/**
 * The law library of a server: all laws by name, with their wordings and standing. Kept until laws are indexed anew, because reading them all for one
 * article takes longer than the article.
 */
import { createLawDirectory, type LawDirectory, statusOn } from '@wenjian/answers';
import type { LawHead } from '@wenjian/api';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import { readIndexState } from './law-index.repository.ts';
import { kindOfLaw } from './law-kind.ts';
import { countArticles, type LawRow, listLaws, readLoadedShipment } from './laws.repository.ts';

export interface LawLibrary {
  readonly directory: LawDirectory<LawRow>;
  /** One wording of each law: the one in force, or the newest; by name. */
  current(today: string): readonly LawRow[];
  head(law: LawRow, today: string): LawHead;
  /** The day of the texts that come with the product. */
  readonly stateOf: string | null;
}

/** Opened at each call: null while no law is there, or none is indexed. */
export function lawLibraryOf(connection: Connection): () => Promise<LawLibrary | null> {
  let opened: { readonly of: string; readonly library: Promise<LawLibrary> } | null = null;
  return async () => {
    const state = await readIndexState(connection);
    if (state === null) return null;
    if (opened?.of !== state.corpus) {
      const library = openLibrary(connection);
      opened = { of: state.corpus, library };
      // A failed opening is not kept.
      library.catch(() => {
        opened = null;
      });
    }
    return opened.library;
  };
}

async function openLibrary(connection: Connection): Promise<LawLibrary> {
  const laws = await listLaws(connection);
  const counts = await countArticles(connection);
  const shipment = await readLoadedShipment(connection);
  const directory = createLawDirectory(laws);
  const names = [...new Set(laws.map(({ name }) => shortLawName(name)))].sort((one, other) =>
    one.localeCompare(other, 'zh-CN'),
  );
  return {
    directory,
    current: (today) => names.flatMap((name) => wordingOn(directory.find(name), today) ?? []),
    head: (law, today) => headOf(law, counts.get(law.id) ?? 0, today),
    stateOf: shipment?.stateOf ?? null,
  };
}

/** The wording in force, else the newest. `wordings`: newest first. */
export function wordingOn(wordings: readonly LawRow[], today: string): LawRow | undefined {
  return wordings.find((law) => statusOn(law, today) === 'inForce') ?? wordings[0];
}

function headOf(law: LawRow, articles: number, today: string): LawHead {
  const { name, issuer, published, effective, stateOf } = law;
  const wording = published ?? '';
  const status = statusOn(law, today);
  return {
    ...{ name, issuer, wording, published, effective, status, stateOf, articles },
    kind: kindOfLaw(name, issuer),
  };
}
