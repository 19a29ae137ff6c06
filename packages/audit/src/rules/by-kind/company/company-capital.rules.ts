/** Paying in the capital of a company and leaving it there. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { companyLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { rulesOf } from '../provision-rule.ts';
import { capital, isCompany, payingBack } from './company.words.ts';

const { provision } = rulesOf(isCompany);

const YEARS_TO_PAY_IN = 5;

export const companyCapitalRules: readonly Rule[] = [
  provision({
    id: 'validity.capital-withdrawn',
    title: '抽回出资或者以借款、往来转出',
    levels: levels('H/H/H'),
    examines: '股东能否抽回出资、以借款等名义转出或者到期收回本金',
    reason: '公司成立后股东不得抽逃出资；约定到期退还出资、随时撤资或者验资后转出，约定无效并须返还和赔偿。',
    basis: [
      companyLaw(
        '第五十三条',
        '股东不得抽逃出资，违反的应当返还；负有责任的董事、监事、高级管理人员承担连带赔偿责任。',
      ),
    ],
    suggestion: '股东缴纳出资后不得抽回；退出应通过依法转让股权、减资或者清算进行。',
    ways: [
      [
        capital,
        payingBack,
        /到期|期满|随时|要求|验资|满[^，。；]{0,6}年|可以?|有权|应|由(?:公司|目标公司)|本金/,
      ],
      [
        /验资(?:完成)?后|登记(?:完成)?后|注册(?:完成)?后/,
        /转(?:回|出|走|还)|归还|借(?:给|出)|取走|划(?:出|转)/,
      ],
      [/垫资|过桥|代垫/, /注册资本|出资|验资/],
    ],
    unless:
      /不得|未(?:能)?(?:生效|成就|满足|完成|办理|获)|解除|违约|终止本协议|逾期|先决条件|依法减资|清算|代持|名义股东|转让(?:其)?(?:股权|出资)|交割(?:未|失败)|抽逃|借款(?:人|到期|本金)|本金分[^，。；]{0,6}(?:期|次)偿还|登记机关|多付|误付|(?:受让方|转让方)|减少注册资本|减资(?:方案|程序|决议)/,
  }),
  provision({
    id: 'price.capital-to-personal-account',
    title: '出资款、投资款付入个人账户',
    levels: levels('H/M/H'),
    examines: '货币出资是否存入公司的银行账户',
    reason:
      '货币出资应当足额存入公司账户；付入股东、法定代表人个人账户的，不构成出资的缴付，资金还可能被挪用。',
    basis: [companyLaw('第四十九条', '以货币出资的，应当将货币出资足额存入有限责任公司在银行开设的账户。')],
    suggestion: '{payer}将投资款支付至目标公司开立的银行账户：户名【】，开户行【】，账号【】。',
    ways: [
      [
        capital,
        /(?:汇|打|付|转|存|支付|缴)[^。；]{0,8}(?:入|至|到|给)?[^。；]{0,16}(?:个人|股东|法定代表人|实际控制人|创始人|丙方|丁方|其本人|名下|财务)[^。；]{0,14}(?:账户|账号|卡|收款|名下)|(?:汇|打|付|转|存)[^，。；]{0,10}(?:个人|本人)名下|(?:个人|私人|股东)(?:的)?(?:银行)?(?:账户|卡)/,
      ],
      [
        /(?:第[一二三]期|首期|尾款|投资|增资|认购)[^，。；]{0,10}款/,
        /(?:汇入|付至|打入|转入|支付至|支付到|支付给)[^，。；]{0,10}(?:丙方|丁方|个人|股东|创始|法定代表人)/,
      ],
    ],
    unless: /不得|转让款|转让价款|股权转让|回购/,
  }),
  provision({
    id: 'price.capital-premium',
    title: '增资溢价没有计入资本公积或者被分配',
    levels: levels('H/H/H'),
    examines: '超过注册资本的投资款是否计入资本公积',
    reason: '溢价款应当列为资本公积金，用于弥补亏损、扩大经营或者转增资本，不能作为收入或者由原股东分取。',
    basis: [
      companyLaw('第二百一十三条', '溢价款等应当列为公司资本公积金。'),
      companyLaw('第二百一十四条', '公积金用于弥补亏损、扩大生产经营或者转为增加注册资本。'),
    ],
    suggestion: '投资款中超过新增注册资本的部分计入目标公司资本公积，由全体股东按持股比例共享，不得分配。',
    ways: [
      [
        /(?:超过|高于|超出)[^，。；]{0,14}(?:注册资本|出资)[^，。；]{0,10}(?:部分|款|万元|元)|溢价|资本公积|其余部分|余款/,
        /收益|收入|分取|分配|归(?:丙方|丁方|原股东|创始股东|实际控制人|老股东)|奖励|分红|补偿原|作为[^，。；]{0,24}(?:补偿|奖励)|自行支配|由(?:丙方|丁方|原股东|创始)|借给|退还/,
      ],
    ],
    unless:
      /计入(?:目标公司|公司|乙方)?(?:的)?资本公积[^，。；]{0,14}$|不得|转增|溢价(?:转让|收购|率)|年化|回购|不低于|出质人|抵押人/,
  }),
  {
    id: 'price.capital-over-five-years',
    title: '出资期限超过五年',
    family: 'price',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '认缴的出资是否在公司成立或者增资之日起五年内缴足',
    reason:
      '有限责任公司全体股东认缴的出资应自公司成立之日起五年内缴足，增资的适用同样规定，约定更长期限不能登记也不能对抗债权人。',
    basis: [
      companyLaw('第四十七条', '认缴的出资额由股东按照章程规定自公司成立之日起五年内缴足。'),
      companyLaw('第二百二十八条', '增加注册资本时认缴新增资本的出资，依照设立时缴纳出资的规定执行。'),
    ],
    suggestion: '全部出资应在公司成立（增资登记）之日起五年内缴足，具体时间为【】年【】月【】日前。',
    check: (contract) => (isCompany(contract) ? hitOrPassed(lateContributions(contract)) : notApplicable),
  },
  provision({
    id: 'validity.contribution-in-labour',
    title: '以劳务、信用、资源等作价出资',
    levels: levels('H/H/H'),
    examines: '出资形式是否为可以货币估价并可依法转让的财产',
    reason:
      '公司股东不得以劳务、信用、自然人姓名、商誉、特许经营权或者设定担保的财产作价出资；人脉、资源、管理经验同样不能出资。',
    basis: [
      companyLaw(
        '第四十八条',
        '可以用货币估价并可以依法转让的非货币财产出资，法律规定不得作为出资的除外，非货币财产应当评估作价。',
      ),
    ],
    suggestion:
      '股东以货币或者可以货币估价并可依法转让的非货币财产出资，非货币财产应经评估作价并办理权属转移；对劳务贡献可另行以股权激励或者报酬体现。',
    ways: [
      [
        /劳务|信用|商誉|人脉|资源|管理(?:经验|能力)|渠道|客户关系|姓名|特许经营权|技术服务|经验|影响力|流量|干股|智力|劳动/,
        /出资|入股|作价|折价|折股|占股|认缴|持股|占[^，。；]{0,6}股权|折合/,
      ],
    ],
    unless:
      /不得|货币(?:方式)?出资|不能|期权|激励|评估|合伙企业|人力资源|资源(?:科技|有限)|离职|劳动(?:合同|文件|关系)|不(?:作为|计作|折算)[^，。；]{0,4}出资/,
  }),
];

/** 最迟不晚于2032年12月31日, 十年内缴足. */
function lateContributions(contract: Contract): Finding[] {
  const [first] = contract.dates.flatMap(({ iso }) => (iso === null || iso < EARLIEST ? [] : [iso])).sort();
  const limit = first === undefined ? null : `${Number(first.slice(0, 4)) + YEARS_TO_PAY_IN + 1}`;
  return sentencesOf(contract)
    .filter(
      (sentence) =>
        /缴|出资|支付|到位|付清/.test(sentence.text) &&
        /出资|注册资本|投资款|增资款/.test(textAround(contract, sentence, 1)) &&
        !/回购|上市|存续|(?:经营|营业|合作)期限|借款|保密|竞业/.test(sentence.text),
    )
    .filter((sentence) => {
      const { text } = sentence;
      const years = factsWithin(contract.periods, sentence).filter(({ unit }) => unit === 'year');
      if (/年(?:之)?内|年期/.test(text) && years.some(({ count }) => count > YEARS_TO_PAY_IN)) return true;
      if (/长期认缴|不限期|择机缴(?:纳|足)|缴纳期限不限/.test(text)) return true;
      const isDeadline =
        limit !== null && /前|不晚于|最迟|截止|到位|缴足|(?:时间|日期|期限)(?:为|至|到|：)/.test(text);
      return (
        isDeadline &&
        factsWithin(contract.dates, sentence).some(
          ({ iso }) =>
            iso !== null && iso > (/尚未实缴|未实缴|未缴/.test(text) && limit < ADJUSTED ? ADJUSTED : limit),
        )
      );
    })
    .map((span) => ({ span }));
}

/** What was subscribed under the former law may be paid until then. */
const ADJUSTED = '2032-06-30';
/** Older dates are births and foundings. */
const EARLIEST = '2020';
