// @vitest-environment happy-dom
import { downloadConversion, exportPlagiarismReport, openApiTwin } from '@wenjian/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveTokens } from '../session/token-store.ts';
import { fetchFile } from './fetch-file.ts';
import { createKeyClient } from './key-client.ts';

const params = { id: '00000000-0000-4000-8000-000000000001', index: 2 };

afterEach(() => vi.unstubAllGlobals());

describe('a file response', () => {
  it('is requested with the session’s token and returned as bytes', async () => {
    saveTokens({ accessToken: 'access', idToken: 'id' });
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return new Response('PDF');
    });
    expect(await (await fetchFile(downloadConversion, { params })).text()).toBe('PDF');
    expect(asked[0]?.[0]).toBe(`/api/wenjian/convert/${params.id}/files/2`);
    expect(asked[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer access' });
  });

  it('is requested with a key instead of the token, and with its query', async () => {
    saveTokens({ accessToken: 'access', idToken: 'id' });
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return new Response('PDF');
    });
    const query = { taskId: params.id, format: 'pdf' } as const;
    await createKeyClient('k').fetchFile(openApiTwin(exportPlagiarismReport), { query });
    expect(asked[0]?.[0]).toBe(`/plag/open-api/reportExport?taskId=${params.id}&format=pdf`);
    expect(asked[0]?.[1].headers).toEqual({ 'open-api-key': 'k' });
  });

  it('that fails rejects with the server’s sentence', async () => {
    const body = JSON.stringify({ code: 410, message: '文档已失效', data: null });
    vi.stubGlobal('fetch', async () => new Response(body, { status: 410 }));
    await expect(fetchFile(downloadConversion, { params })).rejects.toMatchObject({
      status: 410,
      message: '文档已失效',
    });
  });

  it('that never arrives rejects like every call without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(fetchFile(downloadConversion, { params })).rejects.toMatchObject({ status: 0 });
  });
});
