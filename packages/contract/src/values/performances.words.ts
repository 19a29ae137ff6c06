/** What a contract lets somebody do by a certain time, and to what. A word may say both: 交房 is to hand over, and the house. */
import type { WordClasses } from '../provisions/word-class.ts';

export const performances = {
  handOver: {
    words:
      '交付 交给 移交 交接 交房 交楼 交店 交铺 交车 交货 供货 到货 运抵 运到 送达 送到 送至 交清 交齐 交割',
    but: '交付使用 供货商 供货方 交货地点 交付地点 送达地址 交接单 交接清单 供货价 到货验收 交付标准',
    examples: ['甲方在年底前把房屋交给乙方', '其余货品11月10日前交清'],
    counterExamples: ['送达地址以首部为准', '供货商名单见附件'],
  },
  pay: {
    words: '支付 付款 付清 付讫 结清 转入 发放 打款 划付 划转 付给 汇入 缴纳 缴付 交纳 结算 发薪 发工资 给付',
    but: '支付宝 付款方 付款人 付款账户 结算清单 结算单 结算书 结算资料 付款申请 支付方式 付款方式 付款比例 发放贷款 发放借款',
    examples: ['于每月10日前付款', '每月28日统一发放上月工资'],
    counterExamples: ['乙方每月5日前提交结算清单', '付款方式为银行转账'],
  },
  repay: {
    words: '还清 归还 偿还 还本 清偿 还给 还款 还钱 还上',
    but: '还款账户 还款方式 归还原件 清偿责任 清偿顺序',
    examples: ['本金在6月17日一次还清'],
    counterExamples: ['还款方式为等额本息'],
  },
  register: {
    words: '变更登记 转移登记 过户 过户登记 工商登记 产权登记 股权登记',
    but: '抵押登记',
    examples: ['双方办完股权变更登记', '甲方协助乙方过户'],
    counterExamples: ['办理抵押登记'],
  },
  finish: {
    words: '竣工 完工 交工 全部完成 完成全部',
    but: '竣工图 竣工资料 竣工结算 竣工验收',
    examples: ['应于2025年12月31日前完成全部加工'],
    counterExamples: ['竣工图一式三份'],
  },
  open: {
    words: '开工 进场 开业 开班 开课 上线 开幕 开播 首播 开机',
    but: '开工报告 进场费 上线费',
    examples: ['乙方应于3月1日前进场'],
    counterExamples: ['监理人签发开工报告'],
  },
  clear: {
    words: '撤展 撤场 腾退 腾空 搬离 迁出 拆除 退场',
    but: '拆除费',
    examples: ['撤展应于11月18日18时前完成'],
    counterExamples: ['拆除费由乙方承担'],
  },
  gather: {
    words: '布展 搭建 彩排 排练 报到 入场 集合 出发',
    but: '搭建费 出发地 搭建方案',
    examples: ['布展时间：11月11日'],
    counterExamples: ['搭建费由甲方承担'],
  },
  submit: {
    words: '提交 报送 出具 交稿 交底',
    but: '提交仲裁',
    examples: ['乙方于7月1日前提交终稿'],
    counterExamples: ['争议提交仲裁委员会'],
  },
} as const satisfies WordClasses;

export const performed = {
  premises: {
    words: '房屋 商铺 厂房 房产 住宅 该房 店铺 店面 仓库 场地 租赁物 写字楼 物业 交房 交楼 交店 交铺 铺位',
    but: '物业费 物业管理 物业服务 房屋款 场地费 仓库管理',
    examples: ['甲方将房屋交付乙方', '交房时间为年底'],
    counterExamples: ['物业费由乙方承担'],
  },
  vehicle: {
    words: '车辆 该车 汽车 交车',
    but: '车辆保险',
    examples: ['甲方应于3月1日前交车'],
    counterExamples: ['车辆保险由甲方购买'],
  },
  wares: {
    words: '货物 货品 产品 商品 设备 全部货 交货 供货 到货',
    but: '设备款 产品质量',
    examples: ['卖方应于5月1日前交货', '将设备运抵现场'],
    counterExamples: ['设备款分三期支付'],
  },
  wages: {
    words: '工资 薪酬 薪资 月薪 劳动报酬 发薪 发工资 劳务费',
    but: '工资清单 平均工资 最低工资 工资单 工资表',
    examples: ['每月10日发放上月工资'],
    counterExamples: ['不低于最低工资标准'],
  },
  commission: {
    words: '佣金 中介费 居间费 居间报酬 中介报酬 代理费 中介服务费 提成',
    but: '佣金比例 提成比例',
    examples: ['佣金于开业后支付'],
    counterExamples: ['佣金比例为3%'],
  },
  rents: {
    words: '租金 房租 租费',
    but: '租金标准 日租金 租金发票',
    examples: ['每月5日前支付租金'],
    counterExamples: ['按日租金计算'],
  },
  goodsPrice: {
    words: '货款 上月货款 上月款项',
    but: '货款发票',
    examples: ['每月25日结算上月货款'],
    counterExamples: ['开具货款发票'],
  },
  fees: {
    words: '服务费 管理费 物业费 运费 加工费 维护费 仓储费 保管费 许可费 使用费 咨询费 顾问费 承包费 承包金',
    but: '服务费标准 服务费发票',
    examples: ['每季首月10日前支付服务费'],
    counterExamples: ['服务费标准见附件'],
  },
  principal: {
    words: '本金 借款 贷款 欠款',
    but: '借款人 贷款人 借款合同 借款期限 借款利息 贷款银行 借款用途 按揭贷款',
    examples: ['本金在6月17日还清'],
    counterExamples: ['借款人应说明借款用途'],
  },
  gains: {
    words: '分红 利润 收益 分成款 红利',
    but: '收益率 利润率',
    examples: ['每年3月31日前支付分红'],
    counterExamples: ['收益率为5%'],
  },
  stock: {
    words: '股权 股份 股东变更',
    but: '股权转让款 股权转让价款 股权比例',
    examples: ['办完股权变更登记'],
    counterExamples: ['付清股权转让价款'],
  },
  invoices: {
    words: '发票 专票 普票',
    examples: ['开具发票后付款'],
    counterExamples: ['开具收据'],
  },
  papers: {
    words: '清单 资料 报告 报表 方案 终稿 初稿 图纸 样品 计划 账单 对账单 文件 证件',
    examples: ['每月5日前提交清单'],
    counterExamples: ['每月5日前支付租金'],
  },
  premium: {
    words: '保险费 社会保险 社保 公积金 水电费 水费 电费 税款 税费',
    examples: ['每月15日前缴纳水电费'],
    counterExamples: ['每月15日前支付租金'],
  },
  interests: {
    words: '利息 付息 结息',
    but: '利息损失',
    examples: ['每月20日支付利息'],
    counterExamples: ['赔偿利息损失'],
  },
  kept: {
    words: '保证金 押金 定金 质保金 预付款 首付款 首付',
    examples: ['7日内支付押金'],
    counterExamples: ['7日内支付租金'],
  },
} as const satisfies WordClasses;

export type PerformanceName = keyof typeof performances;
export type PerformedName = keyof typeof performed;
