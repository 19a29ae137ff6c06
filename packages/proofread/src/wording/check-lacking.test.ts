/** Clauses that stop before they have said anything. */
import { expect, it } from 'vitest';
import { checkLacking } from './check-lacking.ts';

const found = (text: string) => checkLacking(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['乙方应加强用电管理，采取，避免火灾。', '采取'],
  ['维修费用由双方各自。', '各自'],
  ['逾期递交的，其报价。', '其报价'],
  ['对举报人，主管部门应当给予。', '给予'],
  ['因设备老化造成的停机，承包人应当。', '应当'],
])('tells what is left open: %s', (text, open) => {
  expect(found(text)).toContain(open);
});

it.each([
  '乙方应采取措施，避免火灾。',
  '上述措施由乙方采取，费用由甲方承担。',
  '维修费用由双方各自承担。',
  '逾期递交的，其报价无效。',
  '甲方所采取，乙方应当配合。',
  '奖励由甲方给予。',
])('keeps what is whole: %s', (text) => {
  expect(found(text)).toEqual([]);
});
