import { expect, it } from 'vitest';
import { kindOfLaw } from './law-kind.ts';

it.each([
  ['中华人民共和国民法典', null, 'law'],
  ['中华人民共和国刑法修正案（十二）', '全国人民代表大会常务委员会', 'law'],
  ['全国人民代表大会常务委员会关于设立上海金融法院的决定', '全国人民代表大会常务委员会', 'law'],
  ['中华人民共和国劳动合同法实施条例', '国务院', 'regulation'],
  ['国务院关于实施金融控股公司准入管理的决定', '国务院', 'regulation'],
  ['最高人民法院关于适用《中华人民共和国民法典》物权编的解释（一）', '最高人民法院', 'interpretation'],
  ['人民检察院刑事诉讼规则', '最高人民检察院', 'interpretation'],
  ['网络餐饮服务食品安全监督管理办法', '市场监督管理总局', 'other'],
] as const)('%s (%s): %s', (name, issuer, kind) => {
  expect(kindOfLaw(name, issuer)).toBe(kind);
});
