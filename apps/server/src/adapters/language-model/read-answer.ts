/** A chat completion, streamed as server-sent events or whole. */
import { ModelFailure } from '@wenjian/audit';
import { z } from 'zod';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. */
  readonly arguments: string;
}

export type AnswerPiece =
  /** The model's reasoning (`reasoning_content`). */
  | { readonly kind: 'think'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The model wants these run before it goes on. */
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  /** An unreadable chunk: words may be missing here. */
  | { readonly kind: 'lost' };

/** All or nothing: one unreadable chunk makes the answer useless. */
export async function* readAnswerText(response: Response): AsyncIterable<string> {
  for await (const piece of readAnswerPieces(response)) {
    if (piece.kind === 'lost') throw new ModelFailure('unreachable');
    if (piece.kind === 'text') yield piece.text;
  }
}

/** This many unreadable chunks mean a broken endpoint. */
const MAX_LOST = 5;

/** For people, who can use a partial answer. */
export async function* readAnswerPieces(response: Response): AsyncIterable<AnswerPiece> {
  // Some endpoints stream under another content type, and some answer in one piece although a stream was
  // requested.
  const isStream = response.headers.get('content-type')?.includes('json') !== true;
  let isEnded = !isStream;
  let lost = 0;
  const calls = new Map<number, ToolCall>();
  for await (const data of isStream ? eventsOf(response) : [await wholeBody(response)]) {
    if (data === '[DONE]') {
      isEnded = true;
      break;
    }
    const read = choiceOf(data);
    if (read === null) {
      if (++lost > MAX_LOST) throw new ModelFailure('unreachable');
      yield { kind: 'lost' };
      continue;
    }
    const { choice } = read;
    const said = choice?.delta ?? choice?.message;
    const thought = said?.reasoning_content ?? said?.reasoning;
    if (thought) yield { kind: 'think', text: thought };
    if (said?.content) yield { kind: 'text', text: said.content };
    for (const part of said?.tool_calls ?? []) addCall(calls, part);
    if (choice?.finish_reason === 'content_filter') throw new ModelFailure('rejected');
    if (choice?.finish_reason === 'length') throw new ModelFailure('cutOff');
    isEnded ||= Boolean(choice?.finish_reason);
  }
  if (!isEnded) throw new ModelFailure('cutOff');
  if (calls.size > 0) yield { kind: 'calls', calls: [...calls.values()] };
}

/** A model that wants more at once is not answering. */
const MAX_CALLS = 8;

/** A call comes in parts: its name first, then its arguments piece by piece. */
function addCall(calls: Map<number, ToolCall>, part: CallPart): void {
  const index = part.index ?? calls.size;
  const before = calls.get(index);
  if (before === undefined && calls.size >= MAX_CALLS) throw new ModelFailure('tooLong');
  calls.set(index, {
    id: before?.id || (part.id ?? ''),
    name: `${before?.name ?? ''}${part.function?.name ?? ''}`,
    arguments: `${before?.arguments ?? ''}${part.function?.arguments ?? ''}`,
  });
}

/** Reasoning included; a longer answer never ends. */
const MAX_BYTES = 4_000_000;
/** The limit for one piece, which normally is a few words. */
const MAX_LINE = 200_000;

const callPart = z.object({
  index: z.number().int().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
type CallPart = z.infer<typeof callPart>;

const said = z
  .object({
    tool_calls: z.array(callPart).nullish(),
    content: z.string().nullish(),
    reasoning_content: z.string().nullish(),
    reasoning: z.string().nullish(),
  })
  .nullish();
const chunk = z.object({
  choices: z.array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() })),
});
const failed = z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) });

/** The last chunk may carry the count of tokens and no choice. Null: no chunk. An error inside the stream ends it. */
function choiceOf(data: string) {
  const value = jsonOf(data);
  const parsed = chunk.safeParse(value);
  if (parsed.success) return { choice: parsed.data.choices[0] };
  if (failed.safeParse(value).success) throw new ModelFailure('unreachable');
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data of each event. All endpoints of this kind send one line of data per event. */
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
