/** A product with a port and a model that answers as a test wants. */
import { randomUUID } from 'node:crypto';
import { CHAT_END_MARKER, CHAT_LINE_BREAK_MARKER, CHAT_PART_SEPARATOR, type ChatEvent } from '@wenjian/api';
import { type ChatConversation, openConversation } from '../../testing/chat-client.ts';
import {
  type ChatModelStandIn,
  type ChatScript,
  startChatModelStandIn,
} from '../../testing/chat-model-stand-in.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestProductOptions,
  type TestUser,
} from '../../testing/test-product.ts';

export const API_KEY = 'sk-nobody-may-read-this';

export interface ChatProduct {
  readonly product: TestProduct;
  readonly url: string;
  readonly model: ChatModelStandIn;
  /** The model's next behaviours, one after another; the last one serves all further questions. */
  play(...scripts: ChatScript[]): void;
  ask(user: TestUser, content: string, more?: object): Asked;
  resume(user: TestUser, chatId: string, lastEventId: number, more?: Resumed): ChatConversation;
  close(): Promise<void>;
}

export interface Resumed {
  readonly url?: string;
  readonly answerId?: string;
}

export interface Asked extends ChatConversation {
  readonly chatId: string;
}

export async function startChatProduct(options: TestProductOptions = {}): Promise<ChatProduct> {
  let scripts: readonly ChatScript[] = [{ pieces: ['好'] }];
  let played = 0;
  const model = await startChatModelStandIn(() => scripts[Math.min(played++, scripts.length - 1)] ?? {});
  const env = {
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: API_KEY,
    LLM_MODEL_LAW: 'law-1',
    LLM_MODEL_REASONING: 'deep-1',
  };
  const product = await startTestProduct({ ...options, env: { ...env, ...options.env } });
  const url = await product.server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    product,
    url,
    model,
    play(...wanted) {
      scripts = wanted;
      played = 0;
    },
    ask: (user, content, more = {}) => ask(url, user, content, more),
    resume: (user, chatId, lastEventId, { url: at = url, answerId } = {}) =>
      openConversation(at, [user.accessToken, chatId, resumeFrame(lastEventId, answerId)]),
    async close() {
      await product.close();
      await model.stop();
    },
  };
}

export function ask(url: string, user: TestUser, content: string, more: object = {}): Asked {
  const { chatId = randomUUID(), ...rest } = more as { chatId?: string };
  const message = JSON.stringify({ type: 'ask', content, ...rest });
  return { ...openConversation(url, [user.accessToken, chatId, message]), chatId };
}

const resumeFrame = (last_event_id: number, answer_id?: string): string =>
  JSON.stringify({ type: 'resume', last_event_id, answer_id });

export const isClose = (event: ChatEvent): event is ChatEvent & { type: 'close' } => event.type === 'close';

/** The text a reader of these events has at the end. */
export function contentOf(events: readonly ChatEvent[]): string {
  const parts = [''];
  for (const event of events) {
    if (event.type !== 'char' && event.type !== 'text') continue;
    if (event.content === CHAT_LINE_BREAK_MARKER) parts.push('');
    else if (event.content !== CHAT_END_MARKER) parts.push(`${parts.pop() ?? ''}${event.content}`);
  }
  return parts.join(CHAT_PART_SEPARATOR);
}

/** One of each run of events with the same type. */
export function orderOf(events: readonly ChatEvent[]): readonly string[] {
  return events.map(({ type }) => type).filter((type, index, list) => type !== list[index - 1]);
}
