/**
 * What could be asked next: by the model where there is one and it answers in time, else by what was spoken of. Promise: the model is asked about
 * answers that were given here (and counted) only, in the words that were kept of them, and once about each.
 */
import { createHash } from 'node:crypto';
import { type ChatTurn, followUpQuestions } from '@wenjian/answers';
import { ModelFailure } from '@wenjian/audit';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import type { Connection } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import { findAnswerByHash, listSaid, saveRecommended } from './chat-messages.repository.ts';
import { promptText } from './prompt.text.ts';

const WANTED = 3;
const MODEL_MS = 15_000;
const LONGEST_QUESTION = 60;
/** The end of the conversation is what the next question is about. */
const HISTORY_CHARACTERS = 4_000;

/** What the model is told of a chat. */
const NEWEST = 6;

export interface PredictParts {
  readonly database: Connection;
  readonly model: ChatModel | null;
  readonly log: Logger;
}

export async function predictQuestions(
  { database, model, log }: PredictParts,
  userId: string,
  history: readonly ChatTurn[],
): Promise<readonly string[]> {
  const last = history.at(-1);
  const sha256 = createHash('sha256')
    .update(last?.content ?? '')
    .digest('hex');
  const answer = last?.role === 'assistant' ? await findAnswerByHash(database, userId, sha256) : null;
  if (answer === null) return followUpQuestions(history, WANTED);
  if (answer.recommended.length > 0) return answer.recommended;
  const said = await listSaid(database, answer.chatId, { newest: NEWEST, upTo: answer.position });
  const byModel = model === null ? [] : await askModel(model, said).catch((error) => noteFailure(log, error));
  const questions = byModel.length === 0 ? followUpQuestions(said, WANTED) : byModel;
  await saveRecommended(database, answer.id, questions);
  return questions;
}

/** Neither the question nor the key is in a failure of the model. */
function noteFailure(log: Logger, error: unknown): readonly string[] {
  if (error instanceof ModelFailure) log.warn({ kind: error.kind }, 'language model: follow-up questions');
  else log.error({ err: error }, 'follow-up questions');
  return [];
}

async function askModel(model: ChatModel, history: readonly ChatTurn[]): Promise<readonly string[]> {
  const said = history.map(({ role, content }) => `${promptText.speakers[role]}${content}`).join('\n');
  const content = promptText.predict(said.slice(-HISTORY_CHARACTERS));
  const signal = AbortSignal.timeout(MODEL_MS);
  let answer = '';
  for await (const piece of model.reply({ mode: 'law', turns: [{ role: 'user', content }], signal }))
    if (piece.kind === 'text') answer += piece.text;
  return answer
    .split('\n')
    .map((line) => line.replace(/^[\s\d.、)）-]+/, '').trim())
    .filter((line) => line.length > 1 && line.length <= LONGEST_QUESTION)
    .slice(0, WANTED);
}
