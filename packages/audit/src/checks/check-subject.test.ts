import { describe, expect, it } from 'vitest';
import { verdictIn } from '../audit.testing.ts';
import { subjectRules } from '../rules/subject/subject.rules.ts';

const verdict = (...sentences: string[]) =>
  verdictIn(subjectRules, 'subject.goods-undefined', '设备买卖合同', sentences);

describe('goods named, counted and specified in one sentence, without a table', () => {
  it.each([
    '乙方向甲方出售数控机床两台，型号为 MS-200。',
    '甲方购买 MS-200 数控机床两台，单价 30 万元。',
    '乙方供应三台CK6150车床，随机附说明书一套。',
    '标的为东风牌载货汽车两辆，总价四十万元。',
    '甲方订购冷轧钢卷十二吨，材质 SPCC，厚度 1.2 毫米。',
    '乙方出售二手叉车 3 辆，型号 CPD30。',
    '甲方采购办公桌贰拾张，尺寸为一米四。',
    '数控机床两台，型号为 MS-200，到货时间另行通知。',
    '甲方购买空压机一台（型号：GA-37），安装日期届时商定。',
  ])('are defined: %s', (sentence) => {
    expect(verdict(sentence)).toBe('passed');
  });
});

describe('goods that are not defined', () => {
  it.each([
    // Copies, papers and periods are not quantities of goods.
    '乙方供应型号为 MS-200 的数控机床，本合同一式两份。',
    '乙方供应型号为 MS-200 的数控机床，并提供两套图纸。',
    '乙方供应型号为 MS-200 的数控机床，随机附说明书一套。',
    '乙方供应型号为 MS-200 的数控机床，第一台由甲方自提。',
    // Two machines, but no model.
    '甲方购买数控机床两台。',
    '甲方购买数控机床两台，发票编号 FP-20260 由乙方提供。',
  ])('are reported as undefined: %s', (sentence) => {
    expect(verdict(sentence)).toBe('missing');
  });

  it.each([
    '数控机床的规格、数量由双方另行约定。',
    '数控机床两台，型号待定。',
    '设备的品种和数量，具体由双方届时口头商定。',
  ])('are quoted when they are left open: %s', (sentence) => {
    expect(verdict(sentence)).toBe(`hit: ${sentence}`);
  });
});
