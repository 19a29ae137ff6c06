/** What could be asked next: by the model where there is one and it answers in time, else by what was spoken of. */
import { createHash } from 'node:crypto';
import { followUpQuestions, type Said } from '@wenjian/answers';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import type { Connection } from '../../platform/database.ts';
import { findAnswerByHash, saveRecommended } from './chat-messages.repository.ts';
import { promptText } from './prompt.text.ts';

const WANTED = 3;
const MODEL_MS = 15_000;
const LONGEST_QUESTION = 60;
/** The end of the conversation is what the next question is about. */
const HISTORY_CHARACTERS = 4_000;

export async function predictQuestions(
  connection: Connection,
  model: ChatModel | null,
  userId: string,
  history: readonly Said[],
): Promise<readonly string[]> {
  const byModel = model === null ? [] : await askModel(model, history).catch(() => []);
  const questions = byModel.length === 0 ? followUpQuestions(history, WANTED) : byModel;
  const answer = history.at(-1);
  if (answer?.role === 'assistant') {
    const sha256 = createHash('sha256').update(answer.content).digest('hex');
    const message = await findAnswerByHash(connection, userId, sha256);
    if (message) await saveRecommended(connection, message.id, questions);
  }
  return questions;
}

async function askModel(model: ChatModel, history: readonly Said[]): Promise<readonly string[]> {
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
