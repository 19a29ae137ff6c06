/**
 * The facts of a contract, shared by review and correction. Plain readonly JSON over one document. Promise:
 * every fact has the span it comes from, and the span slices out of the document's text.
 */
import type { Document, Span } from '@wenjian/document';

export const contractTypes = [
  'sale', // 买卖
  'lease', // 租赁
  'labour', // 劳动
  'service', // 劳务、服务
  'confidentiality', // 保密
  'technologyDevelopment', // 技术开发
  'technologyService', // 技术服务、咨询
  'technologyTransfer', // 技术转让、许可
  'loan', // 借款
  'guarantee', // 担保
  'construction', // 建设工程
  'entrustment', // 委托
  'equityTransfer', // 股权转让
  'cooperation', // 合作
  'transport', // 运输
  'warehousing', // 仓储
  'workContract', // 承揽、加工
  'houseSale', // 房屋买卖
  'softwareLicence', // 软件许可
  'procurementFramework', // 采购框架
  'other',
] as const;
export type ContractType = (typeof contractTypes)[number];

export interface ContractTypeFinding {
  readonly type: ContractType;
  readonly confidence: 'certain' | 'likely' | 'guess';
  readonly evidence: readonly Span[];
}

/**
 * The role of a party in this contract type. `payer` pays or receives the performance (buyer, lessee,
 * employer, borrower, client, transferee); `performer` delivers and is paid (seller, lessor, employee,
 * lender, contractor, transferor). Null when unknown, and for third parties.
 */
export type PartySide = 'payer' | 'performer';

export interface Party {
  /** The label in the contract: 甲方, 乙方, 丙方; or only the role word (出租方) when there is no letter. */
  readonly label: string;
  /** Other words for it in this contract: 买方, 出租人, 以下简称“公司”. */
  readonly aliases: readonly string[];
  readonly name: string | null;
  readonly side: PartySide | null;
  readonly creditCode: string | null;
  readonly representative: string | null;
  readonly isPerson: boolean;
  /** The place where it is introduced. */
  readonly span: Span;
}

/** Clauses in reading order; `parent` and `children` are indices into the list. */
export interface Clause extends Span {
  readonly index: number;
  /** As displayed: 第五条, 5.2, （三）; null for text without a number. */
  readonly number: string | null;
  readonly heading: string | null;
  /** From 1. */
  readonly level: number;
  /** Its own text without that of its children. */
  readonly own: Span;
  readonly parent: number | null;
  readonly children: readonly number[];
}

export interface Amount extends Span {
  /** In fen; null when it is blank or not in yuan. */
  readonly fen: number | null;
  readonly currency: string;
  readonly isUppercase: boolean;
  /** The words before it that name it: 总价, 租金, 押金, 定金. */
  readonly label: string | null;
}

export interface DateFact extends Span {
  /** Null when the date does not exist (2月30日) or is incomplete. */
  readonly iso: string | null;
  readonly label: string | null;
}

export interface Period extends Span {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'week' | 'day' | 'workday' | 'hour';
}

export interface Percentage extends Span {
  /** As a share: 0.05 for 5 %, 0.0005 for 万分之五. */
  readonly value: number;
  /** 每日, 每月, 年 …, taken from the surrounding words. */
  readonly per: 'day' | 'month' | 'year' | null;
}

export interface DefinedTerm extends Span {
  readonly term: string;
  /** Its definition, as written. */
  readonly meaning: string;
  readonly uses: readonly Span[];
}

export interface Attachment {
  /** 附件一, 附件1 … as written. */
  readonly name: string;
  readonly key: string;
  readonly mentions: readonly Span[];
  /** Where it begins in this document; null when it is only mentioned. */
  readonly body: Span | null;
}

/** References to clauses of this contract; references to laws are in `laws`. */
export interface ClauseReference extends Span {
  /** 第9.3条, 第五条第二款: as written; for a member of an enumeration (第3、4条) the shared words are added. */
  readonly target: string;
  /** Index of the clause it refers to; null when there is none. */
  readonly clause: number | null;
  /** More than one clause has the number; `clause` is then the first. */
  readonly isAmbiguous: boolean;
  /** 前款, 本条第二款: relative to its own position. */
  readonly isRelative: boolean;
  /** The numbers in it, each with the clause that has this number. */
  readonly parts: readonly ReferencePart[];
}

/** The bare number: 九, 9.3. */
export interface ReferencePart extends Span {
  /** Null when no clause has this number, or when unnumbered paragraphs are counted. */
  readonly clause: number | null;
}

export interface LawCitation extends Span {
  readonly law: string;
  readonly article: string | null;
}

export interface DisputeClause extends Span {
  readonly kind: 'court' | 'arbitration';
  /** The named court or institution, as written. */
  readonly body: string | null;
}

/** A blank to fill in: ____, 【 】, XX, 待定. */
export interface Blank extends Span {
  readonly kind: 'line' | 'bracket' | 'placeholder';
}

export interface Contract {
  readonly document: Document;
  readonly title: (Span & { readonly text: string }) | null;
  readonly type: ContractTypeFinding;
  readonly parties: readonly Party[];
  readonly clauses: readonly Clause[];
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateFact[];
  readonly periods: readonly Period[];
  readonly percentages: readonly Percentage[];
  readonly terms: readonly DefinedTerm[];
  readonly attachments: readonly Attachment[];
  readonly references: readonly ClauseReference[];
  readonly laws: readonly LawCitation[];
  readonly disputes: readonly DisputeClause[];
  readonly blanks: readonly Blank[];
  /** The signature block; null when there is none. */
  readonly signature: Span | null;
}
