/** Documents added to a text base, read through the job by the real readers; LibreOffice is a program that notes that it was started. */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { listTextBase } from '@wenjian/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '../../../platform/config/config.ts';
import { createLocalEngines, type LocalEngines } from '../../../processes/engines.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { makeDocx } from '../evidence/pictured-docx.testing.ts';
import { BID, fillTextBase, RIVAL, UNRELATED } from '../plagiarism.testing.ts';

const folder = testFolder('office-stand-in-');
const started = join(folder, 'started');

let product: TestProduct;
let engines: LocalEngines;

beforeAll(async () => {
  const program = join(folder, 'soffice');
  writeFileSync(program, `#!/bin/sh\necho started >> '${started}'\nexit 1\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH ?? ''}`);
  engines = createLocalEngines(loadConfig({ NODE_ENV: 'test', DATA_DIR: testFolder('engines-') }), {
    warn: () => undefined,
  });
  const { reader } = engines;
  product = await startTestProduct({ hasWorker: true, engines: { reader } });
});
afterAll(async () => {
  await product.close();
  await engines.close();
  vi.unstubAllEnvs();
});

it('does not start LibreOffice for plain texts', async () => {
  const user = await product.signIn();
  const table = '序号,品名,金额\n1,电缆,5000.00\n';
  await fillTextBase(product, user, [
    ['青禾.txt', BID],
    ['云杉.md', RIVAL],
    ['清单.csv', table],
  ]);
  const { items } = await user.call(listTextBase, {});
  expect(items.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
    '云杉.md ready',
    '清单.csv ready',
    '青禾.txt ready',
  ]);
  expect(existsSync(started)).toBe(false);
});

it('starts it for what needs a layout: the program stands where it is looked for', async () => {
  const user = await product.signIn();
  await fillTextBase(product, user, [['投标.docx', makeDocx({ texts: [UNRELATED] })]]);
  expect(existsSync(started)).toBe(true);
});
