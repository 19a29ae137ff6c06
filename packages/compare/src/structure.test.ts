/** Splits, merges, moves, renumbering and tables: what a reader sees as one change is one change. */
import type { BlockDraft } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOf, paragraphs } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import { applyScript } from './edits/edit-script.ts';

type Pair = ReturnType<typeof paragraphs>;

function shown(old: Pair, target: Pair) {
  const comparison = compareDocuments(old, target);
  expect(applyScript(comparison.script, old.text)).toBe(target.text);
  return comparison.changes.map((change) => [
    change.type,
    change.significance,
    change.old?.text ?? '',
    change.new?.text ?? '',
    change.reason,
  ]);
}

const before = '甲方负责提供符合国家标准的施工场地和水电条件。';
const after = '本合同一式四份，双方各执两份，具有同等法律效力。';

describe('a paragraph that is split', () => {
  const whole = '乙方应当履行下列义务：按期交付全部货物；提供完整的技术资料；派员到现场指导安装。';
  const parts = [
    '乙方应当履行下列义务：',
    '（a）按期交付全部货物；',
    '（b）提供完整的技术资料；',
    '（c）派员到现场指导安装。',
  ];

  it('is one change of form, with its labels, and none of its text is deleted or inserted', () => {
    const changes = shown(paragraphs(before, whole, after), paragraphs(before, ...parts, after));
    expect(changes.map(([type, significance, , , reason]) => [type, significance, reason])).toEqual([
      ['format', 'minor', '一段拆为四段并加编号，文字未变'],
    ]);
  });

  it('has its wording changes listed separately', () => {
    const edited = parts.with(1, '（a）按期交付部分货物；');
    const changes = shown(paragraphs(before, whole, after), paragraphs(before, ...edited, after));
    expect(changes.map(([type, , old, target]) => (type === 'format' ? type : [old, target]))).toEqual([
      'format',
      ['全部', '部分'],
    ]);
  });

  it('is merged again as one change of form', () => {
    const changes = shown(paragraphs(before, ...parts, after), paragraphs(before, whole, after));
    expect(changes.map(([type, , , , reason]) => [type, reason])).toEqual([
      ['format', '四段合并为一段并去掉编号，文字未变'],
    ]);
  });

  it.each([
    ['（1）', '（2）', '（3）', '（a）', '（b）', '（c）'],
    ['1、', '2、', '3、', '1. ', '2. ', '3. '],
    ['（1）', '（2）', '（3）', '', '', ''],
  ])('has unchanged text when the items only get other numbers or none: %s%s%s → %s%s%s', (...labels) => {
    const [a = '', b = '', c = '', ...fresh] = labels;
    const head = '乙方应当履行下列义务：';
    const items = ['按期交付全部货物；', '提供完整的技术资料；', '派员到现场指导安装。'];
    const old = paragraphs(before, head + [a, b, c].map((label, at) => label + items[at]).join(''), after);
    const target = paragraphs(before, head, ...items.map((item, at) => (fresh[at] ?? '') + item), after);
    for (const [one, other] of [
      [old, target],
      [target, old],
    ] as const) {
      const [form, ...numbers] = shown(one, other);
      expect(form?.[4]).toContain('文字未变');
      expect(numbers.every(([, significance]) => significance === 'noise')).toBe(true);
    }
  });

  it('reports a changed figure at the start of an item as a change of content', () => {
    const old = paragraphs(
      before,
      '付款安排如下：首期款3万元；尾款于验收后支付；质保金另行约定支付。',
      after,
    );
    const target = paragraphs(
      before,
      '付款安排如下：',
      '首期款5万元；',
      '尾款于验收后支付；',
      '质保金另行约定支付。',
      after,
    );
    const [form, figure] = shown(old, target);
    expect(form?.[4]).toBe('一段拆为四段，文字另有修改');
    expect(figure?.slice(1, 4)).toEqual(['major', '3万元', '5万元']);
  });

  it('is in one row', () => {
    const { rows } = compareDocuments(paragraphs(before, whole, after), paragraphs(before, ...parts, after));
    expect(rows.map((row) => [row.relation, row.old.length, row.new.length])).toEqual([
      ['same', 1, 1],
      ['split', 1, 4],
      ['same', 1, 1],
    ]);
  });
});

describe('a clause that moved', () => {
  const clause = [
    '第三条 保密',
    '双方对履行中知悉的对方商业秘密负有保密义务，期限为合同终止后三年。',
    '违反保密义务的一方应当赔偿对方因此遭受的全部损失。',
  ];
  const others = Array.from(
    { length: 6 },
    (_, index) =>
      `${'甲乙丙丁戊己'[index]}项约定的工作内容为第${index}批设备的采购、运输、安装与调试，由承包人负责。`,
  );

  it('is one move of the whole run, and nothing is deleted or inserted', () => {
    const changes = shown(
      paragraphs(...others.slice(0, 2), ...clause, ...others.slice(2)),
      paragraphs(...others, ...clause),
    );
    expect(changes.map(([type, significance]) => [type, significance])).toEqual([['move', 'minor']]);
    expect(changes[0]?.[2]).toBe(clause.join('\n'));
    expect(changes[0]?.[4]).toContain('移动三段');
  });

  it('and was split is one move and one change of form', () => {
    const [first = '', second = ''] = others;
    const whole = first + second;
    const old = paragraphs(whole, ...others.slice(2), ...clause);
    const target = paragraphs(...others.slice(2), ...clause, first, second);
    const forth = compareDocuments(old, target).changes;
    expect(forth.map((change) => [change.type, change.old?.text, change.new?.text])).toEqual([
      ['move', whole, `${first}\n${second}`],
      ['format', whole, `${first}\n${second}`],
    ]);
    expect(forth[1]?.reason).toBe('一段拆为两段，文字未变');
    const back = compareDocuments(target, old).changes;
    expect(back.map((change) => change.type)).toEqual(['move', 'format']);
  });

  it('and is short and repeats words of other clauses is still one move', () => {
    const fee = (place: string, amount: string) =>
      `${place}的安全措施费人民币${amount}元专款专用，不得挪作他用。`;
    const others = ['东楼', '西楼', '南楼', '北楼'].map((place, index) => fee(place, `${index + 1}14,288`));
    const between = clause.slice(0, 2);
    const old = paragraphs(fee('裙房', '714,288'), ...between, ...others);
    const target = paragraphs(...between, ...others, fee('裙房', '814,288'));
    expect(compareDocuments(old, target).changes.map((change) => change.type)).toEqual(['move', 'replace']);
  });

  it('and was edited has one move and separate edits', () => {
    const edited = clause.with(1, (clause[1] ?? '').replace('三年', '五年'));
    const old = paragraphs(...others.slice(0, 2), ...clause, ...others.slice(2));
    const target = paragraphs(...others, ...edited);
    const { changes, rows } = compareDocuments(old, target);
    expect(
      changes.map((change) => [change.type, change.old?.text === '三年' || change.type === 'move']),
    ).toEqual([
      ['move', true],
      ['replace', true],
    ]);
    expect(new Set(changes.map((change) => change.moveId))).toEqual(new Set(['m1']));
    expect(rows.filter((row) => row.moveId === 'm1')).toHaveLength(6);
  });

  it.each([
    ['第三条 ', '第一条 ', '第二条 '],
    ['3、', '1、', '2、'],
    ['3. ', '1. ', '2. '],
    ['（三）', '（一）', '（二）'],
  ])('and whose typed number changed is one move with its edits inside: %s → %s', (third, first, second) => {
    const [one = '', two = '', three = ''] = others;
    const paid = '发包人应在合同签订后10日内支付首付款人民币50000元。';
    const old = paragraphs(`${first}${one}`, `${second}${two}`, `${third}${paid}`, three);
    const edited = paid.replace('10日', '15日');
    const target = paragraphs(`${first}${edited}`, `${second}${one}`, `${third}${two}`, three);
    const inside = compareDocuments(old, target).changes.filter(({ moveId }) => moveId !== null);
    expect(inside.map(({ type, significance }) => [type, significance])).toEqual([
      ['move', 'minor'],
      ['replace', 'noise'],
      ['replace', 'major'],
    ]);
    expect(new Set(inside.map(({ moveId }) => moveId)).size).toBe(1);
    expect(inside.slice(1).map((change) => [change.old?.text.trim(), change.new?.text.trim()])).toEqual([
      [third.trim(), first.trim()],
      ['10日', '15日'],
    ]);
    const rest = compareDocuments(old, target).changes.filter(({ moveId }) => moveId === null);
    expect(rest.every(({ significance }) => significance === 'noise')).toBe(true);
  });

  it('is a move even when a similar clause took its place', () => {
    const alike = '双方对履行中知悉的对方客户名单不负任何义务，但法律另有规定的除外。';
    const changes = shown(
      paragraphs(...others.slice(0, 2), clause[1] ?? '', ...others.slice(2)),
      paragraphs(...others.slice(0, 2), alike, ...others.slice(2), clause[1] ?? ''),
    );
    expect(changes.map(([type]) => type).sort()).toEqual(['insert', 'move']);
  });

  it('is not a short line that occurs elsewhere', () => {
    const changes = shown(paragraphs('（以下无正文）', ...others), paragraphs(...others, '（以下无正文）'));
    expect(changes.map(([type]) => type).sort()).toEqual(['delete', 'insert']);
  });
});

describe('renumbering', () => {
  const clause = (number: string, text: string): BlockDraft => ({
    type: 'listItem',
    text: `${number} ${text}`,
    number,
  });

  it('after an inserted clause is noise, and so are the references that follow it', () => {
    const old = documentOf([
      clause('第一条', '标的为钢材一批，规格见附件一。'),
      clause('第二条', '乙方应当按期交付货物至甲方指定地点。'),
      clause('第三条', '违反第二条约定的，按合同总价承担违约责任。'),
    ]);
    const target = documentOf([
      clause('第一条', '标的为钢材一批，规格见附件一。'),
      clause('第二条', '质量标准以国家现行规范为准。'),
      clause('第三条', '乙方应当按期交付货物至甲方指定地点。'),
      clause('第四条', '违反第三条约定的，按合同总价承担违约责任。'),
    ]);
    expect(
      shown(old, target).map(([type, significance, , , reason]) => [type, significance, reason]),
    ).toEqual([
      ['insert', 'major', '新增条件“为准”'],
      ['replace', 'noise', '第二条 → 第三条，仅编号变动'],
      ['replace', 'noise', '第三条 → 第四条，仅编号变动'],
      ['replace', 'noise', '第二条 → 第三条，引用随条款编号调整'],
    ]);
  });

  it('does not excuse a reference to another clause', () => {
    const changes = shown(
      paragraphs('第一条 违反第二条约定的，承担违约责任。', '第二条 乙方应当按期交付。'),
      paragraphs('第一条 违反第五条约定的，承担违约责任。', '第二条 乙方应当按期交付。'),
    );
    expect(changes.map(([, significance, , , reason]) => [significance, reason])).toEqual([
      ['major', '条款引用由“第二条”改为“第五条”'],
    ]);
  });

  it.each(['3.5 万元以上的部分由甲方承担', '（2024）京01民初12号判决'])(
    'does not include a figure: %s',
    (text) => {
      const changes = shown(paragraphs(text), paragraphs(text.replace('3.5', '4.5').replace('2024', '2025')));
      expect(changes.map(([, significance]) => significance)).toEqual(['major']);
    },
  );
});

describe('a table', () => {
  const table = (...rows: readonly (readonly string[])[]): Pair =>
    documentOf(
      rows.flatMap((cells, row) =>
        cells.map(
          (text, column): BlockDraft => ({ type: 'tableCell', text, cell: { table: 0, row, column } }),
        ),
      ),
    );
  const head = ['品名', '数量', '单价'];
  const steel = ['钢材', '100', '4,000.00'];
  const cement = ['水泥', '200', '500.00'];
  const sand = ['砂石', '300', '80.00'];

  it('with an inserted row has one change, and every other cell keeps its place', () => {
    expect(shown(table(head, steel, cement), table(head, steel, sand, cement))).toEqual([
      ['insert', 'major', '', '砂石\t300\t80.00', '新增一行；新增表格数字 300、80.00'],
    ]);
  });

  it('with a deleted row has one change', () => {
    const changes = shown(table(head, steel, sand, cement), table(head, sand, cement));
    expect(changes.map(([type, , text]) => [type, text])).toEqual([['delete', '钢材\t100\t4,000.00']]);
  });

  it('with an inserted column has one change for it', () => {
    const wider = table(
      ['品名', '型号', '数量', '单价'],
      ['钢材', 'Q235', '100', '4,000.00'],
      ['水泥', 'P42', '200', '500.00'],
    );
    expect(
      shown(table(head, steel, cement), wider).map(([type, , , text, reason]) => [
        type,
        text,
        reason?.split('；')[0],
      ]),
    ).toEqual([['insert', '型号\tQ235\tP42', '新增一列']]);
  });

  it('with a changed figure has that cell changed', () => {
    expect(shown(table(head, steel, cement), table(head, ['钢材', '180', '4,000.00'], cement))).toEqual([
      ['replace', 'major', '100', '180', '数量由 100 改为 180'],
    ]);
  });

  it('has quantities in its cells, whatever numbers of clauses look like', () => {
    const changes = (old: string, target: string) =>
      shown(table(['部件', '规格'], ['处理器', old]), table(['部件', '规格'], ['处理器', target])).map(
        ([, significance, , , reason]) => [significance, reason],
      );
    expect(changes('8核', '16核')).toEqual([['major', '规格由 8核 改为 16核']]);
    expect(changes('1.5 米', '2.5 米')).toEqual([['major', '规格由 1.5 米 改为 2.5 米']]);
    expect(changes('10 箱', '20 箱')).toEqual([['major', '规格由 10 箱 改为 20 箱']]);
    expect(changes('1.5匹', '2.5匹')).toEqual([['major', '规格由 1.5匹 改为 2.5匹']]);
    expect(changes('3. 安全防护', '4. 安全防护').map(([significance]) => significance)).toEqual(['noise']);
  });

  it('of names and values has the name beside a value, not the first value of its column', () => {
    const form = (price: string) => table(['项目名称', '云溪公园改造'], ['合同总价', price]);
    expect(shown(form('100万元'), form('120万元')).map(([, , , , reason]) => reason)).toEqual([
      '合同总价由 100万元 改为 120万元',
    ]);
  });

  it('with a telephone number changed has a contact detail changed', () => {
    const people = (phone: string) => table(['姓名', '电话'], ['王芳', phone]);
    expect(
      shown(people('13800138000'), people('13800138001')).map(([, significance, , , reason]) => [
        significance,
        reason,
      ]),
    ).toEqual([['minor', '联系信息变动']]);
    const service = (hours: string) => table(['事项', '客服响应时间'], ['报修', hours]);
    expect(shown(service('2小时'), service('24小时')).map(([, significance]) => significance)).toEqual([
      'major',
    ]);
  });

  it('with a column more weighs it by what its head names, and leaves running numbers out', () => {
    const [narrow, wide] = [
      table(['批次', '数量'], ['首批', '20台'], ['末批', '30台']),
      table(['批次', '交货地点', '数量'], ['首批', '苏州', '20台'], ['末批', '上海', '30台']),
    ];
    expect(shown(narrow, wide).map(([, significance, , , reason]) => [significance, reason])).toEqual([
      ['major', '新增一列；涉及“交货地点”'],
    ]);
    const [one, two] = [
      ['序号', '货物', '数量'],
      ['1', '车床', '5台'],
    ];
    expect(
      shown(table(one ?? [], two ?? []), table(one ?? [], two ?? [], ['2', '铣床', '7台'])).map(
        ([, , , , reason]) => reason,
      ),
    ).toEqual(['新增一行；新增表格数字 7']);
  });

  it('that is new is one change', () => {
    const changes = shown(
      paragraphs(before),
      documentOf([
        { type: 'paragraph', text: before },
        ...head.map(
          (text, column): BlockDraft => ({ type: 'tableCell', text, cell: { table: 0, row: 0, column } }),
        ),
      ]),
    );
    expect(changes.map(([type, , , , reason]) => [type, reason])).toEqual([['insert', '新增表格（1 行）']]);
  });

  it('made from text is a change of form', () => {
    const cell: BlockDraft = { type: 'tableCell', text: before, cell: { table: 0, row: 0, column: 0 } };
    expect(
      shown(paragraphs(before), documentOf([cell])).map(([type, , , , reason]) => [type, reason]),
    ).toEqual([['format', '文字移入表格']]);
  });
});
