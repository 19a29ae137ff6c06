/** A stored answer was validated when it was stored; it is streamed, however large. */
import { Readable } from 'node:stream';
import { SUCCESS_CODE, SUCCESS_MESSAGE } from '@wenjian/api';

export function envelopeAround(json: Readable): Readable {
  async function* pieces() {
    yield `{"code":${SUCCESS_CODE},"message":"${SUCCESS_MESSAGE}","data":`;
    yield* json;
    yield '}';
  }
  const body = Readable.from(pieces(), { objectMode: false });
  // A caller who has left before the first piece would leave the file open.
  body.once('close', () => json.destroy());
  return body;
}
