/** Burdens that the law puts on one side and a contract puts on the other: injured workers, invoices, loans for a service. */
import type { Contract } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import { about, provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';
import { isDispatch, isLabour } from '../by-kind/labour/labour.words.ts';
import { fireLaw } from '../by-kind/premises/premises.laws.ts';
import { consumerLaw, prepaidInterpretation } from '../by-kind/trade-laws.ts';

const isForWorkDone = (contract: Contract) => !isLabour(contract) && !isDispatch(contract);

export const shiftedBurdenRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.workers-injury-on-client',
    title: '施工、服务人员的伤亡由委托方承担',
    family: 'liability',
    applies: isForWorkDone,
    levels: levels('H/-/H'),
    examines: '承包、承揽、服务一方人员的伤亡是否没有转由另一方承担',
    reason:
      '承包、承揽一方的人员在工作中受伤，由其用人单位依法承担责任；定作人只在定作、指示或者选任有过错时承担相应责任，全部转给委托方没有依据。',
    basis: [
      civilCode(
        '第一千一百九十三条',
        '承揽人完成工作造成自己或者第三人损害的，定作人不承担责任，但对定作、指示或者选任有过错的除外。',
      ),
    ],
    suggestion:
      '{performer}人员在履行本合同过程中发生的伤亡，由{performer}依法承担责任并负责工伤保险；因{payer}过错造成的，{payer}承担相应责任。',
    ways: [
      [
        /工人|工友|师傅|施工(?:人员|队)|作业人员|安装(?:工|人员)|雇员|(?:PERFORMER)(?:的|方)?[^，。；]{0,8}(?:人员|员工|职工|工)|派驻|进场[^，。；]{0,4}(?:人员|工)|驻场/,
        /伤亡|伤害|受伤|负伤|摔伤|触电|坠落|死亡|致残|工伤|意外|人身事故|安全事故|中暑/,
        /由(?:PAYER|房主|业主|户主)[^，。；]{0,10}(?:承担|负责|赔|支付|负担|处理)|概由(?:PAYER)|(?:PAYER|房主|业主)(?:应|须|负责|全额|一律)[^，。；]{0,10}(?:承担|医疗|赔偿|赔付|负担)/,
      ],
      [
        /(?:PERFORMER)(?:的|方)?[^，。；]{0,8}(?:人员|员工|职工|工人)|工人|施工人员/,
        /劳动(?:纠纷|争议|报酬|关系)|工资|社保|社会保险|欠薪|经济补偿/,
        /(?:均|都|概|全部)?由(?:PAYER|房主|业主)[^，。；]{0,8}(?:承担|负责|解决|支付|处理)/,
      ],
    ],
    unless:
      /因(?:PAYER|业主|房主)[^，。；]{0,16}(?:原因|过错|指示|提供|设施|未|责任)|(?:PAYER)(?:有)?过错|双方|各自|派遣|由(?:PERFORMER)[^，。；]{0,6}(?:承担|负责)|(?:PAYER)(?:的)?(?:人员|员工|访客|职工)[^，。；]{0,10}(?:受伤|伤亡|伤害)/,
  }),
  provisionRule({
    id: 'price.invoice-surcharge',
    title: '索要发票须另付费用',
    family: 'price',
    levels: levels('M/M/M'),
    examines: '开具发票是否另收费用、税点',
    reason: '收款方开具发票是法定义务，不得以此加收费用；另收“开票费”“税点”变相涨价，也妨碍付款方取得发票。',
    basis: [
      consumerLaw(
        '第二十二条',
        '经营者应当按照规定或者商业惯例出具发票等凭证；消费者索要的，经营者必须出具。',
      ),
    ],
    suggestion: '本合同价款为含税价，{performer}收款后【7】日内免费开具合法有效的发票。',
    ways: [
      [
        /发票|开票|票据/,
        /(?:另(?:外|行)?|额外|再)(?:加|付|收|按|支付|交|补)[^，。；]{0,16}(?:费|税|点|%|元|金)|加收|补交|补税|税点|(?:开票|税)(?:费用?|款|金|点)[^，。；]{0,6}由(?:PAYER)/,
      ],
      [
        /(?:要|需要?|索要|索取)(?:发票|开票)|开(?:具)?(?:发)?票/,
        /另加|加\d|加[一二三四五六七八九十]个?点|上浮|加价/,
      ],
    ],
    unless:
      /不(?:得|再)?(?:另|加收|额外)|税率(?:调整|变化|变动)|换开|重开|补开|补交发票|补交[^，。；]{0,8}(?:发票|资料)|滞纳金|进项|抵扣|丢失|遗失/,
  }),
  provisionRule({
    id: 'validity.consumer-loan-tied',
    title: '以贷款支付服务费，退出后仍须还贷',
    family: 'validity',
    applies: about(/学费|学员|课程|课时|会员|培训|美容|健身|医美|租房|托管|预付|储值|消费者|装修贷|分期/),
    levels: levels('H/M/H'),
    examines: '服务费由贷款、分期支付的，退出服务后是否停止还款或者退还剩余部分',
    reason:
      '经营者安排消费者贷款一次付清服务费，退出后仍须还款，等于预付款不能退回；排除解除合同和返还预付款的格式条款无效。',
    basis: [
      consumerLaw('第二十六条', '经营者不得以格式条款排除或者限制消费者权利、加重消费者责任。'),
      prepaidInterpretation('第九条', '排除消费者依法解除合同或者请求返还预付款的格式条款无效。'),
    ],
    suggestion:
      '{payer}自主决定付款方式；解除合同的，{performer}应在【10】日内退还未消费部分的款项，并负责结清或者协助终止相应的分期贷款。',
    ways: [
      [
        /分期|贷款|金融机构|消费金融|信贷|借款/,
        /代(?:其|为)?[^，。；]{0,16}(?:申请|办理|付)|协助[^，。；]{0,10}(?:申请|办理)|合作(?:的)?(?:金融|银行|机构|信贷|平台)|放款[^，。；]{0,8}(?:进入|划入|至)|直接(?:进入|划入)/,
        /退(?:课|费|款|会|卡|学|租|出)|终止|解除|停止|停课|停业|不再(?:学习|消费|使用)/,
        /仍(?:应|须|需|要|由)|继续|不影响|照常|自行(?:承担|偿还|结清)|按期(?:偿还|还款)/,
      ],
    ],
    unless: /(?:PERFORMER|机构|商家)[^，。；]{0,6}(?:负责|承担)?[^，。；]{0,4}(?:结清|代偿|偿还)/,
  }),
  provisionRule({
    id: 'validity.prepaid-seven-days-excluded',
    title: '排除付款后七日内退款',
    family: 'validity',
    applies: about(
      /储值|充值|预付|会员|课时|课程|学员|年卡|次卡|月卡|健身|美容|培训|学费|套餐|托育|月子|入学|开通/,
    ),
    levels: levels('H/M/H'),
    examines: '是否以开通、激活视为消费，或者约定七日内也不退款',
    reason: '消费者自付款之日起七日内可以请求返还预付款本金；以开通账号、激活视为已消费来排除，约定无效。',
    basis: [
      prepaidInterpretation(
        '第十四条',
        '消费者自付款之日起七日内请求返还预付款本金的，应予支持，法定情形除外。',
      ),
    ],
    suggestion: '{payer}自付款之日起七日内可以无理由要求退款，{performer}在【5】日内退还预付款本金。',
    ways: [
      [
        /七[日天]|7[日天]|冷静期|无理由/,
        /退(?:款|费|课|卡|还|学)|返还|冷静期/,
        /不(?:再)?(?:享有|享受|适用|予|退|支持|受理|接受)|无权|放弃|丧失|排除/,
      ],
    ],
    unless:
      /(?:超过|逾|满|届满)[^，。；]{0,4}(?:七|7)[日天]|(?:七|7)[日天](?:之?后|以后|外|期满)|退货|商品|定作|生鲜/,
  }),
  provisionRule({
    id: 'validity.lodging-with-stores',
    title: '生产、仓储场所与住宿设在同一建筑内',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '生产、储存、经营场所是否与员工住宿在同一建筑物内',
    reason:
      '生产、储存、经营易燃易爆危险品的场所不得与居住场所设在同一建筑物内，其他物品的也须符合消防技术标准；“三合一”场所会被查封，发生火灾责任极重。',
    basis: [
      fireLaw(
        '第十九条',
        '生产、储存、经营易燃易爆危险品的场所不得与居住场所设置在同一建筑物内，其他物品的应当符合消防技术标准。',
      ),
    ],
    suggestion: '租赁场所仅用于【】，不得设置员工宿舍；员工住宿另行安排在符合消防要求的居住建筑内。',
    ways: [
      [
        /仓库|库房|周转库|车间|生产(?:区|用)|厂房|存放|堆放|易燃|油漆|稀释剂|化学品|危险品|店铺|商铺/,
        /住(?:宿|人|员工|工人|家)|宿舍|居住|过夜|夜间休息/,
        /同一(?:建筑|楼|栋|幢)|[一二三四五][层楼]|[1-5](?:层|楼|F)|(?:厂房|仓库|店|车间|库)(?:内|里|上|中)|楼上|夹层|阁楼|隔(?:成|出|间)/,
      ],
    ],
    unless: /不得|禁止|严禁|不(?:用于|供|可|准)|分开|独立(?:建筑|成栋)|另行|以外|不在/,
  }),
];
