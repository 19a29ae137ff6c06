/** A language model's endpoint on this machine that says what a test wants, as fast, as badly and as long. Test code only. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface ChatScript {
  /** Instead of an answer. */
  readonly status?: number;
  /** The header beside the status; 0 where it is absent. */
  readonly retryAfter?: string;
  readonly think?: readonly string[];
  readonly pieces?: readonly string[];
  /** Tools it wants run, instead of an end. */
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
  /** Between two pieces. */
  readonly paceMs?: number;
  /** A chunk that is no JSON, before this piece. */
  readonly malformedBefore?: number;
  /** How it ends: as it should, with the connection cut, with an error in the stream, or never. */
  readonly end?: 'done' | 'cut' | 'error' | 'never';
  /** Of the error in the stream. */
  readonly errorCode?: number;
}

export interface ReceivedChat {
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly max_tokens?: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
}

export interface ChatModelStandIn {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedChat[];
  openAnswers(): number;
  stop(): Promise<void>;
}

export async function startChatModelStandIn(
  script: (index: number, request: ReceivedChat) => ChatScript,
  port = 0,
): Promise<ChatModelStandIn> {
  const requests: ReceivedChat[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    open++;
    response.on('close', () => open--);
    // Nobody listens any more: that is what tests are about.
    response.on('error', () => undefined);
    const received = {
      authorization: request.headers.authorization ?? null,
      body: JSON.parse(await textOf(request)),
    };
    requests.push(received);
    await play(response, script(requests.length - 1, received));
  });
  server.listen(port, '127.0.0.1');
  // Somebody else may have taken the port meanwhile: that fails with its reason instead of waiting for ever.
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    openAnswers: () => open,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function play(response: ServerResponse, script: ChatScript): Promise<void> {
  if (script.status !== undefined) {
    response.writeHead(script.status, {
      'content-type': 'application/json',
      'retry-after': script.retryAfter ?? '0',
    });
    response.end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  for (const thought of script.think ?? []) send(response, { delta: { reasoning_content: thought } });
  for (const [index, piece] of (script.pieces ?? []).entries()) {
    if (response.destroyed) return;
    if (script.malformedBefore === index) response.write('data: {"choices":[{"delta":{"cont\n\n');
    send(response, { delta: { content: piece } });
    if (script.paceMs !== undefined) await pause(script.paceMs);
  }
  if (script.end === 'never') return;
  if (script.end === 'cut') return void setTimeout(() => response.destroy(), 20);
  if (script.end === 'error') {
    const error = { code: script.errorCode ?? 429, message: 'no' };
    return void response.end(`data: ${JSON.stringify({ error })}\n\n`);
  }
  for (const [index, call] of (script.calls ?? []).entries()) {
    const [start, end] = [call.arguments.slice(0, 5), call.arguments.slice(5)];
    const begun = { index, id: `call-${index}`, function: { name: call.name, arguments: start } };
    send(response, { delta: { tool_calls: [begun] } });
    send(response, { delta: { tool_calls: [{ index, function: { arguments: end } }] } });
  }
  send(response, { delta: {}, finish_reason: script.calls === undefined ? 'stop' : 'tool_calls' });
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
