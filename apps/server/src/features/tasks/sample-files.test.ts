import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createComparison, teamBalance } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { isOnSamples } from './sample-files.ts';

const FOLDER = new URL('../../../../web/src/features/workbench/samples/', import.meta.url);
const samples = readdirSync(FOLDER).map((name) => ({ name, bytes: readFileSync(new URL(name, FOLDER)) }));
const hashed = (bytes: Uint8Array) => ({
  fileId: 'f',
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const own = hashed(Buffer.from('own'));

it('knows the samples of the workbench by their content, and nothing else', () => {
  expect(samples).toHaveLength(3);
  for (const { bytes } of samples) expect(isOnSamples({ file: hashed(bytes) })).toBe(true);
  const [first] = samples.map(({ bytes }) => hashed(bytes));
  expect(isOnSamples({ files: [first, first], options: { a: null } })).toBe(true);
  for (const input of [
    null,
    {},
    { file: own },
    { files: [first, own] },
    { old: first, new: { fileId: 'x' } },
  ])
    expect(isOnSamples(input)).toBe(false);
});

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

it('a comparison of the samples takes no use, and one with a file of the person does', async () => {
  const user = await product.signIn();
  const left = async () =>
    (await user.call(teamBalance, { params: { teamId: user.teamId } })).compareBalance.count;
  const before = await left();
  const upload = (name: string, bytes: Buffer) => uploadFile(product.server, user, name, bytes);
  const [originFileId = '', targetFileId = ''] = await Promise.all(
    samples.filter(({ name }) => name.endsWith('.docx')).map(({ name, bytes }) => upload(name, bytes)),
  );
  await user.call(createComparison, { body: { originFileId, targetFileId } });
  expect(await left()).toBe(before);
  const ownFileId = await upload('own.txt', Buffer.from('第一条 自己的合同。'));
  await user.call(createComparison, { body: { originFileId, targetFileId: ownFileId } });
  expect(await left()).toBe(before - 1);
});
