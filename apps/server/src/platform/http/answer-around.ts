/** An answer that holds a stored result beside something small: the result is passed on as it is, and never parsed on the way. */
import { Readable } from 'node:stream';
import { StoredAnswer } from './route-handler.ts';

/** `name` is the field of the result; `beside` are the others, each already in the shape of the route's answer. */
export function answerAround(
  name: string,
  result: Readable | string,
  beside: Readonly<Record<string, unknown>>,
): StoredAnswer {
  const others = Object.entries(beside).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
  );
  async function* pieces() {
    yield `{${others.join('')}${JSON.stringify(name)}:`;
    yield* typeof result === 'string' ? slicesOf(result) : result;
    yield '}';
  }
  const json = Readable.from(pieces(), { objectMode: false });
  // A call that ends early leaves no open file behind.
  if (typeof result !== 'string') json.once('close', () => result.destroy());
  return new StoredAnswer(json);
}

/** A string as a stream: written in one piece, a large one would be encoded at once, while everybody waits. */
export function streamOf(json: string): Readable {
  return Readable.from(slicesOf(json), { objectMode: false });
}

const SLICE = 65_536;

function* slicesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + SLICE, text.length);
    // Both halves of a character outside of the basic plane stay together.
    if (end < text.length && isHighHalf(text.charCodeAt(end - 1))) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}

function isHighHalf(code: number): boolean {
  return code >= 0xd8_00 && code <= 0xdb_ff;
}
