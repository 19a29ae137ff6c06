import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { readStoredJson, storeJson } from './stored-json.ts';

it('stores long texts unchanged, wherever they are cut, and lets others have their turn meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-json-'));
  const blobs = await createBlobStore(folder);
  // Of two units each, so that of the two texts one is cut inside a character.
  const long = '𠮷'.repeat(400_000);
  for (const text of [long, `a${long}`, '']) {
    let turns = 0;
    const counting = setInterval(() => turns++);
    const sha256 = await storeJson(blobs, JSON.stringify(text));
    clearInterval(counting);
    expect(await readStoredJson(blobs, sha256)).toBe(text);
    if (text !== '') expect(turns).toBeGreaterThan(0);
  }
  await rm(folder, { recursive: true });
});
