/** The API types of the correction screens. */
import type {
  AnswerOf,
  addLexiconEntries,
  CallInput,
  checkLiveText,
  listLexicon,
  readProofreading,
  readProofreadingResult,
  readSharedProofreading,
  recheckProofreading,
} from '@wenjian/api';
import type { DecisionState } from '../../../shared/findings/decision-shapes.ts';

export type Proofreading = AnswerOf<typeof readProofreading>;
export type ProofreadingResult = AnswerOf<typeof readProofreadingResult>;
export type SharedProofreading = AnswerOf<typeof readSharedProofreading>;
export type Correction = ProofreadingResult['corrections'][number];
export type Tier = Correction['tier'];
export type Family = Correction['family'];
export type Renumbering = NonNullable<ProofreadingResult['renumbering']>;
/** As shown: one's own words count as accepted. */
export type Decided = Exclude<DecisionState, 'edited'>;
export type Recheck = AnswerOf<typeof recheckProofreading>;
export type Finding = Recheck['corrections'][number];
export type LexiconEntry = AnswerOf<typeof listLexicon>['items'][number];
export type LiveCheck = AnswerOf<typeof checkLiveText>;
export type LiveCorrection = LiveCheck['corrections'][number];
export type LexiconKind = LexiconEntry['kind'];
export type NewLexiconEntry = CallInput<typeof addLexiconEntries>['body']['entries'][number];

/** The task stages that are shown. */
export type ShownStage = 'queued' | 'reading' | 'recognising' | 'reviewing' | 'saving';
