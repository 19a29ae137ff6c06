/**
 * Texts of generated contracts: contract types and the sentences of their articles. Our own text; words in
 * braces are filled in.
 */

export interface Article {
  readonly heading: string;
  readonly sentences: readonly string[];
}

export interface ContractKind {
  readonly title: string;
  readonly a: string;
  readonly b: string;
  /** The subject of the contract, combined from one word of each list. */
  readonly items: readonly [readonly string[], readonly string[]];
  readonly articles: readonly Article[];
}

const payment: Article = {
  heading: '价款与支付',
  sentences: [
    '{item}的含税单价为人民币{amount}元，适用税率为{percent}%。',
    '{a}应在{event}后{days}个工作日内向{b}支付{item}价款的{percent}%，即人民币{amount}元。',
    '{b}应在收款前{days}日开具等额增值税专用发票，发票内容与{item}一致。',
    '{a}对{item}的计价有异议的，应在收到账单之日起{days}日内{manner}提出。',
    '{item}的尾款人民币{amount}元在质量保证期届满后{days}日内无息支付。',
    '汇率变动超过{percent}%的，双方可以就{item}的价格另行协商。',
    '{a}可以从应付{item}款项中扣除{b}已确认的违约金，但单笔不超过人民币{amount}元。',
    '预付款人民币{amount}元在{date}前支付，{b}同时提交同等金额的预付款保函。',
  ],
};

const delivery: Article = {
  heading: '交付与验收',
  sentences: [
    '{b}应于{date}前将{item}交付至{place}，并承担交付前的全部风险。',
    '{a}应在{item}到达后{days}日内组织初步验收，逾期未验收的视为外观合格。',
    '验收标准以{document}为准，{document}未作规定的，按行业通行标准执行。',
    '{item}经两次整改仍未通过验收的，{a}有权拒收并要求退还已付款项。',
    '{b}应随{item}一并移交{document}，份数为{count}份。',
    '抽样比例不低于{percent}%，不合格率超过{percent}%的批次整批退回。',
    '因{place}现场条件不具备导致{item}延迟交付的，交付期限相应顺延，最长不超过{days}日。',
    '双方在验收单上签字盖章之日为{item}的实际交付日。',
  ],
};

const liability: Article = {
  heading: '违约责任',
  sentences: [
    '{b}逾期交付{item}的，每逾期一日按逾期部分价款的{permille}‰支付违约金，累计不超过{percent}%。',
    '{a}逾期付款超过{days}日的，{b}有权暂停{item}的履行并书面催告。',
    '{b}不得将{item}擅自转包，违反本款的，应向{a}支付人民币{amount}元的违约金。',
    '任何一方泄露与{item}有关的商业信息，应赔偿对方因此遭受的直接损失。',
    '违约金不足以弥补损失的，守约方可以就差额部分继续主张，上限为人民币{amount}元。',
    '因{event}造成的{item}损失，由过错方按照过错比例承担。',
    '{a}无正当理由拒收{item}的，应承担由此增加的仓储费和运输费。',
  ],
};

const confidentiality: Article = {
  heading: '保密与知识产权',
  sentences: [
    '保密期限自{date}起算，至{item}履行完毕后{count}年止。',
    '接收方不得为{item}之外的目的使用{document}，也不得向第三方披露。',
    '{item}项下形成的成果归{a}所有，{b}保留署名的权利。',
    '{b}保证{item}不侵犯第三方的著作权、专利权和商标权。',
    '应司法机关要求披露{document}的，披露方应提前{days}日{manner}告知对方。',
    '{b}应在{event}后{days}日内返还或销毁载有{document}的全部介质。',
  ],
};

const termination: Article = {
  heading: '变更、解除与终止',
  sentences: [
    '对{item}的任何变更，应由双方{manner}确认后方可生效。',
    '出现{event}的，{a}有权在{days}日内解除与{item}有关的部分。',
    '合同解除后，{b}应在{days}日内撤离{place}并办理结算。',
    '一方提前终止{item}的，应提前{days}日通知对方，并支付已完成部分的费用。',
    '合同终止不影响⟦?⟧以及结算条款的效力。',
    '{item}的履行期限自{date}起至{date}止，期满经协商一致可以续签。',
  ],
};

const general: Article = {
  heading: '通知、争议与其他',
  sentences: [
    '{aName}的送达地址为{place}，联系人变更的应在{days}日内{manner}通知。',
    '{bName}指定的收款账户为{account}，变更账户应当加盖公章。',
    '因{item}发生的争议，双方应先行协商，协商不成的提交{place}有管辖权的人民法院。',
    '{document}与本合同不一致的，以⟦?⟧的约定为准。',
    '因{event}影响{item}履行的，受影响一方应在{days}日内提供证明，并按⟦?⟧处理。',
    '本合同一式{count}份，{a}执{count}份，{b}执{count}份，自{date}起生效。',
    '{document}为本合同的组成部分，与正文具有同等效力。',
  ],
};

const service: Article = {
  heading: '服务与质量保证',
  sentences: [
    '{b}对{item}提供自验收合格之日起{count}年的质量保证。',
    '{b}应在接到故障通知后{count}小时内响应，并在{days}小时内到达{place}。',
    '质量保证期内{item}累计停用超过{days}日的，质量保证期相应延长。',
    '{b}每季度应对{item}进行{count}次巡检，巡检结果记入{document}。',
    '{item}的备品备件价格在{count}年内的涨幅不超过{percent}%。',
    '{b}为{a}培训操作人员{days}名，培训费用人民币{amount}元已包含在合同价款内。',
    '{b}派驻{place}的人员不少于{count}名，未经{a}同意不得更换。',
  ],
};

const safety: Article = {
  heading: '安全、环保与保险',
  sentences: [
    '{b}应为{item}投保，保险金额不低于人民币{amount}元，保险期间至{date}。',
    '在{place}作业的人员必须持证上岗，持证率为{percent}%。',
    '{b}应及时清运{item}产生的废弃物，并保存{document}。',
    '发生{event}的，{b}应在{count}小时内报告，并采取措施防止{item}损失扩大。',
    '{a}可以随时检查{place}的安全状况，{b}应予配合。',
    '安全措施费人民币{amount}元专款专用，不得挪作他用。',
  ],
};

export const kinds: readonly ContractKind[] = [
  {
    title: '设备采购合同',
    a: '甲方',
    b: '乙方',
    items: [
      ['一号线', '二号线', '三号线', '备用线', '主厂房', '冷却站', '配电室', '仓储区'],
      ['数控机床', '输送机', '空气压缩机', '检测仪', '变频器', '液压站', '除尘系统', '码垛机器人'],
    ],
    articles: [
      {
        heading: '标的物与规格',
        sentences: [
          '{item}的规格型号以{document}为准，数量为{days}台。',
          '{b}保证{item}为{date}之后出厂的全新产品。',
          '{item}的额定功率偏差不得超过{percent}%。',
        ],
      },
      payment,
      delivery,
      service,
      liability,
      confidentiality,
      safety,
      termination,
      general,
    ],
  },
  {
    title: '房屋租赁合同',
    a: '出租人',
    b: '承租人',
    items: [
      ['东楼', '西楼', '南区', '北区', '裙房', '地下', '临街', '塔楼'],
      ['一层商铺', '二层办公区', '三层会议厅', '车位', '仓库', '员工食堂', '展示厅', '设备间'],
    ],
    articles: [
      {
        heading: '租赁物与用途',
        sentences: [
          '{item}的建筑面积为{amount}平方米，仅用于{document}载明的用途。',
          '{a}应于{date}前将{item}腾空并移交钥匙{count}把。',
          '{b}不得改变{item}的承重结构，装修方案应经{a}书面同意。',
          '{item}的租金每{count}年上调{percent}%，首年月租金为人民币{amount}元。',
        ],
      },
      payment,
      delivery,
      liability,
      safety,
      termination,
      service,
      general,
      confidentiality,
    ],
  },
  {
    title: '软件开发服务合同',
    a: '委托人',
    b: '受托人',
    items: [
      ['订单', '结算', '客户', '库存', '报表', '审批', '风控', '门户'],
      ['管理模块', '数据接口', '移动端应用', '权限系统', '迁移工具', '监控平台', '搜索服务', '消息队列'],
    ],
    articles: [
      {
        heading: '开发内容与进度',
        sentences: [
          '{b}应于{date}前完成{item}的需求分析并提交{document}。',
          '{item}的并发用户数不低于{amount}，可用性不低于{percent}%。',
          '需求变更导致{item}工作量增加超过{percent}%的，双方应签署补充协议。',
          '{item}的源代码应托管于{place}，每{count}日提交一次。',
        ],
      },
      payment,
      delivery,
      confidentiality,
      service,
      liability,
      termination,
      safety,
      general,
    ],
  },
  {
    title: '建设工程施工合同',
    a: '发包人',
    b: '承包人',
    items: [
      ['一标段', '二标段', '三标段', '四标段', '主楼', '附属楼', '地库', '室外'],
      ['土方工程', '桩基工程', '钢结构', '幕墙工程', '给排水工程', '消防系统', '道路铺装', '绿化工程'],
    ],
    articles: [
      {
        heading: '工程范围与工期',
        sentences: [
          '{item}的计划开工日期为{date}，工期为{days}个日历天。',
          '{item}的工程量以{document}为准，偏差超过{percent}%的重新组价。',
          '{b}应在{event}后{days}日内提交{item}的专项方案。',
          '{a}应于{date}前提供{place}的地下管线资料。',
        ],
      },
      payment,
      safety,
      delivery,
      liability,
      service,
      termination,
      confidentiality,
      general,
    ],
  },
];
