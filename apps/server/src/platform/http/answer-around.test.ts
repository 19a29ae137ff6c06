import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { answerAround, streamOf } from './answer-around.ts';

describe('an answer around a stored result', () => {
  it('passes the result on as it is stored, beside the other fields', async () => {
    const stored = Readable.from(['{"risks":', '[1, 2]}']);
    const { json } = answerAround('result', stored, { title: '合同“甲”', note: undefined, decisions: [] });
    expect(await text(json)).toBe('{"title":"合同“甲”","decisions":[],"result":{"risks":[1, 2]}}');
  });

  it('lets go of the stored result when nobody reads on', async () => {
    const stored = Readable.from(['1', '2']);
    const { json } = answerAround('result', stored, {});
    json.destroy();
    await new Promise((resolve) => json.once('close', resolve));
    expect(stored.destroyed).toBe(true);
  });

  it('cuts a large text into pieces without cutting a character in two', async () => {
    const large = `${'a'.repeat(65_535)}𠮷${'文'.repeat(70_000)}`;
    let pieces = 0;
    for await (const _ of streamOf(large)) pieces += 1;
    expect(pieces).toBeGreaterThan(2);
    expect((await buffer(streamOf(large))).toString('utf8')).toBe(large);
  });
});
