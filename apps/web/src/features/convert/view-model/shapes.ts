import type {
  AnswerOf,
  CallInput,
  createConversion,
  readConversion,
  readRecognition,
  readRecognitionResult,
} from '@wenjian/api';

export type Conversion = AnswerOf<typeof readConversion>;
export type Recognition = AnswerOf<typeof readRecognition>;
export type RecognitionResult = AnswerOf<typeof readRecognitionResult>;
export type RecognisedPage = RecognitionResult['pages'][number];
export type RecognisedLine = RecognisedPage['lines'][number];
export type NewConversion = CallInput<typeof createConversion>['body'];
export type Operation = NewConversion['operation'];
