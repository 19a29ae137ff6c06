/** The words and short passages that fill generated contracts. Our own text. */

export const slots: Readonly<Record<string, readonly string[]>> = {
  event: [
    '验收合格',
    '收到书面催告',
    '发生不可抗力',
    '主管部门批准',
    '货物到港',
    '中期评审通过',
    '提出质量异议',
    '补充协议签署',
    '保函到期',
    '竣工备案',
    '政策调整',
    '现场停电',
  ],
  place: [
    '北京市朝阳区望京东路6号',
    '上海市浦东新区张江路88号',
    '深圳市南山区科苑路15号',
    '杭州市西湖区文三路90号',
    '成都市高新区天府大道20号',
    '武汉市洪山区珞喻路37号',
    '苏州市工业园区星湖街1号',
    '青岛市黄岛区长江路52号',
  ],
  manner: ['以书面形式', '以电子邮件', '以加盖公章的函件', '通过双方约定的系统', '以会议纪要'],
  document: [
    '技术规格书',
    '工程量清单',
    '验收记录',
    '用户手册',
    '质量证明文件',
    '施工图纸',
    '价格明细表',
    '培训资料',
    '保险单',
    '会议纪要',
    '检测报告',
    '移交清单',
  ],
  count: ['二', '三', '四', '五', '六', '八', '十'],
};

export const companyWords = {
  place: ['北京', '上海', '苏州', '杭州', '成都', '武汉', '青岛', '厦门'],
  name: ['华信', '远航', '恒达', '中科瑞', '博雅', '鼎盛', '天工', '云帆', '启明', '汇丰源'],
  trade: ['科技', '建设', '置业', '机电', '信息技术', '实业', '贸易'],
} as const;

export const definitions: readonly string[] = [
  '“{item}”是指{document}中列明的{item}及其附属设施。',
  '“保密信息”是指{a}向{b}提供的与{item}有关的{document}。',
  '“工作日”是指除法定节假日和公休日以外的日期。',
  '“交付日”是指{item}按照⟦?⟧完成交付的日期。',
  '“合同价款”是指{a}就{item}应支付的全部款项，包括税费。',
  '“关联方”是指直接或者间接持有一方{percent}%以上股权的主体。',
];

/** A clause with items below it. */
export const lists: readonly { readonly lead: string; readonly items: readonly string[] }[] = [
  {
    lead: '{b}申请{item}的进度款时应提交下列材料：',
    items: [
      '经签字确认的{document}；',
      '金额为人民币{amount}元的发票；',
      '截至{date}的{item}进度说明；',
      '{bName}出具的付款申请；',
    ],
  },
  {
    lead: '有下列情形之一的，{a}有权单方终止{item}：',
    items: [
      '{b}延误{item}超过{days}日的；',
      '{item}的不合格率超过{percent}%的；',
      '{b}未经同意更换{place}项目负责人的；',
      '累计违约金达到人民币{amount}元的；',
    ],
  },
  {
    lead: '关于{item}，{a}承担以下义务：',
    items: [
      '在{date}前提供{place}的作业场地；',
      '在{days}日内答复{b}提交的{document}；',
      '承担人民币{amount}元以内的检测费用；',
      '协调{event}所需的审批手续；',
    ],
  },
];

export const notes: readonly string[] = [
  '本款所称价格不含{item}的安装费，安装费上限为人民币{amount}元。',
  '以{date}公布的指数为基准，偏差在{percent}%以内的不予调整。',
  '该期限自{event}次日起算，共{days}日。',
];

/** Synonyms: replacing one by the other changes the wording, not the content. */
export const synonyms: readonly (readonly [string, string])[] = [
  ['因此遭受的', '由此产生的'],
  ['及时', '尽快'],
  ['全部', '所有'],
  ['组织', '安排'],
  ['办理', '完成'],
  ['提交', '递交'],
  ['造成', '导致'],
  ['协商', '商议'],
  ['配合', '协助'],
  ['相应', '同步'],
  ['告知', '知会'],
  ['一并', '同时'],
  ['载明', '注明'],
  ['确认', '核实'],
];
