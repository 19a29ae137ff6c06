import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScriptHashes } from './site-pages.ts';
import { installWebFiles } from './web-files.ts';

const ORIGIN = 'https://wenjian.example.com';
const list = {
  pages: [
    { path: '/', id: null, file: 'pages/index.html' },
    { path: '/enterprise', id: null, file: 'pages/enterprise.html' },
    { path: '/information-center/detail', id: 'first', file: 'pages/first.html' },
  ],
  notFound: 'pages/404.html',
  examples: [{ path: '/contract-audit/result', file: 'pages/example.html' }],
  files: [{ path: '/sitemap.xml', type: 'application/xml; charset=utf-8', file: 'pages/sitemap.xml' }],
  workspace: [
    { file: 'pages/workspace/workbench.html', paths: ['/dashboard', '/m/dashboard'] },
    { file: 'pages/workspace/upload.html', paths: ['/contract-compare/upload'] },
    { file: 'pages/workspace/result.html', paths: ['/contract-compare/:docId', '/contract-audit/result'] },
  ],
  scriptHashes: ['sha256-abc'],
};
const contents: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify(list),
  'pages/workspace/workbench.html': '工作台的页面',
  'pages/workspace/upload.html': '上传的页面',
  'pages/workspace/result.html': '结果的页面',
  'pages/index.html': `首页 ${'文'.repeat(500)}`,
  'pages/enterprise.html': '企业部署',
  'pages/example.html': '审查示例',
  'pages/first.html':
    '<link rel="canonical" href="https://origin.invalid/information-center/detail?id=first">',
  'pages/404.html': '没有找到',
  'pages/sitemap.xml': '<loc>https://origin.invalid/</loc>',
  'assets/site-1.js': 'export {}',
  'assets/site-1.js.br': 'compressed',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wenjian-web-'));
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  app = fastify();
  await installWebFiles(app, folder, ORIGIN);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the web files', () => {
  it.each([
    ['/', '首页'],
    ['/?channel=ad', '首页'],
    ['/login?code=a&state=b', '首页'],
    ['/enterprise', '企业部署'],
    ['/contract-audit/result', '审查示例'],
    ['/contract-audit/result?key=abc', '结果的页面'],
    ['/enterprise/', '企业部署'],
    ['/dashboard', '工作台的页面'],
    ['/m/dashboard', '工作台的页面'],
    ['/contract-compare/upload', '上传的页面'],
    ['/contract-compare/5b8c?tab=1', '结果的页面'],
  ])('%s is answered with its page', async (url, words) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(words);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/no-such-page',
    '/contract-compare/5b8c/more',
    '/information-center/detail',
    '/information-center/detail?id=unknown',
    '/site.json',
    '/pages/index.html',
    '/assets/site-1.js.br/x',
  ])('%s is not a page and is answered with status 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('shows people the 404 page, and programs the error of the API', async () => {
    expect((await get('/no-such-page')).body).toBe('没有找到');
    expect((await get('/api/no-such-call')).json()).toMatchObject({ data: { name: 'NOT_FOUND' } });
    expect((await app.inject({ method: 'POST', url: '/enterprise' })).json()).toMatchObject({
      data: { name: 'NOT_FOUND' },
    });
  });

  it('gives each item of a list its own page, with the public address of the product', async () => {
    const { body } = await get('/information-center/detail?id=first');
    expect(body).toContain(`href="${ORIGIN}/information-center/detail?id=first"`);
    expect((await get('/sitemap.xml')).body).toBe(`<loc>${ORIGIN}/</loc>`);
  });

  it('sends pages compressed as the browser accepts them', async () => {
    const [brotli, zipped] = [
      await get('/', { 'accept-encoding': 'gzip, br' }),
      await get('/', { 'accept-encoding': 'gzip, br;q=0' }),
    ];
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(contents['pages/index.html']);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(contents['pages/index.html']);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it('does not send an unchanged page again', async () => {
    const tag = String((await get('/enterprise')).headers.etag);
    const again = await get('/enterprise', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('caches hashed files for a year and sends the prebuilt compressed file', async () => {
    const asset = await get('/assets/site-1.js', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(asset.body).toBe('compressed');
    expect((await get('/assets/site-1.js')).body).toBe('export {}');
  });

  it('lists the hashes of inline scripts for the content security policy', () => {
    expect(readScriptHashes(folder)).toEqual(["'sha256-abc'"]);
    expect(readScriptHashes(join(folder, 'nowhere'))).toEqual([]);
  });
});
