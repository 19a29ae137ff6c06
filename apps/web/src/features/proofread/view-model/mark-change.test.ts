import { expect, it } from 'vitest';
import { markChange } from './mark-change.ts';

const written = (before: string, after: string) => {
  const marked = markChange(before, after);
  const of = (parts: readonly { text: string; isChanged: boolean }[]) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
  return `${of(marked.before)} → ${of(marked.after)}`;
};

it('marks the characters that differ, and only those', () => {
  expect(written('签定', '签订')).toBe('签[定] → 签[订]');
  expect(written('根实际', '根据实际')).toBe('根实际 → 根[据]实际');
  expect(written('的的', '的')).toBe('的[的] → 的');
  expect(written('壹佰万元', '玖拾万元')).toBe('[壹佰]万元 → [玖拾]万元');
});

it('marks everything when nothing is shared, and nothing when all is equal', () => {
  expect(written('甲', '乙')).toBe('[甲] → [乙]');
  expect(written('甲', '')).toBe('[甲] → ');
  expect(written('同', '同')).toBe('同 → 同');
});

it('marks long texts between their common ends', () => {
  const long = '条'.repeat(300);
  expect(written(`首${long}尾`, `首${'款'.repeat(300)}尾`)).toBe(`首[${long}]尾 → 首[${'款'.repeat(300)}]尾`);
});
