import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const told = (...lines: readonly string[]) =>
  proofreadDocument(documentOfParagraphs('会议纪要', '一、进度', ...lines))
    .corrections.filter(({ ruleId }) => ruleId === 'references.no-attachment')
    .map(({ original, tier }) => [original, tier]);

const list = ['附件一：进度表', '附件二：签到表', '工程部', '2024年5月6日'];

it('accepts what a list at the end names', () => {
  expect(told('各组按附件一推进，名单见附件二。', ...list)).toEqual([]);
});

it('tells what the list does not name', () => {
  expect(told('各组按附件一推进，预算见附件三。', ...list)).toEqual([['附件三', 'suspect']]);
});

it('does not take a list for the texts when other texts follow', () => {
  const bodies = ['附件一：进度表', '附件二：签到表', '甲方（盖章）：', '附件一 进度表', '第一周完成设计'];
  expect(told('名单见附件二。', '附件三 图纸', '见图', ...bodies).map(([name]) => name)).toContain('附件二');
});
