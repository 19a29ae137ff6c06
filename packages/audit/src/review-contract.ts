/**
 * A review with a language model. Promise: the rules' risks are all there and are reported first, whatever the model does; nothing of the
 * model is shown without a quotation that stands in the text; what the model did not check is said with the reason. Never rejects because
 * of the model, nor when the signal stops it: then the result holds what was reached, and the caller knows its own signal.
 */
import type { Document } from '@wenjian/document';
import { askInOrder } from './ask-in-order.ts';
import { type AskOutcome, askModel } from './ask-model.ts';
import { auditText } from './audit.text.ts';
import type { AuditResult } from './audit-result.ts';
import { canBeAsked, createGather, type ModelAnswer } from './gather-answers.ts';
import { promptFor, type Question, questionsOf } from './model-questions.ts';
import { ModelFailure, type ModelReviewer, type StopSignal } from './model-reviewer.ts';
import { readClausesAnswer, readDemandReply, readOwnRuleAnswer } from './read-answer.ts';
import { resultOf, withoutModel } from './review-result.ts';
import { type AuditOptions, type RuleReview, runRules } from './run-rules.ts';
import { createStopSwitch } from './stop-switch.ts';

export interface ReviewOptions extends AuditOptions {
  /** Null: rules only. */
  readonly model: ModelReviewer | null;
  readonly signal: StopSignal;
  /** First with what the rules found, then after every answer with all that is known; each time at least what was known before. */
  readonly onProgress?: (result: AuditResult, fraction: number) => void;
}

export async function reviewContract(document: Document, options: ReviewOptions): Promise<AuditResult> {
  const { model, signal, onProgress } = options;
  const review = runRules(document, options);
  if (model === null || document.text.trim() === '') {
    const result = resultOf(review, withoutModel(review, auditText.noModel));
    onProgress?.(result, 1);
    return result;
  }
  const questions = questionsOf(review);
  const asked = questions.filter(canBeAsked);
  const gather = createGather(review, questions);
  onProgress?.(resultOf(review, gather([])), 0);
  const going = createStopSwitch(signal);
  const settled = await askInOrder(
    asked,
    (question) => answerTo(question, review, model, going.signal),
    (known) => onProgress?.(resultOf(review, gather(known)), known.length / asked.length),
  );
  // Where asking was given up, answers may still be on their way.
  going.stop(new ModelFailure('stopped'));
  return resultOf(review, gather(settled));
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
