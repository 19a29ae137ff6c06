import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelFile } from './model-files.ts';

const MODELS = join(import.meta.dirname, '../../../../../models');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the models that come with the product', () => {
  it('are all in the manifest, with their own bytes, origin and licence', () => {
    const { files } = JSON.parse(readFileSync(join(MODELS, 'manifest.json'), 'utf8'));
    const kept = readdirSync(MODELS).filter((name) => name !== 'manifest.json' && name !== 'README.md');
    expect(files.map(({ file }: { readonly file: string }) => file).sort()).toEqual(kept.sort());
    for (const described of files) {
      const bytes = readFileSync(join(MODELS, described.file));
      expect(described).toMatchObject({ sha256: hashOf(bytes), bytes: bytes.length });
      for (const word of ['what', 'from', 'trained', 'licence']) expect(described[word]).toMatch(/\w{3}/);
    }
  });
});

describe('a model file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wenjian-models-'));
    const files = [{ file: 'a.onnx', sha256: hashOf(Buffer.from('right')) }];
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string) => readModelFile(file, pathToFileURL(`${folder}/`));

  it('is read when its bytes are those of the manifest', async () => {
    writeFileSync(join(folder, 'a.onnx'), 'right');
    const { bytes, sha256 } = await read('a.onnx');
    expect([Buffer.from(bytes).toString(), sha256]).toEqual(['right', hashOf(Buffer.from('right'))]);
  });

  it('that is missing, altered or not in the manifest says which of them', async () => {
    await expect(read('a.onnx')).rejects.toThrow('缺少模型文件 models/a.onnx');
    writeFileSync(join(folder, 'a.onnx'), 'wrong');
    await expect(read('a.onnx')).rejects.toThrow('models/a.onnx 与 models/manifest.json 中的 SHA-256 不符');
    await expect(read('b.onnx')).rejects.toThrow('没有模型文件 b.onnx 的说明');
  });
});
