/**
 * Collects the model's answers, as far as they can be verified. Promise: every quotation of a risk or an
 * answer is sliced out of the text at its span; what cannot be found is counted but not shown; what was not
 * asked or not answered is listed with the reason.
 */
import type { Contract } from '@wenjian/contract';
import { append, type NotExamined, type Span } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { CheckedRule, DemandAnswer, Risk } from '../audit-result.ts';
import { answerDemand } from '../demands/answer-demand.ts';
import { adviceText } from '../edits/edits.text.ts';
import { pageOf, quotationAt } from '../quote-place.ts';
import { checkedOwnRule } from '../review/own-rule.ts';
import type { ModelPart } from '../review/review-result.ts';
import type { RuleReview } from '../review/run-rules.ts';
import type { RuleFamily } from '../rule.ts';
import type { Settled } from './ask-in-order.ts';
import { createQuotationFinder, type FoundQuotation, type QuotationFinder } from './find-quotation.ts';
import { judgeOwnRule } from './judge-own-rule.ts';
import { modelText } from './model.text.ts';
import type { Question, Reading } from './model-questions.ts';
import type { ClausesAnswer, DemandReply, OwnRuleAnswer, RiskDraft } from './read-answer.ts';

export type ModelAnswer =
  | { readonly kind: 'demand'; readonly reply: DemandReply }
  | { readonly kind: 'ownRule'; readonly reply: OwnRuleAnswer }
  | { readonly kind: 'clauses'; readonly reply: ClausesAnswer };

/** `settled`: the outcomes of the first questions; the others are still running. */
export type Gather = (settled: readonly Settled<ModelAnswer>[]) => ModelPart;

/** False when there is nothing to read: a long contract without any clause about the topic. */
export function canBeAsked({ reading }: Question): boolean {
  return reading.passages.length > 0;
}

/** Created once per review and called after every answer, so constant parts are computed once. */
export function createGather(review: RuleReview, questions: readonly Question[]): Gather {
  const { contract, demands } = review;
  const find = remembering(createQuotationFinder(contract.document));
  const left = new Map(demands.map((demand) => [demand, answerDemand(demand, review)]));
  const hasInstructions = instruction.test(contract.document.text);
  return (settled) => {
    const gathering = new Gathering(review, find, left);
    let asked = 0;
    for (const question of questions)
      gathering.take(question, canBeAsked(question) ? (settled[asked++] ?? pending) : nothingRelated);
    return gathering.part(hasInstructions);
  };
}

const pending: Settled<ModelAnswer> = { kind: 'failed', why: modelText.pending };
const nothingRelated: Settled<ModelAnswer> = { kind: 'failed', why: modelText.nothingRelated };

function remembering(find: QuotationFinder): QuotationFinder {
  const known = new Map<string, FoundQuotation | null>();
  return (quote, within) => {
    const key = `${within[0]?.start ?? ''} ${quote}`;
    const found = known.has(key) ? (known.get(key) ?? null) : find(quote, within);
    known.set(key, found);
    return found;
  };
}

/** Text in a contract that gives instructions to a model; the model's answer is then less reliable. */
const instruction =
  /(?:忽略|无视|不要?理会|disregard|ignore)[^。；\n]{0,6}(?:以上|上述|上面|之前|前面|此前|先前|所有|一切|all|any|previous|prior|above)[^。；\n]{0,16}(?:指令|提示词?|设定|instructions?|prompts?)|(?:输出|回答|返回)[：:“"「]{0,2}(?:无|没有|未发现|不存在)(?:任何)?(?:法律)?风险/i;

class Gathering {
  readonly #review: RuleReview;
  readonly #find: QuotationFinder;
  /** What the rules and clauses answer, where the model does not. */
  readonly #left: ReadonlyMap<string, DemandAnswer>;
  readonly #risks: Risk[] = [];
  readonly #ownRules: CheckedRule[] = [];
  readonly #demands: DemandAnswer[] = [];
  readonly #notes = new Map<string, NotExamined>();
  readonly #places = new Map<RuleFamily, Span[]>();
  #passages = 0;

  constructor(review: RuleReview, find: QuotationFinder, left: ReadonlyMap<string, DemandAnswer>) {
    this.#review = review;
    this.#find = find;
    this.#left = left;
    this.#remember(review.risks);
  }

  take(question: Question, settled: Settled<ModelAnswer>): void {
    const answer = settled.kind === 'answered' ? settled.answer : null;
    const why = settled.kind === 'failed' ? settled.why : modelText.failures.unreadable;
    switch (question.kind) {
      case 'demand':
        this.#demands.push(
          answer?.kind === 'demand'
            ? this.#demandAnswer(question.demand, question.reading, answer.reply)
            : this.#unanswered(question.demand, why),
        );
        break;
      case 'ownRule':
        if (answer?.kind === 'ownRule') this.#takeOwnRule(question, answer.reply);
        else this.#ownRules.push(checkedOwnRule(question.rule, 'notChecked', why));
        break;
      case 'clauses':
        if (answer?.kind === 'clauses') this.#takeRisks(question.reading, answer.reply);
        else this.#note(modelText.passages, why, question.reading.passages.length);
    }
  }

  part(hasInstructions: boolean): ModelPart {
    if (hasInstructions) this.#note(modelText.instructions, modelText.instructionsFound);
    return {
      risks: this.#risks,
      ownRules: this.#ownRules,
      demands: this.#demands,
      coverage: {
        examined: this.#passages === 0 ? [] : [{ what: modelText.passages, count: this.#passages }],
        notExamined: [...this.#notes.values()],
      },
    };
  }

  #demandAnswer(demand: string, { passages, isWhole }: Reading, reply: DemandReply): DemandAnswer {
    const { contract } = this.#review;
    const found = reply.quotes.flatMap((quote) => this.#find(quote, passages) ?? []);
    const lost = reply.quotes.length - found.length;
    if (lost > 0) this.#note(modelText.answers, modelText.unverified, lost);
    if (reply.isFound && found.length === 0) return this.#unanswered(demand, modelText.unverified);
    if (!reply.isFound && !isWhole) return this.#unanswered(demand, modelText.notProven);
    const quotes = distinct(found.map(({ span }) => span)).map((span) =>
      quotationAt(contract.document, span),
    );
    return { demand, outcome: 'answered', answer: reply.answer, quotes, why: null, by: 'model', rules: [] };
  }

  #unanswered(demand: string, why: string): DemandAnswer {
    const byRules = this.#left.get(demand) ?? answerDemand(demand, this.#review);
    // Why the rules could not judge it is said as well.
    return { ...byRules, why: byRules.why === null ? why : modelText.both(byRules.why, why) };
  }

  #takeOwnRule({ rule, reading }: Question & { readonly kind: 'ownRule' }, reply: OwnRuleAnswer): void {
    const judged = judgeOwnRule(this.#review.contract, rule, reading, reply, this.#find);
    this.#ownRules.push(judged.checked);
    this.#keep(judged.risks);
    if (judged.unverified > 0) this.#note(modelText.answers, modelText.unverified, judged.unverified);
    if (judged.isPartial) this.#note(auditText.ownRules, modelText.relatedOnly);
  }

  #takeRisks({ passages }: Reading, { risks, unknown, surplus }: ClausesAnswer): void {
    this.#passages += passages.length;
    if (unknown > 0) this.#note(modelText.risks, modelText.unknownKind, unknown);
    if (surplus > 0) this.#note(modelText.risks, modelText.tooMany, surplus);
    for (const draft of risks) {
      const found = this.#find(draft.quote, passages);
      if (found === null) this.#note(modelText.risks, modelText.unverified);
      else if (!this.#isKnown(draft, found.span))
        this.#keep([modelRisk(this.#review.contract, draft, found.span, found.verification)]);
    }
  }

  /** Whether a rule or an earlier answer already reports the same topic at the same place. */
  #isKnown({ family }: RiskDraft, span: Span): boolean {
    return this.#places.get(family)?.some((place) => overlaps(place, span)) === true;
  }

  #keep(risks: readonly Risk[]): void {
    append(this.#risks, risks);
    this.#remember(risks);
  }

  #remember(risks: readonly Risk[]): void {
    for (const { family, span } of risks) {
      if (span === null) continue;
      const places = this.#places.get(family);
      if (places === undefined) this.#places.set(family, [span]);
      else places.push(span);
    }
  }

  #note(what: string, reason: string, count = 1): void {
    const key = `${what} ${reason}`;
    this.#notes.set(key, { what, reason, count: (this.#notes.get(key)?.count ?? 0) + count });
  }
}

function modelRisk(
  { document }: Contract,
  { title, level, family, reason, suggestion }: RiskDraft,
  span: Span,
  verification: Risk['verification'],
): Risk {
  const ruleId = `model.${family}`;
  return {
    id: `${ruleId}-${span.start}-${span.end}`,
    ruleId,
    title,
    family,
    level,
    quote: document.text.slice(span.start, span.end),
    span,
    page: pageOf(document, span),
    reason,
    basis: [],
    suggestion,
    edit: null,
    advice: adviceText.notAsked,
    positions: [],
    origin: 'model',
    verification,
    kind: 'risk',
    insertAt: null,
    related: [],
  };
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function distinct(spans: readonly Span[]): readonly Span[] {
  const byPlace = new Map(spans.map((span) => [`${span.start}-${span.end}`, span]));
  return [...byPlace.values()].sort((one, other) => one.start - other.start || one.end - other.end);
}
