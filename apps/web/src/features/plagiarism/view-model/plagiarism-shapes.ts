/** The API types of these pages. */
import type {
  AnswerOf,
  extractSensitiveWords,
  listOpenApiKeys,
  listTextBase,
  readManySources,
  readPlagiarism,
  readPlagiarismConfig,
  readPlagiarismDocument,
  readPlagiarismMany,
  readPlagiarismPair,
  readSensitiveWords,
} from '@wenjian/api';

export type PlagiarismTask = AnswerOf<typeof readPlagiarism>;
export type PairResult = NonNullable<AnswerOf<typeof readPlagiarismPair>['result']>;
export type ManyResult = NonNullable<AnswerOf<typeof readPlagiarismMany>['result']>;
export type CheckedDocument = PairResult['origin'];
export type Fragment = PairResult['blockList'][number];
export type FragmentKind = Fragment['kind'];
export type Place = Fragment['references'][string];
export type Rates = PairResult['statistics']['originInTarget'];
export type Rate = Rates['after'];
export type ImagePair = PairResult['imagesBlocks'][number];
export type Evidence = PairResult['authorship'][number];
export type EvidenceWeight = Evidence['weight'];
export type Evasion = PairResult['evasion'][number];
export type Subtracted = PairResult['subtracted'][number];
export type SubtractionKind = Subtracted['kind'];
export type Settings = PairResult['settings'];
export type Coverage = PairResult['coverage'];
export type Source = AnswerOf<typeof readManySources>['sources'][number];
export type TimelineEvent = ManyResult['timeline'][number];
export type SensitiveFound = AnswerOf<typeof extractSensitiveWords>;
export type SensitiveHit = SensitiveFound['hits'][number];
export type DocumentText = AnswerOf<typeof readPlagiarismDocument>;
export type TextBlock = DocumentText['document']['blocks'][number];
export type PlagiarismConfig = AnswerOf<typeof readPlagiarismConfig>;
export type TextBasePage = AnswerOf<typeof listTextBase>;
export type TextBaseDocument = TextBasePage['items'][number];
export type SensitiveWords = AnswerOf<typeof readSensitiveWords>;
export type OpenApiKey = AnswerOf<typeof listOpenApiKeys>['items'][number];

/** Which of the two documents of a pair. */
export type Side = 'origin' | 'target';
export const SIDES: readonly Side[] = ['origin', 'target'];

/** Whether subtracted words count. */
export type Counting = Exclude<keyof Rates, 'rewritten'>;
