/** Words of generated reports and contract tables. */

/** Sections of a statement and the items under them. */
export const sections: readonly (readonly [string, readonly string[]])[] = [
  [
    '流动资产：',
    [
      '货币资金',
      '交易性金融资产',
      '应收票据',
      '应收账款',
      '预付款项',
      '其他应收款',
      '存货',
      '一年内到期的非流动资产',
    ],
  ],
  [
    '非流动资产：',
    [
      '长期股权投资',
      '其他权益工具投资',
      '投资性房地产',
      '固定资产',
      '在建工程',
      '使用权资产',
      '无形资产',
      '商誉',
      '递延所得税资产',
    ],
  ],
  ['流动负债：', ['短期借款', '应付票据', '应付账款', '合同负债', '应付职工薪酬', '应交税费', '其他应付款']],
  [
    '经营活动产生的现金流量：',
    [
      '销售商品、提供劳务收到的现金',
      '收到的税费返还',
      '购买商品、接受劳务支付的现金',
      '支付给职工以及为职工支付的现金',
      '支付的各项税费',
    ],
  ],
  ['Revenue', ['Products', 'Services', 'Licensing and other', 'Rental income']],
  [
    'Operating expenses',
    [
      'Cost of sales',
      'Research and development',
      'Selling, general and administrative',
      'Depreciation and amortisation',
    ],
  ],
];

export const totals: readonly string[] = ['合计', '小计', '总计', '期末余额合计', 'Total'];

/** Long enough to be broken in a narrow column. */
export const longItems: readonly string[] = [
  '以公允价值计量且其变动计入当期损益的金融资产产生的公允价值变动收益',
  '归属于上市公司股东的扣除非经常性损益后的净利润（调整后口径）',
  '处置固定资产、无形资产和其他长期资产收回的现金净额（含税）',
  '同一控制下企业合并产生的子公司期初至合并日的当期净损益',
];

export const periods: readonly string[] = ['2024年', '2023年', '2022年', '2021年'];
export const balances: readonly string[] = ['期末余额', '期初余额', '上年末余额'];
export const measures: readonly string[] = ['金额', '占比（%）', '同比增减（%）'];
export const regions: readonly string[] = [
  '华东地区',
  '华北地区',
  '华南地区',
  '西南地区',
  '境外',
  '其他地区',
];
export const products: readonly string[] = [
  '工业减速机',
  '伺服电机',
  '数控机床',
  '智能传感器',
  '控制系统软件',
  '维修与保养服务',
  '备品备件',
];
export const units: readonly string[] = ['台', '套', '件', '项', '批'];
export const models: readonly string[] = ['ZLY-280', 'SM-750W', 'CK6150', 'WT-901', 'V3.2', 'BJ-12'];

export const deliverables: readonly string[] = [
  '需求调研与方案设计，交付需求说明书并经甲方书面确认',
  '系统开发与部署，完成联调测试',
  '设备到货、安装与调试',
  '用户培训，提供培训教材与记录',
  '竣工验收并移交全部资料，签署验收证书',
];
export const payments: readonly string[] = [
  '合同签订后十日内',
  '到货验收合格后三十日内',
  '安装调试完成后',
  '质保期满后十五日内',
];

export const chapterTitles: readonly string[] = [
  '公司简介和主要财务指标',
  '管理层讨论与分析',
  '公司治理',
  '环境和社会责任',
  '重要事项',
  '股份变动及股东情况',
  '财务报告',
];
export const sectionTitles: readonly string[] = [
  '主要会计数据和财务指标',
  '报告期内公司从事的业务',
  '核心竞争力分析',
  '主营业务分析',
  '资产及负债状况分析',
  '投资状况分析',
  '公司未来发展的展望',
  '利润分配情况',
];
export const partTitles: readonly string[] = [
  '营业收入构成',
  '成本分析',
  '研发投入',
  '现金流量',
  '主要客户与供应商',
  '存货情况',
  '行业格局和趋势',
];

/** Put together to sentences. */
export const subjects: readonly string[] = [
  '公司',
  '本集团',
  '报告期内，公司管理层',
  '各事业部',
  '董事会',
  '公司下属子公司',
];
export const verbs: readonly string[] = [
  '持续推进',
  '进一步完善了',
  '积极落实',
  '着力提升',
  '稳步扩大',
  '按计划实施',
];
export const objects: readonly string[] = [
  '生产线的智能化改造',
  '境内外销售渠道的建设',
  '供应链的韧性与交付能力',
  '内部控制与合规管理体系',
  '研发成果的产业化',
  '重点客户的服务质量',
  '节能降碳的各项措施',
];
export const results: readonly string[] = [
  '整体经营质量有所提高',
  '订单结构得到优化',
  '单位成本较上年同期下降',
  '产能利用率保持在较高水平',
  '现金回款情况好于预期',
  '为后续年度的增长打下了基础',
];
export const tails: readonly string[] = [
  '同时关注原材料价格波动带来的影响',
  '并根据市场情况适时调整排产节奏',
  '相关投入均已计入当期费用',
  '具体数据见本报告附注',
  '上述事项不构成业绩承诺',
];
