/**
 * Keeps a shown result up to date with changes of others. One request waits at the server until something
 * changes; then the changed parts are read again.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, type LiveTopic, type TaskTool, tools, toolTable, watchProduct } from '@wenjian/api';
import { useEffect, useState } from 'react';
import { callUntil } from '../../../shared/http/client.ts';

type Answer = AnswerOf<typeof watchProduct>;
export type Person = Answer['people'][number];

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** The current viewers. A hidden page does not wait: browsers allow few connections to one server. */
export function useLive(productId: string): readonly Person[] {
  const client = useQueryClient();
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    let cursor: string | undefined;
    let watching: AbortController | null = null;
    const onAnswer = (answer: Answer | null) => {
      setPeople(answer?.people ?? []);
      refresh(client, productId, changedBy(answer, cursor));
      cursor = answer?.cursor ?? cursor;
    };
    const watchWhileSeen = () => {
      if (document.hidden) {
        watching?.abort();
        watching = null;
      } else if (!watching) {
        watching = new AbortController();
        void watch(productId, () => cursor, watching.signal, onAnswer);
      }
    };
    watchWhileSeen();
    document.addEventListener('visibilitychange', watchWhileSeen);
    return () => {
      document.removeEventListener('visibilitychange', watchWhileSeen);
      watching?.abort();
    };
  }, [client, productId]);
  return people;
}

function changedBy(answer: Answer | null, cursor: string | undefined): readonly LiveTopic[] {
  // Closed, gone or unreachable: the shown page detects that itself.
  if (!answer) return ['collaboration'];
  // Changes between loading the page and the first response are unknown: small parts are read again.
  return cursor === undefined ? ['decisions', 'comments'] : answer.changed;
}

async function watch(
  productId: string,
  cursorNow: () => string | undefined,
  signal: AbortSignal,
  onAnswer: (answer: Answer | null) => void,
): Promise<void> {
  const ask = callUntil(signal);
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const cursor = cursorNow();
    const query = cursor === undefined ? {} : { cursor };
    const answer = await ask(watchProduct, { params: { productId }, query }).catch(() => null);
    if (signal.aborted) return;
    onAnswer(answer);
    if (answer) {
      retryMs = FIRST_RETRY_MS;
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  }
}

/** A task is cached under the name of its kind. */
function keysOfTasks(names: readonly TaskTool[]): readonly string[] {
  return names.map((tool) => toolTable[tool].object);
}

/** Prefixes of each topic's cache keys; the second part is the product's id. */
const keysOf: Readonly<Record<LiveTopic, readonly string[]>> = {
  decisions: ['decisions'],
  comments: ['finding-comments'],
  status: keysOfTasks(tools.names),
  // The permission also decides who may write comments.
  collaboration: ['collaboration', ...keysOfTasks(tools.shared), 'finding-comments'],
  people: [],
};

function refresh(client: QueryClient, productId: string, topics: readonly LiveTopic[]): void {
  for (const name of new Set(topics.flatMap((topic) => keysOf[topic])))
    void client.invalidateQueries({ queryKey: [name, productId] });
}
