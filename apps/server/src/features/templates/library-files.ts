/** The sources of the template library, which lie in `packages/templates/library`. */
import { readdir, readFile } from 'node:fs/promises';
import { type LibraryTemplate, readLibraryTemplate } from '@wenjian/templates';

const FOLDER = new URL('../../../../../packages/templates/library/', import.meta.url);
const SHARED = 'shared/clauses.md';
/** Also keeps a name from the address from naming a file elsewhere. */
const isId = /^[a-z0-9-]+$/;

export async function listLibraryIds(): Promise<readonly string[]> {
  const names = await readdir(FOLDER);
  return names.flatMap((name) => {
    const id = name.replace(/[.]md$/, '');
    return id !== name && isId.test(id) ? [id] : [];
  });
}

/** Null: there is no such template. */
export async function openLibraryTemplate(id: string): Promise<LibraryTemplate | null> {
  if (!(await listLibraryIds()).includes(id)) return null;
  const [source, shared] = await Promise.all([read(`${id}.md`), read(SHARED)]);
  return readLibraryTemplate(source, shared);
}

function read(name: string): Promise<string> {
  return readFile(new URL(name, FOLDER), 'utf8');
}
