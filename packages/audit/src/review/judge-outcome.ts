/**
 * Turns the outcome of a rule into risks for one side, with verified quotations, and a line for the list of
 * checked rules.
 */
import type { Contract, ContractType, PartySide } from '@wenjian/contract';
import { type Document, documentSpan, type Span } from '@wenjian/document';
import { auditText, sideNames } from '../audit.text.ts';
import type { CheckOutcome, Quotation, Risk } from '../audit-result.ts';
import { pageOf, quotationAt } from '../quote-place.ts';
import type { Finding, LevelsBySide, RiskLevel, Rule, RuleOutcome } from '../rule.ts';

export interface Judgement {
  readonly contract: Contract;
  /** The recognised contract type, or the one the template sets. */
  readonly type: ContractType;
  readonly side: PartySide | 'neutral';
  /** Values of the template that replace the rule's own. */
  readonly level: RiskLevel | null;
  readonly fallback: string | null;
}

export interface Judged {
  readonly outcome: CheckOutcome;
  readonly why: string | null;
  readonly met: Quotation | null;
  readonly isUnproven: boolean;
  readonly risks: readonly Risk[];
}

export function judgeOutcome(rule: Rule, outcome: RuleOutcome, judgement: Judgement): Judged {
  switch (outcome.kind) {
    case 'passed':
      return judgePassed(outcome.by, judgement);
    case 'notApplicable':
      return { ...nothing, outcome: 'notApplicable', why: whyNotApplicable(rule, judgement) };
    case 'notChecked':
      return { ...nothing, outcome: 'notChecked', why: outcome.why };
    case 'missing':
      return judgeMissing(rule, outcome, judgement);
    case 'hit':
      return judgeFindings(rule, outcome.findings, judgement);
  }
}

const nothing = { why: null, met: null, isUnproven: false, risks: [] } as const;

/** Only a quotation proves that a rule is met. */
function judgePassed(by: Span | undefined, { contract: { document } }: Judgement): Judged {
  const span = by === undefined ? null : trimmed(document, by);
  if (span !== null) return { ...nothing, outcome: 'passed', met: quotationAt(document, span) };
  return { ...nothing, outcome: 'notApplicable', isUnproven: true, why: auditText.unproven };
}

function whyNotApplicable({ types }: Rule, { type }: Judgement): string {
  const isOtherType = types !== 'all' && !types.includes(type);
  return isOtherType ? auditText.otherType : auditText.nothingToApplyTo;
}

function judgeMissing(
  rule: Rule,
  { after, detail }: RuleOutcome & { readonly kind: 'missing' },
  judgement: Judgement,
): Judged {
  const level = levelFor(rule.levels, judgement);
  if (level === null) return noRisk;
  const { contract } = judgement;
  const risk: Risk = {
    ...textOf(rule, { ...(detail === undefined ? {} : { detail }) }, level, judgement),
    id: `${rule.id}-missing`,
    quote: '',
    span: null,
    page: null,
    kind: 'missing',
    insertAt: after?.end ?? contract.signature?.start ?? contract.document.text.length,
    related: [],
  };
  return { ...nothing, outcome: 'missing', risks: [risk] };
}

function judgeFindings(rule: Rule, findings: readonly Finding[], judgement: Judgement): Judged {
  const { document } = judgement.contract;
  const risks = new Map<string, Risk>();
  let isQuoted = true;
  for (const finding of findings) {
    const level = levelFor(finding.levels ?? rule.levels, judgement);
    if (level === null) continue;
    const span = trimmed(document, finding.span);
    if (span === null) {
      isQuoted = false;
      continue;
    }
    const id = `${rule.id}-${span.start}-${span.end}`;
    risks.set(id, {
      ...textOf(rule, finding, level, judgement),
      id,
      quote: document.text.slice(span.start, span.end),
      span,
      page: pageOf(document, span),
      kind: 'risk',
      insertAt: null,
      related: relatedQuotations(document, span, finding.related ?? []),
    });
  }
  if (risks.size > 0) return { ...nothing, outcome: 'hit', risks: [...risks.values()] };
  return isQuoted ? noRisk : { ...nothing, outcome: 'notChecked', why: auditText.quotationNotFound };
}

/** More places than this are not useful to a reader. */
const MOST_RELATED = 3;

/** Places inside the quotation are not repeated. */
function relatedQuotations(document: Document, quoted: Span, spans: readonly Span[]): readonly Quotation[] {
  const places = new Map<number, Span>();
  for (const each of spans) {
    const span = trimmed(document, each);
    if (span === null || (span.start >= quoted.start && span.end <= quoted.end)) continue;
    if (!places.has(span.start)) places.set(span.start, span);
    if (places.size === MOST_RELATED) break;
  }
  return [...places.values()]
    .sort((one, other) => one.start - other.start)
    .map((span) => quotationAt(document, span));
}

const noRisk: Judged = { ...nothing, outcome: 'notApplicable', why: auditText.noRiskForSide };

function levelFor(levels: LevelsBySide, { side, level }: Judgement): RiskLevel | null {
  const own = levels[side];
  return own === null ? null : (level ?? own);
}

function textOf(
  rule: Rule,
  { detail, suggestion }: Pick<Finding, 'detail' | 'suggestion'>,
  level: RiskLevel,
  { contract, side, fallback }: Judgement,
): Omit<Risk, 'id' | 'quote' | 'span' | 'page' | 'kind' | 'insertAt' | 'related'> {
  const proposal =
    suggestion ?? (typeof rule.suggestion === 'string' ? rule.suggestion : rule.suggestion[side]);
  return {
    ruleId: rule.id,
    title: rule.title,
    family: rule.family,
    level,
    reason: withLabels(contract, detail === undefined ? rule.reason : `${detail}。${rule.reason}`),
    basis: rule.basis,
    suggestion: withLabels(contract, proposal),
    fallback,
    origin: 'rule',
    verification: 'verified',
  };
}

/** Replaces {payer} and {performer} by the words of this contract. */
function withLabels({ parties }: Contract, text: string): string {
  return text.replace(/\{(payer|performer)\}/g, (_, side: PartySide) => {
    return parties.find((party) => party.side === side)?.label ?? sideNames[side];
  });
}

/** Without white space at the ends; null when the span is outside the text or blank. */
function trimmed({ text }: Document, { start, end }: Span): Span | null {
  if (end > text.length) return null;
  const slice = text.slice(start, end);
  const from = start + slice.length - slice.trimStart().length;
  const to = start + slice.trimEnd().length;
  return to > from ? documentSpan(from, to) : null;
}
