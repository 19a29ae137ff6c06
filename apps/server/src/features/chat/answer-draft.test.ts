import type { ChatCitation } from '@wenjian/api';
import { expect, it } from 'vitest';
import { AnswerDraft } from './answer-draft.ts';
import type { NewChatEvent } from './running-reply.ts';

const citation: ChatCitation = {
  start: 0,
  end: 1,
  law: '灯塔法',
  article: null,
  verdict: 'exists',
  reason: '',
  text: null,
  successor: null,
};

it('a part that cannot be checked gets no verdict; the others get theirs, and the answer continues', async () => {
  const events: NewChatEvent[] = [];
  const unjudged: unknown[] = [];
  const broken = new Error('the laws are not there');
  const check = async (part: string) => {
    if (part.startsWith('坏')) throw broken;
    return [citation];
  };
  const draft = new AnswerDraft(
    (event) => events.push(event),
    check,
    (error) => unjudged.push(error),
  );
  draft.say('坏的一段\n\n好的一段\n\n');
  // Otherwise the first rejection would be unhandled by now.
  await new Promise((resolve) => setImmediate(resolve));
  draft.say('坏的末段');
  await draft.finish();
  expect(unjudged).toEqual([broken, broken]);
  const { content, citations } = draft.state;
  expect(content).toBe('坏的一段\n\n好的一段\n\n坏的末段');
  expect(citations.map(({ start, end }) => content.slice(start, end))).toEqual(['好']);
});
