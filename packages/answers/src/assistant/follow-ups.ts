/**
 * Suggested next questions for a conversation. Promise: none of them was asked already; returns as many as
 * requested.
 */
import { commonFollowUps, followUpTopics } from './follow-ups.text.ts';

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Questions identify the topic better than answers, which may mention many things. */
const ASKED_WEIGHT = 3;

export function followUpQuestions(history: readonly ChatTurn[], wanted: number): readonly string[] {
  const asked = history.filter(({ role }) => role === 'user');
  const question = asked.at(-1)?.content ?? '';
  const answer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const count = (text: string, words: readonly string[]) =>
    words.filter((word) => text.includes(word)).length;
  const topics = followUpTopics
    .map((topic) => ({
      ...topic,
      score: ASKED_WEIGHT * count(question, topic.words) + count(answer, topic.words),
    }))
    .filter(({ score }) => score >= ASKED_WEIGHT)
    .sort((one, other) => other.score - one.score);
  const known = new Set(asked.map(({ content }) => content.trim()));
  const [first, second] = topics;
  const candidates = [
    ...(first?.questions.slice(0, 2) ?? []),
    ...(second?.questions.slice(0, 1) ?? []),
    ...(first?.questions.slice(2) ?? []),
    ...commonFollowUps,
  ];
  return [...new Set(candidates)].filter((candidate) => !known.has(candidate)).slice(0, wanted);
}
