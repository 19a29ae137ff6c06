/** Delivery, transfer of risk, deadlines of construction works. */
import { type Contract, type ContractType, sentencesOf } from '@wenjian/contract';
import { levels, missingClause, notApplicable, placeFor, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { incompleteRule } from '../../checks/incomplete-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { buildsSomething } from '../commercial-types.ts';
import { deliveryRiskRules } from './delivery-risk.rules.ts';

const goods: readonly ContractType[] = ['sale', 'workContract', 'procurementFramework'];
const dated: readonly ContractType[] = [
  'sale',
  'workContract',
  'technologyDevelopment',
  'service',
  'construction',
  'houseSale',
  'transport',
];

export const deliveryRules: readonly Rule[] = [
  missingClause({
    id: 'delivery.date-missing',
    title: '未约定交付或履行期限',
    family: 'delivery',
    types: dated,
    levels: levels('M/M/M'),
    examines: '是否约定交付、完工或者履行的期限',
    // Who works by the month hands over nothing.
    applies: ({ title }) => !/返聘|劳务|聘用|派遣/.test(title?.text ?? ''),
    reason: '没有交付或者履行的期限，什么时候构成逾期无从判断。',
    basis: [
      civilCode(
        '第五百一十一条',
        '履行期限不明确的，债务人可以随时履行，债权人也可以随时请求履行，但是应当给对方必要的准备时间。',
      ),
      civilCode('第六百零一条', '出卖人应当按照约定的时间交付标的物。'),
    ],
    suggestion:
      '{performer}应于【】年【】月【】日前完成交付（或者履行）；{payer}未按约提供条件的，期限相应顺延。',
    present: (contract) =>
      sentencesOf(contract).some(({ text }) => saysWhen(text)) || says(contract, vagueDate),
    after: /交付|交货|履行|标的|服务|工期|进度|内容/,
  }),
  sentenceRule({
    id: 'delivery.date-vague',
    title: '交付时间含糊',
    family: 'delivery',
    types: 'all',
    levels: levels('M/L/M'),
    examines: '交付或者履行时间是否写明日期或者期限，而不只是“尽快”“适时”',
    reason: '交付时间使用“尽快”“适时”等没有确定含义的表述，难以认定逾期，也无法计算违约金。',
    basis: [
      civilCode('第五百一十一条', '履行期限不明确的，债权人可以随时请求履行，但是应当给对方必要的准备时间。'),
    ],
    suggestion: '{performer}应于【】年【】月【】日前（或者自【合同生效】之日起【】日内）完成交付。',
    pattern:
      /(?:尽快|尽早|早日|从速|适时|(?:适当|合适|恰当)(?:的)?(?:时候|时间|时机)|合理(?:的)?(?:时间|期限)内?|抓紧|择期|择机|视情况|视[^，。；]{0,10}情况|条件(?:成熟|具备|允许)|方便(?:时|的时候)|得便|便时|空闲|闲时|有空|过段时间|日后)[^。；]{0,24}(?:交付|交货|发货|供货|完成|交房|收楼|收房|提供服务|提供[^，。；]{0,12}资料|开工|进场|竣工|送达|送货|安装|交工|完工|发运|起运|提交|移交|办妥|办理|过户|登记|上线|启动|腾退|交割|办结|运抵|运到|带回|送回|返还)|(?:及时|陆续)[^，。；]{0,12}(?:交付|交货|发货|供货|交房|发运|送货|运送|(?:办理|办妥)[^，。；]{0,24}(?:登记|过户|手续|变更|证照|许可))|(?:交付|交货|发货|供货|完工|开工|竣工|交房|到货|起运)(?:的)?(?:时间|期限|日期)?[^，。；]{0,14}(?:尽快|尽早|另行(?:通知|协商|约定)|待定|视[^，。；]{0,12}而定|适时|适当|不作(?:限定|约定)|再行(?:商定|协商)|由[^，。；]{1,8}(?:择期|另行)通知)/,
    unless:
      /[\d一二三四五六七八九十]+个?(?:工作)?(?:日|天|月|周|小时)(?:之?内|前)|[”"](?:是)?指|及时通知|尽快(?:通知|告诉|告知)|及时办理[^，。；]{0,4}(?:出入|进出|进场|通行)|恢复|维修|更换|整改|补[交发足货正]|异议|不可抗力|违约|缺陷|响应|宽限|催告|修[改复正]|重新提交|及时(?:配合|协助)[^，。；]{0,6}办理[^，。；]{0,6}手续/,
  }),
  missingClause({
    id: 'delivery.place-missing',
    title: '未约定交付地点或方式',
    family: 'delivery',
    types: goods,
    levels: levels('L/L/L'),
    examines: '是否约定交付的地点或者方式',
    reason: '交付地点和方式没有约定，运输由谁负责、何时算交付、风险何时转移都受影响。',
    basis: [
      civilCode('第六百零三条', '出卖人应当按照约定的地点交付；没有约定且需要运输的，交付给第一承运人。'),
    ],
    suggestion:
      '{performer}应将标的物运送至【】并卸货，由{payer}指定人员签收；运输由{performer}负责并承担费用。',
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          placeOfDelivery.test(
            text.replace(/(?:运抵|送达|送到|运到|货到[^，。；]{0,6}|提货|到货)(?:之?后|时)/g, ''),
          ) && !/通知[^。；]{0,40}(?:地址|住所|首部|邮箱|送达)|函件/.test(text),
      ),
    after: /交付|交货|期限|运输|包装|价款/,
  }),
  {
    id: 'delivery.retention-of-title',
    title: '未保留所有权',
    family: 'delivery',
    types: ['sale'],
    levels: levels('-/M/-'),
    examines: '交付后才付清价款的，是否约定所有权保留',
    reason: '价款在交付之后分期付清，而没有保留所有权，买方不付款或者破产时，卖方只能作为普通债权人受偿。',
    basis: [
      civilCode(
        '第六百四十一条',
        '可以约定买受人未付清价款前，标的物的所有权属于出卖人；未经登记不得对抗善意第三人。',
      ),
    ],
    suggestion:
      '在{payer}付清全部价款之前，标的物的所有权属于{performer}，{payer}不得转让、抵押或者以其他方式处分；{performer}可以办理所有权保留登记。',
    check: (contract) => {
      const isCredit = says(
        contract,
        /(?:验收|到货|收货|交付|交货|签收|安装|终验|开票|收到[^，。；]{0,6}发票)[^。；]{0,30}(?:后|之日起|内)[^。；]{0,30}(?:支付|付|结清)|余款|尾款|分期付款|月结|账期|质保期(?:满|届满)[^。；]{0,20}付/,
      );
      if (!isCredit) return { kind: 'notApplicable' };
      if (
        says(
          contract,
          /所有权[^。；]{0,30}(?:保留|转移|归|属于|转归)|(?:付清|支付完毕|付讫)[^。；]{0,20}所有权|保留所有权/,
        )
      )
        return { kind: 'passed' };
      return { kind: 'missing', after: placeFor(contract, /交付|交货|风险|付款|支付|价款/) };
    },
  },
  incompleteRule({
    id: 'delivery.partial-refusal',
    title: '分批交付的规则缺失',
    family: 'delivery',
    types: ['sale', 'procurementFramework'],
    levels: levels('L/L/L'),
    examines: '分批交付时是否约定某一批不合格或者逾期的处理',
    reason: '约定分批交付而没有约定其中一批不合格、逾期时的处理，其他批次是否受影响不明确。',
    basis: [
      civilCode(
        '第六百三十三条',
        '分批交付的，某一批不符合约定致使不能实现合同目的的，买受人可以就该批或者今后各批解除。',
      ),
    ],
    suggestion:
      '标的物分批交付的，每批单独验收和结算；任一批次不合格或者逾期超过【15】日的，{payer}可以拒收该批并就该批及今后各批解除合同。',
    topic:
      /分(?:批|次|期|[二两三四五六\d]+批)(?:次)?(?:[^，。；]{0,4})(?:交|供|发|送|运)|陆续(?:交|供)货|分[\d一二两三四五六]+批/,
    // Under a framework agreement every order is a partial delivery.
    needed: {
      by: ({ type }) => type.type === 'procurementFramework',
      after: /交付|交货|供货|供应|送货|订单/,
    },
    notComplete: /违约金/,
    complete:
      /(?:某|该|任一|任何一|其中一?|每|单|各|当|同|一)批(?:次)?[^。；]{0,40}(?:不符|不合格|逾期|拒收|解除|瑕疵|延误)|分别(?:验收|结算)|单独(?:验收|结算)|部分(?:交付|交货|供货)|批次[^。；]{0,20}(?:不合格|拒收|解除)|(?:解除|取消|终止)(?:该|相应|未交付的?|逾期的?)(?:批|订单|部分)|(?:该|相应|单[个笔])订单[^。；]{0,24}(?:解除|取消|拒收|结算)/,
    proof:
      /(?:某|该|任一|任何一|其中一?|每|单|各)(?:批次?|订单)[^。；]{0,40}(?:不符|不合格|逾期)[^。；]{0,40}(?:拒收|解除|退|换|补|赔)/,
  }),
  missingClause({
    id: 'delivery.insurance-missing',
    title: '未约定保险或保价',
    family: 'delivery',
    types: ['transport', 'warehousing'],
    levels: levels('M/M/M'),
    examines: '货物的运输或者保管是否约定投保、保价',
    reason: '没有约定保险或者保价，货物毁损时能否获得足额赔偿、由谁负担保费都不明确。',
    basis: [
      civilCode('第八百三十三条', '货物毁损、灭失的赔偿额没有约定的，按照交付时到达地的市场价格计算。'),
      civilCode('第九百一十七条', '因保管不善造成仓储物毁损、灭失的，保管人应当承担赔偿责任。'),
    ],
    suggestion:
      '{performer}应在履行前为货物投保【货物运输险/财产一切险】，保险金额不低于货物价值，保险费由【】承担，受益人为{payer}。',
    present: /保险(?!公积|待遇)|保价|投保|(?:财产|运输|货运|一切|责任)险/,
    proof:
      /(?:投保|购买|办理)(?![^。；]{0,12}(?:交强|交通事故责任强制|第三者|社会|工伤)[^。；]{0,12}$)[^。；]{0,40}(?:货物|仓储物|财产|运输|货运|一切|物流责任|承运人责任)[^。；]{0,4}险|(?:货物|仓储物|财产|运输|货运|一切|物流责任|承运人责任)[^。；]{0,4}险[^。；]{0,8}由[^。；]{1,8}(?:投保|购买|办理)|保价(?:运输|金额|价值|，)/,
    // Insurance of the building or the lorry is none of the goods, nor is what somebody may take out.
    proofUnless:
      /^(?!.*(?:货|仓储物|存储物|寄存物|物流责任|承运人责任|保价)).*(?:仓库|库房|厂房|设施|车辆)|(?:可以?|建议|有权)[^，。；]{0,10}(?:投保|购买|办理)|不(?:投保|办理|购买|另)|未|自愿|运费[^。；]{0,8}(?:含|包括)/,
    after: /运输|仓储|保管|责任|费用/,
  }),
  missingClause({
    id: 'delivery.start-date-missing',
    title: '未约定开工或竣工日期',
    family: 'delivery',
    types: ['construction'],
    levels: levels('M/M/M'),
    examines: '是否约定开工、竣工日期或者工期',
    applies: buildsSomething,
    reason: '开工、竣工日期或者工期没有写明，工期是否延误、责任在谁难以认定。',
    basis: [
      civilCode(
        '第七百九十五条',
        '施工合同一般包括工程范围、建设工期、开工和竣工时间、工程质量、造价等条款。',
      ),
    ],
    suggestion:
      '计划开工日期为【】年【】月【】日，计划竣工日期为【】年【】月【】日，工期总日历天数为【】天；实际开工日期以开工通知载明的日期为准。',
    present: (contract) =>
      says(
        contract,
        /开工(?:日期|时间|日|令|通知|报告)|(?:开工|进场)(?!后)[^，。；]{0,16}\d|\d[^，。；]{0,10}(?:开工|进场)(?!后)|工期[^。；]{0,40}自(?!己|行)|(?:工期|期限)[^。；]{0,6}自\s*\d{4}年/,
      ) &&
      says(
        contract,
        /(?:竣工|完工)(?:日期|时间|日)|(?:竣工|完工)(?!后|验收)[^，。；]{0,16}\d|\d[^，。；]{0,10}(?:竣工|完工)(?!后|验收)|(?<!拖了?|误了?|延误)工期[^。；]{0,20}[\d一二三四五六七八九十]|日历天/,
      ),
    after: /工程(?:概况|范围|内容)|承包|工期/,
  }),
  {
    id: 'delivery.extension-missing',
    title: '工期顺延情形未约定或被排除',
    family: 'delivery',
    types: ['construction'],
    levels: levels('-/M/M'),
    examines: '是否约定发包方原因、设计变更等情形下工期顺延',
    reason: '没有约定工期顺延或者一概不予顺延，发包方原因造成的延误也可能由承包方承担违约责任。',
    basis: [
      civilCode(
        '第八百零三条',
        '发包人未按约提供材料、场地、资金等的，承包人可以顺延工期并请求赔偿停工、窝工损失。',
      ),
    ],
    suggestion:
      '因发包方原因、设计变更、工程量增加、不可抗力或者非承包方原因停水停电造成延误的，工期相应顺延；承包方应在【7】日内书面提出，发包方应在【7】日内答复。',
    check: (contract) => (buildsSomething(contract) ? checkExtension(contract) : notApplicable),
  },
  missingClause({
    id: 'delivery.handover-list-missing',
    title: '没有交接清单',
    family: 'delivery',
    types: ['lease', 'warehousing'],
    levels: levels('L/L/L'),
    examines: '租赁物或者仓储物交付时是否有清单、凭证',
    reason: '没有交接清单，退租或者出库时对原有设施、数量和状况容易各执一词。',
    basis: [
      civilCode(
        '第七百三十三条',
        '租赁期限届满，承租人应当返还租赁物，返还的租赁物应当符合约定或者使用后的状态。',
      ),
      civilCode('第九百零八条', '存货人交付仓储物的，保管人应当出具仓单、入库单等凭证。'),
    ],
    suggestion:
      '交付时双方共同清点并签署《交接清单》，载明设施设备、数量、完好状况及水电燃气表底数，作为返还时的依据。',
    present:
      /交接(?:清单|单|书|表|手续|记录|确认)|清单|入库(?:单|凭证)|仓单|验收单|交割|清点|点交|附属设施[^。；]{0,10}(?:见|详)/,
    proof:
      /交接(?:清单|单|书|表|记录|确认)|(?:物品|设施|设备|家具)[^。；]{0,6}清单|(?:出具|填发|签发|开具|签署)[^。；]{0,10}(?:入库单|仓单|入库凭证)/,
    proofUnless: /不(?:出具|再|另|开具)|无须|无需|出库|终止|返还|退租|届满|期满|口头/,
    after: /交付|租赁物|仓储物|期限|入库/,
  }),
  sentenceRule({
    id: 'delivery.extra-work-unpaid',
    title: '增项或变更不增加费用',
    family: 'delivery',
    types: ['construction', 'service', 'technologyDevelopment', 'technologyService', 'workContract'],
    levels: levels('-/H/M'),
    examines: '增加或者变更工作时是否不另计费用',
    reason: '对方可以增加或者变更工作而不增加费用和时间，履行一方的成本没有上限。',
    basis: [civilCode('第五百四十三条', '当事人协商一致，可以变更合同；单方增加义务应当相应调整对价。')],
    suggestion: {
      payer:
        '{payer}提出变更的，{performer}应在【5】个工作日内提交费用和时间的书面估算，经{payer}书面确认后实施。',
      performer:
        '超出约定范围的增项或者变更，双方应先签署书面变更单，确认增加的费用和延长的时间；未经确认的，{performer}有权不予实施。',
      neutral: '增项或者变更由双方签署书面变更单，确认相应的费用和时间后实施。',
    },
    evenNegated: true,
    ways: [
      [
        /增加|新增|变更|变动|修改|新的?需求|签证|增减|临时(?!设施|用[水电地]|道路|建筑|场地)|额外|零星|改图/,
        /免费(?:实现|完成|提供|增加|修改)|无偿|不(?:另|再)[^，。；]{0,6}(?:收|计|付|加)|不予(?:计|支付|认)|(?:已|业已)?(?:含在|涵盖|包含在|包括在)|视[作为][^，。；]{0,6}让利|一律不变|概不/,
        /费|价|款|计|收|取|报酬|实现|需求|返工/,
      ],
    ],
    pattern:
      /(?:增加|新增|变更|增项|追加|调整|修改|改动|改版|额外|超出|增减|重新制作|返工|新功能|新需求|新要求|新的要求|加做|加量|范围(?:以)?外|另外提出)[^。；]{0,60}(?:(?:不(?:得|能|可|再|另|予|应|额外|单独|因此|因而|为此|向[^，。；]{1,6})|无权|概不|均不|都不|也不)[^，。；]{0,10}(?:增加|收取|收费|计取|计费|支付|主张|要求|索要|另计|另行|计价|上调|追加|加价|加钱|涨价|提出加)|不(?:增加|收取|收费|计取|计费|支付|另计|计价|上调|追加|加价|加钱|加收|涨价|多收|多付|给钱|加费)|(?:费用|价款|报酬|合同价|总价|服务费|总额|价格|工程款|造价)[^，。；]{0,10}(?:不(?:予|作|再|变|做|因此|得|随)[^，。；]{0,8}(?:调整|增加|变|补|上调|调)?|维持不变|包干)|免费|无偿|不另付)/,
    unless:
      /(?:设计人|承包人|受托人|乙方)自身(?:的)?(?:原因|过错)|按[^，。；]{0,6}审查意见修改|除[^，。；]{0,16}(?:变更|签证|增项)[^，。；]{0,4}外|因(?:乙方|受托|承包|承揽|服务方|开发方|施工|设计人|其自身)[^。；]{0,8}未(?:按|能|达|依|遵)|不(?:超过|大于|高于|多于)[^，。；]{0,8}[\d一二两三四五六七八九十半]+个?(?:人[日天]|工[日时]|小时|次|处|页|轮|天)|(?:首次|第一次)(?:变更|修改|调整|更改|改期)|前[一二两三四五\d]+次|(?<!(?:增加|新增|追加)[^。；]{0,30})(?:调整|变更|更改|改期)[^，。；]{0,10}(?:日期|时间|地点|场次|联系人)(?![^。；]{0,30}(?<!不[得予再]?)(?:增加|新增|追加)(?![^，。；]{0,2}[费价]))|因(?:乙方|受托|承包|承揽|服务方|开发方|施工|设计人)[^。；]{0,14}(?:原因|过错|责任|错误|遗漏|失误|疏[漏忽]|违约|不当)|不(?:超过|大于|高于)[^，。；]{0,16}(?<![\d.])[1-5](?:\.\d)?[%％]|质量(?:问题|缺陷|不合格)|不合格|缺陷|\d+次(?:以内|内)|书面(?:确认|变更|补充)|未经[^。；]{0,20}(?:确认|同意|批准|签证)|甲方不(?:再)?(?:另行)?支付[^。；]{0,10}(?:差旅|其他费用)|乙方提出|乙方[^，。；]{0,4}擅自|相应(?:调整|增加)|(?<!业)已包含|税率|免费[^，。；]{0,8}[一二两三\d]次|法律|政策|许可[^。；]{0,40}使用|非独占|使用权|单价[^，。；]{0,10}(?:执行|计算|确定)|减少(?:价款|报酬|费用)|不符(?:合)?[^，。；]{0,12}(?:要求|约定|标准|附件)|不属于?变更|(?:仍|达)不(?:到|能|符合|合格)|(?:未|没有|不)(?:经)?[^，。；]{0,8}(?:签署|签订|签字|签认|办理)[^，。；]{0,12}(?:变更单|签证|联系单|洽商|补充协议|书面)[^。；]{0,8}的|[一二两三四\d][轮次](?:的)?免费|不符合[^，。；]{2,24}的，/,
  }),
  ...deliveryRiskRules,
];

const placeOfDelivery =
  /交(?:货|付)(?:的)?(?:地点|地|方式|地址)|送(?:货(?:至|到|地|上门)|达(?!住所|首部|地址|后|日|之日)|至|到)|运(?:至|抵|送至|到)|提货|自提|交付(?:至|到|于)|收货地|指定(?:的)?(?:地点|仓库|地址|场所|收货)|工厂交货|到站|目的地|(?:交|送|运|到|收)[^，。；]{0,20}(?:现场|仓库|厂区|工地|车间|上门|门店)|(?:以|通过|采用)[^，。；]{0,8}(?:快递|物流|汽运|铁路)|承运人/;

const vagueDate =
  /(?:尽快|尽早|适时|择期|及时)[^，。；]{0,20}(?:交付|交货|发货|供货|完成|交房|开工|送达|提交|提供)|(?:交付|交货|发货|供货|完工|交房)(?:时间|期限|日期)/;

const performing =
  /(?:交付|交货|供货|到货|发货|送货|提货|完成|完工|竣工|交房|交楼|开工|上线|提交|运抵|运达|送达|起运|履行|服务|运至|运到|送至|装运|发运|安装|工期|施工)/;
const when =
  /[\d一二三四五六七八九十百两]+个?(?:工作|日历|自然)?(?:日|天|月|年|周|小时)(?:之?内|以内|前|之前|完成|止)?|\d{4}年|(?:服务|履行|合同|运输|合作|委托)期(?:限|间)|工期|每(?:月|周|日|天|季度|年)|按(?:照)?[^，。；]{0,12}(?:订单|附件|计划|进度|通知)|附件/;

/** Deadlines of payment, penalties, acceptance and warranty are not deadlines of performance. */
function saysWhen(text: string): boolean {
  if (otherTime.test(text) && !namedTerm.test(text)) return false;
  const parts = afterDelivery.test(text)
    ? text.split('，').filter((part) => !afterDelivery.test(part))
    : [text];
  return parts.some((part) => performing.test(part) && when.test(part));
}

const otherTime =
  /支付|付款|服务费|报酬|结算|终止|整改|(?:完成|进行)装车|卸货|备货|例会|汇报|罚|开工前|验收报告|检查表|确认后|违约金|逾期|赔偿|质保|保修|异议|验收合格|解除|保密|发票|争议|不可抗力|响应|通知送达/;
const namedTerm = /(?:服务|履行|合同|运输|委托)期(?:限|间)?(?:为|自|：|共)|工期|交(?:货|付)(?:期|时间|日期)/;
/** Periods that start with the performance, or belong to notices and force majeure. */
const afterDelivery =
  /不能预见|签收|联系信息|联系方式|(?:送达|到货|交付|交货|收货|完成|竣工)(?:之日)?(?:之?后|起)|变更单|重新提交|催告/;

function checkExtension(contract: Contract): RuleOutcome {
  const [refused] = findSentences(
    contract,
    /(?:工期|竣工日期|竣工时间|日期)[^。；]{0,24}(?:不(?:予|得|作|再|因[^，。；]{0,16})?[^，。；]{0,4}(?:顺延|延长|调整|变更|推迟|往后推|后延|展延|延后)|一律不[^，。；]{0,4}(?:推|延|调)|固定不变)|(?:不|无权)[^，。；]{0,8}(?:要求|请求|主张)[^，。；]{0,6}(?:顺延|延长)工?期?/,
    /因(?:乙方|承包|施工)[^。；]{0,16}(?:原因|过错|责任|造成)|不合格|返工|退换|未[^。；]{0,16}(?:提出|申请|签证)|逾期(?:未|提出)/,
  );
  if (refused !== undefined) return { kind: 'hit', findings: [{ span: refused.sentence }] };
  if (
    says(
      contract,
      /顺延|(?:工期|竣工日期|期限)[^。；]{0,20}(?:延后|后延|展延|推迟)|工期[^。；]{0,30}延长|延长工期|工期[^。；]{0,10}(?:相应|予以)(?:调整|延长)/,
    )
  )
    return { kind: 'passed' };
  return { kind: 'missing', after: placeFor(contract, /工期|进度|期限|工程/) };
}
