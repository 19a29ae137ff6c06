/**
 * A review with a language model. Promise: all risks of the rules are included and reported first, whatever
 * the model does; nothing from the model is shown without a quotation that is in the text; what the model did
 * not check is listed with the reason. Never rejects because of the model, nor when the signal stops it: the
 * result then contains what was finished, and the caller checks its own signal.
 */
import type { Document } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { AuditResult } from '../audit-result.ts';
import { settleEdits, withSettledEdits } from '../edits/settle-edits.ts';
import { askInOrder } from '../model/ask-in-order.ts';
import { type AskOutcome, askModel } from '../model/ask-model.ts';
import { canBeAsked, createGather, type ModelAnswer } from '../model/gather-answers.ts';
import { promptFor, type Question, questionsOf } from '../model/model-questions.ts';
import { ModelFailure, type ModelReviewer, type StopSignal } from '../model/model-reviewer.ts';
import { readClausesAnswer, readDemandReply, readOwnRuleAnswer } from '../model/read-answer.ts';
import { createStopSwitch } from '../model/stop-switch.ts';
import { resultOf, withoutModel } from './review-result.ts';
import { type AuditOptions, type RuleReview, runRules } from './run-rules.ts';

export interface ReviewOptions extends AuditOptions {
  /** Null: rules only. */
  readonly model: ModelReviewer | null;
  readonly signal: StopSignal;
  /** Called first with the rules' findings, then after every answer with everything so far; results never shrink. */
  readonly onProgress?: (result: AuditResult, fraction: number) => void;
}

export async function reviewContract(document: Document, options: ReviewOptions): Promise<AuditResult> {
  const { model, signal, onProgress } = options;
  const review = withSettledEdits(runRules(document, options), options);
  if (model === null || document.text.trim() === '') {
    const result = resultOf(review, withoutModel(review, auditText.noModel));
    onProgress?.(result, 1);
    return result;
  }
  const questions = questionsOf(review);
  const asked = questions.filter(canBeAsked);
  const gather = createGather(review, questions);
  onProgress?.(resultOf(review, gather([])), 0);
  const stopSwitch = createStopSwitch(signal);
  const settled = await askInOrder(
    asked,
    (question) => answerTo(question, review, model, stopSwitch.signal),
    (known) => onProgress?.(resultOf(review, gather(known)), known.length / asked.length),
  );
  // After asking was given up, answers may still arrive.
  stopSwitch.stop(new ModelFailure('stopped'));
  return withModelEdits(review, resultOf(review, gather(settled)), options);
}

/** The model's suggestions are fitted in beside those of the rules; without any, everything is settled already. */
function withModelEdits(review: RuleReview, result: AuditResult, options: AuditOptions): AuditResult {
  const isOnlyRules = result.risks.every(({ origin }) => origin === 'rule');
  if (isOnlyRules || options.withEdits !== true) return result;
  return { ...result, risks: settleEdits(review, result.risks, options) };
}

async function answerTo(
  question: Question,
  review: RuleReview,
  model: ModelReviewer,
  signal: StopSignal,
): Promise<AskOutcome<ModelAnswer>> {
  return askModel(model, promptFor(question, review), signal, (text) => readAnswer(question, text));
}

function readAnswer({ kind }: Question, text: string): ModelAnswer | null {
  switch (kind) {
    case 'demand': {
      const reply = readDemandReply(text);
      return reply && { kind, reply };
    }
    case 'ownRule': {
      const reply = readOwnRuleAnswer(text);
      return reply && { kind, reply };
    }
    case 'clauses': {
      const reply = readClausesAnswer(text);
      return reply && { kind, reply };
    }
  }
}
