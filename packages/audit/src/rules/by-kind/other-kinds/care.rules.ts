/** Care of the elderly and of other people in an institution: prepayment, restraint, rescue, portraits, death. */
import { type Contract, factsWithin, type Sentence } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { illegalFundraising } from '../finance/finance.laws.ts';
import { anyKind, type IsKind, kindOf } from '../provision.ts';
import { notRefunded } from '../trade.words.ts';
import { elderlyLaw } from './other-kinds.laws.ts';

const isElderlyCare = kindOf(
  /养老|敬老|老年|颐养|康养|护理院|长期护理|托老/,
  /养老机构|养老院|敬老院|护理院|入住老人|入住老年人/,
);
const isCare = anyKind(
  isElderlyCare,
  kindOf(/护理|照护|照料|月嫂|陪护|托育|托管|康复|医疗|住院|培训|夏令营|研学|幼儿园/, /护理员|看护|照护/),
);
const isArtist = kindOf(
  /艺人|演艺|经纪|主播|模特|演员|歌手|代言|拍摄|摄影/,
  /艺人|代言人|模特/,
  /演艺|代言|拍摄/,
);
const hasPerson: IsKind = (contract) =>
  !isArtist(contract) &&
  (contract.parties.some(({ isPerson }) => isPerson) ||
    says(contract, /老人|学员|患者|会员|消费者|员工|劳动者|孩子|幼儿|学生|宝宝|肖像/));

/** Months of fees that may be taken in advance, and monthly bed fees that a deposit may reach. */
const LONGEST_PREPAID = 12;
const prepaid =
  /预(?:交|缴|付|收|存)|一次(?:性)?(?:交|缴|付|支付|收取|缴纳|交纳|付清|交清)|提前(?:交|缴|付)|趸(?:交|缴)|(?:缴|交|付)(?:足|清|齐|满)|先行(?:交|缴|支付)/;

const consented =
  /(?<![不无免])(?:应|须|需|必须)(?:当)?(?:事先|先|另行)?[^，。；]{0,16}(?:评估|同意|医嘱|授权)|(?<!无须|无需|不必|不需|不用|不经|未经|未|另行|再|须|需)(?:经|征得|取得|获得)[^，。；]{0,14}(?:同意|授权|许可|医嘱)|不得|严禁|禁止|(?:随即|立即|同时)(?:告知|通知)[^，。；]{0,6}(?:监护人|家属|亲属)/;

export const careRules: readonly Rule[] = [
  provisionRule({
    id: 'price.care-prepaid-too-long',
    title: '养老服务费是否预收超过十二个月',
    family: 'price',
    applies: isElderlyCare,
    levels: levels('H/M/H'),
    examines: '养老机构一次预收的服务费是否在十二个月以内，押金是否在月床位费的十二倍以内',
    reason:
      '民政等部门关于加强养老机构预收费监管的指导意见要求，养老服务费预收的周期最长不超过十二个月，押金最多不超过月床位费的十二倍；一次收取多年费用，机构停业时老人难以退款。',
    basis: [
      elderlyLaw('第四十八条', '养老机构应当签订服务协议，不得以任何方式侵害老年人的权益。'),
      civilCode('第四百九十七条', '格式条款不合理地加重对方责任、限制对方主要权利的无效。'),
    ],
    suggestion:
      '服务费按月（或者按季）交纳，预收不超过十二个月，存入专用存款账户；提前退住的，按实际天数退还余额。',
    ways: [
      [prepaid, /费|款|金/],
      [/押金|保证金/, /床位费|护理费|月费|服务费/, /倍/],
      [/押金|保证金/, /元/],
    ],
    unless: /不(?:得)?超过|最长|上限|以内|不(?:得)?预收/,
    judge: ({ sentence }, contract) =>
      isTooLong(sentence, contract) ? {} : depositBeyondBedFee(sentence, contract),
  }),
  provisionRule({
    id: 'validity.restraint-without-consent',
    title: '可否不经评估和同意约束、限制人身',
    family: 'validity',
    applies: isCare,
    levels: levels('H/H/H'),
    examines: '使用约束带、限制活动等是否须经评估并取得同意',
    reason:
      '约束身体、限制活动涉及人身自由和人格尊严，须有医学上的必要并事先评估、取得同意；由护理人员自行决定的，侵害人身权益，免责也无效。',
    basis: [
      elderlyLaw('第四十八条', '养老机构及其工作人员不得以任何方式侵害老年人的权益。'),
      civilCode('第一千零一十一条', '以非法拘禁等方式剥夺、限制他人行动自由的，受害人有权请求承担民事责任。'),
    ],
    suggestion:
      '确需使用约束措施的，应经专业人员评估并取得{payer}或者其监护人、代理人书面同意，只在必要的时间内使用，全程观察并记录。',
    ways: [
      [
        /约束(?:带|衣|椅|措施|用具|工具|手套|背心)|身体约束|保护性约束|约束其|(?:予以|进行|实施)(?:身体)?约束|(?:布带|绳|带子|床单)[^，。；]{0,6}(?:固定|绑|捆)|固定[^，。；]{0,6}(?:手脚|四肢|肢体|双手)|捆绑|绑缚|束缚|绑在|限制(?:其|乙方|老人|入住人|患者)?[^，。；]{0,6}(?:活动|行动|人身|自由|离开|外出)|镇静(?:剂|药)|反锁|锁闭房门|关禁闭|隔离于/,
        /自行|自主|无[须需]|不(?:必|需|用|另|再|经)|有权|可以?(?:直接|立即|采取|使用|对|用|根据|予)|事后|视[^，。；]{0,6}(?:情况|需要)|认为|即可|随时|必要时/,
      ],
    ],
    unless: consented,
  }),
  provisionRule({
    id: 'validity.rescue-after-payment',
    title: '是否先付款、家属到场才送医救治',
    family: 'validity',
    applies: isCare,
    levels: levels('H/H/H'),
    examines: '突发疾病、意外时的送医是否以付款、家属到场为前提',
    reason:
      '对处于危险中的人负有照护义务的一方应当及时施救；以付款、到场、签字为送医的前提并免除延误的责任，造成人身损害的免责条款无效。',
    basis: [
      civilCode('第五百零六条', '造成对方人身损害的免责条款无效。'),
      civilCode(
        '第一千零五条',
        '自然人的生命权、身体权、健康权受到侵害或者处于其他危难情形的，负有法定救助义务的组织或者个人应当及时施救。',
      ),
    ],
    suggestion:
      '发生突发疾病或者意外的，{performer}应立即采取救护措施、拨打急救电话或者送医，同时通知{payer}及其紧急联系人；必要时由{performer}先行垫付费用。',
    ways: [
      [
        /送医|就医|就诊|急救|抢救|救治|救护|120|转院|送(?:往|至|去)?[^，。；]{0,4}医院|施救|医疗救助/,
        /(?:付|交|缴|垫|结清|到场|到院|签字|同意|确认|转账|汇款)[^，。；]{0,12}(?:后|之后|前)[^。；]{0,14}(?:方可|方能|方予|方才|才|再(?:行)?(?:送|安排|拨)|安排)|(?:方|才)(?:可|能|予|安排)[^，。；]{0,8}(?:送|就医|拨|救)|(?:未|不)(?:付|交|缴|到场|预付|支付|签字|同意|缴纳)[^。；]{0,20}(?:不(?:予|得|再|安排|负责|送)|有权(?:不|拒绝|暂缓)|可以?(?:不|暂缓|拒绝))|以[^，。；]{0,14}(?:付|交|缴|到场|签字|到账)[^，。；]{0,8}为(?:前提|条件)|先(?:付|交|缴|预付|结清)[^，。；]{0,14}(?:后|再)|(?:没有义务|无义务|不负责|无[须需]|不必)[^。；]{0,20}(?:付|交|缴)[^，。；]{0,6}前/,
        /费|款|到场|签字|家属|同意|押金|钱/,
      ],
    ],
    unless:
      /立即(?:送|拨|呼|采取|组织|安排|施救|救治|就近)|不得(?:以|因|拒绝|拖延)|先行(?:救治|送医|垫付|抢救)|同时(?:送|拨)|无[须需]等待|不(?:以|影响)[^，。；]{0,12}(?:前提|送医|救治)|手术/,
  }),
  provisionRule({
    id: 'validity.portrait-without-consent',
    title: '可否不经同意使用个人肖像作宣传',
    family: 'validity',
    applies: hasPerson,
    levels: levels('M/M/M'),
    examines: '使用个人的照片、视频、肖像作宣传是否取得本人同意并约定范围',
    reason:
      '未经肖像权人同意，不得制作、使用、公开其肖像；概括约定可以任意拍摄并用于宣传、无须另行同意的，侵害肖像权。',
    basis: [
      civilCode('第一千零一十九条', '未经肖像权人同意，不得制作、使用、公开肖像权人的肖像。'),
      civilCode('第四百九十七条', '格式条款限制对方主要权利的无效。'),
    ],
    suggestion:
      '拍摄、使用对方的照片、视频等肖像用于宣传的，应事先取得其书面同意，约定用途和期限，同意可以撤回。',
    ways: [
      [
        /肖像|照片|相片|影像|视频|录像|形象|合影/,
        /宣传|推广|广告|展示|发布|上传|网络|媒体|商业|公众号|短视频|营销|招生|直播|网站/,
        /(?:无[须需]|不(?:必|需|用|再|另|经))[^，。；]{0,10}(?:同意|许可|授权|通知|支付|付费|征|告知|协商)|免费|无偿|永久|视为(?:其)?(?:已)?(?:同意|授权)|不得[^，。；]{0,10}(?:异议|主张|报酬|反对|索)|不(?:支付|另付)[^，。；]{0,4}(?:费用|报酬)|任意|随时使用/,
      ],
    ],
    unless:
      /(?<!无须|无需|不必|不需|不用|不经|未经|未|另行|再)(?:经|征得|取得|获得)[^，。；]{0,14}(?:同意|授权|许可)|(?<!不)同意后|产品(?:照片|图片|视频|形象)|商品|作品|工程|房屋|车辆|设备|店铺|品牌形象|企业形象|公司形象|不得(?:使用|拍摄|用于|公开)|可以?(?:随时)?撤回/,
  }),
  provisionRule({
    id: 'price.care-fees-kept-at-death',
    title: '老人去世后剩余费用是否不退',
    family: 'price',
    applies: isElderlyCare,
    levels: levels('H/-/H'),
    examines: '入住人去世时预交的费用、押金、会员费是否退还',
    reason: '服务因入住人去世而终止，没有提供的服务不应收费；余额属于遗产，约定不退的格式条款无效。',
    basis: [
      civilCode('第四百九十七条', '格式条款不合理地免除己方责任、排除对方主要权利的无效。'),
      civilCode('第一千一百二十二条', '遗产是自然人死亡时遗留的个人合法财产。'),
    ],
    suggestion: '{payer}去世的，合同终止，{performer}应在【15】日内将未发生的费用和押金余额退还其继承人。',
    ways: [[/去世|死亡|身故|病故|离世|亡故|过世/, /费|款|押金|余额|会员/, notRefunded]],
    unless: /应(?:当)?(?:在|于|将|予)?[^，。；]{0,16}(?:退|返)还|已(?:发生|产生|使用)|据实/,
  }),
  provisionRule({
    id: 'validity.care-estate-taken',
    title: '入住人的财产、遗产是否归机构',
    family: 'validity',
    applies: isElderlyCare,
    levels: levels('H/M/H'),
    examines: '是否约定入住人的存款、房产、遗物在其去世后归机构',
    reason:
      '老年人对个人财产享有占有、使用、收益和处分的权利；以服务合同概括取得其财产、遗产，不是依法订立的遗嘱或者遗赠扶养协议，侵害老人和继承人的权益。',
    basis: [
      elderlyLaw('第二十二条', '老年人对个人的财产依法享有占有、使用、收益和处分的权利。'),
      civilCode(
        '第一千一百五十八条',
        '自然人可以与组织签订遗赠扶养协议，由其承担生养死葬的义务，享有受遗赠的权利。',
      ),
    ],
    suggestion: '{payer}的个人财产由其本人支配；{payer}去世的，其遗物和财产由其继承人清点接收。',
    ways: [
      [
        /遗产|遗物|遗留|财产|存款|房产|房屋|物品|养老金|抚恤金|工资卡/,
        /去世|死亡|身故|病故|离世|亡故|过世|入住(?:期间|时)/,
        /归(?:PERFORMER|机构|院方|养老院|甲方)(?:所有|支配|处置|[，。；]|$)|由(?:PERFORMER|机构|院方|养老院)[^，。；]{0,6}(?:所有|处置|继承|取得|支配|变卖)|赠(?:与|给|予)(?:PERFORMER|机构|院方|养老院)|视为(?:放弃|赠与)|过户(?:至|到|给)(?:PERFORMER|机构|院方)/,
      ],
    ],
    unless: /遗赠扶养协议|不得|继承人|家属(?:清点|领取|接收)|(?:设备|设施|家具)/,
  }),
  provisionRule({
    id: 'validity.care-card-with-yield',
    title: '养老会员卡、床位费是否承诺收益、返本',
    family: 'validity',
    applies: isElderlyCare,
    levels: levels('H/H/H'),
    examines: '收取会员费、床位预订费等是否承诺利息、分红、返本回购',
    reason:
      '以养老服务、会员卡、预订床位的名义收款并承诺还本付息或者给予回报，涉嫌非法集资，老人的本金没有保障。',
    basis: [
      illegalFundraising(
        '第二条',
        '未经依法许可，以许诺还本付息或者给予其他投资回报等方式向不特定对象吸收资金的，属于非法集资。',
      ),
    ],
    suggestion: '会员费、预订费只用于抵付约定的服务，不承诺收益或者回报；退住的，按约定退还未使用部分。',
    ways: [
      [
        /会员(?:费|卡|资格)|床位(?:使用)?权|预存|预订(?:金|费|款)|认购|投资款|[康养]{1,2}卡|养老卡|贵宾卡|储值|交纳[^，。；]{0,8}万元/,
        /收益|利息|分红|年化|返利|回购|还本|返本|增值|固定回报|年回报|红利|福利金[^，。；]{0,8}%/,
      ],
    ],
    unless:
      /不(?:承诺|计|支付|付|产生|享有)[^，。；]{0,8}(?:利息|收益|回报|分红)|无息|不得|严禁|违约|逾期|贷款市场报价/,
  }),
  provisionRule({
    id: 'validity.visits-restricted',
    title: '家属探视、入住人外出是否受不当限制',
    family: 'validity',
    applies: isElderlyCare,
    levels: levels('M/-/M'),
    examines: '是否没有限制家属探视、与外界通讯或者入住人外出',
    reason:
      '家庭成员应当关心老年人的精神需求，探视和通讯是老人的人身权利；限制次数、须经批准或者没收通讯工具，使机构内的情况无人监督。',
    basis: [
      elderlyLaw(
        '第十八条',
        '家庭成员应当关心老年人的精神需求，与老年人分开居住的家庭成员应当经常看望或者问候。',
      ),
    ],
    suggestion:
      '家属可以在公示的探视时间内探视{payer}，{performer}不得无故拒绝；因疫情等原因需要限制的，应说明理由并提供视频探视。',
    ways: [
      [
        /探视|探望|看望|会见|通讯|手机|电话|联系家属|外出/,
        /(?:每[月季周年](?:最多|仅限?|不(?:得)?超过|只(?:能|可))|不(?:得)?超过[一二两1-2]次|仅限[^，。；]{0,6}次)|有权(?:拒绝|禁止|限制)|(?:不得|禁止|谢绝|不允许|不准)[^，。；]{0,8}(?:探视|探望|看望|使用手机|通讯|联系|外出)|(?:收缴|没收|统一保管)[^，。；]{0,6}(?:手机|通讯)|须[^，。；]{0,12}(?:批准|审批)/,
      ],
    ],
    unless: /不得(?:拒绝|无故|限制|禁止|阻)|疫情|传染病|登记|医嘱|(?:不得|禁止)(?:单独|擅自|自行)外出|陪同/,
  }),
];

function isTooLong(sentence: Sentence, contract: Contract): boolean {
  const paid = saidAt(sentence, prepaid);
  const isLong = factsWithin(contract.periods, sentence).some(
    ({ count, unit, start }) =>
      (unit === 'year' ? count * 12 : unit === 'month' ? count : 0) > LONGEST_PREPAID &&
      paid !== null &&
      start >= paid.start &&
      start < paid.end,
  );
  if (isLong) return true;
  const times = /(\d{1,3}|[一二三四五六七八九]?十[一二三四五六七八九]?)倍/.exec(sentence.text)?.[1];
  return times !== undefined && /押金|保证金/.test(sentence.text) && timesOf(times) > LONGEST_PREPAID;
}

/** 床位费2,000元 a month, and 押金50,000元. */
function depositBeyondBedFee(sentence: Sentence, contract: Contract): { readonly detail: string } | null {
  const { text } = contract.document;
  const named = (words: RegExp, amounts: Contract['amounts']) =>
    amounts.find(
      ({ start, fen }) => fen !== null && words.test(text.slice(Math.max(0, start - WORDS_BEFORE), start)),
    );
  const bed = named(/床位费[^，。；\d]{0,8}$/, contract.amounts)?.fen ?? null;
  const deposit =
    named(/(?:押金|保证金)[^，。；\d]{0,12}$/, factsWithin(contract.amounts, sentence))?.fen ?? null;
  if (bed === null || deposit === null || deposit <= bed * LONGEST_PREPAID) return null;
  return { detail: `押金为月床位费的${Number((deposit / bed).toFixed(1))}倍` };
}

/** As far as the name of a sum stands before it. */
const WORDS_BEFORE = 24;

/** From the last comma before the words to the next one, and a sum or a length told after it. */
function saidAt({ text, at }: Sentence, words: RegExp): Span | null {
  const said = new RegExp(
    `[^，；]{0,60}(?:${words.source})[^，；]{0,60}(?:，(?:共|合计|总计|为期|期限|即)[^，；]{0,30})?`,
  ).exec(text);
  return said === null ? null : at(said.index, said.index + said[0].length);
}

function timesOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const digits = '零一二三四五六七八九';
  const [tens = '', ones = ''] = written.split('十');
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}
