/** The scenes of use: written for a role, worked through on sample files that anybody can download and try. */
import type { FrontMatter } from '../content/text-tree.ts';
import { idOfFile, listIn, wordIn } from './front-matter.ts';

export interface UseCase {
  readonly id: string;
  readonly title: string;
  /** The role with this problem. */
  readonly role: string;
  readonly tool: string;
  readonly summary: string;
  readonly date: string;
  /** Addresses of its sample files. */
  readonly samples: readonly { readonly name: string; readonly path: string }[];
  /** The command that produces the figures, for readers who want to verify them. */
  readonly command: string;
  /** The tool's findings in the samples. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

const heads = import.meta.glob<FrontMatter>('../content/cases/*.md', {
  eager: true,
  query: '?meta',
  import: 'meta',
});

export const cases: readonly UseCase[] = Object.entries(heads)
  .map(([file, meta]) => caseOf(idOfFile(file), meta))
  .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));

function caseOf(id: string, meta: FrontMatter): UseCase {
  return {
    id,
    title: wordIn(meta, 'title', id),
    role: wordIn(meta, 'role', id),
    tool: wordIn(meta, 'tool', id),
    summary: wordIn(meta, 'summary', id),
    date: wordIn(meta, 'date', id),
    command: wordIn(meta, 'command', id),
    samples: listIn(meta, 'samples', id).map((name) => ({ name, path: `/samples/${id}/${name}` })),
    figures: listIn(meta, 'figures', id).map((figure) => {
      const [name = '', value = ''] = figure.split('=');
      return { name, value };
    }),
  };
}

/** The others, beginning with the next one. */
export function otherCases(shown: UseCase): readonly UseCase[] {
  const at = cases.indexOf(shown);
  return [...cases.slice(at + 1), ...cases.slice(0, at)];
}
