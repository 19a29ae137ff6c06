// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** A thousand corrections render slowly here. */
const MANY_CARDS_MS = 30_000;

beforeEach(setUp);
afterEach(tearDown);

const expectDecided = (wanted: Readonly<Record<string, string>>) =>
  waitFor(() => expect(decided()).toEqual(wanted));

describe('a contract that somebody else examines again', () => {
  const [first, , account] = RESULT.corrections;
  if (!first || !account) throw new Error('no correction');
  const runAgain = () => {
    server.task = { finishedAt: '2026-11-16T00:00:00Z' };
    server.result = { ...RESULT, corrections: [{ ...first, id: 'sign-again', reason: '新的结果' }] };
  };

  it('is reloaded when the window gets the focus again', async () => {
    await openResult();
    runAgain();
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('新的结果')).toBeDefined();
    expect(screen.getAllByTestId('correction-card')).toHaveLength(1);
  });

  it('is reloaded after a decision that came too late, with a message', async () => {
    await openResult();
    runAgain();
    pressIn('帐户', '接受');
    expect(await screen.findByText('新的结果')).toBeDefined();
    expect(toasts()).toEqual(['warning 结果已有变化，可能刚被重新检查，已为您刷新']);
    expect(decided()).toEqual({});
  });
});

it('says that the decisions are unknown until they are loaded', async () => {
  server.hasDecisions = false;
  renderAt(OWN_PATH);
  expect(await screen.findByText('处理情况没有读到，暂时不能处理更正')).toBeDefined();
  expect(screen.queryByRole('button', { name: /接受可改的错误/ })).toBeNull();
  server.hasDecisions = true;
  press('重新读取');
  expect(await screen.findByRole('button', { name: '接受可改的错误（2）' })).toBeDefined();
  expect(screen.queryByText('处理情况没有读到，暂时不能处理更正')).toBeNull();
});

describe('many corrections', () => {
  it('of a rule are accepted together, and undone together', async () => {
    await openResult();
    unfold('签定');
    pressIn('签定', '更多');
    fireEvent.click(await screen.findByText('接受本规则全部（2）'));
    await expectDecided({ sign: 'accepted', sign2: 'accepted' });
    key('z', { ctrlKey: true });
    await expectDecided({});
    key('z', { ctrlKey: true, shiftKey: true });
    await expectDecided({ sign: 'accepted', sign2: 'accepted' });
  });

  it('that say the same of the same words are accepted with one decision, and undone together', async () => {
    await openResult();
    unfold('签定');
    pressIn('签定', '接受相同的 2 处');
    await expectDecided({ sign: 'accepted', sign2: 'accepted' });
    key('z', { ctrlKey: true });
    await expectDecided({});
    expect(card('帐户').textContent).not.toContain('相同的共');
  });

  it('that say the same can all be rewritten with the same words', async () => {
    await openResult();
    unfold('签定');
    pressIn('签定', /改写/);
    fireEvent.change(screen.getByLabelText('改写成'), { target: { value: '订立' } });
    press('用于相同的 2 处');
    await expectDecided({ sign: 'edited 订立', sign2: 'edited 订立' });
  });

  it('that are certain are accepted at once; remarks stay open', async () => {
    await openResult();
    press('接受可改的错误（2）');
    await expectDecided({ sign: 'accepted', sign2: 'accepted' });
  });

  it('are undone one entry per request, also when pressed quickly', async () => {
    await openResult();
    pressIn('帐户', '接受');
    pressIn('第九条', '忽略');
    await expectDecided({ account: 'accepted', reference: 'rejected' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(false),
    );
    press('撤销');
    press('撤销');
    await expectDecided({});
    press('重做');
    await expectDecided({ account: 'accepted' });
  });

  it('are not undone over the decision of another member', async () => {
    await openResult();
    press('接受可改的错误（2）');
    await expectDecided({ sign: 'accepted', sign2: 'accepted' });
    store('sign', { state: 'rejected', version: 9 });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(card('第一条').textContent).toContain('已忽略'));
    press('撤销');
    await expectDecided({ sign: 'rejected' });
    expect(toasts()).toContain('warning 1 条刚被其他成员处理过，已跳过');
  });

  it('that others decided meanwhile are kept and shown', async () => {
    await openResult();
    store('sign', { state: 'edited', text: '签署', version: 1 });
    press('接受可改的错误（2）');
    await expectDecided({ sign: 'edited 签署', sign2: 'accepted' });
    await waitFor(() => expect(toasts()).toEqual(['warning 1 条刚被其他成员处理过，已跳过']));
    await waitFor(() => expect(card('第一条').textContent).toContain('签署'));
    press('撤销');
    await expectDecided({ sign: 'edited 签署' });
  });

  it(
    'can be undone as far as they were stored',
    async () => {
      const [first] = RESULT.corrections;
      if (!first) throw new Error('no correction');
      const ids = Array.from({ length: 1001 }, (_, at) => `many${at}`);
      server.result = { ...RESULT, corrections: ids.map((id) => ({ ...first, id })) };
      server.batchesLeft = 1;
      await openResult();
      press('接受可改的错误（1,001）');
      await waitFor(() => expect(toasts()).toEqual(['error 服务暂时不可用，请稍后重试']));
      expect(Object.keys(decided())).toHaveLength(1000);
      server.batchesLeft = 1;
      press('撤销');
      await expectDecided({});
    },
    MANY_CARDS_MS,
  );

  it('can be grouped by rule', async () => {
    await openResult();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '排序' }));
    fireEvent.click(await screen.findByText('按规则'));
    await waitFor(() => expect(screen.getAllByTestId('rule-head')).toHaveLength(4));
    expect(screen.getAllByTestId('rule-head')[0]?.textContent).toContain('接受本规则全部（2）');
  });

  it('can be filtered by tier', async () => {
    await openResult();
    press('建议 1');
    await waitFor(() => expect(screen.getAllByTestId('correction-card')).toHaveLength(1));
  });
});
