/** An endpoint of a language model on this machine that behaves as badly as a test wants. Test code only. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const modelManners = [
  'good',
  'inventing',
  'broken',
  'silent',
  'slow',
  'hangingUp',
  'flooding',
  'floodingOneLine',
  'endlessThinking',
  'busyThenGood',
  'failingThenGood',
  'alwaysBusy',
  'alwaysFailing',
  'refusing',
  'filtering',
  'withoutJsonMode',
  'wholeAnswer',
  'redirecting',
  'errorInStream',
  'notAModel',
] as const;
export type ModelManner = (typeof modelManners)[number];

export interface ModelStandIn {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** Connections that are still open. */
  openAnswers(): number;
  stop(): Promise<void>;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: ChatRequest;
}

interface ChatRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: unknown;
}

export async function startModelStandIn(manner: ModelManner): Promise<ModelStandIn> {
  const requests: ReceivedRequest[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    open++;
    response.on('close', () => open--);
    // Nobody listens any more: that is what the tests are about.
    response.on('error', () => undefined);
    const body = JSON.parse(await textOf(request));
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization ?? null, body });
    await behaviours[manner](response, body, requests.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

type Behaviour = (response: ServerResponse, body: ChatRequest, index: number) => void | Promise<void>;

const DRIP_MS = 20;
const FLOOD_PIECE = '很'.repeat(1000);

const behaviours: Readonly<Record<ModelManner, Behaviour>> = {
  good: (response, body) => stream(response, answerTo(body)),
  inventing: (response, body) =>
    stream(
      response,
      answerTo(body, () => '乙方应于签约当日无条件返还全部价款的三倍'),
    ),
  broken: (response) => stream(response, '好的，风险如下：{"risks":[{"quote":"甲方应在'),
  silent: () => undefined,
  slow: async (response, body) => {
    startStream(response);
    for (const letter of answerTo(body)) {
      if (response.destroyed) return;
      response.write(chunkOf(letter));
      await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
    }
    endStream(response);
  },
  hangingUp: (response, body) => {
    startStream(response);
    response.write(chunkOf(answerTo(body).slice(0, 12)), () => response.destroy());
  },
  flooding: (response) => flood(response, () => chunkOf(FLOOD_PIECE)),
  floodingOneLine: (response) => flood(response, () => FLOOD_PIECE),
  endlessThinking: (response) =>
    flood(response, () => event({ choices: [{ delta: { reasoning_content: FLOOD_PIECE } }] })),
  busyThenGood: (response, body, index) =>
    index < 2 ? status(response, 429, { 'retry-after': '0' }) : stream(response, answerTo(body)),
  failingThenGood: (response, body, index) =>
    index < 2 ? status(response, 500) : stream(response, answerTo(body)),
  alwaysBusy: (response) => status(response, 429),
  alwaysFailing: (response) => status(response, 503),
  refusing: (response) => status(response, 401),
  filtering: (response, body) => {
    const isAboutClauses = userOf(body).includes('找出这部分条款');
    if (isAboutClauses) status(response, 422);
    else stream(response, answerTo(body));
  },
  withoutJsonMode: (response, body) =>
    body.response_format === undefined ? stream(response, answerTo(body)) : status(response, 400),
  wholeAnswer: (response, body) => {
    const message = { role: 'assistant', content: answerTo(body) };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
  },
  redirecting: (response) => status(response, 307, { location: 'http://127.0.0.1:1/elsewhere' }),
  errorInStream: (response) => {
    startStream(response);
    response.end(event({ error: { message: 'overloaded' } }));
  },
  notAModel: (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<html>欢迎</html>');
  },
};

/** Says something about what it was given to read, quoting with `quoteFrom`; the last line by default. */
function answerTo(body: ChatRequest, quoteFrom: (text: string) => string = lastLine): string {
  const user = userOf(body);
  const quote = quoteFrom(/<<(合同原文\d+)开始>>\n([\s\S]*)\n<<\1结束>>/.exec(user)?.[2] ?? '');
  if (user.includes('找出这部分条款')) return JSON.stringify({ risks: [riskAt(quote)] });
  if (user.includes('审查规则'))
    return JSON.stringify({
      outcome: 'hit',
      reason: '与规则不符',
      suggestion: '按规则修改',
      quotes: [quote],
    });
  return JSON.stringify({ found: true, answer: '见引文', quotes: [quote] });
}

function riskAt(quote: string) {
  return {
    quote,
    title: '约定对我方不利',
    level: 'medium',
    family: 'notices',
    reason: '单方不利',
    suggestion: '删除',
  };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}

function userOf({ messages }: ChatRequest): string {
  return messages.find(({ role }) => role === 'user')?.content ?? '';
}

function stream(response: ServerResponse, text: string): void {
  startStream(response);
  response.write(': keep-alive\n\n');
  response.write(event({ choices: [{ delta: { reasoning_content: '先看条款{"risks":[]}' } }] }));
  for (let at = 0; at < text.length; at += 11) response.write(chunkOf(text.slice(at, at + 11)));
  endStream(response);
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function endStream(response: ServerResponse): void {
  response.write(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }));
  response.write(event({ choices: [], usage: { total_tokens: 9 } }));
  response.end('data: [DONE]\n\n');
}

function chunkOf(content: string): string {
  return event({ choices: [{ delta: { content }, finish_reason: null }] });
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\r\n\r\n`;
}

function status(response: ServerResponse, code: number, headers: Record<string, string> = {}): void {
  response.writeHead(code, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no' } }));
}

/** As fast as it is taken, until nobody takes it. */
async function flood(response: ServerResponse, next: () => string): Promise<void> {
  startStream(response);
  while (!response.destroyed)
    await new Promise<void>((resolve) => {
      response.once('close', resolve);
      response.write(next(), () => {
        response.off('close', resolve);
        setImmediate(resolve);
      });
    });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
