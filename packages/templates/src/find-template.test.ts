import type { BlockDraft, Document } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { findTemplate } from './find-template.ts';
import type { TemplateField } from './template.ts';
import { documentOf } from './templates.testing.ts';

function found(...paragraphs: readonly (string | BlockDraft)[]) {
  const document = documentOf(...paragraphs);
  const template = findTemplate(document);
  expect(checkTemplate(document, template)).toEqual([]);
  return template.fields.map((field) => [
    field.kind,
    field.label,
    field.places.map(({ start, end }) => document.text.slice(start, end)),
  ]);
}

describe('blanks become typed fields', () => {
  it.each([
    ['交货地点为____。', 'text', '交货地点', ['____']],
    ['质保期为【　】个月', 'text', '质保期', ['【　】']],
    ['联系人：[ ]', 'text', '联系人', ['[ ]']],
    ['共（　　）份', 'text', '共', ['　　']],
    ['验收期限为　　　天', 'text', '验收期限', ['　　　']],
    ['合同总价为人民币____元', 'amount', '合同总价', ['____']],
    ['租金：￥____，大写____元整', 'amount', '租金', ['____', '____元整']],
    ['价款（大写）：____元整（小写：￥____元）', 'amount', '价款', ['____', '____元整']],
    ['租金为每月人民币____元', 'amount', '租金', ['____']],
    ['注册资本____万元', 'amount', '注册资本', ['____']],
    ['交付日期：____年__月__日', 'date', '交付日期', ['____', '__', '__']],
    ['签订日期：20__年　月　日', 'date', '签订日期', ['20__', '　', '　']],
    ['自（　）年 月 日起', 'date', '自', ['（　）', ' ', ' ']],
    ['付款方式：□ 银行转账 □ 现金', 'choice', '付款方式', ['□', '□']],
  ] as const)('%s', (text, kind, label, places) => {
    const [[...one] = [], ...others] = found(text);
    expect(others).toEqual([]);
    expect([one[0], one[1]]).toEqual([kind, label]);
    expect([...(one[2] ?? [])].sort()).toEqual([...places].sort());
  });

  it('treats underlined spaces as a blank, as Word documents draw them', () => {
    const text = '标的物为   ，数量如下';
    const runs = [{ start: 4, end: 7, style: { underline: true as const } }];
    expect(found({ type: 'paragraph', text, runs })).toEqual([['text', '标的物', ['   ']]]);
  });

  it('collects the details of a party, also when nothing follows the colon', () => {
    const lines = [
      '甲方（买方）：____',
      '法定代表人：',
      '统一社会信用代码：____',
      '地址：____ 电话：____',
      '第一条 标的',
    ];
    const [field] = findTemplate(documentOf(...lines)).fields;
    expect(field).toMatchObject({ kind: 'party', label: '甲方' });
    expect(field?.kind === 'party' && field.places.map(({ part }) => part)).toEqual([
      'name',
      'legalRepresentative',
      'creditCode',
      'address',
      'phone',
    ]);
  });

  it('leaves the place for a signature empty', () => {
    expect(found('甲方（盖章）：          乙方（盖章）：')).toEqual([]);
  });

  it('gives two blanks with the same label different names', () => {
    expect(found('数量为____', '数量为____').map(([, label]) => label)).toEqual(['数量', '数量（2）']);
  });

  it('joins boxes on separate lines into one choice', () => {
    const [field, ...others] = findTemplate(documentOf('争议解决方式：', '□ 仲裁', '□ 诉讼')).fields;
    expect(others).toEqual([]);
    expect(field).toMatchObject({ label: '争议解决方式', isMultiple: false });
  });

  it('finds an optional clause', () => {
    const document = documentOf('第一条 价款', '第二条 【可选】乙方提供培训____次。');
    expect(findTemplate(document).clauses).toEqual([
      {
        id: 'c1',
        label: '乙方提供培训____次。',
        start: 7,
        end: document.text.length,
        marker: { start: 11, end: 15 },
      },
    ]);
  });

  it('lists the parts of the document that were not examined', () => {
    const document = documentOf({ type: 'header', text: '合同编号：____' }, '第一条 价款____元', {
      type: 'comment',
      text: '请补____',
    });
    const { fields, coverage } = findTemplate(document);
    expect(fields).toHaveLength(1);
    expect(coverage.examined).toEqual([{ what: '段落', count: 1 }]);
    expect(coverage.notExamined.map(({ what, count }) => [what, count])).toEqual([
      ['页眉', 1],
      ['批注', 1],
    ]);
    const inHeader = textField({ start: 5, end: 9 });
    const [problem] = checkTemplate(document, { fields: [inHeader], clauses: [] });
    expect(problem?.message).toContain('不在正文内');
  });

  it('finds lines of dots and dashes where something is asked for, and none in a table of contents', () => {
    expect(found('交货地点：……………', '价款为........元', '账号：————').map(([, label]) => label)).toEqual([
      '交货地点',
      '价款',
      '账号',
    ]);
    expect(found('第一章 总则..........3', '附件：见……附图', '——————')).toEqual([]);
  });

  it('knows what a text has to look like by its label or the sign behind it', () => {
    const document = documentOf(
      '联系人：____　手机：____',
      '身份证号码：____',
      '年利率为____%',
      '用途为____',
    );
    expect(
      findTemplate(document).fields.map((field) => [
        field.label,
        field.kind === 'text' ? field.format : field.kind,
      ]),
    ).toEqual([
      ['联系人', 'personName'],
      ['手机', 'phone'],
      ['身份证号码', 'idNumber'],
      ['年利率', 'percent'],
      ['用途', undefined],
    ]);
  });

  it('ties a clause to the option that its mark names', () => {
    const { clauses } = findTemplate(
      documentOf('付款方式：□ 转账 □ 现金', '【如选择现金时适用】当面点清。', '【适用于：支票】不收支票。'),
    );
    expect(clauses.map(({ when }) => when)).toEqual([{ fieldId: 'f1', optionIds: ['o2'] }, undefined]);
  });

  it('finds nothing in a text without blanks', () => {
    expect(found('第一条 甲方应于2026年3月1日支付100元。', '　　第二条 双方友好协商。')).toEqual([]);
  });
});

function textField(place: { readonly start: number; readonly end: number }): TemplateField {
  return { kind: 'text', id: 'x', label: '外', isRequired: false, places: [{ ...place, part: 'text' }] };
}

it('refuses a choice whose options are written nowhere', () => {
  const document = documentOf('付款方式：____');
  const choice = (place: 'box' | 'chosen', options: readonly string[]): TemplateField => ({
    kind: 'choice',
    id: 'f1',
    label: '付款方式',
    isRequired: true,
    isMultiple: false,
    options: options.map((id) => ({ id, label: id })),
    places: [
      place === 'box'
        ? { start: 5, end: 9, part: 'box', optionId: 'o1' }
        : { start: 5, end: 9, part: 'chosen' },
    ],
  });
  const problems = (field: TemplateField) =>
    checkTemplate(document, { fields: [field], clauses: [] }).map(({ message }) => message);
  expect(problems(choice('chosen', ['o1', 'o2']))).toEqual([]);
  expect(problems(choice('box', ['o1']))).toEqual([]);
  expect(problems(choice('box', ['o1', 'o2']))).toEqual(['有选项没有对应的位置']);
  expect(problems(choice('box', ['o2']))).toEqual(['有选项没有对应的位置']);
  expect(problems(choice('chosen', []))).toEqual(['选择字段至少要有一个选项']);
});

/** Processor time, not the clock: other work on the machine does not count. */
function cpuOf(document: Document): number {
  const before = process.cpuUsage();
  findTemplate(document);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it.each([
  ['underscores', `价款为${'_'.repeat(130)}元`],
  ['wide spaces', `甲方：${'\u3000'.repeat(130)}`],
  ['parts of dates', `自${'_'.repeat(20)}年${'_'.repeat(20)}月${'_'.repeat(20)}`],
  ['brackets', `（${' '.repeat(60)}）`],
  ['words between', `${'为计是共计合计（'.repeat(16)}__a`],
])('a line with four times as many blanks of %s takes about four times the time', (_, piece) => {
  const [few, many] = [documentOf(piece.repeat(309)), documentOf(piece.repeat(1236))];
  // Four times the text: sixteen times the time would be the square of it. Compiling and collecting garbage only make a run slower.
  const growsSlowly = (): boolean => cpuOf(many) < 9 * cpuOf(few) + 20_000;
  expect([1, 2, 3].some(growsSlowly)).toBe(true);
});
