/** Validity of dispute clauses. */
import { levels, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences } from '../../checks/find-sentences.ts';
import { arbitrationInterpretation } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';

const arbitrationOrSuit = sentenceRule({
  id: 'validity.either-arbitration-or-suit',
  title: '或裁或审，仲裁约定无效',
  family: 'validity',
  types: 'all',
  levels: levels('H/H/H'),
  examines: '是否同时约定可以仲裁也可以起诉',
  reason: '约定争议可以申请仲裁也可以向法院起诉的，仲裁协议无效，争议解决方式陷入不确定。',
  basis: [
    arbitrationInterpretation(
      '第七条',
      '约定可以仲裁也可以起诉的，仲裁协议无效，但对方未在规定期间内提出异议的除外。',
    ),
  ],
  suggestion: '因本合同引起的争议，双方应协商解决；协商不成的，任何一方均有权向有管辖权的人民法院提起诉讼。',
  applies: ({ type }) => type.type !== 'labour',
  pattern:
    /仲裁(?:委员会|机构|庭)?[^。]{0,20}(?:或者?|也可以?|亦可以?|又可|同时可以?|均可)[^。]{0,40}(?:起诉|诉讼|法院)|(?:起诉|诉讼|法院)[^。]{0,20}(?:或者?|也可以?|亦可以?|均可)[^。]{0,40}仲裁|(?:通过|采取|采用|以)(?:申请)?仲裁(?:、|或者?|和)(?:提起)?诉讼|(?:通过|采取|采用|以)诉讼(?:、|或者?|和)(?:申请)?仲裁/,
  unless:
    /(?:合理期限|催告)[^。；]{0,30}(?:不|未)(?:支付|交纳|缴纳|付)[^。；]{0,20}提起诉讼或者?申请仲裁|未决|未了结|涉诉|不存在|请求(?:(?:人民)?法院或者?仲裁机构|仲裁机构或者?(?:人民)?法院予以)|(?:人民)?法院或者?仲裁机构(?:可以?|应当?|予以|确认|变更|调整|根据|认定)|农村土地|土地承包(?:经营)?(?:纠纷)?仲裁|(?:可以?|有权)?依法(?:提起|申请|向)[^，。；]{0,8}(?:诉讼|仲裁)或者?[^，。；]{0,6}(?:诉讼|仲裁)|(?:消费者|用户|业主|员工)[^，。；]{0,4}(?:可|有权)[^，。；]{0,4}依法|依法[^，。；]{0,10}(?:投诉|仲裁)[^，。；]{0,6}(?:诉讼|起诉)|不服|劳动(?:争议|人事)|撤销|强制执行|申请执行|保全|下列第|以下第|第[_\d一二]*种|(?:仲裁|诉讼)(?:或者?|、|和|及)(?:仲裁|诉讼)(?:期间|过程|程序中|费|进行|中|文书|所|而|产生)|期间|费用|律师费|送达|通知|(?:裁决|判决)(?:书|生效|确定|作出)|证据|时效|披露|承诺不|放弃|不得|不向|不再|自愿不|不就|不起诉|不申请|复议/,
});

export const validityProceedingRules: readonly Rule[] = [
  {
    ...arbitrationOrSuit,
    check(contract, thresholds) {
      const outcome = arbitrationOrSuit.check(contract, thresholds);
      if (outcome.kind !== 'passed') return outcome;
      // One clause sends disputes to arbitration, another to court.
      const arbitration = findSentences(
        contract,
        /(?:提交|申请|提请|由)[^。；]{0,40}仲裁委员会[^。；]{0,20}仲裁/,
        OTHER_PROCEEDING,
      );
      const court = findSentences(
        contract,
        /(?:向|由)[^。；]{0,40}人民法院(?:提起诉讼|起诉|诉讼|管辖)/,
        OTHER_PROCEEDING,
      );
      const [first] = court;
      const isChosenByNumber =
        findSentences(contract, /(?:下列|以下)[^。；]{0,4}第[^。；]{0,6}种/).length > 0;
      if (first === undefined || arbitration.length === 0 || isChosenByNumber) return outcome;
      const related = arbitration.map(({ sentence }) => sentence);
      return {
        kind: 'hit',
        findings: [{ span: first.sentence, related, detail: '合同另有条款约定提交仲裁' }],
      };
    },
  },
];

/** Going to court about an arbitral award, an interim measure or a labour award is not a second forum. */
const OTHER_PROCEEDING = /不服|撤销|强制执行|申请执行|保全|劳动/;
