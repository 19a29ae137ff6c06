/** Contract pages written for this benchmark: every character on them is known. */

export type PageLine =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** Wrapped by the renderer, first line indented by two characters. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Not wrapped and not indented. */
  | { readonly kind: 'plain'; readonly text: string };

export interface BenchmarkPage {
  readonly name: string;
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly lines: readonly PageLine[];
}

const title = (text: string): PageLine => ({ kind: 'title', text });
const heading = (text: string): PageLine => ({ kind: 'heading', text });
const paragraph = (text: string): PageLine => ({ kind: 'paragraph', text });
const plain = (text: string): PageLine => ({ kind: 'plain', text });

const purchase: BenchmarkPage = {
  name: 'purchase',
  font: 'Noto Serif CJK SC',
  size: 12,
  lines: [
    title('设备采购合同'),
    plain('合同编号：HT-2026-0318'),
    plain('甲方（买方）：云岭精工机械有限公司'),
    plain('统一社会信用代码：91530100MA6K8X2P7D'),
    plain('乙方（卖方）：青屿自动化设备股份有限公司'),
    paragraph(
      '根据《中华人民共和国民法典》及有关法律、法规的规定，甲乙双方在平等、自愿、公平和诚实信用的基础上，就甲方向乙方采购数控加工设备事宜协商一致，订立本合同，以资共同遵守。',
    ),
    heading('第一条 合同标的'),
    paragraph(
      '1.1 甲方向乙方采购五轴联动加工中心3台，型号为QY-850A，单价人民币1,286,000.00元；配套刀具系统3套，单价人民币94,500.00元。详细配置见附件一。',
    ),
    paragraph(
      '1.2 乙方保证所供设备为全新、未经使用的产品，符合GB/T 19362.1标准以及双方签署的技术协议，且不侵犯任何第三方的知识产权。',
    ),
    heading('第二条 合同价款'),
    paragraph(
      '2.1 合同总价为人民币4,141,500.00元（大写：肆佰壹拾肆万壹仟伍佰元整），该价款含13%增值税、包装费、运输费、保险费及安装调试费。',
    ),
    paragraph('2.2 除双方另有书面约定外，合同总价在履行期间不因原材料价格、汇率或税费的变化而调整。'),
    heading('第三条 付款方式'),
    paragraph(
      '3.1 合同生效后10个工作日内，甲方支付合同总价的30%作为预付款，即人民币1,242,450.00元（大写：壹佰贰拾肆万贰仟肆佰伍拾元整）。',
    ),
    paragraph(
      '3.2 设备运抵交货地点并经初步验收合格后15日内，甲方支付合同总价的60%；其余10%作为质量保证金，于质保期届满后无息支付。',
    ),
    paragraph(
      '3.3 甲方逾期付款的，每逾期一日，应按逾期金额的0.5‰向乙方支付违约金，但累计不超过合同总价的5%。',
    ),
  ],
};

const lease: BenchmarkPage = {
  name: 'lease',
  font: 'Noto Sans CJK SC',
  size: 11,
  lines: [
    heading('第四条 租金及支付'),
    paragraph(
      '4.1 租赁期限自2026年3月1日起至2029年2月28日止，共计36个月，其中前两个月为免租装修期。免租期内承租方仍应承担物业管理费、水费、电费和燃气费。',
    ),
    paragraph(
      '4.2 首年租金为每月人民币86,400元（大写：捌万陆仟肆佰元整），自第二年起，每年在上一年度租金基础上递增3.5%。租金按季度支付，承租方应当在每季度首月5日前付清。',
    ),
    paragraph(
      '4.3 承租方应在本合同签订之日起7日内向出租方交纳相当于三个月租金的履约保证金，即人民币259,200元（大写：贰拾伍万玖仟贰佰元整）。保证金不计利息，租期届满且承租方无违约行为的，出租方应在30日内全额退还。',
    ),
    heading('第五条 房屋的使用与维护'),
    paragraph(
      '5.1 承租方应按照约定用途使用房屋，未经出租方书面同意，不得擅自改变房屋结构，不得将房屋的全部或者部分转租、分租给第三人，也不得利用房屋从事违法活动。',
    ),
    paragraph(
      '5.2 房屋主体结构、公共管线及电梯的维修由出租方负责；承租方自行添置的设施由其自行维修。因承租方使用不当造成损坏的，承租方应当负责修复或者赔偿。',
    ),
    paragraph(
      '5.3 出租方需要进入房屋检查、维修的，应当至少提前24小时通知承租方，但遇火灾、漏水等紧急情况除外。',
    ),
    heading('第六条 合同的解除'),
    paragraph(
      '6.1 有下列情形之一的，出租方有权单方解除合同并不退还保证金：（一）承租方拖欠租金累计超过45日；（二）擅自转租或者改变用途；（三）利用房屋存放危险物品，经书面催告后10日内仍未改正。',
    ),
    paragraph(
      '6.2 因不可抗力致使房屋无法继续使用的，双方互不承担违约责任，已预付但未使用期间的租金应当按日折算退还。',
    ),
    paragraph(
      '6.3 承租方提前退租的，应当提前90日书面通知出租方，并支付相当于两个月租金的补偿金；逾期腾退的，每日按日租金的200%支付占用费，同时按欠付金额的1‰承担滞纳金。',
    ),
  ],
};

const service: BenchmarkPage = {
  name: 'service',
  font: 'Noto Serif CJK SC',
  size: 10.5,
  lines: [
    heading('第七条 知识产权与保密'),
    paragraph(
      '7.1 乙方为履行本合同而专门开发的软件、文档、数据库及其源代码，其著作权自验收合格并付清对应款项之日起归甲方所有；乙方在本合同签订之前已经拥有的通用组件仍归乙方所有，乙方授予甲方永久、不可撤销、免费的使用许可。',
    ),
    paragraph(
      '7.2 任何一方对在合作中知悉的对方商业秘密、技术资料、客户名单、价格信息和个人信息负有保密义务，保密期限为本合同终止后五年。但法律另有规定或者该信息已经为公众所知的除外。',
    ),
    paragraph(
      '7.3 未经对方书面许可，任何一方不得以任何形式向第三方披露、复制、传播保密信息，也不得将其用于本合同目的以外的用途。违反保密义务的，应当向守约方支付违约金人民币500,000元（大写：伍拾万元整），并赔偿由此造成的实际损失。',
    ),
    heading('第八条 验收标准与程序'),
    paragraph(
      '8.1 乙方完成系统部署后，应当以书面形式提交验收申请。甲方自收到申请之日起15个工作日内组织验收，系统可用性不得低于99.95%，单次查询的平均响应时间不得超过800毫秒。',
    ),
    paragraph(
      '8.2 验收不合格的，乙方应当在甲方指定的期限内免费整改，整改次数以两次为限；经两次整改仍不合格的，甲方有权解除合同，乙方应当返还已收款项并按合同总价的20%支付违约金。',
    ),
    paragraph(
      '8.3 甲方无正当理由逾期不组织验收的，视为验收合格。验收合格之日起进入质量保证期，质量保证期为24个月，期间乙方提供7×24小时的电话支持，接到故障通知后2小时内响应、8小时内到场。',
    ),
    heading('第九条 违约责任'),
    paragraph(
      '9.1 乙方未按约定时间交付成果的，每迟延一日应当按照合同总价的1.5‰支付迟延履行违约金；迟延超过30日的，甲方有权解除合同。',
    ),
    paragraph(
      '9.2 一方违约致使对方遭受损失的，赔偿范围包括直接损失以及为实现债权而支出的律师费、诉讼费、保全费、鉴定费、公证费和差旅费，但不得超过订立合同时能够预见的损失。',
    ),
    heading('第十条 争议解决'),
    paragraph(
      '10.1 因本合同引起的或者与本合同有关的争议，双方应当友好协商解决；协商不成的，任何一方均有权向甲方所在地有管辖权的人民法院提起诉讼。诉讼期间，除争议事项外，双方应当继续履行本合同的其他条款。',
    ),
  ],
};

const signature: BenchmarkPage = {
  name: 'signature',
  font: 'Noto Serif CJK SC',
  size: 12,
  lines: [
    heading('第十一条 其他约定'),
    paragraph(
      '11.1 本合同自双方法定代表人或者授权代表签字并加盖公章或者合同专用章之日起生效。本合同一式肆份，甲乙双方各执贰份，具有同等法律效力。',
    ),
    paragraph(
      '11.2 本合同的附件是本合同不可分割的组成部分。附件与正文不一致的，以正文为准；本合同未尽事宜，由双方另行签订补充协议。',
    ),
    paragraph(
      '11.3 双方确认以下地址、电话和电子邮箱为有效的通知及法律文书送达地址，一方变更的，应当在变更后3日内书面通知对方，否则按原地址寄送即视为送达。',
    ),
    plain('（以下无正文，为签署页）'),
    plain('甲方（盖章）：云岭精工机械有限公司'),
    plain('法定代表人：沈怀瑾'),
    plain('委托代理人：白若溪'),
    plain('地址：昆明市盘龙区北京路988号'),
    plain('电话：0871-65138820'),
    plain('开户银行：中国建设银行昆明城东支行'),
    plain('账号：53001875036051000873'),
    plain('签订日期：2026年3月18日'),
    plain('乙方（盖章）：青屿自动化设备公司'),
    plain('法定代表人：陆知远'),
    plain('委托代理人：贺兰山'),
    plain('地址：青岛市崂山区松岭路169号'),
    plain('电话：0532-88701965'),
    plain('开户银行：招商银行青岛崂山支行'),
    plain('账号：532905118210606'),
    plain('签订日期：2026年3月18日'),
    plain('签订地点：云南省昆明市'),
    heading('附件目录'),
    plain('附件一：设备配置清单及技术参数'),
    plain('附件二：安装调试与人员培训计划'),
    plain('附件三：质量保证与售后服务承诺书'),
  ],
};

export const benchmarkPages: readonly BenchmarkPage[] = [purchase, lease, service, signature];
