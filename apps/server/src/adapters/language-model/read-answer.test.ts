import { ModelFailure } from '@wenjian/audit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswerText } from './read-answer.ts';

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

function responseOf(parts: readonly Uint8Array[], type = 'text/event-stream'): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of readAnswerText(response)) text += part;
  return text;
}

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const borders = [0, ...places.map((place) => place % bytes.length).sort((a, b) => a - b), bytes.length];
  return borders.slice(1).map((border, index) => bytes.slice(borders[index], border));
}

test('an answer is read the same wherever its bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.array(fc.nat()),
      fc.constantFrom('\n', '\r\n'),
      async (pieces, places, lineEnd) => {
        const stream = (pieces.map(piece).join('') + end).replaceAll('\n', lineEnd);
        const response = responseOf(cut(new TextEncoder().encode(stream), places));
        expect(await textOf(response)).toBe(pieces.join(''));
      },
    ),
  );
});

test('any bytes are either an answer or a model failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map(piece),
          fc.json().map((json) => `data: ${json}\n`),
        ),
      ),
      fc.constantFrom('text/event-stream', 'application/json', 'text/html'),
      async (lines, type) => {
        const parts = lines.map((line) => new TextEncoder().encode(line));
        const outcome = await textOf(responseOf(parts, type)).catch((error: unknown) => error);
        expect(typeof outcome === 'string' || outcome instanceof ModelFailure).toBe(true);
      },
    ),
  );
});

test.each([
  ['data: {"choices":[{"delta":{"content":"半"},"finish_reason":"length"}]}\n\n', 'cutOff'],
  ['data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n', 'rejected'],
  [piece('半句'), 'cutOff'],
  ['data: {"error":{"message":"x"}}\n\n', 'unreachable'],
  ['', 'cutOff'],
])('%j is not a complete answer: %s', async (stream, kind) => {
  await expect(textOf(responseOf([new TextEncoder().encode(stream)]))).rejects.toMatchObject({ kind });
});
