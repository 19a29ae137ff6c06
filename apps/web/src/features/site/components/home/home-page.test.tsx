// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparisonDemo } from '../../demos/comparison-demo.ts';
import { type Site, SiteContext } from '../../site-context.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

function open(session: Site['session'] = 'none') {
  const signIn = vi.fn();
  render(
    <SiteContext value={{ path: '/', search: '', session, signIn, inquire: vi.fn() }}>
      <HomePage />
    </SiteContext>,
  );
  return { signIn };
}

const findings = () => within(screen.getByRole('region', { name: '结论' })).getAllByRole('listitem');

describe('the home page', () => {
  it('offers visitors free use and asks them to sign in, and users their workbench', () => {
    const { signIn } = open();
    fireEvent.click(screen.getAllByRole('button', { name: '免费使用' })[0] as HTMLElement);
    expect(signIn).toHaveBeenCalledWith();
    cleanup();
    open('valid');
    expect(screen.getAllByRole('button', { name: '进入工作台' })).toHaveLength(2);
  });

  it('asks a visitor who starts a correction to sign in, then returns to its dialog', () => {
    const { signIn } = open();
    fireEvent.click(screen.getByText('合同纠错', { selector: 'strong' }));
    expect(signIn).toHaveBeenCalledWith('/dashboard?start=correct');
  });

  it('scrolls from a finding to its place in the text', () => {
    open();
    const walk = screen.getByRole('button', { name: '下一条' });
    fireEvent.click(walk);
    fireEvent.click(walk);
    expect(screen.getByText(/^第 3 \/ \d+ 条$/)).toBeDefined();
    const selected = document.querySelectorAll('mark[data-selected="true"]');
    expect([...selected].map((mark) => mark.textContent)).toEqual(['5%', '10%']);
  });

  it('scrolls from the text to the finding', () => {
    open();
    fireEvent.click(document.querySelector('mark[data-finding="5"]') as Element);
    expect(findings()[5]?.querySelector('[aria-pressed="true"]')?.textContent).toContain('应 → 可以');
  });

  it.each([
    ['审查', /共 \d+ 条风险/],
    ['纠错', /处更正建议/],
    ['查重', /出现在对照文件中/],
    ['识别', /行文字/],
  ])('shows what %s answers on its sample, with what was examined', async (tab, summary) => {
    open();
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await screen.findByText(summary);
    expect(findings().length).toBeGreaterThan(2);
    expect(screen.getByText('已检查', { selector: 'dt' })).toBeDefined();
  });

  it('refuses to compare empty or too long texts', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: '用我的文字试试' }));
    fireEvent.click(screen.getByRole('button', { name: '开始比对' }));
    expect(screen.getByRole('alert').textContent).toBe('请把原稿和修改稿都填上。');
    fireEvent.change(screen.getByLabelText('原稿'), { target: { value: '文'.repeat(20_001) } });
    fireEvent.change(screen.getByLabelText('修改稿'), { target: { value: '文' } });
    fireEvent.click(screen.getByRole('button', { name: '开始比对' }));
    expect(screen.getByRole('alert').textContent).toContain('每段文字最多 20,000 字');
  });

  it('compares a visitor’s own texts like the product', () => {
    const demo = comparisonDemo('甲方应于 30 日内付款。', '甲方可以于 60 日内付款。');
    expect(demo.findings.map(({ title }) => title)).toEqual(['应 → 可以', '30 日 → 60 日']);
    expect(demo.sheets[1]?.paragraphs[0]?.map(({ text }) => text).join('')).toBe('甲方可以于 60 日内付款。');
  });
});
