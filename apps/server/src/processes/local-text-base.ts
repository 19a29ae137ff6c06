/** The command line's text base on a data folder, with a database for the duration of the command. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBlobStore } from '../adapters/blob-store/create-blob-store.ts';
import { createPostgresTextBase } from '../adapters/text-base/postgres.text-base.ts';
import { createLocalTextBase, type LocalTextBase } from '../features/plagiarism/index.ts';
import { type DataPlace, lendDatabase } from './backup/lend-database.ts';

export interface OpenTextBase extends LocalTextBase {
  close(): Promise<void>;
}

export async function openLocalTextBase(place: DataPlace): Promise<OpenTextBase> {
  const folder = resolve(place.dataFolder);
  mkdirSync(folder, { recursive: true });
  const { database, close } = await lendDatabase(place);
  try {
    const base = await createLocalTextBase({
      database,
      blobs: await createBlobStore(join(folder, 'blobs')),
      textBase: createPostgresTextBase(database),
    });
    return { ...base, close };
  } catch (error) {
    await close();
    throw error;
  }
}
