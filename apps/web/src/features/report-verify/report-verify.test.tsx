// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VerifyForm } from './components/verify-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rate = { matched: 12, total: 60, rate: 0.2 };
const found = {
  number: 'WJ-20261118-7K3MQ9XP',
  issuedAt: '2026-11-17T17:00:00.000Z',
  requester: '张**',
  facts: {
    files: [{ name: '云***.docx', sha256: 'a'.repeat(64) }],
    compared: { uploads: 1, textBase: 3 },
    rate,
    rewritten: null,
    fragments: 2,
    subtracted: 1,
    notExamined: 4,
  },
};

function startServer(status: number, data: unknown, message = '') {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify({ code: status, message, data }), { status });
  });
  return sent;
}

async function submit(number: string, code: string) {
  fireEvent.change(screen.getByLabelText('报告编号'), { target: { value: number } });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '核验' })));
}

async function sha256Of(words: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('asks for both, and says of a wrong code only what the server says', async () => {
  const sent = startServer(404, { name: 'REPORT_UNKNOWN' }, '没有查到这份报告');
  render(<VerifyForm />);
  await submit('', ' ');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请填写报告编号',
    '请填写验证码',
  ]);
  expect(sent).toEqual([]);
  await submit('WJ-1', 'x');
  expect(sent).toEqual([['/api/report/verify', { number: 'WJ-1', code: 'x' }]]);
  expect(screen.getByRole('alert').textContent).toBe('没有查到这份报告');
});

it('shows what was stored, and compares a file in the browser', async () => {
  const sent = startServer(200, { ...found, fileSha256: await sha256Of('report') });
  render(<VerifyForm />);
  await submit(found.number, 'ABCD-EFGH-JKMN-PQRS');
  const shown = screen.getByRole('status').textContent;
  for (const words of [
    '2026-11-18 01:00',
    '张**',
    '云***.docx',
    'a'.repeat(64),
    '20.0%（12 / 60 字）',
    '4 项',
  ])
    expect(shown).toContain(words);
  const choose = async (words: string) => {
    const files = [new File([words], '报告.html')];
    await act(async () => fireEvent.change(screen.getByTestId('report-file'), { target: { files } }));
  };
  await choose('report');
  await screen.findByText('与签发的文件一致');
  await choose('repost');
  await screen.findByText('与签发的文件不一致');
  expect(screen.queryByText('与签发的文件一致')).toBeNull();
  expect(sent).toHaveLength(1);
  // What was found belongs to what was typed.
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: 'y' } });
  expect(screen.queryByRole('status')).toBeNull();
});
