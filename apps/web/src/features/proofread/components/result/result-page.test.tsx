// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { correctionFixture } from '../../view-model/result.testing.ts';
import {
  card,
  key,
  OWN_PATH,
  openResult,
  press,
  pressIn,
  renderAt,
  setUp,
  tearDown,
  toasts,
  unfold,
} from '../result-page.testing.tsx';
import { decided, RESULT, server, store } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

const expectDecided = (wanted: Readonly<Record<string, string>>) =>
  waitFor(() => expect(decided()).toEqual(wanted));

describe('a proofreading that is not complete', () => {
  it('shows its stages and can be cancelled', async () => {
    server.task = { status: 'running', progress: { stage: 'reviewing', fraction: 0.4 }, statistics: null };
    renderAt(OWN_PATH);
    expect(await screen.findByText('正在核对文字、数字、编号与引用')).toBeDefined();
    press('取消纠错');
    expect(await screen.findByText('纠错已取消')).toBeDefined();
    expect(toasts()).toEqual(['success 已取消，不计次数']);
  });

  it('says why it failed, and is run again', async () => {
    server.task = { status: 'failed', failure: { name: 'INTERNAL', message: '引擎没有响应' } };
    renderAt(OWN_PATH);
    expect(await screen.findByText('引擎没有响应')).toBeDefined();
    press('重新检查');
    expect(await screen.findByText('正在核对文字、数字、编号与引用')).toBeDefined();
  });

  it('offers only another file when the file itself is the reason', async () => {
    const message = '文件已加密，请解除密码后再上传';
    server.task = { status: 'failed', failure: { name: 'DOCUMENT_ENCRYPTED', message } };
    renderAt(OWN_PATH);
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: '重新检查' })).toBeNull();
    expect(screen.getByRole('link', { name: '换一份文件' }).getAttribute('href')).toBe(
      '/dashboard?start=correct',
    );
  });

  it('says that there is none when the address has no valid id', async () => {
    server.isMissing = true;
    renderAt(OWN_PATH);
    expect(await screen.findByText('纠错记录不存在，或已被删除')).toBeDefined();
  });
});

describe('a first result', () => {
  beforeEach(() => {
    server.result = { ...RESULT, isPartial: true };
    server.task = { status: 'running', progress: { stage: 'reviewing', fraction: 0.62 } };
  });

  it('is worked on while the corrector reads, and the page says that it does', async () => {
    await openResult();
    expect(screen.getByText('已先列出规则与词库的结果，可以开始处理；纠错模型仍在通读 62%')).toBeDefined();
    for (const name of [/复查/, /公开链接/]) expect(screen.queryByRole('button', { name })).toBeNull();
    pressIn('帐户', '接受');
    await expectDecided({ account: 'accepted' });
  });

  it('gives way to the whole one without losing the place or what was decided', async () => {
    await openResult();
    pressIn('帐户', '接受');
    await expectDecided({ account: 'accepted' });
    unfold('壹佰万元');
    const more = correctionFixture({ id: 'more', original: '汇入', suggestion: '汇至', reason: '模型所见' });
    const start = RESULT.document.text.indexOf('汇入');
    server.result = { ...RESULT, corrections: [...RESULT.corrections, { ...more, start, end: start + 2 }] };
    server.task = { status: 'complete', finishedAt: '2026-11-15T08:00:00Z' };
    await waitFor(() => expect(card('模型所见')).toBeDefined(), { timeout: 4000 });
    expect(screen.queryByText(/仍在通读/)).toBeNull();
    expect(card('壹佰万元').textContent).toContain('相关位置');
    expect(await screen.findByText('已处理 1/6')).toBeDefined();
    expect(screen.getByRole('button', { name: /复查/ })).toBeDefined();
  });

  it('stays when the reading is stopped', async () => {
    await openResult();
    press('停止通读');
    await waitFor(() => expect(toasts()).toEqual(['success 已停止通读，显示的是先列出的结果']));
    expect(card('帐户')).toBeDefined();
    expect(screen.queryByText(/仍在通读/)).toBeNull();
  });
});

describe('one correction', () => {
  it('shows the words with the difference, the reason, and the calculation', async () => {
    await openResult();
    expect(card('壹佰万元').textContent).toContain('壹佰万元 = 1,000,000 ≠ 900,000');
    const marks = [...card('“签定”应为“签订”').querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['定', '订']);
  });

  it('is accepted, ignored and restored', async () => {
    await openResult();
    pressIn('帐户', '接受');
    await expectDecided({ account: 'accepted' });
    expect(await screen.findByText('已处理 1/5')).toBeDefined();
    unfold('帐户');
    pressIn('帐户', /恢复/);
    await expectDecided({});
    pressIn('帐户', /忽略/);
    await expectDecided({ account: 'rejected' });
  });

  it('without a suggestion is accepted only with the user’s own words', async () => {
    await openResult();
    const remark = unfold('壹佰万元');
    expect(within(remark).queryByRole('button', { name: /^接受/ })).toBeNull();
    pressIn('壹佰万元', /改写/);
    const field = within(card('壹佰万元')).getByLabelText('改写成');
    fireEvent.change(field, { target: { value: '玖拾万元' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await expectDecided({ amount: 'edited 玖拾万元' });
    await waitFor(() => expect(card('核算').textContent).toContain('玖拾万元'));
  });

  it('is not rewritten with the same words', async () => {
    await openResult();
    unfold('帐户');
    pressIn('帐户', /改写/);
    const field = within(card('帐户')).getByLabelText('改写成');
    fireEvent.change(field, { target: { value: '帐户' } });
    expect(within(card('帐户')).getByText(/与原文相同/)).toBeDefined();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('button', { name: '接受改写' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByLabelText('改写成')).toBeDefined();
    expect(server.asked).toEqual([]);
  });

  it('shows a related place on the contract', async () => {
    await openResult();
    unfold('壹佰万元');
    pressIn('壹佰万元', '跳到¥900,000');
    const marks = [...document.querySelectorAll('section mark')].map((mark) => mark.textContent);
    expect(marks).toContain('¥900,000');
  });

  it('is chosen by a click on the contract', async () => {
    await openResult();
    const mark = [...document.querySelectorAll('section mark')].find((one) => one.textContent === '帐户');
    fireEvent.click(mark ?? document.body);
    expect(card('帐户').getAttribute('aria-current')).toBe('true');
  });

  it('puts its word into the team’s lexicon with one click, and ignores it throughout the contract', async () => {
    await openResult();
    pressIn('签定', '“签定”总是正确，加入词库');
    await expectDecided({ sign: 'rejected', sign2: 'rejected' });
    expect(server.lexicon.map(({ kind, word }) => [kind, word])).toEqual([['right', '签定']]);
    expect(toasts()).toContain('success “签定”已加入词库，本文件中相同的 2 处已忽略');
  });

  it('offers a pair for the lexicon', async () => {
    await openResult();
    unfold('帐户');
    pressIn('帐户', '更多');
    fireEvent.click(await screen.findByText('“帐户”总是改为“账户”，加入词库'));
    await waitFor(() =>
      expect(server.lexicon.map(({ kind, word }) => [kind, word])).toEqual([['wrong', '帐户']]),
    );
  });

  it('that somebody else decided first is read again and not overwritten', async () => {
    await openResult();
    store('account', { state: 'rejected', version: 1 });
    pressIn('帐户', '接受');
    await waitFor(() => expect(toasts()).toEqual(['warning 1 条刚被其他成员处理过，已跳过']));
    await waitFor(() => expect(card('帐户').textContent).toContain('已忽略'));
    expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(true);
  });

  it('that somebody else decided first keeps the text being typed', async () => {
    await openResult();
    store('account', { state: 'rejected', version: 1 });
    unfold('帐户');
    pressIn('帐户', /改写/);
    fireEvent.change(screen.getByLabelText('改写成'), { target: { value: '收款账户' } });
    pressIn('帐户', '接受改写');
    await waitFor(() => expect(card('帐户').textContent).toContain('已忽略'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('改写成').value).toBe('收款账户');
    pressIn('帐户', '接受改写');
    await expectDecided({ account: 'edited 收款账户' });
    await waitFor(() => expect(screen.queryByLabelText('改写成')).toBeNull());
  });
});

describe('the keyboard', () => {
  it('goes on to the next open one with each decision', async () => {
    await openResult();
    key('j');
    expect(card('第一条').getAttribute('aria-current')).toBe('true');
    key('a');
    await expectDecided({ sign: 'accepted' });
    expect(card('帐户').getAttribute('aria-current')).toBe('true');
    key('x');
    await expectDecided({ sign: 'accepted', account: 'rejected' });
    key('k');
    expect(card('帐户').getAttribute('aria-current')).toBe('true');
  });

  it('opens the editor with e, and with a where there is nothing to accept', async () => {
    await openResult();
    unfold('壹佰万元');
    key('a');
    expect(await screen.findByLabelText('改写成')).toBeDefined();
    fireEvent.keyDown(screen.getByLabelText('改写成'), { key: 'Escape' });
    expect(screen.queryByLabelText('改写成')).toBeNull();
    key('e');
    expect(await screen.findByLabelText('改写成')).toBeDefined();
    expect(decided()).toEqual({});
  });
});

describe('the whole result', () => {
  it('shows accepted corrections as deletions and insertions', async () => {
    await openResult();
    pressIn('帐户', '接受');
    await expectDecided({ account: 'accepted' });
    fireEvent.click(screen.getByRole('radio', { name: '改后' }));
    await waitFor(() => expect(document.querySelector('del')?.textContent).toBe('帐户'));
    expect(document.querySelector('ins')?.textContent).toBe('账户');
  });

  it('is renumbered after a preview of every number, and that can be undone', async () => {
    await openResult();
    expect(screen.getByText('编号可整体重排：2 处编号、0 处引用')).toBeDefined();
    press('预览');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 处引用无法跟随，请自己核对')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '接受重排' }));
    await expectDecided({ numbers: 'accepted' });
    expect(await screen.findByText('已整体重排：2 处编号、0 处引用')).toBeDefined();
    press('撤销');
    await expectDecided({});
  });

  it('shows what was not examined and whether the model took part', async () => {
    await openResult();
    press(/检查范围与未检查项：1 项未检查/);
    expect(await screen.findByText('图片里的文字没有识别')).toBeDefined();
    expect(screen.getByText('文字检查由语言模型、词库与规则共同完成')).toBeDefined();
    expect(screen.getByText('按团队词库的 3 个词检查')).toBeDefined();
  });

  it('without any correction says so, with what was examined', async () => {
    server.result = { ...RESULT, corrections: [], renumbering: null, hasLanguageModel: false };
    renderAt(OWN_PATH);
    expect(await screen.findByRole('heading', { name: '没有发现需要更正的地方' })).toBeDefined();
    expect(screen.getByText('语言模型未参与，文字只按词库与规则检查')).toBeDefined();
    expect(screen.getByText('图片里的文字没有识别')).toBeDefined();
  });

  it('cannot be changed by read-only members', async () => {
    server.task = { abilities: { read: true, change: false, run: false, share: false, delete: false } };
    renderAt(OWN_PATH);
    await screen.findAllByTestId('correction-card');
    expect(screen.getByText('您只能查看，不能处理更正')).toBeDefined();
    expect(within(card('帐户')).queryByRole('button', { name: '接受' })).toBeNull();
    expect(screen.queryByRole('button', { name: /接受可改的错误/ })).toBeNull();
  });
});

describe('a correction', () => {
  it('can be discussed on its card', async () => {
    renderAt(OWN_PATH, [], ({ findingId }) => <i data-testid="talk">{findingId}</i>);
    const cards = await screen.findAllByTestId('correction-card');
    const names = screen.getAllByTestId('talk').map(({ textContent }) => textContent);
    expect(names).toHaveLength(cards.length);
    expect(RESULT.corrections.map(({ id }) => id)).toEqual(expect.arrayContaining(names));
    expect(new Set(names).size).toBe(names.length);
  });
});
