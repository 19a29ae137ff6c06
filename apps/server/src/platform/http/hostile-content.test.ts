/** Malicious uploads, names and texts that target a later reader; each through the product's own calls. */
import {
  createComparison,
  createComparisonExport,
  downloadComparisonExport,
  downloadKnowledge,
  insertKnowledge,
  listKnowledge,
  readComparisonExport,
  renameComparison,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildZip, docxEntries, paragraph } from '../../../../../readers/src/fixtures.testing.ts';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { compareTexts, settled } from '../../features/compare/compare.testing.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

countTried('the same through the API: entity, entity bomb, zip slip, zip bomb', {
  byTests: /^a malicious document /,
});
countTried('file names with scripts, line ends, quotes, paths, formulas, turned writing', {
  byTests: /^a file name /,
});
countTried('uploaded pages, SVG, XML, text that is a page', { byTests: /^an uploaded page / });
const triedTexts = countTried('scripts in document and title, exported as a page');

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

const get = (url: string) =>
  product.server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${user.accessToken}` } });

const SCRIPT = '<script>alert(1)</script>';
const PICTURE = '"><img src=x onerror=alert(1)>';

describe('a file name', () => {
  it.each([
    `${SCRIPT}.txt`,
    `${PICTURE}.txt`,
    "报价';filename=evil.exe;x='.txt",
    '第一行\r\nSet-Cookie: a=b.txt',
    '../../etc/passwd.txt',
    '=HYPERLINK("http:\\\\evil","点").txt',
    '\u202Etxt.exe.txt',
  ])('like %j is returned as JSON and stays within its header', async (name) => {
    const fileId = await uploadFile(product.server, user, name, '内容');
    const { id } = await user.call(insertKnowledge, { body: { fileId } });
    const list = await product.server.app.inject({
      method: 'POST',
      url: listKnowledge.path,
      headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(list.headers['x-content-type-options']).toBe('nosniff');
    const file = await get(routeUrl(downloadKnowledge, {}, { id }));
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/);
    expect(file.headers['set-cookie']).toBeUndefined();
  });
});

describe('an uploaded page', () => {
  it.each([
    ['网页.html', `<html><body>${SCRIPT}</body></html>`],
    ['图形.svg', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['数据.xml', `<?xml-stylesheet href="javascript:alert(1)"?><a/>`],
    ['文本.txt', `<html>${SCRIPT}</html>`],
  ])('%s is delivered as a download without any rights', async (name, content) => {
    const fileId = await uploadFile(product.server, user, name, content);
    const { id } = await user.call(insertKnowledge, { body: { fileId } });
    const { headers, body } = await get(routeUrl(downloadKnowledge, {}, { id }));
    expect(body).toBe(content);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the text of a document', () => {
  it('and its title are text in the web page of an export', async () => {
    const id = await compareTexts(product, user, [
      `第一条 价款 100 元。\n${SCRIPT}`,
      `第一条 价款 200 元。\n${SCRIPT}\n${PICTURE}`,
    ]);
    await settled(user, id);
    await user.call(renameComparison, { params: { id }, body: { title: `${SCRIPT}${PICTURE}` } });
    const page = await exported(id);
    expect(page.headers['content-disposition']).toMatch(/^attachment;/);
    expect(page.headers['content-security-policy']).toContain('sandbox');
    expect(page.body).not.toContain(SCRIPT);
    expect(page.body).not.toContain('<img');
    expect(page.body).toContain('&lt;script&gt;');
    triedTexts(2);
  });

  async function exported(id: string) {
    const format = 'html';
    await user.call(createComparisonExport, { params: { id }, body: { format } });
    const read = () => user.call(readComparisonExport, { params: { id, format } });
    await expect.poll(async () => (await read()).status, { interval: 100 }).toBe('complete');
    return get(routeUrl(downloadComparisonExport, { id, format }));
  }
});

describe('a malicious document', () => {
  const contract = docxEntries({ body: paragraph('甲方') });
  const declared = (prologue: string, words: string) =>
    buildZip(docxEntries({ body: paragraph(words), prologue }));
  const bomb = buildZip(
    contract.map((entry) =>
      entry.name === 'word/document.xml'
        ? { ...entry, data: Buffer.alloc(64 * 1024 * 1024, ' '), isCompressed: true }
        : entry,
    ),
  );
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);

  it.each([
    [
      'names a file of the machine as an entity',
      declared('<!DOCTYPE x [<!ENTITY o SYSTEM "file:///etc/passwd">]>', '&o;'),
      'DTD',
    ],
    [
      'multiplies its entities',
      declared(`<!DOCTYPE x [<!ENTITY e0 "甲">${entities.join('')}]>`, '&e9;'),
      'DTD',
    ],
    ['unpacks to elsewhere', buildZip([...contract, { name: '../../evil.sh', data: 'x' }]), '指向外部的路径'],
    ['unpacks to a bomb', bomb, '压缩比异常'],
  ])('that %s ends its task with a message', async (_, bytes, words) => {
    const fresh = await product.signIn();
    const originFileId = await uploadFile(product.server, fresh, '旧.txt', '甲方');
    const targetFileId = await uploadFile(product.server, fresh, '合同.docx', bytes);
    const { id } = await fresh.call(createComparison, { body: { originFileId, targetFileId } });
    const { status, failure } = await settled(fresh, id);
    expect([status, failure?.message]).toEqual(['failed', expect.stringContaining(words)]);
    expect(failure?.message).toContain('合同.docx');
    expect(failure?.message).not.toContain('root:');
  });
});
