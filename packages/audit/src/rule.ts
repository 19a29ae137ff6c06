/**
 * A rule: one provision, one precise standard, one check. Rules are rows of the family files in `rules/`; the
 * frame runs them, judges them by standpoint, verifies every quotation and records the outcome of each rule.
 */
import type { Clause, Contract, ContractType, PartySide, Sentence } from '@wenjian/contract';
import type { Span } from '@wenjian/document';

/** high: invalid or unbounded exposure; medium: one-sided or missing protection; low: clarity. */
export type RiskLevel = 'high' | 'medium' | 'low';

export const ruleFamilies = [
  'validity', // 效力与合法性
  'parties', // 主体与授权
  'subject', // 标的与质量
  'price', // 价款与支付
  'delivery', // 交付与风险
  'acceptance', // 验收
  'property', // 知识产权
  'confidentiality', // 保密与数据
  'liability', // 违约责任
  'termination', // 解除与续期
  'forceMajeure', // 不可抗力
  'notices', // 通知
  'dispute', // 争议解决
  'signature', // 签署与空白
  'attachments', // 附件
  'consistency', // 前后矛盾
] as const;
export type RuleFamily = (typeof ruleFamilies)[number];

export interface LegalBasis {
  /** 《中华人民共和国民法典》 */
  readonly law: string;
  /** 第五百八十六条 */
  readonly article: string;
  /** The content in our own words. */
  readonly gist: string;
  /** ISO date from which it is in force. */
  readonly since: string;
}

/** Level by standpoint; null: no risk for that side. */
export interface LevelsBySide {
  readonly payer: RiskLevel | null;
  readonly performer: RiskLevel | null;
  readonly neutral: RiskLevel | null;
}

export interface Finding {
  /** The quoted span; the frame slices the quotation out of the text itself, so it cannot be wrong. */
  readonly span: Span;
  /** The places it contradicts, in text order; only the first few are shown. */
  readonly related?: readonly Span[];
  /** Details of this place only: 约定的定金为合同总价的 30%. Put before the rule's own reason. */
  readonly detail?: string;
  /** Replaces the rule's own suggestion. */
  readonly suggestion?: string;
  /** The words inside the quotation that make the risk; an edit leaves the rest alone where it can. */
  readonly core?: Span;
  /** The smallest edit, where the rule knows it: another number, another name of a law. In text order. */
  readonly edits?: readonly (Span & { readonly text: string })[];
  /** A finding may have another level than its rule (a deposit of 21 % or of 60 %). */
  readonly levels?: LevelsBySide;
  /** Found by what the sentence says and not by a pattern: it yields to what patterns and examples find at the same place. */
  readonly yields?: true;
}

/**
 * How the suggestion comes into the contract. `replace`: in place of the words that make the risk; `add`: after the paragraph that lacks it; `delete`: the
 * words go; `none`: it addresses the drafter.
 */
export type EditMode = 'replace' | 'add' | 'delete' | 'none';

export type RuleOutcome =
  | { readonly kind: 'hit'; readonly findings: readonly [Finding, ...Finding[]] }
  /**
   * `by`: the words of the contract that satisfy the rule, the best first. Without them the rule looked for a
   * provision and did not find it (`isAbsent`), or the contract speaks of it and no words prove anything. `isByWords`: a pattern found them, no calculation; `topic`: where another rule finds
   * a risk in a sentence about it, they prove nothing; `isOfFigures`: any of the places shows it, except one that other figures disprove.
   */
  | {
      readonly kind: 'passed';
      readonly by?: readonly Span[];
      readonly isAbsent?: boolean;
      readonly isByWords?: boolean;
      readonly isOfFigures?: boolean;
      readonly topic?: RegExp;
    }
  /** A required clause is missing; `after`: the clause after which it belongs. */
  | { readonly kind: 'missing'; readonly after: Clause | null; readonly detail?: string }
  | { readonly kind: 'notApplicable' }
  | { readonly kind: 'notChecked'; readonly why: string };

export interface Rule {
  /** `family.short-name`, never changed once published. */
  readonly id: string;
  /** Chinese, as the heading of the risk. */
  readonly title: string;
  readonly family: RuleFamily;
  readonly types: readonly ContractType[] | 'all';
  readonly levels: LevelsBySide;
  /** Chinese: what it examines, for the list of checked rules. */
  readonly examines: string;
  readonly reason: string;
  readonly basis: readonly LegalBasis[];
  /** Text ready to insert or to replace the quotation; one per side when their interests differ. */
  readonly suggestion: string | Readonly<Record<PartySide | 'neutral', string>>;
  /** `replace` when absent; a missing clause is always added. */
  readonly editMode?: EditMode;
  /** Numbers a team may change in its review template, by name. */
  readonly thresholds?: Readonly<Record<string, number>>;
  /** A sentence that matches this is harmless, although it resembles the provision. */
  excuses?(contract: Contract, sentence: Sentence, thresholds: Readonly<Record<string, number>>): boolean;
  /** Its findings are wordings of sentences, not figures, places or gaps. */
  readonly isOfWords?: true;
  /** A general shape: its findings yield to those of any other rule at the same place. */
  readonly yields?: true;
  /** Words that usually make it harmless; a very similar sentence is still reported. */
  doubts?(sentence: Sentence): boolean;
  check(contract: Contract, thresholds: Readonly<Record<string, number>>): RuleOutcome;
}
