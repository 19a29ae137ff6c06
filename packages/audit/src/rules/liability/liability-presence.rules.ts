/** Whether breach has consequences, for both sides and with figures. */
import { type Contract, type ContractType, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, missingClause, notApplicable, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, contractInterpretation } from '../../checks/laws.ts';
import { anyOf, late as lateWords, wording } from '../../checks/words.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { allTypesBut, buildsSomething } from '../commercial-types.ts';

const paid: readonly ContractType[] = allTypesBut(
  'confidentiality',
  'guarantee',
  'labour',
  'cooperation',
  'other',
);
const hasLiability = (contract: Contract) => says(contract, /违约金|赔|滞纳金|违约责任|逾期利息|罚/);
const late =
  /逾期|迟延|延迟|延误|未按(?:时|期|约|照|本|合同|第)|未按[^，。；]{0,6}(?:时限|时间|期限)|拖欠|不按(?:时|期|约)|迟付|欠付|欠缴|晚于|超期|延期|拖延/;
const consequence = /违约金|滞纳金|利息|罚息|赔偿|违约责任|承担|解除|支付[^。；]{0,20}(?:%|千分之|万分之)/;

/** Termination alone is no liability for being late. */
const paidFor = /违约金|滞纳金|赔偿|补偿|违约责任|承担|扣|罚|支付[^。；]{0,20}(?:%|千分之|万分之)/;

const enforcement =
  /律师(?:费|代理费|服务费)|维权(?:费用|成本|支出)|实现(?:债权|权利|抵押权|质权|担保)[^。；]{0,6}的?(?:全部|合理|一切)?(?:费用|支出)|追索费用/;

const unpaidInTime = anyOf(
  late,
  /不(?:履行|支付|付款|还|付|交[租纳]|缴)|未(?:支付|付款|付清|归还|偿还|还|付|交纳|缴)/,
);
const performance =
  /交付|交货|供货|完成|竣工|完工|提交|送达|运达|到货|发货|交工|工期|运抵|到达|运到|运输|上线|卸货|装货|开发|工程(?!款)|履行(?!付款)/;
/** Paying a penalty is not the payment that may be late. */
const penaltyPayment =
  /(?:按|以|付)[^，。；]{0,24}(?:千分之|万分之|百分之|[\d.]+[%‰])[^，。；]*|(?:支付|承担|付)[^，。；]{0,12}(?:违约金|赔偿|滞纳金)/g;
const money =
  /付款|支付|付清|还款|归还|偿还|不[还付交]|未[还付]|租金|货款|价款|工程款|服务费|费用|本息|本金|报酬|运费|款项|仓储费|转让款|欠[款费]|[交缴]纳|物业费|许可费|使用费|加盟费|特许费/;

export const liabilityPresenceRules: readonly Rule[] = [
  missingClause({
    id: 'liability.missing',
    title: '没有违约责任条款',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定违约责任',
    reason: '没有违约责任条款，违约后只能按实际损失索赔，举证困难，约束力弱。',
    basis: [
      civilCode(
        '第五百七十七条',
        '不履行或者履行不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
      ),
      civilCode('第五百八十五条', '当事人可以约定违约金，也可以约定损失赔偿额的计算方法。'),
    ],
    suggestion:
      '{performer}逾期履行的，每逾期一日按逾期部分价款的万分之五向{payer}支付违约金；{payer}逾期付款的，每逾期一日按应付未付金额的万分之五向{performer}支付违约金。一方违约造成损失超过违约金的，还应赔偿差额。',
    present: (contract) =>
      findSentences(
        contract,
        wording`违约责任$|(?:违约|违反|不履行|拒不|擅自|自行离|离职|不[还付交]|未[还付交]|造成|${lateWords})[^。；]{0,80}(?:违约金|滞纳金|赔偿|罚|利息|补偿|承担[^，。；]{0,10}责任)`,
        /竞业|转租|第三人主张|范围包括|律师费|诉讼费|不可抗力|不承担违约责任|税务|抵充/,
      ).length > 0,
    after: /验收|质量|付款|权利|义务|保密/,
  }),
  missingClause({
    id: 'liability.payer-delay-missing',
    title: '没有逾期付款的责任',
    family: 'liability',
    types: paid,
    levels: levels('-/M/M'),
    examines: '是否约定逾期付款的违约责任',
    reason: '没有约定逾期付款的违约责任，付款方拖延没有成本，收款方只能主张有限的资金占用损失。',
    basis: [
      civilCode('第五百七十九条', '未支付价款、报酬、租金、利息等金钱债务的，对方可以请求其支付。'),
      civilCode('第五百八十五条', '当事人可以约定违约金。'),
    ],
    suggestion:
      '{payer}逾期付款的，每逾期一日按应付未付金额的万分之五向{performer}支付违约金；逾期超过【30】日的，{performer}有权暂停履行或者解除合同。',
    // A consumer pays at once, or the service is not rendered.
    applies: (contract) =>
      hasLiability(contract) &&
      !(
        contract.type.type === 'service' &&
        contract.parties.some(({ side, isPerson }) => side === 'payer' && isPerson)
      ),
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          (text
            .split('，')
            .some((part) => unpaidInTime.test(part) && money.test(part.replace(penaltyPayment, ''))) ||
            /应付未付|欠付|欠费|迟付|未付(?:金额|款|部分)|逾期(?:付款|还款|金额|[交缴]纳)/.test(text)) &&
          consequence.test(text),
      ) ||
      says(
        contract,
        /(?:任何|任)?一方[^。；]{0,20}(?:逾期|迟延)(?:履行|付款)?[^。；]{0,30}(?:违约金|万分之|千分之)/,
      ),
    after: /违约责任|付款|支付/,
  }),
  missingClause({
    id: 'liability.performer-delay-missing',
    title: '没有逾期交付的责任',
    family: 'liability',
    types: ['sale', 'workContract', 'construction', 'technologyDevelopment', 'transport'],
    levels: levels('M/-/M'),
    examines: '是否约定逾期交付、完工的违约责任',
    reason: '没有约定逾期交付的违约责任，对方拖延没有成本，接受方的损失难以举证。',
    basis: [
      civilCode('第五百八十五条', '当事人可以约定违约金，迟延履行的违约方支付违约金后还应当履行债务。'),
    ],
    suggestion:
      '{performer}逾期交付（完工）的，每逾期一日按逾期部分价款的万分之五向{payer}支付违约金；逾期超过【30】日的，{payer}有权解除合同并要求返还已付款项、赔偿损失。',
    applies: (contract) =>
      hasLiability(contract) && (contract.type.type !== 'construction' || buildsSomething(contract)),
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          text.split('，').some((part) => late.test(part) && performance.test(part)) && paidFor.test(text),
      ) ||
      says(contract, /(?:任何|任)?一方[^。；]{0,20}(?:逾期|迟延)履行[^。；]{0,30}(?:违约金|万分之|千分之)/),
    after: /违约责任|交付|交货|工期/,
  }),
  {
    id: 'liability.vague-loss',
    title: '赔偿责任没有计算方法',
    family: 'liability',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '违约责任是否写明具体的承担方式',
    reason: '只写“承担相应责任”而没有违约金或者损失的计算方法，发生违约时金额仍需举证和争议。',
    basis: [civilCode('第五百八十五条', '可以约定违约金数额或者损失赔偿额的计算方法。')],
    suggestion:
      '造成损失的，违约方应赔偿守约方的直接损失以及合理的维权费用；损失难以计算的，按合同总价的【10】%计算。',
    check: checkVagueLoss,
  },
  missingClause({
    id: 'liability.lawyer-fee-missing',
    title: '未约定维权费用',
    family: 'liability',
    types: allTypesBut('labour'),
    levels: levels('L/L/L'),
    examines: '是否约定律师费等维权费用的承担',
    reason: '没有约定律师费等维权费用由违约方承担的，守约方即使胜诉，这些费用通常也难以全部收回。',
    basis: [civilCode('第五百八十四条', '损失赔偿额应当相当于因违约所造成的损失。')],
    suggestion:
      '违约方应承担守约方为实现权利支出的合理费用，包括律师费、诉讼费或者仲裁费、保全费、鉴定费和差旅费。',
    // Persons who rent a home, and consumers, go to court without a lawyer more often than with one.
    applies: (contract) =>
      !isWorkedOut(contract) &&
      !(
        ['lease', 'service'].includes(contract.type.type) &&
        contract.parties.some(({ side, isPerson }) => side === 'payer' && isPerson)
      ),
    present: (contract) => findSentences(contract, enforcement, /抵充|顺序/).length > 0,
    after: /违约责任|违约/,
  }),
  sentenceRule({
    id: 'liability.daily-rate-missing-base',
    title: '按日计算的违约金没有基数',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '按日计算的违约金是否写明计算基数',
    reason: '只写比例而没有写明以什么金额为基数，违约金可以按总价、欠款或者逾期部分计算，结果相差悬殊。',
    basis: [
      civilCode('第五百八十五条', '约定违约金应当能够据以确定数额或者计算方法。'),
      contractInterpretation('第六十五条', '违约金是否过高以违约造成的损失为基础判断，基数不明会加大争议。'),
    ],
    suggestion:
      '每逾期一日，按应付未付金额（或者逾期部分价款）的万分之五支付违约金，累计不超过该金额的【20】%。',
    pattern: /(?:千分之|万分之|百分之)[\d.一二三四五六七八九十]+|[\d.]+[%‰]/,
    // The contract it refers to has the base.
    unless:
      /利率|年息|月息|年化|税率|LPR|报价利率|(?:按照?|依照?|根据)(?:主合同|原合同|基础合同|[^，。；]{0,10}第[^，。；]{1,8}[条款])[^，。；]{0,6}(?:约定|规定)/,
    judge: ({ sentence }, contract) => {
      const { text } = sentence;
      if (!/违约金|滞纳金|罚|逾期|迟|延期|延误|拖|超期|欠/.test(text) || !/每|按日|逐日|日|天/.test(text))
        return null;
      const daily = factsWithin(contract.percentages, sentence).some(({ per }) => per === 'day');
      if (!daily) return null;
      return baseOf.test(text) ? null : {};
    },
  }),
];

/** The base of a rate: right before it, or named as the base anywhere in the sentence. */
const baseOf =
  /(?:总价款?|价款|货款|金额|款项|(?<!逾期付|迟延付|延迟付|延期付|拖欠|按期付)款|费用?|租金|部分|本金|余额|总额|造价|报酬|标的额|基数|总价格|工资|本息|运费|价值|对价|保证金|押金|价格|合同价|额|出资|投资)(?:的|之|按|，|每日|每天|每逾期一日|日|以|计|支付|计付|计收|加收|承担|收取|（[^）]*）|为基数|总和|合计){0,6}(?:千分之|万分之|百分之|[\d.]+[%‰])|为基数|(?:以|按|依)(?!日)[^，。；]{0,30}(?:总价|价款|金额|款|费|租金|部分|本金|额)[^。；]{0,12}(?:计|每日|按日|逐日)|(?:千分之|万分之|百分之)[\d.一二三四五六七八九十]+[^。；]{0,10}(?:乘以|×)/;

function checkVagueLoss(contract: Contract): RuleOutcome {
  if (isWorkedOut(contract)) return notApplicable;
  const vague = findSentences(
    contract,
    /(?:承担|负|追究)(?:一切|全部|相应|有关|一定|由此产生|因此产生|相关)?(?:的)?(?:相应|有关|一定|相关)(?:的)?(?:法律|违约|赔偿|经济|民事)?(?:责任|后果)|(?:酌情|适当|合理)(?:予以)?(?:赔偿|补偿)|依法承担(?:法律|违约|赔偿)?责任|承担[^，。；]{0,8}法律(?:责任|后果)|负违约之责|负(?:全部|法律)责任/,
    /违约金|%|千分之|万分之|赔偿[^。；]{0,16}(?:直接|全部|实际|差额)|计算|过错|保证责任|连带|刑事|行政|不可抗力|相应(?:减轻|免除)|依法(?:承担)?赔偿|(?:第三[人方]|他人)?(?:造成)?[^，。；]{0,8}损害的，依法|人身|(?:造成|损害)的，由|受到伤害/,
  );
  return hitOrPassed(
    vague
      .filter(({ sentence }) => /损失|损害|违约|违反|[不未][^，。；]{1,14}的，/.test(sentence.text))
      .map(({ sentence }) => ({ span: sentence })),
  );
}
