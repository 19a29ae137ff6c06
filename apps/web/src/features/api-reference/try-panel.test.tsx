// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TryCall } from '@wenjian/api';
import { CHUNK_BYTES } from '@wenjian/api/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../shared/session/token-store.ts';
import { TryPanel } from './components/try-panel.tsx';
import { tryText as text } from './text.ts';

const reading: TryCall = {
  ...{ name: 'audit', method: 'GET', path: '/api/audit/{id}', caller: 'person', isFile: false, body: null },
  params: [{ name: 'id', value: 'a b', isRequired: true }],
  query: [
    { name: 'page', value: '1', isRequired: true },
    { name: 'keyword', value: '', isRequired: false },
  ],
};
const writing: TryCall = {
  ...reading,
  method: 'POST',
  query: [],
  body: { kind: 'json', text: '{"name":"采购"}' },
};

function answering(status: number, body: unknown) {
  const answer = () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', 'retry-after': '7' },
      }),
    );
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const signIn = () => saveTokens({ accessToken: 'token', idToken: 'id' });

afterEach(() => {
  cleanup();
  clearTokens();
  vi.restoreAllMocks();
});

describe('a call that reads', () => {
  it('is sent with the example and the session, and shows what came back', async () => {
    signIn();
    const fetch = answering(200, { code: 200, message: '成功', data: { total: 3 } });
    render(<TryPanel call={reading} />);
    press(text.send);
    expect((await screen.findByRole('region', { name: text.answer })).textContent).toContain('"total": 3');
    expect(screen.getByText('retry-after').nextSibling?.textContent).toBe('7');
    expect(fetch).toHaveBeenCalledWith('/api/audit/a%20b?page=1', {
      method: 'GET',
      headers: { Authorization: 'Bearer token' },
    });
  });

  it('shows the sentence of a failure', async () => {
    signIn();
    answering(404, { code: 404, message: '没有找到这份审查', data: null });
    render(<TryPanel call={reading} />);
    press(text.send);
    expect((await screen.findByRole('alert')).textContent).toBe('没有找到这份审查');
  });

  it('is not sent without a session, a key or a required field', () => {
    const fetch = answering(200, {});
    render(<TryPanel call={reading} />);
    press(text.send);
    expect(screen.getByRole('alert').textContent).toBe(text.problems.noSession);
    fireEvent.click(screen.getByRole('radio', { name: text.key }));
    press(text.send);
    expect(screen.getByRole('alert').textContent).toBe(text.problems.noKey);
    fireEvent.change(screen.getByLabelText(text.key, { selector: '[type=password]' }), {
      target: { value: 'wjk_1' },
    });
    fireEvent.change(screen.getByLabelText('id'), { target: { value: '' } });
    press(text.send);
    expect(screen.getByRole('alert').textContent).toBe(text.problems.missing('id'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says when a key has signs that no key has', () => {
    const fetch = answering(200, {});
    render(<TryPanel call={reading} />);
    fireEvent.click(screen.getByRole('radio', { name: text.key }));
    fireEvent.change(screen.getByLabelText(text.key, { selector: '[type=password]' }), {
      target: { value: 'wjk_1。' },
    });
    press(text.send);
    expect(screen.getByRole('alert').textContent).toBe(text.problems.keySigns);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves a typed key in no storage', async () => {
    const fetch = answering(200, { code: 200, message: '成功', data: null });
    render(<TryPanel call={reading} />);
    fireEvent.click(screen.getByRole('radio', { name: text.key }));
    fireEvent.change(screen.getByLabelText(text.key, { selector: '[type=password]' }), {
      target: { value: 'wjk_1' },
    });
    press(text.send);
    await screen.findByRole('region', { name: text.answer });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer wjk_1' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('wjk_1');
  });
});

describe('a call that writes', () => {
  it('is asked about before, and can be called off', async () => {
    signIn();
    const fetch = answering(200, { code: 200, message: '成功', data: null });
    render(<TryPanel call={writing} />);
    press(text.send);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(text.cancel);
    press(text.cancel);
    expect(fetch).not.toHaveBeenCalled();
    press(text.send);
    press(text.confirm);
    await screen.findByRole('region', { name: text.answer });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"采购"}' });
  });

  it('is asked about again when another key was typed meanwhile, and goes out with that one', async () => {
    const fetch = answering(200, { code: 200, message: '成功', data: null });
    render(<TryPanel call={writing} />);
    fireEvent.click(screen.getByRole('radio', { name: text.key }));
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(text.key, { selector: '[type=password]' }), {
        target: { value },
      });
    type('wjk_1');
    press(text.send);
    type('wjk_2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press(text.send);
    press(text.confirm);
    await screen.findByRole('region', { name: text.answer });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer wjk_2' });
  });

  it('says when its body is no JSON', () => {
    signIn();
    render(<TryPanel call={writing} />);
    fireEvent.change(screen.getByLabelText(text.body), { target: { value: '{' } });
    press(text.send);
    expect(screen.getByRole('alert').textContent).toBe(text.problems.json);
  });
});

describe('a call with a file', () => {
  const uploading: TryCall = {
    ...writing,
    path: '/api/upload',
    params: [],
    body: {
      kind: 'form',
      fields: ['filename', 'totalSize', 'totalChunks', 'currentChunkSize', 'teamId'].map((name) => ({
        name,
        value: name === 'teamId' ? '' : '1',
        isRequired: name !== 'teamId',
      })),
    },
  };

  it('fills in what is asked of the file, sends its first chunk and nothing that was left empty', async () => {
    signIn();
    const fetch = answering(200, { code: 200, message: '成功', data: null });
    render(<TryPanel call={uploading} />);
    const file = new File([new Uint8Array(CHUNK_BYTES + 1)], '合同.pdf');
    fireEvent.change(screen.getByLabelText(text.file), { target: { files: [file] } });
    press(text.send);
    press(text.confirm);
    await screen.findByRole('region', { name: text.answer });
    const form = fetch.mock.calls[0]?.[1]?.body as FormData;
    const sent = form.get('file') as File;
    expect([...form.keys()].at(-1)).toBe('file');
    expect(sent.size).toBe(CHUNK_BYTES);
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'file'))).toEqual({
      filename: '合同.pdf',
      totalSize: String(CHUNK_BYTES + 1),
      totalChunks: '2',
      currentChunkSize: String(CHUNK_BYTES),
    });
  });
});
