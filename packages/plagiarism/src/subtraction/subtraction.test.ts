import type { BlockDraft } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { comparePair, type PairOptions } from '../compare-pair.ts';
import { documentOf } from '../plagiarism.testing.ts';

const form = '投标人应当按照招标文件规定的格式逐页填写响应内容并加盖单位公章。';
const statute =
  '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。';
const reused = '我方拟在七月以前完成北侧三座阀门井的砌筑和闭水试验。';
const ownA = '项目组共有十一人，其中高级职称四人。';
const ownB = '拟派负责人曾主持过两座水厂的改造。';

function check(
  a: readonly (string | BlockDraft)[],
  b: readonly (string | BlockDraft)[],
  subtract: PairOptions['subtract'] = {},
) {
  return comparePair(documentOf(...a), documentOf(...b), { subtract });
}

describe('subtraction', () => {
  it('of a template keeps what was copied besides, with the numbers before and after', () => {
    const { aInB, fragments } = check([form, reused, ownA], [form, reused, ownB], {
      templates: [documentOf(form)],
    });
    expect(fragments.map(({ isSubtracted }) => isSubtracted)).toEqual([true, false]);
    expect(fragments[1]?.a.text).toBe(reused.slice(0, -1));
    expect(aInB.before).toMatchObject({ matched: 56, total: 72 });
    expect(aInB.after).toMatchObject({ matched: 25, total: 41 });
    expect(aInB.subtracted).toEqual([{ kind: 'template', words: 31 }]);
  });

  it('of a form leaves nothing when only the blanks were filled in differently', () => {
    const filled = (name: string, days: string) =>
      `承包人${name}承诺自收到开工通知之日起${days}日内组织人员和机械进场施工。`;
    const template = documentOf(filled('____', '____'));
    const { aInB, bInA } = check([filled('甲建', '十五'), ownA], [filled('乙筑', '三十'), ownB], {
      templates: [template],
    });
    expect(aInB.before.matched).toBeGreaterThan(20);
    expect([aInB.after.matched, bInA.after.matched]).toEqual([0, 0]);
  });

  it('of a form leaves nothing when the same dates and places were filled into several of its blanks', () => {
    const clauses = [
      (item: string) => `乙方应于2026年3月2日前提供${item}的作业场地和临时用电。`,
      (item: string) => `乙方未经同意不得更换杭州市西湖区文三路90号的${item}负责人。`,
      (item: string) => `截至2026年3月2日的${item}进度说明应当随付款申请一并报送。`,
    ];
    const blank = documentOf(
      '乙方应于____前提供____的作业场地和临时用电。',
      '乙方未经同意不得更换____的____负责人。',
      '截至____的____进度说明应当随付款申请一并报送。',
    );
    const filled = (item: string): string[] => clauses.map((clause) => clause(item));
    const { aInB, bInA } = check([...filled('一号输送机'), ownA], [...filled('三号输送机'), ownB], {
      templates: [blank],
    });
    expect(aInB.before.matched).toBeGreaterThan(60);
    expect([aInB.after.matched, bInA.after.matched]).toEqual([0, 0]);
  });

  it('of a form keeps a paragraph that was copied between its sentences', () => {
    const filled = (name: string): string =>
      `承包人${name}承诺自收到开工通知之日起十五日内组织人员进场施工。`;
    const { aInB, fragments } = check(
      [filled('甲建'), reused, filled('甲建一队'), ownA],
      [filled('乙筑'), reused, filled('乙筑二队'), ownB],
      { templates: [documentOf(filled('____'))] },
    );
    expect(fragments.filter(({ isSubtracted }) => !isSubtracted)).toMatchObject([{ kind: 'verbatim' }]);
    expect(aInB.after.matched).toBe(25);
  });

  it('of statutes keeps what is not quoted from them', () => {
    const { aInB } = check([statute, ownA], [statute, ownB], { statutes: [documentOf(statute)] });
    expect(aInB.after.matched).toBe(0);
    expect(aInB.subtracted).toEqual([{ kind: 'statute', words: 51 }]);
  });

  it('of the own library keeps what is new', () => {
    const { aInB } = check([reused, ownA], [reused, ownB], { library: [documentOf(reused)] });
    expect(aInB.before.matched).toBe(25);
    expect(aInB.after.matched).toBe(0);
  });

  it('removes headers, footers and tables of contents unless switched off', () => {
    const furniture: BlockDraft[] = [
      { type: 'header', text: '某某水厂改造工程施工投标文件技术部分' },
      { type: 'paragraph', text: '第一章 工程概况与编制依据………………1' },
      { type: 'paragraph', text: '第二章 主要施工方法和技术措施………4' },
      { type: 'paragraph', text: '第三章 质量与安全保证体系说明………9' },
    ];
    const { aInB } = check([...furniture, ownA], [...furniture, ownB]);
    expect(aInB.after.matched).toBe(0);
    expect(aInB.subtracted.map(({ kind }) => kind)).toEqual(['pageFurniture', 'contents']);
    const all = check([...furniture, ownA], [...furniture, ownB], { pageFurniture: false, contents: false });
    expect(all.aInB.after).toEqual(all.aInB.before);
  });

  it('of quotations and references happens on request', () => {
    const blocks = [
      `专家指出：“${reused}”`,
      '参考文献',
      '[1] 张某某，《给水排水管道施工技术与质量控制》，二〇一九年版。',
    ];
    const asked = check([...blocks, ownA], [...blocks, ownB], { quotations: true, references: true });
    expect(asked.aInB.after.matched).toBe(0);
    expect(check([...blocks, ownA], [...blocks, ownB]).aInB.after.matched).toBeGreaterThan(40);
  });

  it('of references removes every list: a document of several files has several', () => {
    const lists = [
      '参考文献',
      '[1] 张某某，《给水排水管道施工技术与质量控制》，二〇一九年版。',
      ownA,
      '参考文献：',
      '[1] 李某某，《市政阀门井砌筑与闭水试验操作手册》，二〇二一年版。',
    ];
    const { aInB } = check(lists, [...lists.filter((line) => line !== ownA), ownB], { references: true });
    expect(aInB.after.matched).toBe(0);
    expect(aInB.before.matched).toBeGreaterThan(40);
  });

  it('of a template keeps two equal documents at 100 %', () => {
    const { aInB } = check([form, reused], [form, reused], { templates: [documentOf(form)] });
    expect(aInB.after).toEqual({ matched: 25, total: 25, rate: 1 });
  });
});
