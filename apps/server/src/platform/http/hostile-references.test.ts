/**
 * External references in pages and images are never requested when the product converts, reads or compares
 * them.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CallInput,
  createConversion,
  createRecognition,
  readConversion,
  readRecognition,
} from '@wenjian/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isOfficePresent, officeTitle } from '../../../../../readers/src/office/office.testing.ts';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

countTried('the same through the API: a web page, an SVG under the names of others', {
  byTests: /is not requested/,
});

type Format = Extract<CallInput<typeof createConversion>['body']['operation'], { kind: 'format' }>['to'];

let product: TestProduct;
let user: TestUser;
let canary: Server;
let base: string;
let asked: string[] = [];

beforeAll(async () => {
  canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('confidential');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  base = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  await product.close();
  canary.close();
});

const svg = () =>
  `<?xml version="1.0"?><?xml-stylesheet href="${base}/sheet.css"?><!DOCTYPE svg [<!ENTITY e SYSTEM "${base}/entity">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"><style>@import url(${base}/import.css); rect { fill: url(${base}/fill.svg#a) }</style><image href="${base}/href.png" width="9" height="9"/><image xlink:href="${base}/xlink.png" width="9" height="9"/><use href="${base}/use.svg#a"/><feImage href="${base}/filter.png"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${base}/frame"/></foreignObject><script href="${base}/script.js"/><text y="20">PARTY A &e;</text></svg>`;

const page = () =>
  `<!doctype html><html><head><meta charset="utf-8"><base href="${base}/"><meta http-equiv="refresh" content="0;url=${base}/refresh"><link rel="stylesheet" href="${base}/link.css"><link rel="icon" href="/icon.ico"><style>@import "${base}/import.css"; @font-face { font-family: a; src: url(${base}/font.woff) } p { list-style-image: url("${base}/list.png"); content: url(${base}/content.png) }</style><script src="${base}/script.js"></script></head><body><p style="background:url(${base}/inline.png)">甲方付款</p><img srcset="${base}/set.png 1x, ${base}/set2.png 2x" src="relative.png"><picture><source srcset="${base}/source.png"><img src="${base}/img.png"></picture>${svg().replace(/^.*?(?=<svg)/, '')}<img src="data:image/svg+xml,${encodeURIComponent(svg())}"><video poster="${base}/poster.png" src="${base}/video.mp4"></video><audio src="${base}/audio.mp3"></audio><input type="image" src="${base}/input.png"><table background="${base}/table.png"><tr><td>乙方</td></tr></table></body></html>`;

const converted = async (name: string, content: string, to: Format) => {
  const fileIds = [await uploadFile(product.server, user, name, content)];
  const { id } = await user.call(createConversion, { body: { fileIds, operation: { kind: 'format', to } } });
  return ended(() => user.call(readConversion, { params: { id } }));
};

async function ended<T extends { readonly status: string }>(read: () => Promise<T>): Promise<T> {
  await expect.poll(async () => (await read()).status).not.toMatch(/pending|running/);
  return read();
}

describe.skipIf(!isOfficePresent)(officeTitle('an external reference in a page'), () => {
  it.each(['pdf', 'docx'] as const)('is not requested when it becomes %s', async (to) => {
    const { status, outputs } = await converted('网页.html', page(), to);
    expect([status, outputs.length]).toEqual(['complete', 1]);
    expect(asked).toEqual([]);
  });

  it.each(['图形.svg', '图形.html', '图形.docx', '图形.rtf'])(
    'is not requested by an SVG called %s',
    async (name) => {
      const { status } = await converted(name, svg(), 'pdf');
      expect(['complete', 'failed']).toContain(status);
      expect(asked).toEqual([]);
    },
  );
});

describe('an external reference in an SVG', () => {
  it.each(['图形.svg', '图形.png'])('is not requested when it is recognised as %s', async (name) => {
    const fileId = await uploadFile(product.server, user, name, svg());
    const { id } = await user.call(createRecognition, { body: { fileId } });
    const { status } = await ended(() => user.call(readRecognition, { params: { id } }));
    expect(status).toBe('failed');
    expect(asked).toEqual([]);
  });

  it('would be recorded if it were requested', async () => {
    await fetch(`${base}/probe`);
    expect(asked).toEqual(['/probe']);
  });
});
