import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailure } from '@wenjian/audit';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ChatModelStandIn,
  type ChatScript,
  startChatModelStandIn,
} from '../../testing/chat-model-stand-in.ts';
import type { ChatTool, ReplyPiece } from './chat-model.port.ts';
import { createOpenAiChatModel, type ReplyLimits } from './openai.chat-model.ts';
import { retryAfterMs } from './openai-endpoint.ts';

const limits: ReplyLimits = {
  firstPieceMs: 20_000,
  nextPieceMs: 20_000,
  replyMs: 60_000,
  retryPauseMs: 1,
  replyCharacters: 1_000,
};

let endpoint: ChatModelStandIn | null = null;
afterEach(async () => {
  await endpoint?.stop();
  endpoint = null;
});

/** One script per call; the last one serves all further calls. */
async function hear(
  scripts: readonly ChatScript[],
  own: Partial<ReplyLimits> = {},
  signal = new AbortController().signal,
  tools: readonly ChatTool[] = [],
) {
  const server = await startChatModelStandIn((index) => scripts[Math.min(index, scripts.length - 1)] ?? {});
  endpoint = server;
  const chat = {
    models: { law: 'm', general: 'm', reasoning: 'm', assistant: 'm' },
    maxTokens: 100,
    contextTokens: 1_000,
  };
  const config = { baseUrl: server.baseUrl, apiKey: null, model: 'm', chat };
  const model = createOpenAiChatModel(config, { ...limits, ...own });
  const pieces: ReplyPiece[] = [];
  let failure: unknown = null;
  try {
    for await (const piece of model.reply({ mode: 'law', turns: [], tools, signal })) pieces.push(piece);
  } catch (error) {
    failure = error;
  }
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  const kind = failure instanceof ModelFailure ? failure.kind : failure;
  return { text, kind, calls: server.requests.length, server };
}

const answer: ChatScript = { pieces: ['答', '了'] };

describe('before the first word of the answer', () => {
  it.each<[string, readonly ChatScript[], number]>([
    ['one 429', [{ status: 429 }, answer], 2],
    ['two 500', [{ status: 500 }, { status: 500 }, answer], 3],
    ['a cut connection', [{ end: 'cut' }, answer], 2],
    ['an error in the stream', [{ end: 'error', errorCode: 500 }, answer], 2],
    ['a 429 and a cut connection', [{ status: 429 }, { end: 'cut' }, answer], 3],
  ])('%s is retried successfully', async (_, scripts, calls) => {
    expect(await hear(scripts)).toMatchObject({ text: '答了', kind: null, calls });
  });

  it.each<[string, readonly ChatScript[], ModelFailure['kind']]>([
    ['429', [{ status: 429 }], 'busy'],
    ['500', [{ status: 500 }], 'unreachable'],
    ['cut connections', [{ end: 'cut' }], 'cutOff'],
    ['errors in the stream', [{ end: 'error' }], 'unreachable'],
    ['a bit of everything', [{ status: 500 }, { end: 'cut' }, { status: 429 }, answer], 'busy'],
  ])('repeated %s fails after three calls', async (_, scripts, kind) => {
    expect(await hear(scripts)).toMatchObject({ text: '', kind, calls: 3 });
  });

  it.each([401, 404, 400])('%i is not retried, because the result would be the same', async (status) => {
    expect(await hear([{ status }, answer])).toMatchObject({ text: '', calls: 1 });
  });

  it('the pause an endpoint asks for is kept: no call is made meanwhile, and a stop ends it', async () => {
    const stopping = new AbortController();
    const heard = hear([{ status: 429, retryAfter: '9' }, answer], {}, stopping.signal);
    await expect.poll(() => endpoint?.requests.length).toBe(1);
    // Its own pause is a millisecond.
    await pause(200);
    expect(endpoint?.requests).toHaveLength(1);
    stopping.abort();
    expect(await heard).toMatchObject({ kind: 'stopped', calls: 1 });
  });

  it('an endpoint that asks for a pause longer than the limit is not asked again', async () => {
    expect(await hear([{ status: 429, retryAfter: '3600' }, answer])).toMatchObject({
      kind: 'busy',
      calls: 1,
    });
  });

  it('all tries together share one timeout', async () => {
    const never: ChatScript = { end: 'never' };
    expect(await hear([{ status: 500 }, never], { firstPieceMs: 300 })).toMatchObject({
      kind: 'timeout',
      calls: 2,
    });
  });
});

describe('after the first word of the answer', () => {
  it.each<[string, ChatScript, ModelFailure['kind']]>([
    ['a 429', { pieces: ['一半'], end: 'error', errorCode: 429 }, 'unreachable'],
    ['a 500', { pieces: ['一半'], end: 'error', errorCode: 500 }, 'unreachable'],
    ['a cut connection', { pieces: ['一半'], end: 'cut' }, 'cutOff'],
  ])('%s ends the answer without another try', async (_, script, kind) => {
    expect(await hear([script, answer])).toMatchObject({ text: '一半', kind, calls: 1 });
  });

  it('the same applies after the first reasoning text', async () => {
    expect(await hear([{ think: ['想'], end: 'cut' }, answer])).toMatchObject({ kind: 'cutOff', calls: 1 });
  });

  it('an answer that never ends is cut off, reasoning included, and its connection is closed', async () => {
    const thoughts = Array.from({ length: 6 }, () => '想'.repeat(100));
    const words = Array.from({ length: 100 }, () => '说'.repeat(100));
    const { text, kind, calls, server } = await hear([
      { think: thoughts, pieces: words, end: 'never' },
      answer,
    ]);
    expect([text.length, kind, calls]).toEqual([400, 'tooLong', 1]);
    await expect.poll(() => server.openAnswers()).toBe(0);
  });
});

it('a pause is read as seconds or as a date; an unreadable value means no pause', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(retryAfterMs('3', now)).toBe(3000);
  expect(retryAfterMs(new Date(now + 5_000).toUTCString(), now)).toBe(5000);
  expect(retryAfterMs(new Date(now - 5_000).toUTCString(), now)).toBe(0);
  for (const nothing of [null, '', 'soon', '-1']) expect(retryAfterMs(nothing, now)).toBe(0);
});

describe('tools of the model', () => {
  const ran: string[] = [];
  const tool: ChatTool = {
    name: 'add',
    description: 'adds',
    parameters: { type: 'object' },
    run(json) {
      ran.push(json);
      return 'it is 7';
    },
  };
  const withTool = (scripts: readonly ChatScript[]) => hear(scripts, {}, undefined, [tool]);

  it('are offered, run with what the model wrote, and their result goes back to it', async () => {
    ran.length = 0;
    const wants: ChatScript = { pieces: ['我算一下。'], calls: [{ name: 'add', arguments: '{"of":[3,4]}' }] };
    const heard = await withTool([wants, answer]);
    expect(heard).toMatchObject({ text: '我算一下。答了', kind: null, calls: 2 });
    expect(ran).toEqual(['{"of":[3,4]}']);
    const [first, second] = heard.server.requests.map(({ body }) => body);
    expect(first?.tools).toEqual([
      { type: 'function', function: { name: 'add', description: 'adds', parameters: { type: 'object' } } },
    ]);
    expect(second?.messages.slice(-2)).toMatchObject([
      { role: 'assistant', content: '我算一下。', tool_calls: [{ id: 'call-0', type: 'function' }] },
      { role: 'tool', tool_call_id: 'call-0', content: 'it is 7' },
    ]);
  });

  it('that do not exist are answered so', async () => {
    const heard = await withTool([{ calls: [{ name: 'rm', arguments: '{}' }] }, answer]);
    expect(heard.server.requests[1]?.body.messages.at(-1)?.content).toBe('no such tool: rm');
  });

  it('are not offered without end', async () => {
    const heard = await withTool([{ pieces: ['又'], calls: [{ name: 'add', arguments: '{}' }] }]);
    expect(heard).toMatchObject({ text: '又又又', calls: 3 });
    expect(heard.server.requests[2]?.body.tools).toBeUndefined();
  });

  it('are left out for an endpoint that does not know them', async () => {
    const heard = await withTool([{ status: 400 }, answer]);
    expect(heard).toMatchObject({ text: '答了', calls: 2 });
    expect(heard.server.requests[1]?.body.tools).toBeUndefined();
  });
});
