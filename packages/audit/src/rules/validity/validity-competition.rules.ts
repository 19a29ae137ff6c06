/** Non-compete clauses: duration, compensation, persons. */
import {
  articleOf,
  type Contract,
  type Sentence,
  sentencesOf,
  sentencesWithin,
  wordsBefore,
} from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable, passed } from '../../checks/build-rule.ts';
import { daysIn } from '../../checks/find-figures.ts';
import { monthsOf, sentencesWith } from '../../checks/find-numbers.ts';
import { findSentences, matchesIn, says } from '../../checks/find-sentences.ts';
import { labourContractLaw } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';

const MAX_BAN_MONTHS = 24;
const DAYS_OF_MONTH = 30.5;
const FOREVER = /终身|终生|永久|永远|一辈子/;

export const competitionRules: readonly Rule[] = [
  {
    id: 'validity.noncompete-over-two-years',
    title: '竞业限制期限超过二年',
    family: 'validity',
    types: ['labour', 'confidentiality', 'cooperation'],
    levels: levels('M/H/H'),
    examines: '离职后竞业限制的期限是否在二年以内',
    reason: '竞业限制期限不得超过二年，超过部分对劳动者没有约束力。',
    basis: [labourContractLaw('第二十四条', '解除或者终止劳动合同后的竞业限制期限不得超过二年。')],
    suggestion: '竞业限制期限为劳动合同解除或者终止后十二个月，最长不超过二十四个月。',
    thresholds: { months: MAX_BAN_MONTHS },
    excuses: (_, { text }, { months = MAX_BAN_MONTHS }) =>
      !FOREVER.test(text) && !daysIn(text).some((days) => days > months * DAYS_OF_MONTH),
    check(contract, { months = MAX_BAN_MONTHS }) {
      const rows = sentencesWith(contract, COMPETITION, contract.periods);
      const forever = bansOnCompetition(contract).filter(({ text }) => FOREVER.test(text));
      if (forever.length > 0) return hitOrPassed(forever.map((span) => ({ span })));
      return hitOrPassed(
        rows
          .filter(
            ({ sentence, facts }) =>
              !/不(?:得)?超过/.test(sentence.text) &&
              facts.some(
                (period) =>
                  monthsOf(period) > months &&
                  !/服务(?:期)?$|合同期限$|(?:在职|任职|工作|入职)(?:不?满)?$/.test(
                    wordsBefore(contract, period),
                  ),
              ),
          )
          .map(({ sentence }) => ({ span: sentence })),
      );
    },
  },
  {
    id: 'validity.noncompete-without-pay',
    title: '竞业限制没有经济补偿',
    family: 'validity',
    types: ['labour', 'confidentiality'],
    levels: levels('M/H/H'),
    examines: '约定竞业限制的，是否约定按月支付经济补偿',
    reason: '要求劳动者离职后履行竞业限制义务的，应当在限制期内按月支付经济补偿；不约定补偿的条款难以执行。',
    basis: [labourContractLaw('第二十三条', '约定竞业限制的，应当约定在限制期内按月给予劳动者经济补偿。')],
    suggestion:
      '竞业限制期内，{payer}应按月向{performer}支付经济补偿，标准不低于{performer}离职前十二个月平均工资的百分之三十。',
    check: noncompetePay,
  },
  {
    id: 'validity.noncompete-too-wide',
    title: '竞业限制适用于普通岗位',
    family: 'validity',
    types: ['labour', 'confidentiality'],
    levels: levels('L/M/M'),
    examines: '竞业限制的人员范围是否限于高级管理、技术及其他负有保密义务的人员',
    reason:
      '竞业限制只适用于高级管理人员、高级技术人员和其他负有保密义务的人员，对普通岗位一律适用的条款没有约束力。',
    basis: [
      labourContractLaw(
        '第二十四条',
        '竞业限制的人员限于高级管理人员、高级技术人员和其他负有保密义务的人员。',
      ),
    ],
    suggestion:
      '竞业限制条款仅适用于{payer}的高级管理人员、高级技术人员和其他接触商业秘密、负有保密义务的人员。',
    check(contract) {
      const bans = bansOnCompetition(contract);
      if (bans.length === 0) return notApplicable;
      const near = sentencesAround(contract, bans);
      const wide = [...new Set(near)].filter(
        ({ text }) =>
          /(?:全体|所有|任何|一切|全部|每一?[位名]?|凡|全厂|全公司|全员|各)[^，。；]{0,8}(?:员工|职工|岗位|劳动者|人员|职员)|(?:不论|无论|不分|不管|不区分)[^，。；]{0,10}(?:岗位|职务|职位|级别|职级)/.test(
            text,
          ) && /竞业|限制|义务|适用|不得/.test(text),
      );
      if (wide.length > 0) return hitOrPassed(wide.map((span) => ({ span })));
      const [job] = findSentences(
        contract,
        /(?:岗位|职务|工种|从事|担任)[^。；]{0,12}(?:保洁|保安|前台|收银|操作工|普工|服务员|驾驶员|司机|厨师|搬运|装卸|快递|客服|营业员)/,
      );
      return job === undefined
        ? passed
        : hitOrPassed(bans.slice(0, 1).map((span) => ({ span, detail: '岗位为普通岗位' })));
    },
  },
];

const COMPETITION =
  /竞业|(?:不得|不能|不可(?!抗力)|不准|禁止|不去|不到)[^。；]{0,40}(?:竞争|同类|同业|同行|相同或|类似|近似|竞品|对手|友商)|(?:离开|离职|走后)[^。；]{0,24}(?:不去|不到|不加入|不自己|不从事)[^。；]{0,30}(?:上班|任职|工作|公司|开|业务)|(?:离职|解除|终止|离开|结束|届满|期满|签署|签订|生效|之日起|年|月)[^。；]{0,30}(?:不得|不能(?!胜任|从事原|适应)|不可(?!抗力)|不准|禁止)[^。；]{0,24}(?:从事|经营|承接|任职|受雇|开展|投资|就职|开办|服务于|加入|参与|工作|为)[^。；]{0,30}(?:业务|企业|公司|行业|单位|机构|产品|项目|竞争|工作)?/;
/** A heading that names competition does not forbid anything. */
const SHORTEST_SENTENCE = 10;

function bansOnCompetition(contract: Contract): readonly Sentence[] {
  return sentencesOf(contract).filter(
    ({ text }) =>
      text.length >= SHORTEST_SENTENCE &&
      COMPETITION.test(text) &&
      !/不(?:约定|适用|设|承担|负)[^，。；]{0,6}竞业|无(?:需|须)[^，。；]{0,8}竞业/.test(text),
  );
}

/** While somebody is employed wages pay for it, and what is left to another agreement is paid there. */
function isOwedNothing({ text }: Sentence): boolean {
  if (/竞业[^。；]{0,30}(?:另行|单独|由双方|以双方)[^。；]{0,10}(?:签订|签署|订立|约定|协议)/.test(text))
    return true;
  return (
    /(?:在职|任职|在岗|劳动合同(?:履行|存续)?|劳动关系存续|合同(?:有效|履行|存续)?|工作|服务|聘用|受雇)(?:期间?内?|期限内)|利用[^，。；]{0,20}(?:资料|信息|秘密|技术)/.test(
      text,
    ) && !/离职|离开|(?:终止|解除|届满|期满)[^，。；]{0,4}后|[年月]内/.test(text)
  );
}

const NO_PAY =
  /(?:不得|无权|不能)[^，。；]{0,8}(?:要求|主张|索要|领取)[^，。；]{0,8}(?:补偿|费用|对价|报酬)|(?:不|无[需须]|毋[需须]|不再|不予|不另行?)[^，。；]{0,12}(?:支付|给予|享有|发放|付)[^，。；]{0,12}(?:补偿|费用|对价|报酬)|(?:补偿|对价|费用)[^。；]{0,16}(?:已?经?(?:包含|包括|含|体现|计入)(?:在|于)|不再另行)|(?:工资|薪酬|报酬)[^，。；]{0,10}(?:已)?(?:包含|包括|含)[^，。；]{0,12}补偿/;

/** All sentences of the articles that contain these. */
function sentencesAround(contract: Contract, sentences: readonly Sentence[]): readonly Sentence[] {
  const articles = new Set(sentences.map(({ clause }) => articleOf(contract, clause)));
  return [...articles].flatMap((article) =>
    article === null ? sentences : sentencesWithin(contract, article),
  );
}

/** Nobody is paid for a ban that is not asked for. */
const FREED =
  /不(?:要求|需要)[^，。；]{0,10}履行[^。；]{0,40}(?:不承担|不负|不再)|(?:不承担|不再承担|免除)[^，。；]{0,14}竞业(?:限制)?义务/;

function noncompetePay(contract: Contract) {
  const bans = bansOnCompetition(contract).filter((ban) => !isOwedNothing(ban));
  const [first] = bans;
  // Only a person who works for the other party is owed compensation.
  const isEmployed = contract.type.type === 'labour' || contract.parties.some(({ isPerson }) => isPerson);
  if (first === undefined || !isEmployed) return notApplicable;
  const near = sentencesAround(contract, bans);
  const [refused] = matchesIn(near, NO_PAY, FREED);
  if (refused !== undefined) return hitOrPassed([{ span: refused.sentence }]);
  const isPaidMonthly = says(
    contract,
    /(?:按月|每月|逐月)[^。；]{0,24}(?:补偿|补偿金)|补偿(?:金|费)?[^。；]{0,30}(?:按月|每月|逐月)|竞业[^。；]{0,24}补偿金?(?:为|标准|的标准|不低于)/,
  );
  return isPaidMonthly || matchesIn(near, /补偿/).length > 0 ? passed : hitOrPassed([{ span: first }]);
}
