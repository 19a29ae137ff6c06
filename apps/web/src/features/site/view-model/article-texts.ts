/** The texts of the articles, one chunk each, and their ids: all that every page of the site has to know of them. */
import type { Block } from '../content/text-tree.ts';
import { idOfFile } from './front-matter.ts';

export const ARTICLE_PATH = '/information-center/detail';

const bodies = import.meta.glob<readonly Block[]>('../content/articles/*.md', { import: 'body' });

export const articleIds: readonly string[] = Object.keys(bodies).map(idOfFile);

export async function loadArticleBody(id: string): Promise<readonly Block[]> {
  const load = bodies[`../content/articles/${id}.md`];
  if (load === undefined) throw new Error(`there is no article ${id}`);
  return load();
}
