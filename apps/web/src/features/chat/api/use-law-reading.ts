/**
 * The follow-up work for a finished answer of the law mode (docs/spec.md#chat): similarity of its sentences with
 * the sources, and follow-up questions.
 */
import { useQuery } from '@tanstack/react-query';
import { type ChatMessage, compareSentences, predictQuestions, readAnswerSources } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { similarityLists, sourcesOf, supportOf } from '../view-model/support.ts';
import { queryKeys } from './query-keys.ts';
import { sha256Hex } from './sha256-hex.ts';

const NO_SUPPORT: ReadonlyMap<number, number> = new Map();
const NONE: readonly string[] = [];

export function useSupport(message: ChatMessage, sentences: readonly string[]): ReadonlyMap<number, number> {
  const sources = sourcesOf(message);
  const { data } = useQuery({
    queryKey: queryKeys.support(message.id),
    queryFn: async () => {
      const reply = await call(compareSentences, { body: similarityLists(sentences, sources) });
      return supportOf(reply, sources);
    },
    enabled: isRead(message) && sources.length > 0 && sentences.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    // A failed similarity call is ignored silently (docs/spec.md#failures).
    retry: false,
  });
  return data ?? NO_SUPPORT;
}

/**
 * Of the last answer of a chat; the server keeps them under the answer's digest. An answer without a model may have brought its own, in any mode; others are asked for
 * in the law mode.
 */
export function useFollowUps(message: ChatMessage, history: readonly ChatMessage[]): readonly string[] {
  const { data } = useQuery({
    queryKey: queryKeys.followUps(message.id),
    queryFn: async () =>
      (await keptFollowUps(message)) ?? (message.mode === 'law' ? await askFollowUps(history) : NONE),
    enabled: mayGoOn(message) && message.recommend_list.length === 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return message.recommend_list.length > 0 ? message.recommend_list : (data ?? NONE);
}

function isRead(message: ChatMessage): boolean {
  return message.mode === 'law' && isAnswered(message);
}

function mayGoOn(message: ChatMessage): boolean {
  return isAnswered(message) && (message.mode === 'law' || message.engine === 'local');
}

function isAnswered({ role, state, content }: ChatMessage): boolean {
  return role === 'assistant' && state === 'done' && content !== '';
}

async function keptFollowUps({ content }: ChatMessage): Promise<readonly string[] | null> {
  const digest = await sha256Hex(content);
  if (digest === null) return null;
  const kept = await call(readAnswerSources, { query: { query: digest } });
  return kept && kept.recommend_list.length > 0 ? kept.recommend_list : null;
}

/** Follow-up questions depend only on the last messages. */
const HISTORY_MAX = 20;

async function askFollowUps(history: readonly ChatMessage[]): Promise<readonly string[]> {
  const said = history.slice(-HISTORY_MAX).map(({ role, content }) => ({ role, content }));
  return (await call(predictQuestions, { body: { history: said, mode: 'law' } })).recommend_list;
}
