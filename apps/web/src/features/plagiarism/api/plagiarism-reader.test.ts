// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../../shared/session/token-store.ts';
import { keyReader, sessionReader } from './plagiarism-reader.ts';

const TASK = '00000000-0000-4000-8000-0000000000a1';

afterEach(() => clearTokens());

describe('the PDF of a check', () => {
  it.each(['d0', 'd1'])('is that of document %s, read with the session', (docId) => {
    saveTokens({ accessToken: 'access', idToken: 'id' });
    const { url, headers } = sessionReader(TASK).pdf(docId);
    expect(url).toBe(`/plag/plagiarism-document/pdf?taskId=${TASK}&docId=${docId}`);
    expect(headers?.()).toEqual({ Authorization: 'Bearer access' });
  });

  it.each(['d0', 'd1'])('is that of document %s, read with the key of a link and no token', (docId) => {
    saveTokens({ accessToken: 'access', idToken: 'id' });
    const { url, headers } = keyReader(TASK, 'the-key').pdf(docId);
    expect(url).toBe(`/plag/open-api/plagiarism-document/pdf?taskId=${TASK}&docId=${docId}`);
    expect(headers?.()).toEqual({ 'open-api-key': 'the-key' });
  });
});
