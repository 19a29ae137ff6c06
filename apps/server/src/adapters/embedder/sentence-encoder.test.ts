import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { expect, it } from 'vitest';
import { createSentenceEncoder } from './local.sentence-encoder.ts';

const documentOf = (text: string) =>
  buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: [{ type: 'paragraph', text }],
    notRead: [],
  });

it('the model of the product finds a sentence that was written anew, and tells why it cannot be asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-encoder-'));
  const errors: unknown[] = [];
  const encoder = createSentenceEncoder((error) => errors.push(error));
  const { signal } = new AbortController();
  try {
    const [a, b] = [
      documentOf('仓库应当每三个月盘点一次存货，盘亏超过百分之三的须书面说明原因。'),
      documentOf('存货的清点三个月做一回，亏损高于3%时要写明缘由上交。'),
    ];
    const paths = [join(folder, 'a.json'), join(folder, 'b.json')];
    for (const [index, document] of [a, b].entries())
      await writeFile(paths[index] ?? '', JSON.stringify(document));
    const [one, other] = (await encoder.encode(paths, signal)) ?? [];
    if (!one || !other) throw new Error('no model');
    const sentences = { a: one.sentences, b: other.sentences };
    expect(comparePair(a, b, { sentences }).fragments.map(({ kind }) => kind)).toEqual(['paraphrase']);
    expect(errors).toEqual([]);
    expect(await encoder.encode([join(folder, 'missing.json')], signal)).toBeNull();
    expect(errors).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
