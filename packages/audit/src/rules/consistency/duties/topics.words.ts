/**
 * What a contract says only once, with the words for it. `label`: how a row of a table names it; `said`: how a
 * sentence speaks of it (the figure stands in the same sentence, after the words or right before them);
 * `unless`: another thing that is called alike.
 */
export type ClaimKind = 'period' | 'share' | 'amount' | 'measure';

export interface Topic {
  readonly name: string;
  readonly kind: ClaimKind;
  readonly label: RegExp;
  readonly said: RegExp;
  /** A naming word (为, 共, 是指) must follow. */
  readonly isNamed?: true;
  readonly unless?: RegExp;
  /** Only with this unit (平方米, 米). */
  readonly unit?: string;
  /** Each party may have its own. */
  readonly isOfEach?: true;
}

export const naming =
  /[”"]?(?:约定|限定|合计|总计)?(?:为|是指|指|是|系|：|:|共计?|即|计|自|至|按|金额|(?=人民币|[\d￥¥]))/;

/** Words before a figure that make it another figure. */
export const otherFigure =
  /届满|期满|到期|逾期|顺延|延长|续|每逾|提前|超过|以上|以下|第[一二三四五六七八九十\d]+[期次笔]|减少|增加|调整为|变更为|其中/;

export const topics: readonly Topic[] = [
  {
    name: '质量保证期',
    kind: 'period',
    label: /质保|质量保证|保修|缺陷责任|维保/,
    said: /(?:质(?:量)?保(?:证|修)?期限?|保修期限?|缺陷责任期|免费维保期?|(?:整机|设备|产品|货物|全部)(?:免费)?(?:质保|保修)(?=[\d一二两三四五六七八九十]))/,
    unless: /质保金|保证金|部件|配件|耗材|易损|电池|防水|屋面|外墙|响应|到场|修复|更换/,
  },
  {
    name: '服务期',
    kind: 'period',
    label: /^(?:约定)?服务期限?$/,
    said: /服务期限?[”"]?(?:为|：|共|是指|指|系指)|服务(?:满|期限?)(?=[一二三四五六七八九十\d])/,
    unless: /未满|不满|未履行|违约金|免费|提前|响应/,
  },
  {
    name: '保密期限',
    kind: 'period',
    label: /保密(?:期限?|义务)/,
    said: /保密(?:期限?|义务(?:期限|的期限|存续))/,
    unless: /竞业/,
  },
  {
    name: '租赁期限',
    kind: 'period',
    label: /^(?:租赁期限?|租期)$/,
    said: /(?:租赁期限?|租期)/,
    isNamed: true,
    unless: /免租|装修|顺延|自动/,
  },
  { name: '免租期', kind: 'period', label: /免租/, said: /免租期/ },
  {
    name: '免费维护期',
    kind: 'period',
    label: /^(?:免费)?(?:维护|维保|运维|售后)(?:服务)?(?:期限?)?$/,
    said: /内，?[^，。；]{0,6}免费(?:提供)?[^，。；]{0,12}(?:维护|维保|保修|修复|支持|运维)|免费(?:维护|维保|质保|保修|运维|技术支持|升级)(?:服务)?期?/,
    unless: /响应|到场|恢复|备件|首次/,
  },
  {
    name: '限制期',
    kind: 'period',
    label: /^(?:竞业)?限制期限?$/,
    said: /(?<!竞业)限制期限?(?:为|共|：|是|自)|(?:离职|离开|解除|终止)[^，。；]{0,8}(?:之?后|之日起)(?=[一二三四五六七八九十\d]{1,4}(?:个月|年)内)/,
    unless: /保密|返还|支付|退还|交接|结清/,
  },
  {
    name: '合同期限',
    kind: 'period',
    label: /^(?:合同|协议|合作|委托|许可|授权|特许|加盟|承包)(?:有效)?期限?$/,
    said: /(?:本?(?:合同|协议)|合作|委托|许可|授权|特许(?:经营)?|加盟|承包)(?:有效)?期限?/,
    isNamed: true,
    unless: /保密|质保|自动|续/,
  },
  {
    name: '借款期限',
    kind: 'period',
    label: /(?:借款|贷款|融资)期限/,
    said: /(?:借款|贷款|融资)期限(?:为|共|：)?/,
  },
  {
    name: '工期',
    kind: 'period',
    label: /^(?:总|合同|施工)?工期/,
    said: /(?:总|合同|施工)?工期(?:总日历天数|为|共|：)/,
    unless: /延误|顺延|每/,
  },
  { name: '试用期', kind: 'period', label: /^试用期$/, said: /试用期(?:为|：|共)/ },
  {
    name: '竞业限制期限',
    kind: 'period',
    label: /竞业限制期/,
    said: /竞业限制(?:的)?期限?(?:为|：|至|自|共)|竞业限制期/,
  },
  { name: '保证期间', kind: 'period', label: /保证期间/, said: /保证期间(?:为|：|自|至)/ },
  {
    name: '验收期限',
    kind: 'period',
    label: /(?:验收|检验|质检)(?:期限?|时间|时限)/,
    said: /(?:验收|检验)(?:期限?|时限)(?:为|：)|(?:内(?:完成|组织|进行)?)(?:验收|检验)/,
    unless: /整改|复验|再次|重新|试运行|付款|支付|不合格/,
  },
  {
    name: '异议期',
    kind: 'period',
    label: /异议期|质量异议/,
    said: /异议期限?(?:为|：)|内(?:以书面(?:形式|方式)|书面)?(?:向[^，。；]{1,8})?提出(?:书面|质量|数量)?异议/,
    unless: /对账|结算|考核|通知之日/,
  },
  {
    name: '响应时间',
    kind: 'period',
    label: /^(?:故障)?响应(?:时间|时限)?$/,
    said: /内(?:作出|予以|进行)?响应|响应时间(?:为|：|不超过)/,
    unless: /到场|修复|一级|二级|三级|严重|紧急|一般故障/,
  },
  {
    name: '账期',
    kind: 'period',
    label: /账期|付款期限|信用期|结算期限/,
    said: /账期(?:为|：)?|付款期限(?:为|：)|(?:收到|开具|取得)[^，。；]{0,8}发票(?:之日)?(?:起|后)/,
    unless: /预付|首期|尾款|质保|退|保证金|定金|租金/,
  },
  { name: '相对湿度', kind: 'share', label: /湿度/, said: /相对湿度/, unless: /超过|报警/ },
  {
    name: '溢短装比例',
    kind: 'share',
    label: /溢短装|短溢装|数量(?:公差|允差|增减|误差)|机动幅度/,
    said: /溢短装(?:比例|幅度|范围|允许范围)?|短溢装|数量(?:公差|允差|误差|增减(?:幅度)?|机动幅度)/,
    unless: /逾期|违约|超[过出]/,
  },
  { name: '损耗率', kind: 'share', label: /损耗率?|耗损/, said: /损耗率?|耗损率?/ },
  {
    name: '提成比例',
    kind: 'share',
    label: /提成(?:比例|率|费|标准)?|许可费率/,
    said: /提成(?:费|比例|率)?/,
    unless: /逾期|违约|税率|所得税/,
  },
  {
    name: '佣金比例',
    kind: 'share',
    label: /佣金|(?:中介|居间)(?:费|报酬)|报酬(?:比例|标准)/,
    said: /(?:佣金|(?:中介|居间)(?:服务)?(?:费|报酬))(?:比例|标准|率)?/,
    isNamed: true,
    unless: /逾期|违约|税|退|分[两二三]次|首|加班|剩余|减/,
  },
  {
    name: '按回款计算的报酬比例',
    kind: 'share',
    label: /^(?:报酬|计算|提成|结算|收费)(?:计算)?比例$/,
    said: /(?:回款|到账|收回|清收|追回)(?:金额|款项?|总?额)?的?(?=\d|百分之)/,
    unless: /逾期|违约|税|首|奖励|超过/,
  },
  {
    name: '管理费率',
    kind: 'share',
    label: /管理费(?:率|比例)?/,
    said: /管理费(?:率|比例)?/,
    unless: /逾期|违约|税/,
  },
  {
    name: '分成比例',
    kind: 'share',
    label: /分成|分配比例|分润/,
    said: /(?:分成|分润|分配)比例/,
    isNamed: true,
    unless: /逾期|违约/,
  },
  {
    name: '止损线',
    kind: 'share',
    label: /止损|平仓线/,
    said: /止损线?|平仓线|平仓|停止买入|停止交易/,
    unless: /费率|预警/,
  },
  { name: '预警线', kind: 'share', label: /预警线/, said: /预警线?/ },
  {
    name: '利率',
    kind: 'share',
    label: /^(?:借款|贷款|年化?|月)?利率$/,
    said: /(?:借款|年化?|月|固定|执行)利率(?:为|：|按|标准)?/,
    unless: /逾期|罚|上浮|LPR|报价|展期|超过|不得|违约|迟延|提前/,
  },
  {
    name: '税率',
    kind: 'share',
    label: /^(?:增值税)?税率$/,
    said: /(?:增值税)?税率/,
    isNamed: true,
    unless: /调整|变化|变更|个人所得|印花/,
  },
  {
    name: '质保金比例',
    kind: 'share',
    label: /质(?:量)?保(?:证)?金(?:比例)?/,
    said: /质(?:量)?保(?:证)?金(?:比例)?/,
    isNamed: true,
    unless: /逾期|违约|利息/,
  },
  { name: '合格率', kind: 'share', label: /合格率|良品率/, said: /合格率|良品率/ },
  {
    name: '可用性',
    kind: 'share',
    label: /可用(?:性|率)/,
    said: /可用(?:性|率)/,
    unless: /低于[^。]{0,20}低于|每降低|扣|(?<!不)低于[^。]{0,20}(?:解除|终止)/,
  },
  {
    name: '转让的股权比例',
    kind: 'share',
    isOfEach: true,
    label: /^(?:拟|本次)?转让(?:的)?(?:股权)?比例$/,
    said: /的?股权(?:全部)?转让(?:给|予|与)|(?:转让标的|标的股权)(?:为|是|系|指|：)/,
    unless: /优先|第三[人方]|剩余|未经|不得|后续/,
  },
  {
    name: '最高债权额',
    kind: 'amount',
    label: /最高(?:债权|担保|保证)(?:本金)?(?:额|余额|限额|金额)/,
    said: /最高(?:债权|担保|保证)(?:本金)?(?:额|余额|限额|金额)/,
  },
  {
    name: '押金',
    kind: 'amount',
    label: /^(?:租赁|房屋)?押金$/,
    said: /押金/,
    isNamed: true,
    unless: /退|违约|扣/,
  },
  {
    name: '履约保证金',
    kind: 'amount',
    label: /^(?:履约|合同|经营|质量|品牌)?保证金$/,
    said: /(?:履约|合同|经营|品牌)?保证金/,
    isNamed: true,
    unless: /退|违约|扣|补足|质保/,
  },
  {
    name: '加盟费',
    kind: 'amount',
    label: /加盟费|特许经营费|特许权使用费/,
    said: /(?:加盟费|特许经营费)/,
    isNamed: true,
    unless: /退|违约|每[月年]/,
  },
  {
    name: '月租金',
    kind: 'amount',
    label: /^月租金$|^租金[（(]元[/／]月[）)]$/,
    said: /月租金/,
    isNamed: true,
    unless: /第[二三四五]|递增|押金|违约/,
  },
  {
    name: '月工资',
    kind: 'amount',
    label: /^(?:月工资|月薪|基本工资)(?:标准)?$/,
    said: /(?:月工资|月薪)(?:标准)?/,
    isNamed: true,
    unless: /试用|加班/,
  },
  {
    name: '注册资本',
    kind: 'amount',
    label: /^(?:目标公司|公司)?注册资本$/,
    said: /注册资本/,
    isNamed: true,
    unless: /增资后|增加|变更|新增|认缴|减/,
  },
  {
    name: '合同总价',
    kind: 'amount',
    label: /^(?:合同|签约)?(?:总价款?|总金额|合同价|合同金额)$/,
    said: /(?:合同|协议)总(?:价款?|金额)/,
    isNamed: true,
    unless: /%|之|不含税/,
  },
  {
    name: '借款金额',
    kind: 'amount',
    label: /^(?:被?担保的?)?(?:借款|贷款|主?债权|融资|垫资|垫付)(?:本金|金额)(?:数额|金额|合计|总额)?$/,
    said: /(?:(?:借款|贷款|主?债权)本金|(?<!最高债权|最高担保|最高)本金(?!余额|：|:)|(?:借款|贷款|融资)金额)(?:数额|金额|余额)?(?:[”"]?(?:约定|合计)?(?:为|是|系|：|:|共计?|即|计|(?=人民币)))|借(?:到|给|得)[^，。；\d]{0,10}?(?=人民币|[\d￥¥])/,
    unless: /逾期|违约|已还|剩余|归还|偿还|抵充|保底|保本/,
  },
  {
    name: '面积',
    kind: 'measure',
    unit: '平方米',
    label: /^(?:租赁|计租|建筑|使用)?面积$/,
    said: /(?:租赁|计租|建筑|出租)(?:建筑)?面积(?:为|共|：|约)?/,
    unless: /其中|夹层|阳台|分摊|公摊|每平方米|总建筑|物业(?:服务|管理)用房/,
  },
  {
    name: '董事会人数',
    kind: 'measure',
    unit: '人',
    label: /^董事会(?:成员)?(?:人数|组成)$/,
    said: /董事会(?:，|成员)?[^。；，\d]{0,6}(?:由|为|共|：)/,
    unless: /提名|委派|过半数|出席|独立/,
  },
  {
    name: '保护半径',
    kind: 'measure',
    unit: '米',
    label: /保护(?:半径|区域|范围)|商圈/,
    said: /半径(?:为)?|(?:直线距离|周边)(?=[^，。；]{0,14}(?:不再|不得)[^，。；]{0,14}(?:开设|设立|发展|授权))/,
  },
  {
    name: '变压器容量',
    kind: 'measure',
    unit: 'kVA',
    label: /(?:受电|用电|变压器|报装|合同)(?:总)?容量/,
    said: /(?:受电|用电|报装|合同)(?:设备)?(?:总)?容量/,
    isNamed: true,
  },
];
