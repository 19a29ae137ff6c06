/** Which templates of the library a search shows, and how many of each kind there are. */
import type { LibraryEntry } from './shapes.ts';

/** Every word must be somewhere in its title, kind, summary or keywords. */
export function searchLibrary(
  entries: readonly LibraryEntry[],
  { kind, words }: { readonly kind: string | null; readonly words: string },
): readonly LibraryEntry[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    if (kind !== null && entry.kind !== kind) return false;
    const all = [entry.title, entry.kindName, entry.summary, ...entry.keywords].join('\n').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

export interface LibraryKind {
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** In the order of the entries. */
export function kindsOf(entries: readonly LibraryEntry[]): readonly LibraryKind[] {
  return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    name: own[0]?.kindName ?? kind,
    count: own.length,
  }));
}
