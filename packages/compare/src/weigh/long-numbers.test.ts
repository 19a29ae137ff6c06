import { expect, it } from 'vitest';
import { paragraphs } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';

function told(old: string, target: string) {
  return compareDocuments(paragraphs(old), paragraphs(target)).changes.map(
    ({ significance, reason, signals }) => [significance, reason, ...signals],
  );
}

it.each([
  ['收款账号：', '6222 0210 0100 3456', '6222 0210 0100 9999', '账号'],
  ['账号 ', '1100-1234-5678-001', '1100-1234-5678-002', '账号'],
  ['乙方应将货款汇入', '6222 0210 0100 3456', '6222 0210 0100 9999', '账号'],
  ['付款至支付宝', '138 0013 8000', '138 0013 9999', '账号'],
  ['身份证号：', '110101 19900101 123X', '110101 19900101 124X', '身份证号'],
  ['统一社会信用代码：', '9111 0000 1234 5678 9X', '9111 0000 1234 5678 8X', '统一社会信用代码'],
])('names a number written in groups as a whole: %s%s → %s', (lead, old, target, name) => {
  expect(told(`${lead}${old}。`, `${lead}${target}。`)).toEqual([
    ['major', `${name}由 ${old} 改为 ${target}`, 'account'],
  ]);
});

it.each([
  ['账号：6222 0210 0100 3456', '账号：6222021001003456'],
  ['身份证号：110101 19900101 1234', '身份证号：110101199001011234'],
])('knows the same number with and without spaces: %s → %s', (old, target) => {
  expect(told(old, target).map(([significance]) => significance)).toEqual(['noise']);
});

it.each([
  ['联系电话：138 0013 8000。', '联系电话：138 0013 8001。'],
  ['甲方可拨打138 0013 8000报修。', '甲方可拨打138 0013 9999报修。'],
  ['甲方可拨打0571-8800 1234报修。', '甲方可拨打0571-8800 5678报修。'],
  ['客户拨打400-820-8820报修。', '客户拨打400-820-8821报修。'],
])('takes a telephone number as a contact detail, with its name or without: %s → %s', (old, target) => {
  expect(told(old, target)).toEqual([['minor', '联系信息变动', 'contact']]);
});

it('does not take figures beside each other for an account', () => {
  expect(told('数量 3000 4000 5000', '数量 3000 4000 6000')).toEqual([
    ['major', '数量由 5000 改为 6000', 'number'],
  ]);
});
