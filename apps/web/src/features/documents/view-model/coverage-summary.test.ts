import { expect, it } from 'vitest';
import { coverageSummary } from './coverage-summary.ts';

const examined = [{ what: '页面', count: 3 }];

it('says that all was read only when nothing was left out', () => {
  expect(coverageSummary({ examined, notExamined: [] })).toBe('全部已读取');
  const gap = { what: '图片', count: 12, reason: '没有识别出文字' };
  expect(coverageSummary({ examined, notExamined: [gap, gap] })).toBe('2 项未读取');
});
