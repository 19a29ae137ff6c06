/** The API types of the result page. */
import type { AnswerOf, listRiskFeedback, readAuditResult, readSharedAudit } from '@wenjian/api';

export type AuditResult = AnswerOf<typeof readAuditResult>;
export type SharedAudit = AnswerOf<typeof readSharedAudit>;
export type Risk = AuditResult['risks'][number];
export type Level = Risk['level'];
export type CheckedRule = AuditResult['checked'][number];
export type Demand = AuditResult['demands'][number];
export type DemandOutcome = Demand['outcome'];
export type Overview = AuditResult['overview'];
export type MoneyFact = Overview['money'][number];
export type Feedback = AnswerOf<typeof listRiskFeedback>['items'][number];
export type FeedbackType = Feedback['feedbackType'];
