/** Right sentences that look like slips. */
import { expect, it } from 'vitest';
import { proofreadLine } from '../index.ts';

it.each([
  '甲方与丙方就场地使用另行签约，一方应提前三日支付场地费。',
  '合同解除后，甲方提供的资料应当收回，一方应返还已收取的款项。',
  '甲方场地内的设备维修，一方应提前三日办理进场手续。',
  '合同履行期间、终止后两年内，乙方均应保密。',
  '租赁期间、续租期内租金不变。',
  '施工期间、竣工验收阶段的资料由监理单位保存。',
  '投标文件采用招标方确定的格式编制。',
  '静置24小时肉眼观察无沉淀。',
  '施工图交付后，在由监理单位审核批准的范围实施。',
  '股东会同义乌公司签订协议。',
  '交货限期内，乙方应完成备货。',
  '因故延期。双方另行协商。',
])('%s', (sentence) => {
  expect(proofreadLine(sentence, {}).corrected).toBe(sentence);
});
