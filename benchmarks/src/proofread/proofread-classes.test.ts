import { expect, it } from 'vitest';
import { classNames, plantClass } from './proofread-classes.ts';

const bases = {
  contracts: [
    '甲方应当按照《设备采购合同》（以下简称“本合同”）的约定，向乙方支付货物、运输、安装费用，不得擅自变更付款方式。',
    '乙方已经取得的权利与其他约定不一致的，由双方另行签订补充协议，乙方应当予以配合。',
    '乙方应当在收到通知后做好准备工作，必须按照约定交付所需资料。',
    '因不可抗力、知识产权争议或者互联网平台停止服务不能履行的，双方互不承担责任。',
  ],
  statutes: ['国家机关工作人员应当及时地处理，有权要求有关单位予以协助。'],
};

it.each(classNames)('plants one mistake of the class, the same for the same seed: %s', (name) => {
  const pairs = plantClass(name, bases, 10, 7);
  expect(pairs.length).toBeGreaterThan(0);
  expect(plantClass(name, bases, 10, 7)).toEqual(pairs);
  for (const { source, target } of pairs) expect(source).not.toBe(target);
});
