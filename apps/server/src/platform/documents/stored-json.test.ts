import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { storeJson } from './stored-json.ts';

it('stores long texts unchanged, wherever they are cut, and lets others have their turn after each piece', async () => {
  // Of two units each, so that of the two texts one is cut inside a character.
  const long = '𠮷'.repeat(400_000);
  for (const json of [long, `a${long}`, '']) {
    const pieces: Buffer[] = [];
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const put: BlobStore['put'] = async (source: Readable) => {
      for await (const piece of source) pieces.push(piece);
      return { sha256: 'x', size: 0 };
    };
    await storeJson({ put } as BlobStore, json);
    clearImmediate(next);
    expect(Buffer.concat(pieces).toString('utf8') === json).toBe(true);
    expect(pieces.length).toBe(Math.ceil(json.length / (256 * 1024)));
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
  }
});
