/** A stored answer was validated when it was stored; it is streamed, however large. */
import { Readable } from 'node:stream';
import { SUCCESS_CODE } from '@wenjian/api';

export function envelopeAround(json: Readable): Readable {
  async function* pieces() {
    yield `{"code":${SUCCESS_CODE},"message":"成功","data":`;
    yield* json;
    yield '}';
  }
  const body = Readable.from(pieces(), { objectMode: false });
  // A caller who has left before the first piece would leave the file open.
  body.once('close', () => json.destroy());
  return body;
}
