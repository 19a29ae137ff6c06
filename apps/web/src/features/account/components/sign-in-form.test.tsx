// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAttribution } from '../../../shared/session/attribution.ts';
import { readTokens } from '../../../shared/session/token-store.ts';
import { SignInForm } from './sign-in-form.tsx';

const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push({ path, body });
    return answer(path, body);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sign-in form', () => {
  it('rejects a wrong phone beside the field, without asking the server', async () => {
    open();
    type('手机号', '123');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect((await screen.findByRole('alert')).textContent).toBe('请输入正确的手机号');
    expect(sent).toEqual([]);
  });

  it('checks the phone, sends a code and counts 60 seconds down', async () => {
    open();
    type('手机号', '+86 138 0013 8000');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    const wait = await screen.findByRole('button', { name: /秒后重发/ });
    expect(wait.textContent).toMatch(/^(60|59) 秒后重发$/);
    expect(wait.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('该手机号还没有注册，验证后将自动注册。')).toBeDefined();
    expect(sent).toEqual([
      { path: '/release/check-wenjian-phone-exist', body: { phone: '13800138000' } },
      { path: '/release/send-wenjian-sms-code', body: { phone: '13800138000' } },
    ]);
  });

  it('shows a wrong code beside the code and keeps the typed text', async () => {
    open();
    type('手机号', '13800138000');
    type('验证码', '000000');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('验证码不正确，请核对后重新输入');
    expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('000000');
    expect(readTokens()).toBeNull();
  });

  it('signs in with a pasted message, stores the tokens and sends the consent and the visitor’s source', async () => {
    localStorage.setItem('wenjian.consent', 'granted');
    keepAttribution('?channel=search&inviteNewCode=abc');
    const onSignedIn = open();
    type('手机号', '13800138000');
    type('验证码', '【文鉴】5 分钟内有效：验证码 123456，请勿转告他人');
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(readTokens()).toEqual({ accessToken: 'a', idToken: 'i' });
    expect(sent[0]?.body).toEqual({
      phone: '13800138000',
      code: '123456',
      channel: 'search',
      inviteNewCode: 'abc',
    });
  });

  it('asks for the code when Enter is pressed with only a phone', async () => {
    open();
    type('手机号', '13800138000');
    submit();
    await screen.findByRole('button', { name: /秒后重发/ });
  });
});

function open() {
  const onSignedIn = vi.fn();
  render(<SignInForm onSignedIn={onSignedIn} />);
  return onSignedIn;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function submit(): void {
  const form = screen.getByLabelText('手机号').closest('form');
  if (form) fireEvent.submit(form);
}

function answer(path: string, body: { readonly code?: string }): Response {
  if (path.includes('check-')) return envelope(200, { exists: false });
  if (path.includes('send-')) return envelope(200, { resendAfterSeconds: 60, validSeconds: 300 });
  if (body.code === '123456') return envelope(200, { accessToken: 'a', idToken: 'i', isNew: true });
  return envelope(400, { name: 'SMS_CODE_WRONG' }, '验证码不正确，请核对后重新输入');
}

function envelope(status: number, data: unknown, message = ''): Response {
  return new Response(JSON.stringify({ code: status, message, data }), { status });
}
