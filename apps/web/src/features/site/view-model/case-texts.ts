/** The texts of the use cases, one chunk each, and their ids: all that every site page needs of them. */
import type { Block } from '../content/text-tree.ts';
import { idOfFile } from './front-matter.ts';

export const CASE_PATH = '/customer-case/detail';

const bodies = import.meta.glob<readonly Block[]>('../content/cases/*.md', { import: 'body' });

export const caseIds: readonly string[] = Object.keys(bodies).map(idOfFile);

export async function loadCaseBody(id: string): Promise<readonly Block[]> {
  const load = bodies[`../content/cases/${id}.md`];
  if (load === undefined) throw new Error(`there is no case ${id}`);
  return load();
}
