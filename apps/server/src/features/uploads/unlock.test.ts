import { downloadStoredFile, protectFile, readStoredFile, routeUrl, unlockFile } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockedPdf, openPdf } from '../../../../../readers/src/unlock/locked-pdf.testing.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let product: TestProduct;
let user: TestUser;
let fileId: string;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  fileId = await uploadFile(product.server, user, '加密.pdf', await lockedPdf('open-sesame'));
});
afterAll(() => product.close());

const unlock = (id: string, password: string, who = user) =>
  who.request(unlockFile, { body: { fileId: id, password } });

it('says which files open only with a password', async () => {
  const isLocked = async (id: string) =>
    (await user.call(readStoredFile, { query: { fileId: id } })).isLocked ?? false;
  // The word alone says nothing: the file is tried.
  const plain = Buffer.concat([await openPdf(), Buffer.from('\n% /Encrypt\n')]);
  const open = await uploadFile(product.server, user, '未加密.pdf', plain);
  const text = await uploadFile(product.server, user, '说明.txt', '%% /Encrypt EncryptedPackage');
  expect(await Promise.all([fileId, open, text].map(isLocked))).toEqual([true, false, false]);
}, 60_000);

it('a file with a password is opened with it and becomes another file, for its own space alone', async () => {
  const wrong = await unlock(fileId, 'wrong');
  expect([wrong.status, wrong.body.message]).toEqual([422, '密码不正确，文件没有打开，请核对后重新输入']);
  const stranger = await product.signIn();
  expect((await unlock(fileId, 'open-sesame', stranger)).status).toBe(404);
  const open = await user.call(unlockFile, { body: { fileId, password: 'open-sesame' } });
  expect(open).toMatchObject({ name: '加密.pdf', kind: 'pdf' });
  expect(open.fileId).not.toBe(fileId);
  expect(open).not.toHaveProperty('isLocked');
  const locked = await user.call(readStoredFile, { query: { fileId } });
  expect(locked.sha256).not.toBe(open.sha256);
  const again = await unlock(open.fileId, 'open-sesame');
  expect([again.status, again.body.message]).toEqual([409, '这份文件没有打开密码，可以直接使用']);
}, 60_000);

it('gives a PDF a password that is kept nowhere, for its own space alone', async () => {
  const open = await uploadFile(product.server, user, '报价.pdf', await openPdf());
  const body = { fileId: open, password: '只有你知道' };
  const stranger = await product.signIn();
  expect((await stranger.request(protectFile, { body })).status).toBe(404);
  const { file, checks } = await user.call(protectFile, { body });
  expect(file).toMatchObject({ name: '报价_加密.pdf', kind: 'pdf', isLocked: true });
  expect(checks[0]).toContain('没有密码打不开');
  expect((await unlock(file.fileId, '猜一个')).status).toBe(422);
  expect((await unlock(file.fileId, '只有你知道')).status).toBe(200);
  const twice = await user.request(protectFile, { body: { ...body, fileId: file.fileId } });
  expect([twice.status, twice.body.message]).toEqual([422, expect.stringContaining('密码')]);
}, 60_000);

it('gives the bytes of a stored file to its space alone', async () => {
  const open = await uploadFile(product.server, user, '附件.pdf', await openPdf());
  const stranger = await product.signIn();
  const input = { query: { fileId: open } };
  expect((await stranger.request(downloadStoredFile, input)).status).toBe(404);
  const answer = await product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadStoredFile, undefined, { fileId: open }),
    headers: { authorization: `Bearer ${user.accessToken}`, range: 'bytes=0-4' },
  });
  expect([answer.statusCode, answer.body]).toEqual([206, '%PDF-']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
}, 60_000);
