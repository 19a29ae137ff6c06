/** The costs of ending a contract, and the settlement afterwards. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { levels, missingClause, passed, placeFor, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, contractInterpretation, labourContractLaw } from '../../checks/laws.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { longRunning } from '../commercial-types.ts';

export const terminationOutcomeRules: readonly Rule[] = [
  missingClause({
    id: 'termination.settlement-missing',
    title: '解除后的结算与清理未约定',
    family: 'termination',
    types: longRunning,
    levels: levels('M/M/M'),
    examines: '合同终止后的结算、返还和交接是否约定',
    reason: '没有约定终止后的结算、返还和交接，已付款项、已完成工作和资料如何处理容易发生争议。',
    basis: [
      civilCode('第五百六十六条', '合同解除后，可以请求恢复原状或者采取其他补救措施，并有权请求赔偿损失。'),
      civilCode('第五百六十七条', '合同终止不影响结算和清理条款的效力。'),
    ],
    suggestion:
      '合同终止后【15】日内，双方按已履行部分据实结算，多退少补；一方应返还对方的资料、物品，并办理交接手续。',
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          settlement.test(text) &&
          !/回报|不低于|盈亏|定金|押金|条款[^。；]{0,16}有效|商量/.test(
            text.replace(/押金[^，。；]{0,10}(?:退|返)还?/g, ''),
          ),
      ),
    after: /解除|终止|违约|期限/,
  }),
  sentenceRule({
    id: 'termination.lease-early-penalty',
    title: '提前退租代价过重',
    family: 'termination',
    types: ['lease'],
    levels: levels('H/-/M'),
    examines: '提前退租是否既没收押金又要付清剩余租金',
    reason: '提前退租既没收全部押金又要付清剩余租金，超出出租方的实际损失，出租方还可以另行出租。',
    basis: [
      civilCode('第五百八十五条', '违约金过分高于造成的损失的，可以请求适当减少。'),
      civilCode('第五百九十一条', '对方应当采取适当措施防止损失扩大，扩大的损失不得请求赔偿。'),
      contractInterpretation('第六十一条', '定期持续性合同解除时，违约方仅赔偿合理替代期间的租金等损失。'),
    ],
    suggestion: {
      payer:
        '{payer}提前退租的，应提前【30】日书面通知，并支付【一】个月租金作为违约金；押金扣除欠费后在【10】日内返还。',
      performer:
        '{payer}提前退租的，应提前【30】日书面通知，并支付【两】个月租金作为违约金，不足以弥补损失的另行赔偿。',
      neutral: '{payer}提前退租的，应提前【30】日书面通知，并支付【一】个月租金作为违约金；押金据实返还。',
    },
    ways: [
      [
        /(?:中途|提前|未到期|没到期|期内)[^，。；]{0,10}(?:退租|不租|搬离|搬走|解约|解除|停租)/,
        /(?:押金|保证金)[^，。；]{0,8}(?:不退|归|没收|不予)/,
        /(?:余下|剩余|未到期|其余|剩下)[^，。；]{0,10}租金/,
      ],
    ],
    pattern:
      /(?:提前|中途|未到期|期满前|届满前|擅自|期限内|租期内|租赁期内|单方|要求)[^，。；]{0,16}(?:退租|解除|终止|搬离|解约|不再承租|停租|搬走|离场)[^。；]*(?:剩余[^。；]{0,20}租金|全部(?:剩余)?租金|未到期[^。；]{0,10}租金|尚未到期的?租金|余下[^。；]{0,14}租金|剩余租期|剩余租赁期)/,
    unless:
      /剩余[^。；]{0,14}租金(?:总额)?的?(?:百分之(?:[一二三四五六七八九]|十[一二三四五六七八九]?|二十|三十)(?![一二三四五六七八九十])|(?:\d|[12]\d|30)(?:\.\d+)?[%％])|(?:其余|剩余)[^，。；]{0,8}租金[^，。；]{0,4}(?:不再|无[需须]|免)(?!退)|(?<!不予|不)退还[^。；]{0,10}(?:剩余|未到期|未使用)|(?:剩余|未到期|未使用)[^。；]{0,16}(?:租金)?[^。；]{0,8}(?:退还|返还|退回)|甲方提前|出租方提前|不再(?:主张|要求|收取|追索)[^，。；]{0,8}(?:剩余|未到期)|折价补偿|补偿[^，。；]{0,6}装修/,
  }),
  {
    id: 'termination.labour-compensation-missing',
    title: '解除没有经济补偿或排除补偿',
    family: 'termination',
    types: ['labour'],
    levels: levels('L/H/M'),
    examines: '劳动合同解除、终止时的经济补偿是否约定或者被排除',
    reason: '经济补偿是法定义务，合同排除的无效；没有说明的，劳动者容易在解除时被要求放弃。',
    basis: [
      labourContractLaw('第四十六条', '用人单位依法解除或者终止劳动合同的法定情形下，应当支付经济补偿。'),
      labourContractLaw('第四十七条', '经济补偿按每满一年支付一个月工资的标准计算。'),
    ],
    suggestion:
      '解除或者终止劳动合同的，{payer}应依照《中华人民共和国劳动合同法》第四十六条、第四十七条的规定支付经济补偿，并在办结工作交接时支付。',
    check: checkLabourCompensation,
  },
];

const settlement =
  /(?:解除|终止|届满|期满|退租|到期|停止合作)[^。；]{0,80}(?:结算|结清|返还|退还|清算|清理|移交|交接|腾退|腾空|搬离|搬出|迁出|恢复原状|退回|清退|回购|多退少补|交还|归还|已(?:完成|履行|提供|发生)[^。；]{0,20}(?:支付|费用|结算|付))|(?:结算|返还|退还|移交|结清|交还)[^。；]{0,40}(?:解除|终止|届满)/;

function checkLabourCompensation(contract: Contract): RuleOutcome {
  const [excluded] = findSentences(
    contract,
    /(?:不(?:支付|给予|承担|予|享受|享有|再|作|另)|无须|无需|无权|放弃|没有|不得(?:要求|主张|索要))[^。；]{0,20}(?:经济补偿|补偿金|赔偿金|任何补偿|补偿|赔偿)|(?:经济补偿|补偿金|补偿)[^，。；]{0,12}(?:不予|免除|概不|不再|无)/,
    /过失|第三十九条|严重违反|试用期[^。；]{0,20}不符合|竞业|依法不|刑事|违约金|非全日制|双方均可随时|不(?:得|予)?要求(?:劳动者|乙方|员工)[^，。；]{0,6}(?:赔偿|承担)|(?:主动|自愿|自行|个人原因)[^，。；]{0,6}(?:辞职|离职)[^，。；]{0,10}无过错|合并计算|损耗|磨损|折旧/,
  );
  if (excluded !== undefined) return { kind: 'hit', findings: [{ span: excluded.sentence }] };
  if (findSentences(contract, /经济补偿/, /竞业/).length > 0) return passed;
  if (
    says(
      contract,
      /(?:依照|按照?|依据|遵照|执行)[^。；]{0,24}(?:劳动合同法|法律|法规|规定)[^。；]{0,40}(?:解除|终止|补偿)|(?:解除|终止)[^。；]{0,40}(?:依照|按照?|依据|遵照|执行)[^。；]{0,24}(?:劳动合同法|法律|法规|规定)/,
    )
  )
    return passed;
  return { kind: 'missing', after: placeFor(contract, /解除|终止|违约|期限/) };
}
