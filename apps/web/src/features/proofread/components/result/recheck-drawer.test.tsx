// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Finding } from '../../view-model/proofread-shapes.ts';
import { spanIn } from '../../view-model/result.testing.ts';
import { card, openResult, press, setUp, tearDown } from '../result-page.testing.tsx';
import { RESULT, server, store } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

function finding(words: string, part: Partial<Finding>): Finding {
  const { start, end } = spanIn(RESULT.document.text, words);
  return {
    start,
    end,
    id: `found ${start}`,
    original: words,
    suggestion: '签订',
    ruleId: 'typo.sign',
    family: 'typo',
    tier: 'error',
    confidence: 1,
    reason: '理由',
    formula: null,
    clause: null,
    isNew: false,
    knownId: null,
    context: { before: '双方', after: '合同' },
    originalStart: start,
    originalEnd: end,
    ...part,
  };
}

const known = finding('签定', { knownId: 'sign', reason: '早已知道的' });
const fresh = finding('补充协议', { isNew: true, reason: '改动带来的' });

async function openRecheck() {
  await openResult();
  press(/复查/);
  return screen.findAllByTestId('recheck-finding');
}

it('examines the text with accepted corrections again and shows new findings first', async () => {
  server.recheck = { ...server.recheck, renumbered: 2, corrections: [known, fresh] };
  const found = await openRecheck();
  expect(found[0]?.textContent).toContain('改动带来的');
  expect(found[1]?.textContent).toContain('仍未处理');
  expect(screen.getByText('已写入 1 处更正').parentElement?.textContent).toContain('重排 2 处编号与引用');
  expect(screen.getByRole('button', { name: /复制改后全文/ })).toBeDefined();
});

it('does not count an accepted correction that is found again as open', async () => {
  store('sign', { version: 1 });
  server.recheck = { ...server.recheck, corrections: [known] };
  const [only] = await openRecheck();
  expect(only?.textContent).toContain('已接受，仍有问题');
  expect(only?.textContent).not.toContain('仍未处理');
});

it('links known findings to their cards', async () => {
  server.recheck = { ...server.recheck, corrections: [known] };
  await openRecheck();
  press('看原文');
  expect(card('第一条').getAttribute('aria-current')).toBe('true');
});

it('shows new findings at their place in the original', async () => {
  server.recheck = { ...server.recheck, corrections: [fresh] };
  await openRecheck();
  press('看原文');
  const marks = [...document.querySelectorAll('section mark')].map((mark) => mark.textContent);
  expect(marks).toContain('补充协议');
});
