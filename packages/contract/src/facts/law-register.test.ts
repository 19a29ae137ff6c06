import { expect, it } from 'vitest';
import { lawNamed, laws } from './law-register.ts';
import { repealedByRecord } from './repealed-by-record.ts';
import { repealedByStatute } from './repealed-by-statute.ts';
import { repealedLawNamed } from './repealed-laws.ts';

it('finds a law by the name it is cited with', () => {
  expect(lawNamed('民法典')).toBe(laws.civilCode);
  expect(lawNamed('中华人民共和国公司法（2023年修订）')).toBe(laws.companyLaw);
  expect(lawNamed('员工手册')).toBeNull();
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
  ['最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（三）', '中华人民共和国民法典'],
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
