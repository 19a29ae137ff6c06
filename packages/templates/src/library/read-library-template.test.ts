import { describe, expect, it } from 'vitest';
import { checkValues } from '../check-values.ts';
import { libraryContent } from './library-content.ts';
import { LibrarySourceError } from './library-template.ts';
import { readLibraryTemplate } from './read-library-template.ts';
import { sampleValues } from './sample-values.ts';

const SHARED = 'Words for authors.\n\n## 争议\n# 争议解决\n向法院起诉。\n\n## 生效\n# 生效\n签字后生效。\n';
const SOURCE = `---
kind: lease
title: 房屋租赁合同
summary: 一份短合同
keywords: 租房 押金
---
合同编号：〔编号=A-1〕
@company 甲方 出租人
@person 乙方
# 租金
月租金为人民币〔月租金=5000〕元（大写：〔〕）。
按照{争议解决}处理。
? 租金每年上调3%。
# 期限
自〔起租日=2026〕年〔4〕月〔1〕日起。付款方式：□现金　■转账
- 第一项；
- 第二项。
@clause 争议 生效
@attachment 清单
| 项目 | 数量 |
| 空调 | 〔2〕 |
| 〔其他〕 | 〔1〕 |
`;

const read = (source = SOURCE) => readLibraryTemplate(source, SHARED);
const linesOf = (source = SOURCE) => read(source).document.text.split('\n');

describe('a source of the library', () => {
  it('becomes a contract with numbered articles, parties, signatures and attachments', () => {
    expect(linesOf()).toEqual([
      '房屋租赁合同',
      '合同编号：________',
      '甲方（出租人）：________',
      '统一社会信用代码：________',
      '法定代表人：________',
      '住所：________',
      '联系人：________',
      '联系电话：________',
      '电子邮箱：________',
      '乙方：________',
      '身份证号码：________',
      '住址：________',
      '联系电话：________',
      '第一条　租金',
      '1.1　月租金为人民币________元（大写：________）。',
      '1.2　按照第三条处理。',
      '1.3　【可选】租金每年上调3%。',
      '第二条　期限',
      '自____年____月____日起。付款方式：□现金　□转账',
      '（1）第一项；',
      '（2）第二项。',
      '第三条　争议解决',
      '向法院起诉。',
      '第四条　生效',
      '签字后生效。',
      '（以下无正文，为各方签署部分）',
      '甲方（盖章）：',
      '法定代表人或者授权代表（签字）：',
      '签署日期：____年____月____日',
      '乙方（签字）：',
      '签署日期：____年____月____日',
      '附件：清单',
      '项目',
      '数量',
      '空调',
      '________',
      '________',
      '________',
    ]);
    expect(read()).toMatchObject({ kind: 'lease', keywords: ['租房', '押金'], clauseCount: 4 });
  });

  it('gives its fields the names its author chose, and those of a table the heads of column and row', () => {
    const { fields, clauses } = libraryContent(read());
    expect(fields.map(({ kind, label, isRequired }) => [kind, label, isRequired])).toEqual([
      ['text', '编号', true],
      ['party', '甲方', true],
      ['party', '乙方', true],
      ['amount', '月租金', true],
      ['date', '起租日', false],
      ['choice', '付款方式', true],
      ['date', '甲方签署日期', false],
      ['date', '乙方签署日期', false],
      ['text', '空调的数量', true],
      ['text', '项目（第2行）', false],
      ['text', '数量（第2行）', false],
    ]);
    expect(clauses.map(({ label }) => label)).toEqual(['租金每年上调3%。']);
  });

  it('has samples that are values of its fields', () => {
    const library = read();
    const values = sampleValues(library);
    const [, , , rent, start, payment] = libraryContent(library).fields.map(({ id }) => values.fields[id]);
    expect([rent, start, payment]).toEqual([
      { kind: 'amount', yuan: '5000' },
      { kind: 'date', date: '2026-04-01' },
      { kind: 'choice', optionIds: ['o2'] },
    ]);
    expect(checkValues(libraryContent(library), values)).toEqual([]);
  });

  it.each([
    ['no head', '# 租金\n五千元。'],
    ['no summary', SOURCE.replace('summary: 一份短合同\n', '')],
    ['no such kind', SOURCE.replace('kind: lease', 'kind: castle')],
    ['no such shared clause', SOURCE.replace('@clause 争议', '@clause 决斗')],
    ['a reference to no article', SOURCE.replace('{争议解决}', '{仲裁}')],
  ])('is refused: %s', (_, source) => {
    expect(() => read(source)).toThrow(LibrarySourceError);
  });
});
