/** An answer that holds a stored result beside something small: the result is passed on as it is, and never parsed on the way. */
import { Readable } from 'node:stream';
import { textPieces } from '../text-pieces.ts';
import { StoredAnswer } from './route-handler.ts';

/** `name` is the field of the result; `beside` are the others, each already in the shape of the route's answer. */
export function answerAround(
  name: string,
  result: Readable | string,
  beside: Readonly<Record<string, unknown>>,
): StoredAnswer {
  // All up to where the result stands.
  const before = JSON.stringify({ ...beside, [name]: null }).slice(0, -'null}'.length);
  async function* pieces() {
    yield before;
    yield* typeof result === 'string' ? textPieces(result, PIECE) : result;
    yield '}';
  }
  const json = Readable.from(pieces(), { objectMode: false });
  // A call that ends early leaves no open file behind.
  if (typeof result !== 'string') json.once('close', () => result.destroy());
  return new StoredAnswer(json);
}

/** A string as a stream: written in one piece, a large one would be encoded at once, while everybody waits. */
export function streamOf(json: string): Readable {
  return Readable.from(textPieces(json, PIECE), { objectMode: false });
}

const PIECE = 65_536;
