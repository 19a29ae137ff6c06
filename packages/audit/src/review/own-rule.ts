/** A team's own rule in the list of what was checked. */
import type { CheckedRule, CheckOutcome, Quotation } from '../audit-result.ts';
import type { RuleFamily } from '../rule.ts';
import type { OwnRule } from './review-template.ts';

export function checkedOwnRule(
  rule: OwnRule,
  outcome: CheckOutcome,
  why: string | null,
  met: Quotation | null = null,
): CheckedRule {
  const { text } = rule;
  return {
    ruleId: ownRuleId(rule),
    title: text,
    family: familyOf(rule),
    examines: text,
    outcome,
    met,
    unproven: null,
    why,
  };
}

export function ownRuleId({ id }: OwnRule): string {
  return `own.${id}`;
}

/** By its words: the first family with a matching word. */
export function familyOf({ text }: Pick<OwnRule, 'text'>): RuleFamily {
  return familyWords.find(([, words]) => words.test(text))?.[0] ?? 'validity';
}

/** Narrow topics first: 保密义务的违约金 is about confidentiality, 验收后付款 about payment. */
const familyWords: readonly (readonly [RuleFamily, RegExp])[] = [
  ['dispute', /争议|管辖|仲裁|法院|诉讼/],
  ['confidentiality', /保密|商业秘密|个人信息|数据/],
  ['property', /知识产权|著作权|专利|商标|版权|源代码/],
  ['forceMajeure', /不可抗力/],
  ['notices', /通知|送达|联系人/],
  ['attachments', /附件|附录/],
  ['signature', /签署|签字|盖章|空白/],
  ['liability', /违约|赔偿|责任|罚/],
  ['termination', /解除|终止|续期|续签|续约|合同期限|有效期/],
  ['price', /付款|支付|价|费|款|发票|税|租金|金额|账期/],
  ['acceptance', /验收|检验/],
  ['delivery', /交付|交货|运输|风险转移|送货/],
  ['subject', /质量|标准|规格|质保|保修|标的/],
  ['parties', /主体|授权|资质|代表|分包|转让/],
  ['consistency', /一致|矛盾/],
];
