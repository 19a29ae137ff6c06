// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeInquiry, openInquiry } from './api/inquiry-dialogs.store.ts';
import { ContactWays } from './components/contact-ways.tsx';
import { InquiryDialogs } from './components/inquiry-dialogs.tsx';
import { InquiryForm } from './components/inquiry-form.tsx';

function startServer(status = 200, message = '', data: unknown = null) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ code: status, message, data }), { status });
  });
  return sent;
}

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function submit() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '提交' })));
}

const good = {
  姓名: '张三',
  手机号: '139 0000 1111',
  单位名称: '云杉科技',
  需求说明: '需要私有部署，三百人。',
};

beforeEach(() => act(() => closeInquiry()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the ways to reach the operator', () => {
  const answer = (data: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => Response.json({ code: status, message: '', data }, { status }));

  it('are shown as far as they are filled in, and can be dialled and written to', async () => {
    answer({ phone: '400-800 0000', mail: 'hello@example.com', address: null, hours: '工作日 9:00–18:00' });
    render(<ContactWays />);
    const phone = await screen.findByRole('link', { name: '400-800 0000' });
    expect(phone.getAttribute('href')).toBe('tel:4008000000');
    expect(screen.getByRole('link', { name: 'hello@example.com' }).getAttribute('href')).toBe(
      'mailto:hello@example.com',
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['电话', '邮箱', '服务时间']);
  });

  it.each([
    ['nothing is filled in', { phone: null, mail: null, address: null, hours: null }, 200],
    ['the server cannot be asked', null, 503],
  ])('leave nothing behind where %s', async (_, data, status) => {
    answer(data, status);
    const { container } = render(<ContactWays />);
    await act(async () => undefined);
    expect(container.innerHTML).toBe('');
  });
});

describe('the requirement form', () => {
  it('names every field that is missing or wrong, and sends nothing', async () => {
    const sent = startServer();
    render(<InquiryForm kind="requirement" />);
    fill({ 手机号: '12345', 需求说明: '部署' });
    await submit();
    const problems = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(problems).toEqual(['请填写姓名', '请输入正确的手机号', '请填写单位名称', '请至少写 5 个字']);
    expect(screen.getByLabelText('姓名').getAttribute('aria-invalid')).toBe('true');
    fill({ 姓名: '张三' });
    expect(screen.getByLabelText('姓名').getAttribute('aria-invalid')).toBe('false');
    expect(sent).toEqual([]);
  });

  it('sends the inquiry and confirms that it arrived', async () => {
    const sent = startServer();
    render(<InquiryForm kind="requirement" />);
    fill(good);
    await submit();
    expect(sent).toEqual([
      {
        kind: 'requirement',
        name: '张三',
        phone: '13900001111',
        company: '云杉科技',
        topic: null,
        content: '需要私有部署，三百人。',
        path: '/',
      },
    ]);
    expect(screen.getByRole('status').textContent).toContain('已收到');
  });

  it('keeps the typed text when the server refuses, and shows the reason', async () => {
    startServer(429, '今天已收到您的多次提交，我们会尽快与您联系，无需重复提交');
    render(<InquiryForm kind="requirement" />);
    fill(good);
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('今天已收到您的多次提交');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
  });

  it('shows the server’s message beside its field', async () => {
    const fields = [{ path: 'company', message: '单位名称请控制在 100 字以内' }];
    startServer(400, 'company', { name: 'INVALID_REQUEST', fields });
    render(<InquiryForm kind="requirement" />);
    fill(good);
    await submit();
    expect(screen.getByLabelText('单位名称').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the cooperation form', () => {
  it('asks for the kind, together with all other missing fields', async () => {
    const sent = startServer();
    render(<InquiryForm kind="cooperation" />);
    await submit();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('请选择合作方式');
    const { 需求说明: content, ...rest } = good;
    fill({ ...rest, 合作说明: content, 合作方式: 'integration' });
    await submit();
    expect(sent).toMatchObject([{ kind: 'cooperation', topic: 'integration' }]);
  });
});

describe('the two dialogs', () => {
  it('open from any page, one at a time', async () => {
    startServer();
    render(<InquiryDialogs />);
    expect(document.querySelector('dialog')).toBeNull();
    act(() => openInquiry('requirement'));
    expect(await screen.findByText('提交需求')).toBeDefined();
    act(() => openInquiry('cooperation'));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(screen.getByText('申请合作')).toBeDefined();
    act(() => closeInquiry());
    expect(document.querySelector('dialog')).toBeNull();
  });
});
