/** Force majeure: what counts, who may invoke it, and how. */
import {
  articleSentences,
  type Contract,
  type ContractType,
  partyMentions,
  sentencesOf,
} from '@wenjian/contract';
import { absent, hitOrPassed, levels, missingClause, passed, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, passageOf, textAround } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { wording } from '../../checks/words.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { allTypesBut } from '../commercial-types.ts';

const concerned: readonly ContractType[] = allTypesBut('labour', 'loan', 'confidentiality', 'guarantee');
const event = /不可抗力|不能预见[^。；]{0,10}不能避免|无法预见[^。；]{0,10}(?:无法|不能)避免/;

/** More than a mention in a list of reasons for delay. */
const clauseOnEvent =
  /(?:不能|无法|不可(?!抗力))预见[^。；]{0,12}(?:无法|不能|不可(?!抗力))避免|不可抗力[^。；]{0,80}(?:免|不承担|不负|通知|互不|责任|解除)|^[^，。；]{0,8}不可抗力$/;

/** Ordinary business risks, which are not force majeure. */
const businessRisk =
  /经营(?:困难|不善|状况|(?:政策|策略)?调整)|资金(?:紧张|短缺|困难|不足|周转)|融资|价格(?:上涨|波动|变化|上升|大幅)|涨价|原材料[^，。；]{0,8}(?:涨|短缺|紧张|供应)|市场(?:变化|波动|行情|低迷|需求)|行情|竞争加剧|行业竞争|规则(?:调整|变化)|人员(?:短缺|变动|流失|不足|离职)|(?:员工|人员|主播|骨干|技师|司机)[^，。；]{0,4}(?:离职|辞职|流失)|用工(?:短缺|困难|紧张)|劳动力|供应商|上游|汇率|成本(?:上升|上涨|增加)|客流|招商|设备(?:故障|老化|检修)|技术(?:故障|困难|难题)|销量|订单(?:减少|不足|积压)|亏损|产能|排产|内部[^，。；]{0,6}调整|交通拥堵|物流(?:延误|不畅)/;

export const forceMajeureRules: readonly Rule[] = [
  missingClause({
    id: 'forceMajeure.missing',
    title: '没有不可抗力条款',
    family: 'forceMajeure',
    types: concerned,
    levels: levels('L/L/L'),
    examines: '是否约定不可抗力',
    reason: '没有不可抗力条款时适用法律的一般规定，但通知期限、证明方式和合同如何处理没有约定。',
    basis: [
      civilCode('第一百八十条', '因不可抗力不能履行民事义务的，不承担民事责任，法律另有规定的除外。'),
      civilCode('第五百九十条', '因不可抗力不能履行的，应当及时通知对方，并在合理期限内提供证明。'),
    ],
    suggestion:
      '因地震、洪水、战争、疫情防控措施等不能预见、不能避免且不能克服的客观情况不能履行的，受影响一方应在【3】日内通知对方，在【15】日内提供证明，并可以在受影响的范围内免除责任；持续超过【60】日的，任何一方可以解除合同。',
    present: (contract) =>
      findSentences(
        contract,
        clauseOnEvent,
        /不(?:属于|视为|构成)|除[^，。；]{0,8}不可抗力|非因不可抗力|参照|同样按/,
      ).length > 0,
    after: /违约责任|解除|终止/,
  }),
  sentenceRule({
    id: 'forceMajeure.too-wide',
    title: '不可抗力范围过宽',
    family: 'forceMajeure',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否把经营困难、价格上涨等商业风险列为不可抗力',
    reason: '经营困难、价格上涨、资金紧张等属于商业风险，列为不可抗力会使一方轻易免责。',
    basis: [civilCode('第一百八十条', '不可抗力是不能预见、不能避免且不能克服的客观情况。')],
    suggestion:
      '不可抗力限于地震、洪水、台风、战争、政府征收征用等不能预见、不能避免且不能克服的客观情况；经营困难、价格波动、资金紧张、人员变动等不属于不可抗力。',
    pattern: wording`${businessRisk}[^。；]{0,60}不可抗力|不可抗力[^。；]{0,100}${businessRisk}`,
    unless: /不(?:属于|视为|构成|包括|得|作为|是)|除外|不在/,
    judge: ({ sentence }, contract) => {
      const sides = new Set(partyMentions(contract, sentence.text).map(({ party }) => party?.side ?? null));
      const [only] = sides;
      return sides.size === 1 && only != null
        ? { levels: { ...levelsAgainst(otherSide(only), 'medium'), neutral: 'medium' } }
        : {};
    },
  }),
  {
    id: 'forceMajeure.no-notice',
    title: '不可抗力没有通知与证明',
    family: 'forceMajeure',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '不可抗力是否约定通知或者证明',
    reason: '没有约定通知和证明的期限，对方无法及时减损，也难以核实是否确有不可抗力。',
    basis: [
      civilCode('第五百九十条', '因不可抗力不能履行的，应当及时通知对方以减轻损失，并在合理期限内提供证明。'),
    ],
    suggestion:
      '受影响一方应在不可抗力发生后【3】日内书面通知对方，并在【15】日内提供有关机构出具的证明；未及时通知造成损失扩大的，对扩大的部分承担责任。',
    check: checkNotice,
  },
  {
    id: 'forceMajeure.one-sided',
    title: '不可抗力只保护一方',
    family: 'forceMajeure',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '不可抗力是否双方都可以援引',
    reason: '只有一方可以因不可抗力免责，另一方遇到同样的情况仍须承担责任，双方地位失衡。',
    basis: [civilCode('第五百九十条', '任何一方因不可抗力不能履行的，根据影响部分或者全部免除责任。')],
    suggestion:
      '任何一方因不可抗力不能履行的，均可以根据影响部分或者全部免除责任，但应按约定通知并提供证明。',
    // 因不可抗力不能履行的，依法免责: whoever it is.
    excuses: (_contract, { text }) => !/[甲乙丙丁]方|[人方者商](?:因|遇|可|不|有|应)/.test(text),
    check: checkOneSided,
  },
];

/** The thing is gone: the contract ends and is settled, and nobody is kept waiting. */
const settled =
  /(?:依法|依照法律(?:规定)?)免(?:责|除)|(?:合同|协议)(?:即行|自行|自然|即)?终止[^。；]{0,24}结(?:算|清)|据实结(?:算|清)|按[^，。；]{0,8}实际[^，。；]{0,8}结(?:算|清)|协商(?:延期|顺延|改期)/;

function checkNotice(contract: Contract): RuleOutcome {
  const about = sentencesOf(contract).filter(
    ({ text }) =>
      event.test(text) &&
      /[，]/.test(text) &&
      !/(?:除|非)(?:因)?(?:发生)?不可抗力/.test(text) &&
      !settled.test(text),
  );
  const [first] = about;
  if (first === undefined || contract.type.type === 'labour' || isWorkedOut(contract))
    return { kind: 'notApplicable' };
  const text = about
    .flatMap((sentence) => articleSentences(contract, sentence))
    .map((sentence) => sentence.text)
    .join('');
  const isNotified = /通知|告知|告诉|通报/.test(text);
  const isDated =
    /[\d一二两三四五六七八九十]+个?(?:工作)?(?:日|天|小时)(?:之?内|以内)[^。；]{0,30}(?:通知|告知|告诉|通报)|(?:通知|告知|告诉)[^。；]{0,30}[\d一二两三四五六七八九十]+个?(?:工作)?(?:日|天|小时)内/.test(
      text,
    );
  const isPrompt = /(?:及时|立即|尽快|第一时间)[^，。；]{0,8}(?:通知|告知|告诉|通报)/.test(text);
  const isProved = /证明|证实|公证|证据/.test(text);
  if (isDated || isPrompt || (isNotified && isProved)) return passed;
  return { kind: 'hit', findings: [{ span: passageOf(contract, [first, ...about.slice(1)]) }] };
}

function checkOneSided(contract: Contract): RuleOutcome {
  const about = findSentences(
    contract,
    event,
    /不(?:属于|视为|构成)|定义|是指|系指|(?:货物|仓储物|物品|保管物|标的物)[^，。；]{0,6}(?:自然性质|自身性质|合理损耗|性质)/,
  );
  const relief = about.filter(({ sentence }) =>
    /免|不承担|不负|有权|可以?|不构成违约|顺延/.test(sentence.text.replace(/不可抗力/g, '')),
  );
  const [first] = relief;
  if (first === undefined) return absent;
  if (
    about.some(({ sentence }) =>
      /双方|各方|任何一方|任一方|一方|当事人|受影响|遭受|互不|该方|各自|(?:设计变更|停水|停电|(?:甲方|发包人|委托人)(?:未|原因|迟))[^。；]{0,80}顺延/.test(
        sentence.text,
      ),
    )
  )
    return passed;
  const actors = relief.map(({ sentence, match }) => {
    const before = bearerAt(contract, sentence, match.index + 1);
    const at = sentence.text.search(/免(?:除|责|于)|不承担|不负|有权|可(?!抗)以?|顺延/);
    return before ?? bearerAt(contract, sentence, at + 1);
  });
  const sides = new Set(actors);
  const [only] = sides;
  if (sides.size !== 1 || only === undefined || only === null || only === 'both') return passed;
  // Who only pays is not hindered; who works must give notice or limit the loss, and that is all it is released for.
  const isBound = relief.every(({ sentence }) =>
    /通知|告知|公告|减少损失|采取[^，。；]{0,6}措施|抢救|补救/.test(sentence.text),
  );
  const isDenied =
    first.sentence.text.includes('不得') || /不得以任何理由/.test(textAround(contract, first.sentence));
  if (only === 'performer' && isBound && !isDenied) return passed;
  const denied = sentencesOf(contract).some(({ text }) => event.test(text) && /双方/.test(text));
  return denied
    ? passed
    : hitOrPassed([
        { span: first.sentence, levels: { ...levelsAgainst(otherSide(only), 'medium'), neutral: 'medium' } },
      ]);
}
