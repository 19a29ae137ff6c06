/** The request to `/similarity` and the meaning of its response. */
import {
  type ChatMessage,
  type ChatSource,
  SIMILARITY_LIST_MAX,
  SIMILARITY_TEXT_MAX_CHARACTERS,
} from '@wenjian/api';

export function sourcesOf({ source_list, cases_list }: Pick<ChatMessage, 'source_list' | 'cases_list'>) {
  return [...source_list, ...cases_list];
}

export function similarityLists(sentences: readonly string[], sources: readonly ChatSource[]) {
  const cut = (texts: readonly string[]) =>
    texts.slice(0, SIMILARITY_LIST_MAX).map((text) => text.slice(0, SIMILARITY_TEXT_MAX_CHARACTERS));
  return { listA: cut(sentences), listB: cut(sources.map(({ text }) => text)) };
}

interface Similar {
  readonly index: number | null;
  readonly is_supported: boolean;
}

/** By sentence index: the number of the source that supports it. */
export function supportOf(
  similar: readonly Similar[],
  sources: readonly ChatSource[],
): ReadonlyMap<number, number> {
  return new Map(
    similar.flatMap(({ index, is_supported }, sentence) => {
      const source = index === null ? undefined : sources[index];
      return is_supported && source ? [[sentence, source.number] as const] : [];
    }),
  );
}
