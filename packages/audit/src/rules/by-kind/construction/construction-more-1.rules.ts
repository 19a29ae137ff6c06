/** Decoration for consumers, and public procurement: proof, stoppages, hidden works, extras, files, acceptance. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { civilCode } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { anyKind, type IsKind, provisionsWith } from '../provision.ts';
import { consumerLaw } from '../trade-laws.ts';
import { procurementLaw, procurementRegulation } from './construction.laws.ts';
import { isBuilding, isDecoration, isPublicPurchase, isTender } from './construction.words.ts';

const provision = provisionsWith('payer');

const FIFTEEN_YEARS = 15 * 365 - 1;
const always: IsKind = () => true;
const isLong: IsKind = (contract) => contract.document.text.length > 1500;

export const constructionMoreRules: readonly Rule[] = [
  provision({
    id: 'liability.proof-on-customer',
    title: '质量问题的举证责任推给接受方',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '是否由买方、业主、消费者证明瑕疵系对方造成，否则自负',
    reason:
      '装饰装修服务和耐用商品交付六个月内发现瑕疵的，由经营者承担举证责任；约定由接受方证明、证明不了就按使用不当处理，使质量责任落空。',
    basis: [
      consumerLaw(
        '第二十三条',
        '耐用商品或者装饰装修等服务自接受之日起六个月内发现瑕疵发生争议的，由经营者承担举证责任。',
      ),
      civilCode('第四百九十七条', '格式条款不合理地免除自己责任、加重对方责任的无效。'),
    ],
    suggestion:
      '质量问题的原因有争议的，由双方共同委托检测机构鉴定；交付六个月内发现瑕疵的，由{performer}证明非其原因造成。',
    applies: always,
    ways: [
      [
        /(?:由|应|须|需)[^，。；]{0,6}(?:甲方|买方|业主|发包人|消费者|用户|客户|定作人|需方|采购人)[^。；]{0,30}(?:证明|举证|出具[^，。；]{0,8}(?:报告|鉴定|证据)|提供[^，。；]{0,8}(?:鉴定|检测|证据|证明))|(?:甲方|买方|业主|消费者|用户|客户|定作人|需方)[^，。；]{0,8}(?:不能|无法|未能|不)(?:证明|举证|提供[^，。；]{0,8}(?:证明|证据|鉴定|报告))|(?:甲方|买方|业主|消费者|用户|客户|定作人|需方)[^，。；]{0,4}(?:应|须|需|负责)[^，。；]{0,20}(?:证明|举证|鉴定|检测报告)|举证责任[^，。；]{0,6}(?:由|归)(?:甲方|买方|业主|消费者|客户|用户)/,
        /质量|瑕疵|缺陷|损坏|故障|空鼓|渗漏|开裂|漏水|问题|施工|损失|原因/,
        /不能(?:证明|举证)|无法(?:证明|举证)|否则|视为|按[^，。；]{0,10}(?:使用不当|人为|正常|保管不善)[^，。；]{0,4}处理|系(?:乙方|卖方|承包人)|因(?:乙方|卖方)[^，。；]{0,8}(?:造成|所致|引起)|(?:方可|才能|方能)[^，。；]{0,8}(?:索赔|维修|退|主张)|举证责任/,
      ],
    ],
    unless:
      /双方共同委托|由乙方(?:证明|举证|承担举证)|乙方应(?:当)?证明|不可抗力|甲方(?:原因|过错)造成|(?:提出|书面)(?:书面)?异议|资质|合格证/,
  }),
  provision({
    id: 'validity.procurement-extras',
    title: '采购人索要与采购无关的物品、服务',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否要求供应商无偿提供车辆、设备、人员、赞助等与采购无关的利益',
    reason: '采购人不得向供应商索要或者接受其给予的赠品、回扣或者与采购无关的其他商品、服务。',
    basis: [
      procurementRegulation(
        '第十一条',
        '采购人不得向供应商索要或者接受其给予的赠品、回扣或者与采购无关的其他商品、服务。',
      ),
    ],
    suggestion: '确属项目需要的物品和服务，列入采购需求和报价。',
    applies: anyKind(isPublicPurchase, isTender),
    ways: [
      [
        /无偿|免费|赠送|捐赠|赞助|不另(?:行)?(?:计价|收费)|不计(?:费|价)|随赠|奉送|零元|自费/,
        /用车|车辆|商务车|轿车|汽车|电脑|手机|平板|打印机|复印机|空调|家具|办公(?:用品|设备|场所|经费)|礼品|购物卡|考察|旅游|宴|会务|活动经费|赞助费|宿舍|住房|司机|工作人员|体检|培训名额|工作经费|捐款/,
        /甲方|采购人|招标人|使用单位|买方/,
      ],
      [
        /(?:供|给|归|交)(?:甲方|采购人|招标人)[^，。；]{0,10}(?:日常|办公|接待|公务|自用|使用)/,
        /车辆|商务车|轿车|汽车|电脑|手机|平板|家具|空调|住房/,
        /乙方|供应商|中标人/,
      ],
    ],
    unless: /质保|维修|备品备件|(?<!为|给|向|供)甲方(?:应|负责|无偿|免费)?提供|由甲方|不得|禁止|操作培训/,
  }),
  provision({
    id: 'validity.procurement-files-short',
    title: '采购文件保存不足十五年',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '采购文件的保存期限是否不少于十五年',
    reason: '采购文件的保存期限为从采购结束之日起至少十五年，提前销毁的将被处罚。',
    basis: [procurementLaw('第四十二条', '采购文件的保存期限为从采购结束之日起至少保存十五年。')],
    suggestion: '本项目的采购文件自采购结束之日起至少保存十五年。',
    applies: isPublicPurchase,
    ways: [
      [
        /采购(?:文件|档案|资料|活动记录)|招标文件|投标文件|评标|评审(?:报告|资料)|磋商文件|项目档案|标书/,
        /保存|保管|留存|存档|归档|备查|存放|销毁/,
      ],
    ],
    judge: ({ text }) => {
      const years = daysIn(text).filter((days) => days > 180);
      return years.length > 0 && years.every((days) => days < FIFTEEN_YEARS) ? {} : null;
    },
    unless: /录像|监控|数据|日志/,
  }),
  missingClause({
    id: 'acceptance.procurement-missing',
    title: '政府采购合同没有履约验收的约定',
    family: 'acceptance',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定由谁按什么标准组织履约验收',
    reason: '采购人应当组织对供应商履约的验收并出具验收书；没有约定时付款、扣款和责任都缺少依据。',
    basis: [
      procurementLaw(
        '第四十一条',
        '采购人或者其委托的代理机构应当组织对供应商履约的验收，验收成员应当在验收书上签字。',
      ),
      procurementRegulation('第四十五条', '应当按照合同规定的技术、服务、安全标准组织验收，并出具验收书。'),
    ],
    suggestion:
      '{payer}在服务期满（到货）后【10】个工作日内组织验收小组，按采购文件和本合同的标准验收并出具验收书。',
    applies: (contract) => isPublicPurchase(contract) && isLong(contract),
    present:
      /(?:履约)?验收(?!标准GB)[^。；]{0,40}(?:小组|书|报告|标准|合格|组织|日|单)|(?:组织|进行|申请|通过)[^。；]{0,10}验收/,
    proof: /(?:甲方|采购人|双方|需方)[^。；]{0,40}(?:按照?|依据|依照|根据)[^。；]{2,50}验收(?!合格|后)/,
    proofUnless: /自行决定|视为/,
    after: /服务|交付|质量|考核/,
  }),
  missingClause({
    id: 'termination.decoration-stoppage-missing',
    title: '未约定装修方停工、弃工时的解除和退款',
    family: 'termination',
    types: 'all',
    levels: levels('M/-/M'),
    examines: '装修公司停工或者严重逾期时业主能否解除合同',
    reason: '装修款多为预付，没有约定停工、弃工时的解除和退款，业主更换施工队、追回预付款都缺少依据。',
    basis: [
      consumerLaw(
        '第五十三条',
        '以预收款方式提供服务未按照约定提供的，应当按照消费者的要求履行约定或者退回预付款。',
      ),
      civilCode('第五百六十三条', '迟延履行主要债务，经催告后在合理期限内仍未履行的，可以解除合同。'),
    ],
    suggestion:
      '{performer}无正当理由停工超过【7】日或者逾期竣工超过【30】日的，{payer}可以解除合同，{performer}应在【7】日内退还未施工部分的款项并赔偿损失。',
    applies: (contract) => isDecoration(contract) && isLong(contract),
    present:
      /(?:停工|弃工|擅自离场|逾期(?:竣工|完工|交付)?|延误|未按期|拒绝施工)[^。；]{0,50}(?:甲方|发包人|业主)[^。；]{0,16}(?:解除|终止)|(?:甲方|发包人|业主|任何一方|守约方|对方)[^。；]{0,10}(?:可以?|有权)[^。；]{0,10}(?:解除|终止)/,
    proof:
      /(?:停工|弃工|擅自离场|逾期|延误|拒绝施工)[^。；]{0,60}(?:甲方|业主|发包人|委托人)[^。；]{0,6}(?:解除|终止)/,
    proofUnless: /不得|无权|付款|不能解除/,
    after: /违约|解除|工期/,
  }),
  missingClause({
    id: 'acceptance.hidden-works-missing',
    title: '未约定隐蔽工程封闭前的验收',
    family: 'acceptance',
    types: 'all',
    levels: levels('M/L/M'),
    examines: '隐蔽工程隐蔽前是否应当通知检查或者经过检查',
    reason: '水电、防水等工程封闭后无法查看，没有约定隐蔽前的检查签认，质量问题难以发现和证明。',
    basis: [civilCode('第七百九十八条', '隐蔽工程在隐蔽以前，承包人应当通知发包人检查。')],
    suggestion:
      '水电、防水等隐蔽工程封闭前，{performer}应提前【2】日通知{payer}检查，经{payer}签认后方可进行下道工序。',
    applies: (contract) =>
      (isDecoration(contract) || isBuilding(contract)) &&
      isLong(contract) &&
      !/劳务/.test(contract.title?.text ?? ''),
    present:
      /隐蔽|(?:水电|防水|管线|预埋|闭水|基层)[^。；付竣]{0,40}(?:验收|检查|签认|确认|闭水试验|试压|打压)|(?:封闭|覆盖|封板)[^。；]{0,6}前|阶段验收|分阶段[^。；]{0,6}验收|中间验收|分部分项[^。；]{0,12}验收/,
    proof:
      /隐蔽[^。；]{0,40}前[^。；]{0,30}(?:通知|报|经|由|请)[^。；]{0,20}(?:验收|检查|签认|确认|签字)|未经[^。；]{0,12}(?:验收|检查)[^。；]{0,10}不得(?:隐蔽|封闭|覆盖)/,
    proofUnless: /无须|无需|不(?:再)?通知/,
    after: /质量|验收|施工/,
  }),
];
