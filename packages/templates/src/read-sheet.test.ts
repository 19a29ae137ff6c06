import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { findTemplate } from './find-template.ts';
import { readSheet } from './read-sheet.ts';
import { sheetColumns } from './sheet-columns.ts';
import { documentOf } from './templates.testing.ts';

const document = documentOf(
  '甲方：____',
  '统一社会信用代码：____',
  '第一条 租金为￥____元，大写____元整。',
  '第二条 自____年__月__日起，利率为____%。',
  '第三条 付款方式：□ 转账 □ 现金',
  '第四条 【如选择“现金”】乙方当面点清。',
  '第五条 【可选】乙方提供培训。',
  '经办人电话：____',
);
const template = findTemplate(document);
const names = sheetColumns(template).map(({ name }) => name);
const row = (number: number, cells: Readonly<Record<string, string>>) => ({
  number,
  cells: names.map((name) => cells[name] ?? ''),
});
const good = {
  甲方·名称: '云杉公司',
  租金: '0.85万元',
  自: '2026/3/1',
  利率: '4.5%',
  付款方式: '现金',
  经办人电话: '13800138000',
};
const read = (...cells: readonly Readonly<Record<string, string>>[]) =>
  readSheet(template, [{ number: 1, cells: names }, ...cells.map((one, index) => row(index + 2, one))]);

describe('the sheet of a template', () => {
  it('has a column for each value, and none for a clause that a choice decides', () => {
    expect(names).toEqual([
      '文件名称',
      '甲方·名称',
      '甲方·统一社会信用代码',
      '租金',
      '自',
      '利率',
      '付款方式',
      '经办人电话',
      '条款：乙方提供培训。',
    ]);
  });

  it('gives the values of a row, as people write them', () => {
    const { ready, problems } = read({ ...good, 文件名称: '一号', '条款：乙方提供培训。': '否' });
    expect(problems).toEqual([]);
    const [one] = ready;
    expect(one?.fileName).toBe('一号');
    const edits = one ? fillTemplate(document, template, one.values) : [];
    expect(edits.map(({ inserted }) => inserted)).toEqual([
      '云杉公司',
      '8,500.00',
      '捌仟伍佰元整',
      '2026',
      '3',
      '1',
      '4.5',
      '☑',
      '',
      '',
      '13800138000',
    ]);
  });

  it.each(['2026-03-01', '2026年3月1日', '2026.3.1', '46082'])('reads %s as the same day', (自) => {
    const [one] = read({ ...good, 自 }).ready;
    expect(Object.values(one?.values.fields ?? {})).toContainEqual({ kind: 'date', date: '2026-03-01' });
  });

  it('says in a sentence what keeps a row from becoming a document, and takes the others', () => {
    const { count, ready, problems } = read(
      good,
      { ...good, 甲方·名称: '', 租金: '八千' },
      { ...good, 付款方式: '支票', 自: '2026-02-30' },
      { ...good, 甲方·统一社会信用代码: '123', 经办人电话: '无', 利率: '高' },
      { ...good, '条款：乙方提供培训。': '也许' },
    );
    expect([count, ready.map(({ number }) => number)]).toEqual([5, [2]]);
    expect(problems).toEqual([
      { row: 3, message: '“甲方·名称”请填写；“租金”请填写不小于 0、最多两位小数的金额' },
      { row: 4, message: '“自”请填写正确的日期；“付款方式”只能填：转账、现金' },
      {
        row: 5,
        message:
          '“甲方·统一社会信用代码”统一社会信用代码有误，请核对；“利率”请填写不小于 0 的百分数，最多四位小数；“经办人电话”电话有误，请填写手机号或带区号的号码',
      },
      { row: 6, message: '“条款：乙方提供培训。”只能填“是”或“否”' },
    ]);
  });

  it('refuses a sheet of another template, one without rows and one with too many', () => {
    const other = readSheet(template, [{ number: 1, cells: ['姓名', '姓名'] }, row(2, good)]);
    expect(other.problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '表格里的“姓名”列不是这个模板的字段，请用下载的表格填写',
        '表格里有两列“姓名”',
        '表格缺少必填的“租金”列，请用下载的表格填写',
      ]),
    );
    expect(read().problems).toEqual([{ row: null, message: '表格里没有要生成的行，请从第 2 行起填写' }]);
    const many = readSheet(template, [
      { number: 1, cells: names },
      ...Array.from({ length: 1001 }, (_, index) => row(index + 2, good)),
    ]);
    expect(many.problems).toEqual([{ row: null, message: '表格有 1001 行，一次最多 1000 行，请分几次生成' }]);
  });
});
