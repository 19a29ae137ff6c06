/**
 * Turns the outcome of a rule into risks for one side, with verified quotations, and a line for the list of
 * checked rules.
 */
import {
  articleOf,
  type Clause,
  type Contract,
  type ContractType,
  clauseAt,
  type PartySide,
} from '@wenjian/contract';
import { type Document, documentSpan, type Span } from '@wenjian/document';
import { auditText, sideNames } from '../audit.text.ts';
import type { CheckOutcome, Quotation, Risk, Unproven } from '../audit-result.ts';
import { wordingFor } from '../edits/contract-wording.ts';
import type { EditHint } from '../edits/edit-candidates.ts';
import { adviceText } from '../edits/edits.text.ts';
import { positionsFor, teamPositions } from '../edits/positions.ts';
import { pageOf, quotationAt } from '../quote-place.ts';
import type { EditMode, Finding, LevelsBySide, RiskLevel, Rule, RuleOutcome } from '../rule.ts';
import type { TemplateRule } from './review-template.ts';

export interface Judgement {
  readonly contract: Contract;
  /** The recognised contract type, or the one the template sets. */
  readonly type: ContractType;
  readonly side: PartySide | 'neutral';
  /** What the template says of the rule. */
  readonly row: Partial<TemplateRule>;
  /** Places where a rule finds that the provision itself is a risk: they prove nothing good. */
  readonly doubtful: readonly Span[];
  /** Places whose figures or dates cannot be right or disagree with others: they prove nothing about what stands in them. */
  readonly disputed: readonly Span[];
}

export interface Judged {
  readonly outcome: CheckOutcome;
  readonly why: string | null;
  readonly met: Quotation | null;
  readonly unproven: Unproven | null;
  readonly risks: readonly Risk[];
  /** By risk: what the rule knows about its edit. */
  readonly hints: ReadonlyMap<string, EditHint>;
}

export function judgeOutcome(rule: Rule, outcome: RuleOutcome, judgement: Judgement): Judged {
  switch (outcome.kind) {
    case 'passed':
      return judgePassed(outcome, judgement);
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

const nothing = {
  why: null,
  met: null,
  unproven: null,
  risks: [],
  hints: new Map<string, EditHint>(),
} as const;

/**
 * Only a quotation proves that a rule is met, and only one in which no other rule finds a risk; where a pattern found the words, in its whole article: what that
 * promises in one sentence it may take back in the next.
 */
function judgePassed(
  {
    by = [],
    isAbsent = false,
    isByWords = false,
    isOfFigures = false,
    topic,
  }: RuleOutcome & { readonly kind: 'passed' },
  { contract, doubtful, disputed }: Judgement,
): Judged {
  const { document } = contract;
  // The first of them says it best: where it is in doubt, a lesser one proves nothing either.
  const [span] = by
    .flatMap((place) => trimmed(document, place) ?? [])
    .filter((place) => !isOfFigures || ![...doubtful, ...disputed].some((other) => overlap(other, place)));
  const article = span && isByWords ? articleOf(contract, clauseAt(contract, span.start) ?? null) : null;
  const place = article ?? span ?? documentSpan(0, 0);
  const isDoubtful =
    doubtful.some((risk) => overlap(risk, place) || isAbout(topic, document, risk)) ||
    (isByWords && span !== undefined && disputed.some((figure) => overlap(figure, span)));
  if (span !== undefined && !isDoubtful)
    return { ...nothing, outcome: 'passed', met: quotationAt(document, span) };
  const unproven = by.length > 0 ? 'doubtful' : isAbsent ? 'absent' : 'mentioned';
  return { ...nothing, outcome: 'notApplicable', unproven, why: auditText.unproven[unproven] };
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A risk in a sentence about the same thing may take back what another sentence gives. */
function isAbout(topic: RegExp | undefined, { text }: Document, { start, end }: Span): boolean {
  return topic?.test(text.slice(start, end)) === true;
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
  const { contract, row } = judgement;
  const own = row.wording === undefined ? {} : { suggestion: row.wording };
  const risk: Risk = {
    ...textOf(rule, { ...own, ...(detail === undefined ? {} : { detail }) }, level, judgement),
    id: `${rule.id}-missing`,
    quote: '',
    span: null,
    page: null,
    kind: 'missing',
    insertAt: after?.end ?? contract.signature?.start ?? contract.document.text.length,
    related: [],
  };
  const hints = new Map([[risk.id, hintOf(rule, own, judgement, after)]]);
  return { ...nothing, outcome: 'missing', risks: [risk], hints };
}

function judgeFindings(rule: Rule, findings: readonly Finding[], judgement: Judgement): Judged {
  const { document } = judgement.contract;
  const risks = new Map<string, Risk>();
  const hints = new Map<string, EditHint>();
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
    hints.set(id, hintOf(rule, finding, judgement, null));
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
  if (risks.size > 0) return { ...nothing, outcome: 'hit', risks: [...risks.values()], hints };
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

function levelFor(levels: LevelsBySide, { side, row }: Judgement): RiskLevel | null {
  const own = levels[side];
  return own === null ? null : (row.level ?? own);
}

function textOf(
  rule: Rule,
  { detail, suggestion }: Pick<Finding, 'detail' | 'suggestion'>,
  level: RiskLevel,
  { contract, side, row }: Judgement,
): Omit<Risk, 'id' | 'quote' | 'span' | 'page' | 'kind' | 'insertAt' | 'related'> {
  const ofTeam = teamPositions(row);
  return {
    ruleId: rule.id,
    title: rule.title,
    family: rule.family,
    level,
    reason: withLabels(contract, detail === undefined ? rule.reason : `${detail}。${rule.reason}`),
    basis: rule.basis,
    suggestion: wordingFor(contract, proposalOf(rule, suggestion, side)).text,
    edit: null,
    advice: adviceText.notAsked,
    positions: ofTeam.length > 0 ? ofTeam : positionsFor(contract, rule.id, side),
    origin: 'rule',
    verification: 'verified',
  };
}

function proposalOf(rule: Rule, own: string | undefined, side: Judgement['side']): string {
  return own ?? (typeof rule.suggestion === 'string' ? rule.suggestion : rule.suggestion[side]);
}

function hintOf(
  rule: Rule,
  { suggestion, core, edits }: Partial<Finding>,
  { side }: Judgement,
  after: Clause | null,
): EditHint {
  return {
    template: proposalOf(rule, suggestion, side),
    mode: rule.editMode ?? usualMode(rule.title, proposalOf(rule, suggestion, side)),
    core: core ?? null,
    pieces: edits === undefined || edits.length === 0 ? null : edits,
    after,
  };
}

/**
 * What a provision lacks is added to it; so is what speaks of something said before it (上述款项). Everything else takes the place of the words that make
 * the risk.
 */
function usualMode(title: string, proposal: string): EditMode {
  const lacks =
    /^(?:未|没有|缺少)(?:约定|写明|说明|明确|列明|注明|规定|提及|载明|保留)|(?<![而却也])没有(?:通知|期限|上限|基数|标准|例外|约定|说明|时间|办法|程序|范围)/;
  const isExcluding = /排除|放弃|免除|即/.test(title);
  return (lacks.test(title) && !isExcluding) || /^(?:上述|前述|前款|该)/.test(proposal) ? 'add' : 'replace';
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
