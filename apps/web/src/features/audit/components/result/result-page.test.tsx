// @vitest-environment happy-dom

import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Risk } from '../../view-model/result-shapes.ts';
import {
  card,
  key,
  openResult,
  pressIn,
  renderAt,
  renderResult,
  selected,
  setUp,
  tearDown,
  titles,
  toasts,
  unfold,
} from '../result-page.testing.tsx';
import { RESULT, server, store } from '../result-server.testing.ts';

/** The usual result with another risk about the deposit. */
function withDeposit(change: (risk: Risk) => Risk): typeof RESULT {
  return { ...RESULT, risks: RESULT.risks.map((risk) => (risk.id === 'deposit' ? change(risk) : risk)) };
}

beforeEach(setUp);
afterEach(tearDown);

describe('a review that is not complete', () => {
  it('shows its stages and can be cancelled', async () => {
    server.phase = 'recognising';
    renderResult();
    expect(await screen.findByText('正在识别扫描页、合同类型与各方')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '取消读取' }));
    expect(await screen.findByText('读取已取消')).toBeDefined();
  });

  it('shows the server’s words for a cancelled review and links to another start', async () => {
    server.phase = 'reviewing';
    renderResult();
    fireEvent.click(await screen.findByRole('button', { name: '取消审查' }));
    expect(await screen.findByRole('heading', { name: '审查已取消' })).toBeDefined();
    expect(screen.getByText('审查已取消，规则审查已交付，次数不退回')).toBeDefined();
    expect(toasts()).toEqual(['success 审查已取消，规则审查已交付，次数不退回']);
    expect(screen.getByRole('link', { name: '重新开始' }).getAttribute('href')).toMatch(
      /^\/contract-audit\/upload\?id=/,
    );
  });

  it('says why a review failed and links to another start', async () => {
    server.phase = 'choosing';
    server.end = { status: 'failed', message: '处理超时，次数已退回，请稍后重试' };
    renderResult();
    expect(await screen.findByRole('heading', { name: '审查没有完成' })).toBeDefined();
    expect(screen.getByText('处理超时，次数已退回，请稍后重试')).toBeDefined();
    expect(screen.getByRole('link', { name: '重新开始' })).toBeDefined();
    expect(screen.queryByText('合同已识别，等待选择立场')).toBeNull();
  });

  it('shows its stages until the rules have answered', async () => {
    server.phase = 'reviewing';
    renderResult();
    expect(await screen.findByText('正在按所选立场逐条审查')).toBeDefined();
  });

  it('shows the partial result while the model is working, and says so', async () => {
    server.phase = 'reviewing';
    server.result = { ...RESULT, isPartial: true };
    await openResult();
    expect(screen.getByText(/模型审查进行中/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
    unfold('定金过高');
    expect(within(card('定金过高')).queryByRole('button', { name: /采纳$/ })).toBeNull();
    expect(screen.queryByText('您只能查看，不能处理风险')).toBeNull();
  });

  it('links to the choice of the standpoint', async () => {
    server.phase = 'choosing';
    renderResult();
    const link = await screen.findByRole('link', { name: '去选择立场' });
    expect(link.getAttribute('href')).toMatch(/^\/contract-audit\/upload\?id=/);
  });

  it('says why the contract was not read, and reads it again', async () => {
    server.phase = 'failed';
    renderResult();
    expect(await screen.findByText('引擎没有响应')).toBeDefined();
    expect(screen.getByRole('button', { name: '重新读取' })).toBeDefined();
  });
});

describe('a review that cannot be opened', () => {
  it('shows the access page of the layout while the user has no access', async () => {
    server.isRefused = true;
    renderResult();
    expect(await screen.findByText('没有打开')).toBeDefined();
  });

  it('is shown as gone when the address has no id', async () => {
    renderAt('/contract-audit/result/model');
    expect(await screen.findByRole('heading', { name: '文档已失效' })).toBeDefined();
    expect(screen.getByRole('button', { name: '返回审查记录' })).toBeDefined();
  });
});

describe('a complete review', () => {
  it('keeps the file’s name and the numbers in the header, and tells a manager the rest in ten lines', async () => {
    await openResult();
    expect(screen.getByTestId('head-counts').textContent).toBe('高 1 中 1 低 1 缺 1');
    expect(screen.getByText('设备采购合同.docx')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /合同概览/ }));
    const summary = await screen.findByRole('region', { name: '一页摘要' });
    const lines = within(summary).getAllByRole('listitem');
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(summary.textContent).toContain('高风险：定金过高（第三条）');
    expect(summary.textContent).toContain('缺失：没有所有权保留');
  });

  it('lists rules that do not apply with the reason, folded under what was not checked', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('tab', { name: /未判断/ }));
    expect(await screen.findByText('没有配置模型')).toBeDefined();
    expect(screen.queryByText('租赁期限是否超过二十年')).toBeNull();
    fireEvent.click(screen.getByText('不适用的规则 1'));
    expect(await screen.findByText(/租赁期限是否超过二十年/)).toBeDefined();
    expect(screen.getByText('不适用于此类合同')).toBeDefined();
  });

  it('is shown beside the former review and beside another standpoint', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /对照/ }));
    const fresh = await screen.findByRole('region', { name: '本次新增' });
    expect(fresh.textContent).toContain('定金过高');
    expect(screen.getByRole('region', { name: '本次不再出现' }).textContent).toContain('已经改好的一处');
    expect(screen.getByRole('region', { name: '两次都有' }).textContent).toContain('低风险（对照：中风险）');
    expect(screen.getByText(/两次的立场或清单不同/)).toBeDefined();
    fireEvent.click(screen.getByText('立场：乙方（卖方公司）'));
    expect(await screen.findByRole('region', { name: '仅当前立场有' })).toBeDefined();
    expect(screen.getByText(/不另扣次数/)).toBeDefined();
    expect(screen.queryByText(/两次的立场或清单不同/)).toBeNull();
    expect(screen.getByText(/另有 2 条由模型提出/)).toBeDefined();
    expect(screen.queryByRole('region', { name: '仅对照立场有' })).toBeNull();
  });

  it('is reviewed again for the other side, with the list of last time', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /换立场重审/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/本次用 1 次/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '开始审查' }));
    await waitFor(() => expect(server.started).toHaveLength(1));
    const other = RESULT.standpoints.find((one) => one !== RESULT.standpoint);
    expect(server.started[0]).toMatchObject({ standpoint: other, template_id: 'full' });
  });

  it('has a place for other tools’ actions on its file', async () => {
    await openResult();
    expect(screen.getByRole('button', { name: '纠错 设备采购合同.docx' })).toBeDefined();
  });

  it('gets a public link, separate from sharing with named people', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /公开链接/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/不用登录就能查看.*请用协作分享/)).toBeDefined();
    expect(dialog.getByRole('button', { name: '生成链接' })).toBeDefined();
  });
});

describe('the list', () => {
  it('has a tab for each part of the result, with its count', async () => {
    await openResult();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['风险 3', '缺失条款 1', '已满足 1', '未发现问题 1', '未判断 2', '审查要求 2']);
    fireEvent.click(screen.getByRole('tab', { name: /未判断/ }));
    expect(await screen.findByText('须有原厂授权')).toBeDefined();
    expect(screen.getByText('没有配置模型')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /已满足/ }));
    expect((await screen.findByText('单价与总价是否一致')).querySelector('q')).not.toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /未发现/ }));
    expect(await screen.findByText(/不等于合同没有此类风险/)).toBeDefined();
    expect(screen.getByText(/是否约定流押/).textContent).toContain('没有找到这类约定');
    expect(screen.queryByText(/是否约定了付款期限/)).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /未判断/ }));
    expect(await screen.findByText(/是否约定了付款期限/)).toBeDefined();
    expect(screen.getByText(/是否约定了付款期限/).textContent).toContain('有关约定所在的条款里有风险提示');
    fireEvent.click(screen.getByRole('tab', { name: /缺失条款/ }));
    expect((await screen.findByTestId('risk-card')).textContent).toContain('之后');
  });

  it('that is empty says what was not read, of the rules and of the contract', async () => {
    const notExamined = [
      { what: '图片', count: 2, reason: '图片里的文字没有识别' },
      { what: '审查规则', count: 1, reason: '没有配置模型' },
    ];
    server.result = { ...RESULT, risks: [], coverage: { examined: [], notExamined } };
    renderResult();
    expect(await screen.findByText('没有发现风险')).toBeDefined();
    expect(
      screen.getByText(/[0-9]+ 条未判断。还有内容没有检查：图片 2 处。原因见“检查范围”。/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /缺失条款/ }));
    expect(await screen.findByText('没有发现缺失的条款')).toBeDefined();
    expect(screen.getByText(/还有内容没有检查：图片 2 处。/)).toBeDefined();
  });

  it('can be narrowed by level and by words', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: '高风险 1' }));
    await waitFor(() => expect(titles()).toEqual(['定金过高']));
    fireEvent.click(screen.getByRole('button', { name: '高风险 1' }));
    fireEvent.change(screen.getByLabelText('搜索风险'), { target: { value: '仲裁' } });
    await waitFor(() => expect(titles()).toEqual(['仲裁机构不明']));
  });

  it('selects the entry of a mark that is clicked in the text', async () => {
    await openResult();
    fireEvent.click(screen.getByText('每日按千分之二支付违约金', { selector: 'mark' }));
    expect(selected()).toContain('违约金过高');
    unfold('定金过高');
    expect(document.querySelector('mark[data-selected]')?.textContent).toBe('定金人民币410,400元');
  });

  it('shows the other places of a contradiction while it is selected, a click away', async () => {
    const quote = '每日按千分之二支付违约金';
    const start = RESULT.document.text.indexOf(quote);
    const related = [{ start, end: start + quote.length, quote, page: 3, boxes: [] }];
    server.result = {
      ...RESULT,
      risks: RESULT.risks.map((risk) => (risk.id === 'deposit' ? { ...risk, related } : risk)),
    };
    await openResult();
    const marks = () =>
      [...document.querySelectorAll('mark[data-finding="related"]')].map((one) => one.textContent);
    expect(marks()).toEqual([]);
    unfold('定金过高');
    expect(marks()).toEqual([quote]);
    pressIn('定金过高', /^另见：.*千分之二.*第 3 页$/);
    expect(selected()).toContain('定金过高');
    unfold('仲裁机构不明');
    expect(marks()).toEqual([]);
  });

  it('shows the text of the article', async () => {
    await openResult();
    unfold('定金过高');
    pressIn('定金过高', /第五百八十六条/);
    expect(await screen.findByText('定金不超过百分之二十。')).toBeDefined();
    expect(screen.getByText('自 2021-01-01 起施行')).toBeDefined();
  });
});

describe('a risk', () => {
  it('shows what its edit would strike out and put in, then is adopted as it is', async () => {
    server.result = withDeposit((risk) => ({
      ...risk,
      edit: {
        pieces: [{ start: risk.start ?? 0, end: risk.end ?? 0, text: '定金人民币____元' }],
        newClause: null,
        isRechecked: true,
      },
    }));
    await openResult();
    unfold('定金过高');
    const redline = within(card('定金过高')).getByTestId('risk-redline');
    expect(redline.querySelector('del')?.textContent).toBe('定金人民币410,400元');
    expect(redline.querySelector('ins')?.textContent).toBe('定金人民币____元');
    expect(card('定金过高').textContent).toContain('含有待填的空白');
    expect(card('定金过高').textContent).toContain('只采纳一部分时未逐一核对');
    pressIn('定金过高', /采纳$/);
    await screen.findByText('已处理 1/4');
    expect(server.decisions.get('deposit')).toMatchObject({ state: 'accepted', text: null });
  });

  it('offers wordings from ideal to least, each to be written out', async () => {
    server.result = withDeposit((risk) => ({
      ...risk,
      positions: [
        { kind: 'ideal', text: '定金为百分之五。', isTeam: false },
        { kind: 'acceptable', text: '定金为百分之十。', isTeam: false },
        { kind: 'bottom', text: '定金为百分之二十。', isTeam: false },
      ],
    }));
    await openResult();
    unfold('定金过高');
    expect(card('定金过高').textContent).toMatch(/理想方案.*可接受方案.*底线方案/);
    fireEvent.click(within(card('定金过高')).getAllByRole('button', { name: '改用' })[1] ?? document.body);
    expect(within(card('定金过高')).getByLabelText('改写建议')).toHaveProperty('value', '定金为百分之十。');
  });

  it('is adopted with other words, such as its fallback', async () => {
    await openResult();
    unfold('定金过高');
    pressIn('定金过高', '用底线方案');
    const field = within(card('定金过高')).getByLabelText('改写建议');
    expect(field).toHaveProperty('value', '定金不超过百分之二十五。');
    fireEvent.change(field, { target: { value: '定金为百分之十五。' } });
    pressIn('定金过高', '采纳改写');
    await screen.findByText('定金为百分之十五。');
    expect(server.decisions.get('deposit')).toMatchObject({ state: 'edited', text: '定金为百分之十五。' });
  });

  it('moves to the ignored ones, and can be restored', async () => {
    await openResult();
    unfold('违约金过高');
    pressIn('违约金过高', /忽略$/);
    await waitFor(() => expect(titles()).toEqual(['定金过高', '仲裁机构不明']));
    fireEvent.click(within(screen.getByTestId('ignored-fold')).getByRole('button', { name: '查看' }));
    await waitFor(() => expect(titles()).toEqual(['违约金过高']));
    pressIn('违约金过高', /恢复$/);
    await waitFor(() => expect(server.decisions.get('penalty')?.state).toBe('open'));
    fireEvent.click(within(screen.getByTestId('ignored-fold')).getByRole('button', { name: '返回' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('keeps a note without a decision', async () => {
    await openResult();
    unfold('违约金过高');
    pressIn('违约金过高', '加备注');
    fireEvent.change(within(card('违约金过高')).getByLabelText('备注'), { target: { value: '问客户' } });
    pressIn('违约金过高', '保存');
    await screen.findByText('问客户');
    expect(server.decisions.get('penalty')).toMatchObject({ state: 'open', note: '问客户' });
    expect(screen.getByText('已处理 0/4')).toBeDefined();
  });

  it('is open again when its decision is undone, by the button or the keys', async () => {
    await openResult();
    unfold('定金过高');
    pressIn('定金过高', /采纳$/);
    await screen.findByText('已处理 1/4');
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已处理 0/4');
    expect(card('定金过高').textContent).not.toContain('已采纳');
    expect(within(card('定金过高')).getByRole('button', { name: /采纳$/ })).toBeDefined();
    expect(server.decisions.get('deposit')?.state).toBe('open');
    fireEvent.click(screen.getByRole('button', { name: '重做' }));
    await screen.findByText('已处理 1/4');
    key('z', { ctrlKey: true });
    await screen.findByText('已处理 0/4');
  });

  it('without a written suggestion has to be written first', async () => {
    server.result = withDeposit((risk) => ({ ...risk, edit: null, advice: '该句还约定了其他事项' }));
    await openResult();
    unfold('定金过高');
    expect(within(card('定金过高')).getByTestId('advice-only').textContent).toContain('该句还约定了其他事项');
    key('a');
    pressIn('定金过高', /采纳$/);
    const field = within(card('定金过高')).getByLabelText('改写建议');
    expect(server.decisions.size).toBe(0);
    fireEvent.change(field, { target: { value: ' 定金为百分之十。 ' } });
    pressIn('定金过高', '采纳改写');
    await screen.findByText('已处理 1/4');
    expect(server.decisions.get('deposit')).toMatchObject({ state: 'edited', text: '定金为百分之十。' });
  });

  it('is refreshed with a message when another member was faster', async () => {
    await openResult();
    unfold('定金过高');
    store('deposit', { state: 'rejected', version: 3 });
    pressIn('定金过高', /采纳$/);
    await waitFor(() => expect(toasts()).toContain('warning 1 条刚被其他成员处理过，已跳过'));
    await waitFor(() => expect(titles()).not.toContain('定金过高'));
  });
});

describe('the keyboard', () => {
  it('moves, adopts and ignores, then goes to the next open risk', async () => {
    await openResult();
    key('n');
    expect(selected()).toContain('定金过高');
    key('a');
    await screen.findByText('已处理 1/4');
    expect(selected()).toContain('违约金过高');
    key('i');
    await screen.findByText('已处理 2/4');
    expect(selected()).toContain('仲裁机构不明');
    expect([...server.decisions.values()].map(({ findingId, state }) => `${findingId} ${state}`)).toEqual([
      'deposit accepted',
      'penalty rejected',
    ]);
  });

  it('starts at the first open risk of work in progress', async () => {
    store('deposit', { state: 'accepted' });
    await openResult();
    await waitFor(() => expect(selected()).toContain('违约金过高'));
  });
});

describe('a read-only user', () => {
  it('sees all risks in place, ignored ones marked, and cannot decide', async () => {
    server.canChange = false;
    store('penalty', { state: 'rejected' });
    await openResult();
    await waitFor(() => expect(card('违约金过高').textContent).toContain('已忽略'));
    unfold('定金过高');
    expect(within(card('定金过高')).queryByRole('button', { name: /采纳$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '全部采纳' })).toBeNull();
    expect(screen.queryByRole('button', { name: /换立场重审/ })).toBeNull();
    key('a');
    expect(server.decisions.size).toBe(1);
  });

  it('sees a note, and loses the page when access is withdrawn', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.canChange = false;
    await openResult();
    expect(screen.queryByRole('button', { name: /公开链接/ })).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(toasts()).toEqual(['warning 您只有查看权限，不能修改这份文档；需要处理时请联系所有者']);
    server.isRefused = true;
    // Nothing is polled; here a refetch replaces the layout's live connection.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.queryByText('没有打开')).toBeNull();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(await screen.findByText('没有打开')).toBeDefined();
    expect(screen.queryAllByTestId('risk-card')).toEqual([]);
  });
});
