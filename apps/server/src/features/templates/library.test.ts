import {
  downloadLibraryTemplate,
  listTemplateLibrary,
  previewFilledTemplate,
  readContractTemplate,
  readLibraryTemplate,
  readTemplateVersion,
  routeUrl,
  takeLibraryTemplate,
  templateValues,
} from '@wenjian/api';
import { sampleValues } from '@wenjian/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { openLibraryTemplate } from './library-files.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const LEAST_TEMPLATES = 40;
const ID = 'lease-residential';

it('lists its templates by kind, each with what it is for', async () => {
  const user = await product.signIn();
  const { items } = await user.call(listTemplateLibrary, {});
  expect(items.length).toBeGreaterThanOrEqual(LEAST_TEMPLATES);
  expect(items.find(({ id }) => id === ID)).toMatchObject({ kind: 'lease', kindName: '租赁合同' });
  const kinds = items.map(({ kind }) => kind);
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)]);
});

it('shows the whole text of a template with its fields, and has no other', async () => {
  const user = await product.signIn();
  const detail = await user.call(readLibraryTemplate, { query: { name: ID } });
  expect(detail.fields.map(({ label }) => label)).toContain('月租金');
  expect(detail.paragraphs.find(({ text }) => text.startsWith('第一条'))?.level).toBe(2);
  expect(detail.paragraphs.some(({ cell }) => cell !== null)).toBe(true);
  for (const name of ['no-such-contract', 'README', '../package', 'shared'])
    expect((await user.request(readLibraryTemplate, { query: { name } })).status).toBe(404);
  expect((await user.request(takeLibraryTemplate, { body: { name: 'no-such' } })).status).toBe(404);
});

it('gives the empty contract as a Word file', async () => {
  const user = await product.signIn();
  const file = await product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadLibraryTemplate, {}, { name: ID }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  expect(file.headers['content-type']).toContain('wordprocessingml');
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('房屋租赁合同（住宅）.docx'));
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('makes a template the space’s own: published, with the names of the library, ready to be filled', async () => {
  const user = await product.signIn();
  const { id, name } = await user.call(takeLibraryTemplate, { body: { name: ID } });
  expect(name).toBe('房屋租赁合同（住宅）');
  const read = () => user.call(readContractTemplate, { params: { id } });
  await expect.poll(async () => (await read()).versions[0]?.status, { interval: 100 }).toBe('published');
  const { fields } = await user.call(readTemplateVersion, { params: { id, number: 1 } });
  const library = await user.call(readLibraryTemplate, { query: { name: ID } });
  expect(fields).toEqual(library.fields);
  const source = await openLibraryTemplate(ID);
  const { fields: values = {} } = source ? sampleValues(source) : {};
  const filled = await user.call(previewFilledTemplate, {
    params: { id, number: 1 },
    body: templateValues.parse({ fields: values, omitted: [] }),
  });
  expect(filled.problems).toEqual([]);
  expect(JSON.stringify(filled.paragraphs)).toContain('伍仟元整');
});

it('can be taken twice: the second gets a number', async () => {
  const user = await product.signIn();
  await user.call(takeLibraryTemplate, { body: { name: ID } });
  const { name } = await user.call(takeLibraryTemplate, { body: { name: ID } });
  expect(name).toBe('房屋租赁合同（住宅）（2）');
});
