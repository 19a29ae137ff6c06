/** Franchising: what the regulation demands of the franchisor, and terms that burden the franchisee. */
import { factsWithin } from '@wenjian/contract';
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { monthsOf } from '../../../checks/find-numbers.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { advertisingLaw, foodSafetyLaw, franchiseRegulation, productQualityLaw } from '../trade-laws.ts';

const isFranchise = about(/特许(?:经营|人)|加盟(?:商|店|费|合同|协议|方)|被特许人/);
const DISCLOSURE_DAYS = 30;
const LEAST_MONTHS = 36;

export const franchiseRules: readonly Rule[] = [
  provisionRule({
    id: 'parties.franchisor-unqualified',
    title: '特许人不具备“两店一年”条件',
    family: 'parties',
    applies: isFranchise,
    levels: levels('H/M/H'),
    examines: '特许人是否拥有至少两个直营店且经营超过一年',
    reason:
      '特许人应当拥有至少两个直营店并经营时间超过一年；不具备条件的特许人难以提供成熟的经营模式，并可能受到处罚。',
    basis: [
      franchiseRegulation('第七条', '特许人从事特许经营应当拥有至少两个直营店，并且经营时间超过一年。'),
    ],
    suggestion:
      '{performer}保证在签约时拥有【】家直营店，均已持续经营超过一年（清单由双方签字确认）；保证不实的，{payer}有权解除合同并要求返还全部费用。',
    ways: [
      [
        /(?:直营|自营|直属)(?:门)?店|样板店|旗舰店/,
        /(?:仅|只|现|目前)?有?[^，。；]{0,10}(?:一|1)(?:家|个|间)|首[家店]|唯一|第一家|尚(?:未|无)|暂无|没有|筹备|无(?:自有|任何)?直营|不足(?:一年|两家)|(?:未|不)满(?:一年|12个月)/,
      ],
      [
        /经营(?:时间|期限|模式)|开业/,
        /不足(?:一年|12个月)|未满(?:一年|12个月)|(?:三|四|五|六|七|八|九|十)个月/,
        /直营|特许人|品牌/,
      ],
    ],
    unless: /不得|乙方|被特许人(?:应|须)|(?:两|2|三|3|[四五六七八九十]+|\d{2,})家以上/,
  }),
  provisionRule({
    id: 'parties.franchise-disclosure-late',
    title: '信息披露没有提前三十日',
    family: 'parties',
    applies: isFranchise,
    levels: levels('H/M/H'),
    examines: '特许人是否在签约三十日前书面披露信息并提供合同文本',
    reason:
      '特许人应当在订立合同之日前至少三十日书面披露信息并提供合同文本；当日出示或者事后补交使被特许人无法作出判断。',
    basis: [
      franchiseRegulation(
        '第二十一条',
        '特许人应当在订立合同之日前至少三十日，以书面形式提供规定的信息和合同文本。',
      ),
    ],
    suggestion:
      '{performer}已于签约三十日前（【】年【】月【】日）向{payer}书面提供全部披露信息和合同文本，{payer}签收的回执由双方各执一份。',
    ways: [
      [
        /信息披露|披露(?:书|文件|资料|义务)|披露[^，。；]{0,8}信息|合同文本/,
        /签(?:署|约|订)(?:本合同)?(?:之日|当日|当天|时|后|同时)|当[日天场]|同(?:日|时)|事后|之后|补(?:充)?(?:提供|交)|不再(?:另行)?(?:提供|披露)|无[须需]|放弃|口头|[日天]前|前[^，。；]{0,6}[日天]/,
      ],
    ],
    unless: /不得|隐瞒|虚假/,
    judge: ({ sentence: { text } }) => {
      const days = daysIn(text).filter((count) => count < 365);
      if (/当[日天场]|同[日时]|事后|之后|补|不再|无[须需]|放弃|口头/.test(text)) return {};
      return days.length > 0 && days.every((count) => count < DISCLOSURE_DAYS) ? {} : null;
    },
  }),
  provisionRule({
    id: 'termination.cooling-off-excluded',
    title: '排除被特许人的冷静期解除权',
    family: 'termination',
    applies: isFranchise,
    levels: levels('H/-/H'),
    examines: '被特许人在订立后一定期限内单方解除的权利是否没有被排除',
    reason: '特许经营合同应当约定被特许人在订立后一定期限内可以单方解除；排除这一权利违反条例的要求。',
    basis: [
      franchiseRegulation('第十二条', '应当约定被特许人在特许经营合同订立后一定期限内，可以单方解除合同。'),
    ],
    suggestion:
      '{payer}自本合同订立之日起【15】日内、尚未使用特许资源的，可以单方解除合同，{performer}应在【10】日内退还已收费用。',
    ways: [
      [
        /冷静期|犹豫期|后悔|考虑不周|反悔|单方(?:面)?解除|无条件解除|选址|(?:签|订)[^，。；]{0,6}后[^，。；]{0,12}(?:解除|退出|反悔)/,
        /不得|放弃|无权|不享有|不适用|不设|不予|不支持|不(?:能|可)/,
        /解除|退出|退还|反悔|退(?:款|费)|冷静期|犹豫期|终止/,
      ],
    ],
    unless: /特许人(?:不得|无权)|甲方(?:不得|无权)/,
  }),
  missingClause({
    id: 'termination.cooling-off-missing',
    title: '没有约定被特许人的冷静期',
    family: 'termination',
    types: 'all',
    applies: isFranchise,
    levels: levels('M/L/M'),
    examines: '是否约定被特许人在订立后一定期限内可以单方解除',
    reason:
      '特许经营合同应当约定被特许人在订立后一定期限内可以单方解除合同，缺少该条款不符合条例，被特许人失去退出机会。',
    basis: [
      franchiseRegulation('第十二条', '应当约定被特许人在特许经营合同订立后一定期限内，可以单方解除合同。'),
    ],
    suggestion:
      '{payer}自本合同订立之日起【15】日内可以单方解除合同，{performer}应在【10】日内退还已收取的费用（扣除已实际发生的合理费用）。',
    present:
      /冷静期|犹豫期|后悔|考虑不周|(?:订立|签订|签署|生效)[^。；]{0,16}[日天]内[^。；]{0,30}(?:解除|退出)|(?:不得|无权)[^。；]{0,20}(?:反悔|单方解除)/,
    proof:
      /(?:订立|签订|签署|生效)[^。；]{0,16}[日天]内[^。；甲]{0,30}(?:可以?|有权)[^。；]{0,16}(?:解除|退出)|(?:冷静期|犹豫期)[^。；甲]{0,40}(?:可以?|有权)[^。；]{0,16}(?:解除|退出)/,
    proofUnless: /不得|放弃|无权|不适用|没有|不退/,
    after: /期限|解除|终止/,
  }),
  provisionRule({
    id: 'validity.franchise-income-promise',
    title: '招商时承诺收益、回本期',
    family: 'validity',
    applies: about(/特许|加盟|招商|代理商|经销/),
    levels: levels('M/M/M'),
    examines: '是否含有对收益、回本期的保证或者宣传',
    reason:
      '特许人不得宣传被特许人从事特许经营活动的收益，招商广告不得承诺保本、收益；此类承诺可能构成误导，也常被条款另行否认。',
    basis: [
      franchiseRegulation(
        '第十七条',
        '特许人在推广、宣传活动中不得含有宣传被特许人从事特许经营活动收益的内容。',
      ),
      advertisingLaw('第二十五条', '有投资回报预期的招商等广告不得对未来效果、收益作出保证性承诺。'),
    ],
    suggestion:
      '{performer}提供的经营数据仅为历史数据，不构成对收益的保证，数据不实的由{performer}承担责任。',
    ways: [
      [
        /(?:净)?利润|净利|收益|回本|回报|营业额|营收|毛利|收回[^，。；]{0,6}投资|盈利|月入|收入/,
        /不低于|保证|承诺|确保|稳赚|(?:个月|年)(?:左右|之?内)?(?:即可)?(?:收回|回本)|可达|预计|预期|平均|保底|至少/,
        /单店|门店|加盟|店|投资|月|年|每/,
      ],
    ],
    unless:
      /^(?!.*(?:可达|回本周期|个月回本|净利润)).*不(?:构成|作|承诺|保证|对)|不得|最低(?:提货|进货|销售)|保证金|任务|考核|返利|(?:乙方|被特许人|加盟商)(?:应|须|保证|承诺)/,
  }),
  provisionRule({
    id: 'property.franchise-mark-unregistered',
    title: '许可使用的商标尚未注册',
    family: 'property',
    applies: isFranchise,
    levels: levels('H/M/M'),
    examines: '特许使用的商标是否已经注册',
    reason:
      '特许经营以注册商标等经营资源为基础；商标尚在申请中，可能被驳回或者被他人主张权利，被特许人的投入没有保障。',
    basis: [
      franchiseRegulation(
        '第三条',
        '特许经营是拥有注册商标、专利、专有技术等经营资源的企业许可他人使用并收取费用的经营活动。',
      ),
    ],
    suggestion:
      '{performer}保证许可使用的商标已经核准注册（注册证号【】）；因商标未获注册或者被撤销使{payer}不能使用的，{performer}应退还费用并赔偿损失。',
    ways: [
      [
        /商标/,
        /(?:已|正|尚)?(?:受理|审查|申请)(?:中|号|注册|阶段)?|尚未(?:核准|注册|取得)|未(?:获|经)(?:准|核准)?注册|待(?:注册|核准)/,
      ],
    ],
    unless:
      /已(?:获|取得|经|核准)[^，。；]{0,6}注册|(?:不得|禁止)[^，。；]{0,12}(?:申请|注册)|乙方(?:不得|申请)|注册(?:证|号)第?\d|另行申请/,
  }),
  provisionRule({
    id: 'termination.franchise-term-short',
    title: '特许经营期限少于三年',
    family: 'termination',
    applies: isFranchise,
    levels: levels('M/L/M'),
    examines: '特许经营期限是否不少于三年',
    reason: '特许经营期限应当不少于三年，被特许人同意的除外；期限过短，装修和加盟投入难以收回。',
    basis: [franchiseRegulation('第十三条', '特许经营合同约定的期限应当不少于三年，被特许人同意的除外。')],
    suggestion:
      '特许经营期限为三年，自【】年【】月【】日起至【】年【】月【】日止；{payer}在同等条件下可以优先续约。',
    ways: [[/(?:特许(?:经营)?|加盟|授权|合同|合作)(?:的)?(?:有效)?期限?(?:为|共|：|自|是)/]],
    unless: /续|届满|期满|同意|延长|质保|培训|装修|试/,
    judge: ({ sentence }, contract) => {
      const months = factsWithin(contract.periods, sentence).map(monthsOf);
      const [first] = months;
      return first !== undefined && first >= 1 && months.every((count) => count < LEAST_MONTHS - 0.5)
        ? {}
        : null;
    },
  }),
  provisionRule({
    id: 'price.forced-purchase',
    title: '通用物品也必须向对方购买',
    family: 'price',
    applies: about(/特许|加盟|经销|代理|连锁/),
    levels: levels('M/-/M'),
    examines: '与核心品质无关的设备、耗材是否必须向对方或者其指定方采购',
    reason: '除核心原料外，通用耗材、设备也必须向对方采购且价格由其决定，被特许人没有选择，成本失去控制。',
    basis: [
      civilCode('第四百九十七条', '格式条款不合理地限制对方主要权利的无效。'),
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion:
      '核心原料由{performer}统一供应，价格不高于同期市场价；其他设备、耗材，{payer}可以向符合质量标准的供应商自行采购。',
    ways: [
      [
        /(?:须|应当?|必须|只能|均须|一律|统一)[^，。；]{0,12}(?:向|从|自|由)[^，。；]{0,20}(?:订购|采购(?!计划|单位|信息|需求|人|方|文件|项目)|购买|购进|进货|供应(?!商|链)|配送|购入)|(?:不得|禁止|严禁)[^，。；]{0,16}(?:外购|另行采购|自行采购|其他渠道|向(?:第三|其他))/,
        /耗材|用品|设备|器具|包装|杯|清洁|装修|物料|纸巾|办公|工服|收银|家具|货架|易耗|辅料|通用|一切|所有|全部/,
      ],
    ],
    unless: /核心|配方|秘制|专用原料|同等质量|可(?:以)?自行(?:采购|选择)|质量标准的供应商|不强制/,
  }),
  provisionRule({
    id: 'liability.supplied-goods-harm-on-dealer',
    title: '供货方的产品造成损害也由对方承担',
    family: 'liability',
    applies: about(/特许|加盟|经销|代理|分销|供货|零售/),
    levels: levels('H/-/M'),
    examines: '供货方提供的原料、产品有缺陷造成损害时由谁承担',
    reason:
      '产品、原料由供货方提供，其缺陷造成的赔偿、罚款应当由供货方承担或者由其返还；全部由销售一方承担且不得追偿显失公平。',
    basis: [
      foodSafetyLaw('第一百四十八条', '接到消费者赔偿要求的生产经营者应当先行赔付，属于对方责任的有权追偿。'),
      productQualityLaw('第四十三条', '属于生产者责任的，销售者赔偿后有权向生产者追偿。'),
    ],
    suggestion:
      '因{performer}提供的原料、产品存在缺陷造成损害的，由{performer}承担全部赔偿责任；{payer}先行赔付的，有权向{performer}追偿。',
    ways: [
      [
        /(?:PERFORMER|总部|厂家|品牌方)[^，。；]{0,10}(?:供应|提供|配送|供货|生产|销售)的?|原料|原材料|(?:产品|商品|货物)(?:因|的|存在|有|本身)?[^，。；]{0,4}(?:质量|缺陷|发生|造成|致|事故|责任|瑕疵)|使用(?:该|本)?(?:产品|商品)|供货/,
        /即使|即便|无论|不论|不管|亦|全部|均|一律|概/,
        /由PAYER[^，。；]{0,10}(?:承担|负责|赔偿|处理)|PERFORMER[^，。；]{0,8}(?:不(?:负|承担|予)|免责|概不|无[须需])|(?:不得|无权|放弃)(?:再)?(?:向PERFORMER)?(?:主张)?追偿/,
        /赔偿|罚款|损害|投诉|责任|处罚|索赔|退货/,
      ],
    ],
    unless: /PERFORMER(?:应|须)(?:当)?(?:承担|赔偿)|因PAYER(?:的)?(?:保管|使用|加工|过错|原因)/,
  }),
  missingClause({
    id: 'subject.franchise-support-missing',
    title: '没有约定培训、指导的具体内容',
    family: 'subject',
    types: 'all',
    applies: isFranchise,
    levels: levels('M/L/M'),
    examines: '是否约定提供多少次、多少天或者多少人的培训、指导',
    reason:
      '特许人应当提供操作手册并持续提供经营指导、技术支持和业务培训；没有写明内容、次数和方式，被特许人付费后难以要求支持。',
    basis: [
      franchiseRegulation(
        '第十四条',
        '特许人应当提供操作手册，并按约定持续提供经营指导、技术支持、业务培训等服务。',
      ),
      franchiseRegulation(
        '第十一条',
        '经营指导、技术支持、业务培训的内容和提供方式是特许经营合同的主要内容。',
      ),
    ],
    suggestion:
      '{performer}应在开业前为{payer}的【3】名员工提供不少于【7】日的培训，开业时派员驻店指导【5】日，开业后每季度至少巡店指导一次，费用由{performer}承担。',
    present:
      /(?:培训|指导|驻店|督导|巡店|技术支持|带店)[^。；]{0,50}(?:[\d一二三四五六七八九十]+(?:日|天|次|人|名|小时|期|个工作日|课时)|每(?:月|季|年|半年))/,
    proof:
      /(?:培训|指导|驻店|督导|技术支持|带店)[^。；]{0,50}(?:[\d一二三四五六七八九十]+(?:日|天|次|人|名|小时|期|个工作日|课时)|每(?:月|季|年|半年))/,
    proofUnless: /巡店|整改|未|收费|违约|自行/,
    after: /支持|培训|权利|义务|授权/,
  }),
];
