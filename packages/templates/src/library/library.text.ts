/** zh-CN wording that every library template has: the lines of the parties and of their signatures. */

const companyItems = ['统一社会信用代码', '法定代表人', '住所', '联系人', '联系电话', '电子邮箱'] as const;
const personItems = ['身份证号码', '住址', '联系电话'] as const;

/** Made-up parties for the samples; the numbers are valid by their check digits and belong to nobody known. */
const companies = [
  [
    '云杉实业有限公司',
    '91110108MA01A1B2XU',
    '周明远',
    '北京市海淀区学院路甲1号',
    '陈洁',
    '010-60000001',
    'chenjie@example.com',
  ],
  [
    '海棠贸易有限公司',
    '91310115MA1K2C3D44',
    '沈嘉宁',
    '上海市浦东新区银城路2号',
    '顾平',
    '021-60000002',
    'guping@example.com',
  ],
  [
    '青石建设有限公司',
    '91440101MA5C4D5E6X',
    '梁志恒',
    '广州市天河区体育路3号',
    '黄晴',
    '020-60000003',
    'huangqing@example.com',
  ],
] as const;
const people = [
  ['周明远', '110101199003070134', '北京市东城区和平里4号', '13800000001'],
  ['沈嘉宁', '310101198811110029', '上海市黄浦区中山路5号', '13800000002'],
  ['梁志恒', '440106197906150011', '广州市天河区天河路6号', '13800000003'],
] as const;

export const fileText = {
  end: '（以下无正文，为各方签署部分）',
  attachment: (number: number | null, title: string) => `附件${number ?? ''}：${title}`,
  cell: (head: string, row: string, number: number) =>
    row === '' || /^\d+$/.test(row) ? `${head}（第${number}行）` : `${row}的${head}`,
  party(letter: string, role: string | null, isPerson: boolean, index: number): readonly string[] {
    const items = isPerson ? personItems : companyItems;
    const [name = '', ...samples] = (isPerson ? people : companies)[index % companies.length] ?? [];
    const title = role === null ? letter : `${letter}（${role}）`;
    return [`${title}：〔${name}〕`, ...items.map((item, at) => `${item}：〔${samples[at] ?? ''}〕`)];
  },
  signature: (letter: string, isPerson: boolean) => [
    isPerson ? `${letter}（签字）：` : `${letter}（盖章）：`,
    ...(isPerson ? [] : ['法定代表人或者授权代表（签字）：']),
    `签署日期：〔${letter}签署日期=2026〕年〔3〕月〔2〕日`,
  ],
} as const;
