/**
 * Follow-up questions: from the model if there is one and it answers in time, else from the topics. Promise:
 * the model is asked only about answers that were given (and counted) here, with their stored text, and once
 * about each.
 */
import { createHash } from 'node:crypto';
import { type ChatTurn, followUpQuestions } from '@wenjian/answers';
import { ModelFailure } from '@wenjian/audit';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { findAnswerByHash, listRecentMessages, saveRecommended } from './chat-messages.repository.ts';
import { promptText } from './prompt.text.ts';

const WANTED = 3;
const MODEL_MS = 15_000;
const LONGEST_QUESTION = 60;
/** The next question is about the end of the conversation. */
const HISTORY_CHARACTERS = 4_000;

/** The part of a chat sent to the model. */
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
  const said = await listRecentMessages(database, answer.chatId, { newest: NEWEST, upTo: answer.position });
  const byModel = model === null ? [] : await askModel(model, said).catch((error) => noteFailure(log, error));
  const questions = byModel.length === 0 ? followUpQuestions(said, WANTED) : byModel;
  await saveRecommended(database, answer.id, questions);
  return questions;
}

/** A model failure contains neither the question nor the key. */
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
