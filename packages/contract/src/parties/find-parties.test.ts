import { expect, it } from 'vitest';
import { contractOf, contractOfBlocks, cut, tableBlocks } from '../contract.testing.ts';
import type { Contract } from '../contract.ts';

function brief({ parties }: Contract) {
  return parties.map(({ label, name, side }) => `${label} ${name} ${side}`);
}

it('reads labels, roles, names, codes and representatives from the lines that introduce the parties', () => {
  const contract = contractOf(
    '房屋租赁合同',
    '出租方（甲方）：杭州檀屿（集团）有限公司',
    '统一社会信用代码：91330106MA8580800W',
    '法定代表人：闻立秋',
    '乙方（承租方）：李小明',
    '身份证号码：11010519491231002X',
  );
  expect(contract.parties).toMatchObject([
    {
      label: '甲方',
      aliases: ['出租方'],
      name: '杭州檀屿（集团）有限公司',
      creditCode: '91330106MA8580800W',
      representative: '闻立秋',
      side: 'performer',
      isPerson: false,
    },
    { label: '乙方', aliases: ['承租方'], name: '李小明', creditCode: null, side: 'payer', isPerson: true },
  ]);
  expect(contract.parties.map(({ span }) => cut(contract, span))).toEqual([
    '出租方（甲方）：杭州檀屿（集团）有限公司',
    '乙方（承租方）：李小明',
  ]);
});

it.each<[string, string[], string[]]>([
  [
    'several of one role, told apart by a number',
    [
      '最高额保证合同',
      '债权人：闽榕银行股份有限公司（下称“甲方”）',
      '保证人一：福州启翔纺织有限公司（下称“乙方”）',
      '保证人二：福州岳峰卫生服务中心（公立机构）（下称“丙方”）',
    ],
    [
      '甲方 闽榕银行股份有限公司 performer',
      '乙方 福州启翔纺织有限公司 payer',
      '丙方 福州岳峰卫生服务中心 payer',
    ],
  ],
  [
    'two roles of one party',
    [
      '最高额保证及质押合同',
      '债权人（乙方）：闽榕银行股份有限公司',
      '保证人（甲方一）：福州启翔纺织有限公司',
      '保证人兼出质人（甲方二）：福州岳峰织造有限公司',
    ],
    [
      '乙方 闽榕银行股份有限公司 performer',
      '保证人 福州启翔纺织有限公司 payer',
      '保证人兼出质人 福州岳峰织造有限公司 payer',
    ],
  ],
  [
    'letters behind the names, after words of the contract’s own',
    ['仓储合同', '存货单位：东方果品有限公司（甲方），电话0771-5537029', '保管单位：西方冷库（乙方）'],
    ['甲方 东方果品有限公司 payer', '乙方 西方冷库 performer'],
  ],
  [
    'long sentences of particulars before the word',
    [
      '软件委托开发协议',
      '（1）上海澜渡管理有限公司，一家依中国法律设立的公司，住所位于上海市张杨路2号，电话为021-58770631（下称“客户”）',
      '（2）深圳棱镜软件有限公司，一家依中国法律设立的公司，住所位于深圳市科苑路15号，电话为0755-86319402（下称“开发方”）',
    ],
    ['客户 上海澜渡管理有限公司 payer', '开发方 深圳棱镜软件有限公司 performer'],
  ],
  [
    'words of the contract’s own, proved by a number',
    [
      '劳动合同',
      '公司：成都野芒果科技有限公司（91510107MAAK95LK3X），法定代表人晏子川',
      '伙伴：祁南乔，身份证号510107199607140001，手机13408660219',
    ],
    ['公司 成都野芒果科技有限公司 payer', '伙伴 祁南乔 performer'],
  ],
  [
    'words of their own without a number, which the contract goes on using',
    [
      '商业保理合同',
      '保理商：厦门远帆商业保理有限公司，住所厦门市湖里区岐山路7号',
      '债权人：泉州启明纺织有限公司，住所泉州市丰泽区田安路90号',
      '第一条 债权人将应收账款转让给保理商，保理商支付融资款。',
      '第二条 保理商有追索权，债权人应当配合保理商核对账目。',
    ],
    ['债权人 泉州启明纺织有限公司 performer', '保理商 厦门远帆商业保理有限公司 payer'],
  ],
  [
    'partners by their names',
    [
      '合伙协议',
      '合伙人：',
      '1. 郑远航，男，1990年3月生，住无锡市梁溪区人民路5号。',
      '2. 苏以宁，女，1992年6月生，住无锡市滨湖区太湖大道8号。',
      '第一条 郑远航出资30万元，苏以宁出资20万元。',
      '第二条 郑远航执行合伙事务，苏以宁有权监督。',
      '第三条 郑远航、苏以宁按出资比例分配利润。',
      '第四条 郑远航、苏以宁依法承担责任。',
    ],
    ['郑远航 郑远航 null', '苏以宁 苏以宁 null'],
  ],
  [
    'makers and owners in particulars and lists, who sign nothing',
    [
      '仓储合同',
      '存货方（甲方）：东方果品有限公司',
      '保管方（乙方）：西方仓储服务部，投资人：唐明',
      '第一条 货物清单：水泵，制造商：南方泵业有限公司，培训机构：北方学校。',
    ],
    ['甲方 东方果品有限公司 payer', '乙方 西方仓储服务部 performer'],
  ],
  [
    'role words without letters',
    ['买方：甲公司', '卖方：乙公司'],
    ['买方 甲公司 payer', '卖方 乙公司 performer'],
  ],
  [
    'two on one line',
    ['甲方：东方公司    乙方：西方公司'],
    ['甲方 东方公司 payer', '乙方 西方公司 performer'],
  ],
  [
    'running text',
    ['本协议由东方公司（以下简称“甲方”）与西方厂（以下简称“乙方”）签订。'],
    ['甲方 东方公司 payer', '乙方 西方厂 performer'],
  ],
  ['names left blank', ['甲方：________', '乙方（卖方）：'], ['甲方 null payer', '乙方 null performer']],
  [
    'names below their labels',
    ['甲方：', '名称：东方公司', '乙方：', '名称：西方公司'],
    ['甲方 东方公司 payer', '乙方 西方公司 performer'],
  ],
  [
    'a surety beside the two sides',
    ['借款合同', '出借人：王五', '借款人：赵六', '保证人：东方公司'],
    ['出借人 王五 performer', '借款人 赵六 payer', '保证人 东方公司 null'],
  ],
])('reads %s', (_, paragraphs, expected) => {
  expect(brief(contractOf(...paragraphs))).toEqual(expected);
});

it('does not read a duty as a name, or a mentioned person as a party', () => {
  const contract = contractOf(
    '甲方（债权人）：东方公司',
    '乙方（担保人）：西方公司',
    '为保障甲方与南方公司（以下称“债务人”）的主合同，订立本合同。',
    '甲方：应按时放款。',
  );
  expect(contract.parties.map(({ name }) => name)).toEqual(['东方公司', '西方公司']);
});

it('reads parties side by side in a table, each with the details below it', () => {
  const contract = contractOfBlocks(
    tableBlocks(
      ['甲方（买方）', '东方公司', '乙方（卖方）', '西方公司'],
      ['法定代表人', '张一', '法定代表人', '李二'],
      ['统一社会信用代码', '91330106MA8580800W', '统一社会信用代码', '91310115MAT645P77Y'],
    ),
  );
  expect(contract.parties).toMatchObject([
    { label: '甲方', name: '东方公司', representative: '张一', creditCode: '91330106MA8580800W' },
    { label: '乙方', name: '西方公司', representative: '李二', creditCode: '91310115MAT645P77Y' },
  ]);
});

it.each<[string, string[], string]>([
  ['what the sentences say', ['销售协议', '乙方向甲方购买设备，乙方应向甲方支付货款。'], 'performer'],
  ['the custom of leases', ['租赁合同'], 'performer'],
  ['the custom of most contracts', ['服务合同'], 'payer'],
  ['who rents out', ['租赁合同', '甲方承租乙方房屋。甲方应按月支付租金。'], 'payer'],
])('tells the side of 甲方 by %s where there are letters only', (_, [title = '', ...text], side) => {
  const contract = contractOf(title, '甲方：东方公司', '乙方：西方公司', ...text);
  expect(contract.parties.map((party) => party.side)).toEqual([
    side,
    side === 'payer' ? 'performer' : 'payer',
  ]);
});

it.each([
  ['加工合同', '甲方为乙方加工服装，乙方支付加工费。', 'performer'],
  ['借款合同', '甲方向乙方借款人民币10万元，甲方到期归还本金。', 'payer'],
  ['软件授权使用协议', '甲方授权乙方使用其软件，乙方支付许可费。', 'performer'],
  ['服务合同', '甲方委托乙方提供保洁服务，甲方按月支付服务费。', 'payer'],
])('recognises the side of 甲方 in a %s from “%s”', (title, sentence, side) => {
  const { parties } = contractOf(title, '甲方：青禾贸易有限公司', '乙方：云杉设备有限公司', sentence);
  expect(parties[0]?.side).toBe(side);
});

it.each([
  '附件二 披露清单：对外借款50万元（出借人：青岛海湾村镇银行，2026年9月30日到期）',
  '出卖人：指与甲方就租赁物订立买卖合同的苏州拓岳机床销售有限公司',
])('does not take somebody of another contract for a party: %s', (line) => {
  const { parties } = contractOf(
    '股权转让协议',
    '甲方：杭州青禾贸易有限公司',
    '乙方：苏州云杉设备有限公司',
    line,
  );
  expect(parties.map(({ label }) => label)).toEqual(['甲方', '乙方']);
});
