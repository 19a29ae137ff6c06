/** The API types these pages use. */
import type {
  AnswerOf,
  CallInput,
  createReviewTemplate,
  listAuditRules,
  listReviewTemplates,
  readAudit,
} from '@wenjian/api';

export type Audit = AnswerOf<typeof readAudit>;
export type AuditPhase = Audit['phase'];
export type ReviewEnd = 'failed' | 'cancelled';
/** The stages that have a name of their own on the pages. */
export type ShownStage = 'queued' | 'reading' | 'recognising' | 'reviewing' | 'saving';
export type ContractFacts = NonNullable<Audit['facts']>;
export type ContractParty = ContractFacts['parties'][number];
export type PartySide = NonNullable<ContractParty['side']>;
export type RuleCatalogue = AnswerOf<typeof listAuditRules>;
export type AuditRule = RuleCatalogue['items'][number];
export type ReviewTemplate = AnswerOf<typeof listReviewTemplates>['items'][number];
/** The part of a list that is edited and stored. */
export type TemplateContent = Omit<CallInput<typeof createReviewTemplate>['body'], 'teamId'>;
