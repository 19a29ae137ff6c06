import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';
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

it('the model of the product finds a sentence that was written anew, knows a document again, and tells why it cannot be asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-encoder-'));
  const errors: unknown[] = [];
  const encoder = createSentenceEncoder((error) => errors.push(error));
  const { signal } = new AbortController();
  try {
    const [a, b] = [
      documentOf('仓库应当每三个月盘点一次存货，盘亏超过百分之三的须书面说明原因。'),
      documentOf('存货的清点三个月做一回，亏损高于3%时要写明缘由上交。'),
    ];
    const encode = async (name: string, document: Document, most = 10) => {
      const path = join(folder, name);
      await writeFile(path, JSON.stringify(document));
      return encoder.encode({ sha256: name, path }, most, signal);
    };
    const [one, other] = [await encode('a', a), await encode('b', b)];
    if (!one || !other) throw new Error('no model');
    const sentences = { a: one.sentences, b: other.sentences };
    expect(comparePair(a, b, { sentences }).fragments.map(({ kind }) => kind)).toEqual(['paraphrase']);
    expect(await encode('a', a)).toBe(one);
    expect(await encode('a', a, 0)).toMatchObject({ sentences: [], leftOut: 1 });
    expect(errors).toEqual([]);
    const missing = { sha256: 'c', path: join(folder, 'missing') };
    expect(await encoder.encode(missing, 10, signal)).toBeNull();
    expect(errors).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
