import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { proofreadDocument } from './proofread-document.ts';

function found(...paragraphs: readonly string[]): readonly (readonly (string | null | undefined)[])[] {
  return proofreadDocument(documentOfParagraphs(...paragraphs))
    .corrections.filter(({ family }) => ['figures', 'references', 'numbering', 'terms'].includes(family))
    .map(({ ruleId, original, formula }) => [ruleId, original, formula]);
}

describe('figures', () => {
  it('compares a sum in words with the same sum in figures and shows both', () => {
    expect(found('合同总价为人民币壹佰万元整（￥100,000.00元）。')).toEqual([
      [
        'figures.uppercase',
        expect.stringContaining('100,000.00'),
        expect.stringContaining('1,000,000.00元 ≠ 100,000.00元'),
      ],
    ]);
    expect(found('合同总价为人民币壹拾万元整（￥100,000.00元）。')).toEqual([]);
  });

  it('reports dates that do not exist', () => {
    expect(found('本合同于2023年2月30日签订。')).toEqual([
      ['figures.no-such-date', '2023年2月30日', '2023年2月只有28天'],
    ]);
    expect(found('本合同于2023年13月3日签订。')).toEqual([
      ['figures.no-such-date', '2023年13月3日', '没有13月'],
    ]);
    expect(found('本合同于2024年2月29日签订，另于3月5日交货。')).toEqual([]);
  });

  it('reports wrong days of the week', () => {
    expect(found('会议定于2024年5月1日（星期四）召开。')).toEqual([
      ['figures.weekday', '四', '2024-05-01 是星期三'],
    ]);
    expect(found('会议定于2024年5月1日（星期三）召开。')).toEqual([]);
  });

  it('adds the term to its start date', () => {
    expect(found('租赁期自2024年1月1日起至2025年12月31日止，共三年。')).toEqual([
      ['figures.term', '2025年12月31日', '2024-01-01 起 三年 → 2026-12-31 止 ≠ 2025-12-31'],
    ]);
    expect(found('租赁期自2024年1月1日起至2025年12月31日止，共两年。')).toEqual([]);
    expect(found('租赁期两年，自2024年1月1日至2026年1月1日。')).toEqual([]);
    // Named with 起 and 止 both days belong to the term.
    expect(found('租赁期自2024年1月1日起至2026年1月1日止，共两年。')).toHaveLength(1);
  });
});

describe('references, numbers and terms', () => {
  const articles = ['第一条 标的', '甲方购买设备。', '第二条 价款', '按第一条执行。'];

  it('finds references without a target', () => {
    expect(found(...articles, '第三条 违约', '违反第九条的，按第二条赔偿。')).toEqual([
      ['references.no-clause', '第九条', undefined],
    ]);
    expect(found('违反第九条的，应当赔偿。')).toEqual([]);
  });

  it('finds repeated and skipped numbers', () => {
    expect(found(...articles, '第二条 交付', '乙方送货。')).toEqual([
      ['numbering.repeat', '第二条', undefined],
    ]);
    expect(found(...articles, '第四条 交付', '乙方送货。')).toEqual([['numbering.gap', '第四条', undefined]]);
  });

  it('finds terms that are never used', () => {
    const definition = '标的软件（以下简称“本系统”）由乙方开发。';
    expect(found(...articles, definition).map(([rule]) => rule)).toEqual(['terms.unused']);
    expect(found(...articles, definition, '本系统应当上线。')).toEqual([]);
  });
});
