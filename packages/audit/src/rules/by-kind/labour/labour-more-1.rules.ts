/** Bans on competing in stages, paid in advance or without secrets; who may dispatch workers, and how many. */
import { type Contract, factsWithin, readNumber, type Sentence, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { DIGITS, daysIn } from '../../../checks/find-figures.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { labourContractLaw, socialInsuranceLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { dispatchRules } from '../by-kind-laws.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { insurance, isDispatch, speaksOfCompetition, wage } from './labour.words.ts';

const competition = rulesOf(speaksOfCompetition);
const dispatch = rulesOf(isDispatch);

const LONGEST_BAN_DAYS = 735;
const LARGEST_PART = 0.1;
/** In fen: two million yuan. */
const LEAST_CAPITAL = 200_000_000;
/** Shorter texts are drafts or extracts. */
const WHOLE_CONTRACT = 25;

const isOfBan = (contract: Contract, sentence: Sentence) =>
  isTitled(contract, /竞业/) || /竞业|竞争|同业|同类/.test(textAround(contract, sentence));

export const labourMoreRules: readonly Rule[] = [
  competition.provision({
    id: 'validity.noncompete-in-stages',
    title: '竞业限制分段或者延长后合计超过二年',
    levels: levels('M/H/H'),
    examines: '分阶段、可延长的竞业限制合计是否不超过二年',
    reason: '竞业限制期限不得超过二年；拆成几个阶段或者约定期满再延长的，合计超过二年的部分没有约束力。',
    basis: [labourContractLaw('第二十四条', '解除或者终止劳动合同后的竞业限制期限不得超过二年。')],
    suggestion: '竞业限制期限自劳动合同解除或者终止之日起合计不超过二十四个月，期满后不再延长。',
    ways: [
      [
        /阶段|其后|此后|之后|随后|再|另加|顺延|延长|续期|展期|外加|继续/,
        /竞业|竞争|同类|同业|限制期|(?:不得|不能|不可|禁止)[^。；]{0,20}(?:任职|就业|从事|入职|经营|受雇|加入)/,
      ],
    ],
    unless: /合计不超过|总计不超过|不得超过|每三个月|工资|补偿[^，。；]{0,8}按/,
    judge: ({ sentence }, contract) => {
      const stages = daysIn(sentence.text).filter((days) => days > 60);
      const sum = stages.reduce((total, days) => total + days, 0);
      return stages.length > 1 && sum > LONGEST_BAN_DAYS && isOfBan(contract, sentence)
        ? { detail: `各段合计约${Math.round(sum / 30.5)}个月` }
        : null;
    },
  }),
  competition.provision({
    id: 'validity.noncompete-paid-in-wage',
    title: '竞业限制补偿算在在职工资、津贴里',
    levels: levels('L/H/M'),
    examines: '离职后的竞业限制补偿是否以在职期间的工资、津贴、保密费抵作',
    reason:
      '竞业限制补偿应当在离职后的限制期内按月支付；把在职时的工资、津贴、奖金当作补偿的预付，劳动者离职后实际得不到补偿。',
    basis: [
      labourContractLaw('第二十三条', '解除或者终止劳动合同后，在竞业限制期限内按月给予劳动者经济补偿。'),
    ],
    suggestion: '竞业限制补偿在{performer}离职后的限制期内按月另行支付，不以在职期间的工资、津贴、奖金抵作。',
    ways: [
      [
        /补偿/,
        /在职|在岗|任职期间|(?:每月|月|年终|平时)[^，。；]{0,6}(?:工资|薪酬|奖金|津贴)|津贴|保密费|岗位补贴|绩效|年终奖|股权激励|期权/,
        /预付|预先|提前支付|冲(?:减|抵|销)|抵(?:作|扣|充|销|减)|折抵|充抵|已?(?:包含|包括|含|计入|体现)(?:在|于|了)?|视为已|视同|一并(?:发放|支付)|属于|作为|即为/,
      ],
    ],
    unless: /不(?:得|以|包含|含|包括)[^，。；]{0,14}(?:抵|冲|补偿|工资|津贴)|违约金|经济补偿金|平均工资/,
    judge: ({ sentence }, contract) => (isOfBan(contract, sentence) ? {} : null),
  }),
  competition.provision({
    id: 'validity.noncompete-list-open',
    title: '竞争单位名单由单位随时增补',
    levels: levels('-/M/M'),
    examines: '竞争单位、竞争业务的范围是否由单位单方、事后确定',
    reason: '竞争单位以单位事后发布、随时增补的名单为准，劳动者签约时无法知道限制的范围。',
    basis: [labourContractLaw('第二十四条', '竞业限制的范围、地域、期限由用人单位与劳动者约定。')],
    suggestion: '竞争单位以双方签字确认的名单为准，增补须经双方书面确认；离职后不再增补。',
    ways: [
      [
        /名单|名录|清单|目录|范围|竞争(?:单位|对手|企业|业务|关系)/,
        /以(?:甲方|公司|单位|用人单位)[^，。；]{0,20}(?:为准|确定|认定)|由(?:甲方|公司|单位|用人单位)[^，。；]{0,14}(?:确定|认定|决定|指定|发布|公布|解释|更新|调整)|(?:甲方|公司|单位)[^，。；]{0,10}(?:可以?|有权|得)[^，。；]{0,10}(?:增补|增加|补充|更新|调整|扩大|修改|变更)/,
        /随时|届时|日后|不时|单方|自行|另行|视[^，。；]{0,8}(?:需要|情况)|根据[^，。；]{0,10}(?:需要|情况|变化)|陆续|动态|最新/,
      ],
    ],
    unless: /保密信息|商业秘密的范围|双方(?:书面)?(?:确认|同意|协商)|工作范围/,
    judge: ({ sentence }, contract) => (isOfBan(contract, sentence) ? {} : null),
  }),
  competition.provision({
    id: 'validity.noncompete-no-secrets',
    title: '不接触秘密的岗位约定竞业限制',
    levels: levels('M/M/M'),
    examines: '约定竞业限制的岗位是否接触商业秘密',
    reason:
      '竞业限制只适用于高级管理、高级技术和其他负有保密义务的人员；合同又写明岗位不接触秘密的，限制难以成立。',
    basis: [
      labourContractLaw(
        '第二十四条',
        '竞业限制的人员限于高级管理人员、高级技术人员和其他负有保密义务的人员。',
      ),
    ],
    suggestion: '{performer}的岗位为【】，接触的商业秘密为【】；不接触商业秘密的，不约定竞业限制。',
    ways: [
      [
        /(?:不|未|无(?:权|法|须|需)?|没有)(?:会|得|能|实际|直接|曾)?(?:接触|掌握|涉及|涉密|知悉|接近|了解|触及)/,
        /秘密|涉密|机密|核心|源代码|客户(?:数据|资料|信息|名单)|保密信息|技术(?:资料|秘密|信息)|经营信息/,
        /岗|职务|职责|工作|涉密|等级|任职/,
      ],
    ],
    unless: /从事教学|学术|不受本条|不受限制|入职(?:之)?前|第三[方人]|除外/,
    applies: (contract) => sentencesOf(contract).some(({ text }) => /竞业/.test(text)),
  }),
  dispatch.provision({
    id: 'validity.dispatch-insurance-waived',
    title: '派遣人员不参保、以补贴代替社会保险',
    levels: levels('H/H/H'),
    examines: '是否以声明、补贴、商业保险代替派遣人员的社会保险',
    reason: '参加社会保险是法定义务，劳动者声明放弃或者领取补贴都不能免除，派遣单位须补缴并缴纳滞纳金。',
    basis: [
      socialInsuranceLaw('第六十条', '用人单位应当自行申报、按时足额缴纳社会保险费，不得缓缴、减免。'),
      dispatchRules('第八条', '劳务派遣单位应当依法为被派遣劳动者缴纳社会保险费，办理相关手续。'),
    ],
    suggestion: '{performer}依法为全部派遣人员办理社会保险登记并足额缴纳社会保险费。',
    ways: [
      [
        insurance,
        /(?:可以?|得|则|将)?不(?:予|再|为|给|另|用|必)?[^，。；]{0,8}(?:参保|缴纳|办理|购买|投保|缴|上)|放弃|自愿不|(?:现金|补贴|补助|津贴|商业保险|意外险|雇主责任险)[^，。；]{0,10}(?:代替|替代|折抵|冲抵)|(?:代替|替代|折抵)[^，。；]{0,8}(?:社保|社会保险)|自行(?:参保|缴纳|办理)|满[^，。；]{0,8}后[^，。；]{0,6}(?:参保|缴纳|办理)|折现|暂缓|最低(?:的)?(?:缴费|社保)?基数|按(?:当地)?最低/,
      ],
    ],
    unless:
      /不得(?!再|要求|主张)|不因|(?:乙方|派遣单位)未[^。；]{0,30}(?:责任|违约|赔偿|解除)|无效|不能替代|不免除/,
  }),
  dispatch.absence({
    id: 'subject.dispatch-protection-missing',
    title: '未约定派遣人员的劳动保护和安全培训',
    levels: levels('M/M/M'),
    examines: '用工单位是否提供劳动条件、劳动保护',
    reason: '用工单位应当执行劳动标准、提供劳动条件和劳动保护、进行岗位培训，协议没有约定时责任难以划分。',
    basis: [
      labourContractLaw(
        '第六十二条',
        '用工单位应当执行国家劳动标准，提供相应的劳动条件和劳动保护，进行必需的培训。',
      ),
      dispatchRules('第七条', '劳务派遣协议应当载明劳动安全卫生以及培训事项。'),
    ],
    suggestion:
      '{payer}执行国家劳动标准，提供劳动条件、劳动防护用品和职业危害防护，对派遣人员进行上岗前安全培训。',
    applies: isWhole,
    present:
      /劳动(?:安全|保护|条件|防护|标准)|职业(?:病|危害|卫生|健康)|防护(?:用品|措施)|安全(?:生产|卫生|培训|教育|防护)/,
    proof:
      /(?:提供|配备|发放|发给|采取|建立|改善)[^。；]{0,30}(?:劳动(?:安全|保护|条件|防护)|职业(?:病|危害|卫生|健康)|防护|安全(?:生产|卫生))/,
    proofUnless: /不(?:提供|发放|负责)|费用由/,
    after: /用工|管理|义务|工伤|保险/,
  }),
  dispatch.absence({
    id: 'subject.dispatch-hours-missing',
    title: '未约定派遣人员的工作时间和休息休假',
    levels: levels('M/M/M'),
    examines: '派遣协议是否载明工作时间和休息休假事项',
    reason: '工作时间和休息休假是派遣协议应当载明的事项，没有约定时加班费、休假由谁承担容易发生争议。',
    basis: [dispatchRules('第七条', '劳务派遣协议应当载明工作时间和休息休假事项。')],
    suggestion: '派遣人员实行标准工时制，每日工作八小时、每周四十小时，休息休假按国家规定和{payer}制度执行。',
    applies: isWhole,
    present: /工作时间|工时|休息(?:日|休假)|休假|年休|每[日天周]工作|班次|作息/,
    proof: /^(?=[^。；]*(?:工作时间|工时|每[日天周]工作|班次))[^。；]*(?:休息|休假|年休)/,
    after: /用工|管理|岗位|报酬/,
  }),
  {
    id: 'validity.dispatch-over-tenth',
    title: '派遣人数超过用工总量的百分之十',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '写明的派遣人数是否在用工总量的百分之十以内',
    reason:
      '使用的被派遣劳动者不得超过用工总量（自有职工与派遣人员之和）的百分之十，超过的将被责令改正、罚款。',
    basis: [dispatchRules('第四条', '使用的被派遣劳动者数量不得超过其用工总量的百分之十。')],
    suggestion: '派遣人数不超过{payer}用工总量的百分之十。',
    check: (contract) => (isDispatch(contract) ? hitOrPassed(tooMany(contract)) : notApplicable),
  },
  {
    id: 'parties.dispatch-unlicensed',
    title: '派遣单位注册资本不足或者许可证过期',
    family: 'parties',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '派遣单位的注册资本是否不少于二百万元、许可证在签约时是否有效',
    reason:
      '经营劳务派遣业务，注册资本不得少于二百万元并须取得有效的行政许可；不具备的不得经营，所订协议的效力和用工责任都有风险。',
    basis: [
      labourContractLaw(
        '第五十七条',
        '经营劳务派遣业务注册资本不得少于人民币二百万元，并应当依法取得行政许可。',
      ),
    ],
    suggestion: '{performer}的注册资本为人民币【】万元（不少于二百万元），劳务派遣经营许可证有效期至【】。',
    check: (contract) => (isDispatch(contract) ? hitOrPassed(unfit(contract)) : notApplicable),
  },
];

function isWhole(contract: Contract): boolean {
  return (
    sentencesOf(contract).length > WHOLE_CONTRACT && sentencesOf(contract).some(({ text }) => wage.test(text))
  );
}

const OWN = new RegExp(`(?:职工|员工|用工|在册|在编|正式工|劳动合同工)[^，。；\\d]{0,16}?(${DIGITS})[人名]`);
const SENT = new RegExp(`派遣[^，。；\\d]{0,16}?(${DIGITS})[人名]`);

/** The staff in one sentence, those sent in another. */
function tooManyApart(contract: Contract): Finding[] {
  const told = (pattern: RegExp, other: RegExp) =>
    sentencesOf(contract).flatMap((sentence) => {
      const count = other.test(sentence.text) ? 0 : countIn(pattern, sentence.text);
      return count === 0 ? [] : [{ sentence, count }];
    });
  const own = told(OWN, /派遣[^，。；\d]{0,16}\d/);
  const sent = told(SENT, /增减|浮动|以内|不超过|上限/);
  const [staff, people] = [own[0], sent[0]];
  if (staff === undefined || people === undefined) return [];
  if (own.some(({ count }) => count !== staff.count) || sent.some(({ count }) => count !== people.count))
    return [];
  const whole = /用工总(?:量|数)|全部用工/.test(staff.sentence.text)
    ? staff.count
    : staff.count + people.count;
  if (people.count >= staff.count * 9 || people.count / whole <= LARGEST_PART) return [];
  const detail = `派遣${people.count}人，约占用工总量的${Math.round((people.count / whole) * 100)}%`;
  return [{ span: staff.sentence, related: [people.sentence], detail }];
}

function tooMany(contract: Contract): Finding[] {
  const together = tooManyTogether(contract);
  return together.length > 0 ? together : tooManyApart(contract);
}

function tooManyTogether(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence) => {
    const sent = countIn(SENT, sentence.text);
    const rest = sentence.text.replace(SENT, '');
    const own = countIn(OWN, rest);
    if (sent === 0 || own === 0 || sent >= own * 9) return [];
    const whole = /用工总(?:量|数)|全部用工/.test(rest) ? own : own + sent;
    return sent / whole > LARGEST_PART
      ? [{ span: sentence, detail: `派遣${sent}人，约占用工总量的${Math.round((sent / whole) * 100)}%` }]
      : [];
  });
}

function countIn(pattern: RegExp, text: string): number {
  return readNumber(pattern.exec(text)?.[1] ?? '') ?? 0;
}

function unfit(contract: Contract): Finding[] {
  const { dates, signature } = contract;
  const signed = dates.find(
    ({ start, iso }) => signature !== null && start >= signature.start && iso !== null,
  );
  const day = signed?.iso ?? null;
  return sentencesOf(contract).flatMap((sentence) => {
    const capital = /注册资本/.test(sentence.text)
      ? (factsWithin(contract.amounts, sentence)[0]?.fen ?? null)
      : null;
    if (capital !== null && capital < LEAST_CAPITAL)
      return [{ span: sentence, detail: '注册资本少于二百万元' }];
    const lapses = /许可证|有效期/.test(sentence.text) && /至|届满|到期|止/.test(sentence.text);
    const end = lapses ? factsWithin(dates, sentence).at(-1)?.iso : null;
    return day !== null && end != null && end < day && /许可/.test(textAround(contract, sentence))
      ? [{ span: sentence, detail: `许可证有效期至${end}，早于签约日${day}` }]
      : [];
  });
}
