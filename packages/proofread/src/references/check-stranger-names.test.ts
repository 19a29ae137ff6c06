/** Names of another contract that stayed in this one. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const found = (...lines: readonly string[]) =>
  proofreadDocument(documentOfParagraphs(...lines))
    .corrections.filter(({ family }) => family === 'terms')
    .map(({ original }) => original);

const sale = [
  '钢琴买卖合同',
  '卖方：云桥琴行有限公司',
  '买方：青禾艺术中心',
  '卖方交付钢琴，买方验收。卖方调音，买方付款。卖方保修，买方保管。卖方送货，买方签收。卖方开票，买方收票。卖方培训，买方参加。',
];

it('tells a role of another kind of contract', () => {
  expect(found(...sale, '钢琴有瑕疵的，承租人有权退货。')).toContain('承租人');
  expect(found(...sale, '钢琴有瑕疵的，买方有权退货。')).toEqual([]);
  expect(found(...sale, '买方将钢琴出租的，应当告知该承租人保养要求。')).toEqual([]);
});

it('tells a letter of a party in a letter', () => {
  const letter = ['关于调整运费的函', '贵司与我司签订了合同。贵司应付运费，我司已开票，贵司确认。'];
  expect(found(...letter, '请乙方于五日内回复。')).toContain('乙方');
  expect(found(...letter, '请贵司于五日内回复。')).toEqual([]);
});

it('tells a school nobody introduced', () => {
  const lines = ['校车服务合同', '甲方：云桥县第二中学', '乙方：青芜客运有限公司'];
  expect(found(...lines, '更换司机的，应提前三日书面报梧桐小学同意。')).toContain('梧桐小学');
  expect(found(...lines, '更换司机的，应提前三日书面报甲方同意。')).toEqual([]);
});

it('tells a contract of another trade', () => {
  const lines = ['仓储合同续签通知', '双方签订的仓储合同将于六月到期。'];
  expect(found(...lines, '续存的，应重新签订新的运输合同。')).toContain('运输');
  expect(found(...lines, '续存的，应重新签订新的仓储合同。')).toEqual([]);
});

it('tells a defined term with another character inside', () => {
  const lines = [
    '租赁终止协议',
    '双方自2025年5月1日（以下简称“搬离日”）起终止租赁。',
    '甲方在搬离日前结清费用，在搬离日后退还钥匙。',
  ];
  expect(found(...lines, '乙方应在搬迁日后十日内撤销登记。')).toContain('搬迁日');
  expect(found(...lines, '乙方应在搬离日后十日内撤销登记。')).toEqual([]);
});

it('tells another man in one office', () => {
  const lines = [
    '装修合同',
    '甲方：云桥酒店有限公司',
    '乙方：青芜装饰有限公司',
    '乙方委派何知远担任项目经理。',
  ];
  expect(found(...lines, '项目经理何知舟因故不能到场的，应提前通知。')).toContain('何知舟');
  expect(found(...lines, '项目经理何知远因故不能到场的，应提前通知。')).toEqual([]);
});
