/** User-facing texts of a review, except those of the rules. */
import type { PartySide } from '@wenjian/contract';
import type { RiskLevel, RuleFamily } from './rule.ts';

export const auditText = {
  neutral: '中立',
  partyWithName: (label: string, name: string): string => `${label}（${name}）`,
  unknownStandpoint: (asked: string): string => `合同中没有识别到“${asked}”，本次按中立立场审查`,
  unknownSide: (label: string): string =>
    `未能判断${label}在本合同中是付款一方还是履行一方，本次按中立立场审查`,
  standpoint: '审查立场',
  rules: '审查规则',
  risks: '风险提示',
  ownRules: '自定义规则',
  demands: '审查要求',
  noModel: '未配置语言模型，需要人工核对',
  notInTemplate: '不在所选审查清单内',
  otherType: '不适用于此类合同',
  noRiskForSide: '对所选立场不构成风险',
  unproven: {
    absent: '合同中没有找到这类约定或问题',
    mentioned: '合同提到了有关事项，但没有足以证明符合要求的原文，未作判断',
    doubtful: '有关约定所在的条款里有风险提示，不能作为符合要求的依据',
  },
  nothingToApplyTo: '合同中没有该规则针对的约定',
  codesInvented:
    '合同中的统一社会信用代码都不符合校验规则，像是示例或者已经脱敏，未作核对；签署前请按营业执照填写',
  ruleFailed: '规则执行时出现异常，未能得出结论',
  quotationNotFound: '规则给出的位置在原文中不存在，未能核实',
  recognised: '该句与此类条款的典型表述相近，系按范例识别，请结合上下文核对',
  unlisted: '没有对应到具体规则：该句读起来与不利条款相近，系按大量范例识别，请人工判断',
  noText: '文件中没有可审查的文字',
  attachments: '合同附件',
  notInFile: '不在所交的文件中，没有审查',
  unknownTemplate: (id: string): string => `没有编号为“${id}”的审查清单，本次按全部规则审查`,
  template: '审查清单',
  fullTemplate: '全面审查',
  keyTemplate: '重点审查（高风险事项）',
  lawfulTemplate: '合法性审查',
  typeTemplate: (type: string): string => `${type}审查`,
  isInOrder: (what: string): string => `${what}是否符合要求`,
  clauseAbsent: (topic: string): string => `缺少${topic}`,
  isClauseThere: (topic: string): string => `是否约定了${topic}`,
  clauseRequired: (topic: string): string =>
    `团队的审查清单要求每份合同约定${topic}，合同中没有含识别词的句子`,
} as const;

/** The name of a side when the contract has no label for it. */
export const sideNames: Readonly<Record<PartySide, string>> = { payer: '付款方', performer: '履行方' };

export const levelNames: Readonly<Record<RiskLevel, string>> = { high: '高', medium: '中', low: '低' };

export const familyNames: Readonly<Record<RuleFamily, string>> = {
  validity: '效力与合法性',
  parties: '主体与授权',
  subject: '标的与质量',
  price: '价款与支付',
  delivery: '交付与风险',
  acceptance: '验收',
  property: '知识产权',
  confidentiality: '保密与数据',
  liability: '违约责任',
  termination: '解除与续期',
  forceMajeure: '不可抗力',
  notices: '通知',
  dispute: '争议解决',
  signature: '签署与空白',
  attachments: '附件',
  consistency: '前后矛盾',
};
