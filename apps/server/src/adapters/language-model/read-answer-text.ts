/** The text of a chat completion, streamed as server-sent events or whole. What the model thinks aloud (`reasoning_content`) is left out. */
import { ModelFailure } from '@wenjian/audit';
import { z } from 'zod';

export async function* readAnswerText(response: Response): AsyncIterable<string> {
  // Some endpoints stream under another name, and some answer whole although a stream was asked for.
  const isStream = response.headers.get('content-type')?.includes('json') !== true;
  let isEnded = !isStream;
  for await (const data of isStream ? eventsOf(response) : [await wholeBody(response)]) {
    if (data === '[DONE]') return;
    const choice = choiceOf(data);
    const text = choice?.delta?.content ?? choice?.message?.content;
    if (text) yield text;
    if (choice?.finish_reason === 'content_filter') throw new ModelFailure('rejected');
    if (choice?.finish_reason === 'length') throw new ModelFailure('cutOff');
    isEnded ||= Boolean(choice?.finish_reason);
  }
  if (!isEnded) throw new ModelFailure('cutOff');
}

/** Thinking included; more than this is a model that never ends. */
const MAX_BYTES = 4_000_000;
/** A piece of an answer is some words. */
const MAX_LINE = 200_000;

const content = z.object({ content: z.string().nullish() }).nullish();
const chunk = z.object({
  choices: z.array(z.object({ delta: content, message: content, finish_reason: z.string().nullish() })),
});

/** The last chunk may carry the count of tokens and no choice. An error inside the stream is no chunk. */
function choiceOf(data: string) {
  const parsed = chunk.safeParse(jsonOf(data));
  if (!parsed.success) throw new ModelFailure('unreachable');
  return parsed.data.choices[0];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data of each event. All endpoints of this kind send one line of data an event. */
async function* eventsOf(response: Response): AsyncIterable<string> {
  let rest = '';
  for await (const text of textOf(response)) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new ModelFailure('tooLong');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}

async function wholeBody(response: Response): Promise<string> {
  let body = '';
  for await (const text of textOf(response)) body += text;
  return body;
}

async function* textOf({ body }: Response): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new ModelFailure('tooLong');
    yield decoder.decode(part, { stream: true });
  }
}
