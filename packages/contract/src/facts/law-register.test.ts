import { expect, it } from 'vitest';
import { formerNumbers } from './former-numbers.ts';
import { interpretationNumbered } from './interpretation-names.ts';
import { lawNamed, laws, shortLawName } from './law-register.ts';
import { repealedByRecord } from './repealed-by-record.ts';
import { repealedByStatute } from './repealed-by-statute.ts';
import { repealedLawNamed } from './repealed-laws.ts';

it('finds a law by the name it is cited with', () => {
  expect(lawNamed('民法典')).toBe(laws.civilCode);
  expect(lawNamed('中华人民共和国公司法（2023年修订）')).toBe(laws.companyLaw);
  expect(lawNamed('2018年公司法')).toBe(laws.companyLaw);
  expect(lawNamed('民诉法')).toBe(laws.civilProcedureLaw);
  expect(lawNamed('员工手册')).toBeNull();
});

it('knows interpretations by the names and numbers lawyers use', () => {
  const building = '关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）';
  expect(shortLawName('《建工解释一》')).toBe(building);
  expect(interpretationNumbered('法释[2020]25号')).toBe(building);
  expect(interpretationNumbered('法释〔2020〕17号')).toBeNull();
  expect(shortLawName('民诉法解释')).toBe('民事诉讼法解释');
});

const rows = `${repealedByRecord}\n${repealedByStatute}`.split('\n').filter((line) => line !== '');

it('maps every repealed law to one in force, or to nothing', () => {
  expect(rows.length).toBeGreaterThan(200);
  for (const row of rows) {
    const [name = '', repealed = '', successor = ''] = row.split('|');
    const known = repealedLawNamed(`中华人民共和国${name}`) ?? repealedLawNamed(name);
    expect(known?.repealed, row).toBe(repealed);
    expect(repealed, row).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(known?.successor === null, row).toBe(successor === '');
    expect(lawNamed(name), row).toBeNull();
    expect(repealedLawNamed(known?.successor?.name ?? ''), row).toBeNull();
  }
});

it.each([
  ['合同法', '中华人民共和国民法典'],
  ['中华人民共和国物权法（2007年）', '中华人民共和国民法典'],
  ['城市房屋租赁管理办法', '商品房屋租赁管理办法'],
  ['营业税暂行条例', '中华人民共和国增值税法'],
  [
    '关于审理建设工程施工合同纠纷案件适用法律问题的解释（二）',
    '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）',
  ],
  [
    '最高人民法院关于适用《中华人民共和国担保法》若干问题的解释',
    '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释',
  ],
  [
    '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（三）',
    '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）',
  ],
  ['婚姻法司法解释二', '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）'],
  ['民通意见', '最高人民法院关于适用《中华人民共和国民法典》总则编若干问题的解释'],
  ['汽车货物运输规则', undefined],
])('knows what replaced %s', (name, successor) => {
  expect(repealedLawNamed(name)?.successor?.name).toBe(successor);
});

it.each(['劳动合同法', '公司法', '民法典', '物业管理条例', '考勤管理办法', '民事诉讼法'])(
  'leaves %s alone',
  (name) => {
    expect(repealedLawNamed(name)).toBeNull();
  },
);

it.each([
  ['民事诉讼法', 119, [122]],
  ['中华人民共和国民事诉讼法（2017年修正）', 284 - 1, [304]],
  ['专利法', 70, [77]],
  ['专利法', 16, [15]],
  ['最高人民法院关于审理商品房买卖合同纠纷案件适用法律若干问题的解释', 18, [14]],
  ['民法典', 577, []],
])('knows where %s now has what an earlier wording had as article %i', (name, number, now) => {
  expect([...new Set(formerNumbers(name, number).flatMap((each) => each.now))]).toEqual(now);
});

it('reads every run of former numbers as whole numbers of articles', () => {
  for (const name of ['民事诉讼法', '刑事诉讼法', '行政处罚法', '保险法', '证券法'])
    for (let number = 1; number <= 300; number++)
      for (const { year, now } of formerNumbers(name, number)) {
        expect(year).toBeGreaterThan(1978);
        expect(now.every((each) => Number.isInteger(each) && each > 0)).toBe(true);
      }
});
