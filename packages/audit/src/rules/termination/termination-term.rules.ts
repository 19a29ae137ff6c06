/** How long the contract runs, whether it renews automatically, and what continues after its end. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { daysBetween } from '../../checks/find-numbers.ts';
import { textAround } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';

export const terminationTermRules: readonly Rule[] = [
  sentenceRule({
    id: 'termination.auto-renewal',
    title: '自动续期没有通知或上限',
    family: 'termination',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '自动续期是否约定提前通知或者次数上限',
    reason: '期满自动续期而没有提前通知的窗口和次数上限，一方可能在不知情时被继续约束。',
    basis: [civilCode('第五百一十条', '期限等内容应当明确约定，约定不明确的可以补充协议。')],
    suggestion:
      '期限届满前【30】日，任何一方书面通知不再续期的，合同到期终止；双方均未通知的，续期一年，续期以一次为限。',
    ways: [
      [
        /(?:期满|届满|到期)[^。；]{0,30}(?:顺延|延续|续(?:期|展|约|签)|继续(?:有效|执行|履行))/,
        /未[^，。；]{0,8}(?:异议|通知|提出|书面)|自动|依此类推|不限/,
      ],
    ],
    pattern:
      /自动(?:续(?:期|约|展|签|订|租|延)?|延(?:长|续|期|展)|顺延|展期|更新|接续|滚动|进入下)|(?:逐年|依次|循环|无限|永久)(?:自动)?(?:顺延|续(?:期|约|展)|延续|延长)|(?:期满|届满|到期)[^。；]{0,40}(?:视为|即|则)[^，。；]{0,10}(?:续(?:期|约|签|展|租)|顺延|延长|继续有效)/,
    unless:
      /工作日|节假日|工期|假日|付款日|不(?:自动|再|予)|^(?!.*(?:次数不限|不限次数|无限|永久|依此类推|以此类推)).*(?:届满|到期|期满|期限)[^。；]{0,10}前[^。；]{0,20}(?:日|天|月)[^。；]{0,40}(?:通知|提出|异议|书面|表示)|(?:最多|不超过|仅限|仅|以)[^，。；]{0,8}(?:[一两二三\d]次)|不定期|医疗期|孕期|三期|续租/,
    judge: ({ sentence }, contract) =>
      /前[^。；]{0,14}(?:日|天|月)[^。；]{0,30}书面通知[^。；]{0,16}(?:不再|终止|不续)|续期[^。；]{0,10}(?:以一次为限|不超过)/.test(
        textAround(contract, sentence, 1),
      )
        ? null
        : {},
  }),
  missingClause({
    id: 'termination.term-missing',
    title: '没有合同期限',
    family: 'termination',
    types: [
      'lease',
      'service',
      'cooperation',
      'labour',
      'softwareLicence',
      'procurementFramework',
      'confidentiality',
      'warehousing',
      'technologyService',
    ],
    levels: levels('M/M/M'),
    examines: '是否约定合同或者履行的期限',
    applies: ({ title }) => !/竞业/.test(title?.text ?? ''),
    reason: '没有期限，合同可能被认定为不定期，任何一方可以随时解除，长期安排没有保障。',
    basis: [
      civilCode(
        '第五百六十三条',
        '以持续履行的债务为内容的不定期合同，当事人可以随时解除，但是应当在合理期限之前通知对方。',
      ),
      civilCode('第七百三十条', '租赁期限没有约定的，视为不定期租赁。'),
    ],
    suggestion:
      '本合同期限自【】年【】月【】日起至【】年【】月【】日止；期满需要延续的，双方应在期满前【30】日书面续签。',
    present: (contract) =>
      // 租赁期限为三年，…，其中首月为免租期: what is said of a part says nothing against the whole.
      sentencesOf(contract)
        .map(({ text }) => ({ text: text.split('，其中')[0] ?? '' }))
        .some(
          ({ text }) =>
            /(?:期限|有效期|租期|租赁期|服务期|合作期|委托期|许可期|使用期|保管期|仓储期|储存期|履行期|合同期|协议期|保密期|聘用期|披露期|发布期|投放期|劳动合同期限)[^。；]{0,40}(?:年|月|日|永久|无固定|长期|止|届满|完成|天)|自[^，。；]{0,30}(?:起)?至[^，。；]{0,30}(?:止|日)|以完成[^。；]{0,20}为(?:期限|止)|无固定期限|为期[^，。；]{0,10}(?:年|月|日)|有效至|长期存续|至[^，。；]{0,12}(?:义务|工作|服务)[^，。；]{0,6}(?:完毕|完成)[^，。；]{0,4}(?:止|终止)/.test(
              text,
            ) &&
            !/(?:质保|保修|付款|异议|验收|宽限|试用|提前通知|免租|保密)期?(?:限)?[^，。；]{0,4}(?:为|：)|竞业|试用期|续租的|(?<!本协议|有效期[^。；]{0,60})保密|期(?:限)?(?:届)?满|(?<!，)期内|期结束|未做满|延长|未使用期间/.test(
              text,
            ),
        ),
    after: /标的|内容|范围|用途|定义/,
  }),
  {
    id: 'termination.term-contradiction',
    editMode: 'none',
    title: '起止日期与期限不符',
    family: 'termination',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '写明的起止日期与期限长短是否一致',
    reason: '起止日期与写明的期限长短不同，合同何时届满不能确定，影响续期、通知和费用计算。',
    basis: [civilCode('第四百六十六条', '对条款的理解有争议的，应当结合词句、相关条款和合同目的确定含义。')],
    suggestion:
      '期限共【】年（个月），自【】年【】月【】日起至【】年【】月【】日止；起止日期与期限不一致的，以起止日期为准。',
    check: checkTerm,
  },
  missingClause({
    id: 'termination.renewal-priority',
    title: '未说明优先承租与优先购买',
    family: 'termination',
    types: ['lease'],
    levels: levels('L/-/-'),
    examines: '是否说明优先承租权或者优先购买权',
    reason: '优先承租权和优先购买权虽有法律规定，行使的通知期限和方式没有约定时容易落空。',
    basis: [
      civilCode(
        '第七百二十六条',
        '出租人出卖租赁房屋的，应当在合理期限内通知承租人，承租人享有同等条件下的优先购买权。',
      ),
      civilCode('第七百三十四条', '租赁期限届满，房屋承租人享有以同等条件优先承租的权利。'),
    ],
    suggestion:
      '租赁期届满或者{performer}出售租赁房屋的，应提前【60】日书面通知{payer}，{payer}在同等条件下享有优先承租权和优先购买权。',
    // The law gives both rights to the lessee of a house.
    applies: ({ title }) =>
      !/车|设备|机械|机器|融资|回租|船|飞机|仪器|器材|线路|带宽|土地|农|脚手架/.test(title?.text ?? ''),
    present: /优先(?:承租|续租|购买|租赁|权)/,
    proof: /(?<!放弃[^。；]{0,12})优先(?:承租|续租|购买|租赁)/,
    proofUnless: /放弃[^。；]{0,12}优先|不(?:再)?享有|没有优先|无优先/,
    after: /期限|续租|转租|出售|解除/,
  }),
  missingClause({
    id: 'termination.survival-missing',
    title: '未约定终止后仍有效的条款',
    family: 'termination',
    types: [
      'confidentiality',
      'technologyDevelopment',
      'technologyService',
      'technologyTransfer',
      'cooperation',
    ],
    levels: levels('L/L/L'),
    examines: '保密、知识产权、结算等条款在终止后是否继续有效',
    reason: '没有说明哪些条款在终止后继续有效，保密、知识产权和结算义务的延续容易发生争议。',
    basis: [
      civilCode('第五百六十七条', '合同终止不影响结算和清理条款的效力。'),
      civilCode('第五百五十八条', '债权债务终止后，当事人应当履行通知、协助、保密等义务。'),
    ],
    suggestion: '本合同终止后，保密、知识产权、违约责任、结算和争议解决条款继续有效。',
    applies: (contract) =>
      !isWorkedOut(contract) || ['technologyDevelopment', 'technologyTransfer'].includes(contract.type.type),
    present:
      /(?:终止|解除|届满|失效|结束)(?!之日止)[^。；]{0,60}(?:有效|仍(?:然|应|继续|须|需|有)|不影响|存续|持续|继续)|(?:不因|不受|不影响)[^。；]{0,60}(?:终止|解除|失效|届满)|(?:终止|解除|届满)(?:之日|之)?(?:后|起)[一二三四五六七八九十两\d]+年/,
    after: /解除|终止|保密|违约/,
  }),
];

/** Tolerance for whether the last day is counted, and for leap days. */
const TOLERANCE_DAYS = 2;
const DAYS: Readonly<Record<string, number>> = { year: 365.25, month: 30.4375, week: 7, day: 1 };

/** Months differ; courses of twelve weeks at weekends begin on a Saturday and end on a Sunday. */
const slackOf: Readonly<Record<string, number>> = { month: 2, week: 6 };

/** Words between the first day and the last. */
const span =
  /至|到|－|—|-|止于|(?:届满|失效|终止|截止|竣工|完工)日|(?:开工|开始|进场|起算?|起租|启动|生效|入驻)[，、；]/;

function checkTerm(contract: Contract): RuleOutcome {
  const findings: Finding[] = [];
  const { text } = contract.document;
  for (const sentence of sentencesOf(contract)) {
    const [from, to] = factsWithin(contract.dates, sentence);
    if (from === undefined || to === undefined || !span.test(text.slice(from.end, to.start))) continue;
    const period = factsWithin(contract.periods, sentence).find(
      ({ start, end, unit }) =>
        unit in DAYS &&
        /(?:期限?|共计?|为期|历时|合计|有效期|期间|周期|计|总计|租期|服务期|合作期|[签租]|为|（|\()(?:为|是|：|:|共|租|签|\s)*$/.test(
          text.slice(sentence.start, start),
        ) &&
        !/^\s*[内前后]/.test(text.slice(end)) &&
        !/(?:免租|质保|保修|试用|宽限|提前|每|装修)[^，。；]{0,10}$/.test(text.slice(sentence.start, start)),
    );
    const days = daysBetween(from, to);
    if (period === undefined || days === null || days <= 0) continue;
    const expected = period.count * (DAYS[period.unit] ?? 0);
    const slack = TOLERANCE_DAYS + (slackOf[period.unit] ?? 0);
    if (Math.abs(days - expected) <= slack) continue;
    findings.push({
      span: sentence,
      detail: `起止日期之间为${days + 1}日，写明的期限为${text.slice(period.start, period.end)}`,
    });
  }
  return hitOrPassed(findings);
}
