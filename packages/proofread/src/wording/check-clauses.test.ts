import { expect, it } from 'vitest';
import { proofreadLine } from '../proofread-line.ts';

it.each([
  ['该厂房以取得不动产权证书，可以办理抵押登记。', '该厂房已取得不动产权证书，可以办理抵押登记。'],
  ['设备发生故障的、维保单位应在两小时内到场处理。', '设备发生故障的，维保单位应在两小时内到场处理。'],
  ['项目名称变更为”云溪湿地公园”，其他内容不变。', '项目名称变更为“云溪湿地公园”，其他内容不变。'],
  ['双方应当另行协商;;协商期间，合同继续履行。', '双方应当另行协商；协商期间，合同继续履行。'],
])('puts right: %s', (written, right) => {
  expect(proofreadLine(written).corrected).toBe(right);
});

it.each([
  '受托人以通过公开招标的方式选定施工单位。',
  '所需炊具由食堂统一采购。',
  '监察机关依法行使监督、调查的权力，被调查人享有申辩的权利。',
  '出租人、出卖人、承租人可以约定索赔的权利由承租人行使。',
])('leaves alone: %s', (text) => {
  expect(proofreadLine(text).corrected).toBe(text);
});
