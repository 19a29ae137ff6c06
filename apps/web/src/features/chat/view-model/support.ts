/** The request to `/similarity` and the meaning of its response. */
import {
  type AnswerOf,
  type ChatMessage,
  type ChatSource,
  type compareSentences,
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

type SimilarityReply = AnswerOf<typeof compareSentences>;

/** By sentence index: the number of the source that supports it. A reply that reports an error is ignored (docs/spec.md#failures). */
export function supportOf(
  { list, errorCode, errorMessage }: SimilarityReply,
  sources: readonly ChatSource[],
): ReadonlyMap<number, number> {
  if (errorCode !== undefined || errorMessage !== undefined) return new Map();
  return new Map(
    list.flatMap(({ index, is_supported }, sentence) => {
      const source = index === null ? undefined : sources[index];
      return is_supported && source ? [[sentence, source.number] as const] : [];
    }),
  );
}
