import { expect, it } from 'vitest';
import { readParties } from './read-parties.ts';

it('gives the parties of a filled contract with the details below each', () => {
  const text = [
    '房屋租赁合同',
    '甲方（出租方）：云杉置业有限公司（以下简称甲方）',
    '统一社会信用代码：91350100M000100Y43　联系电话：0591-87654321',
    '地址：福州市鼓楼区五四路1号',
    '乙方：____',
    '身份证号：____',
    '丙方：雪松公司',
    '第一条 甲方：应当交付房屋。',
    '地址：不是丙方的地址',
  ].join('\n');
  expect(readParties(text)).toEqual([
    {
      name: '云杉置业有限公司',
      creditCode: '91350100M000100Y43',
      phone: '0591-87654321',
      address: '福州市鼓楼区五四路1号',
    },
    { name: '雪松公司' },
  ]);
});
