/** The API types of this feature. */
import type {
  AnswerOf,
  listCompareProfiles,
  readComparison,
  readComparisonChain,
  readComparisonResult,
} from '@wenjian/api';

export type Comparison = AnswerOf<typeof readComparison>;
export type ComparisonResult = AnswerOf<typeof readComparisonResult>;
export type ComparisonChain = AnswerOf<typeof readComparisonChain>;
export type CompareProfile = AnswerOf<typeof listCompareProfiles>['items'][number];
export type CompareOptions = Comparison['options'];
export type OptionSwitch = Exclude<keyof CompareOptions, 'ignoredRegions' | 'revisions'>;
export type IgnoredRegion = CompareOptions['ignoredRegions'][number];
export type Block = ComparisonResult['old']['blocks'][number];
export type AlignedBlocks = ComparisonResult['rows'][number];
export type Change = ComparisonResult['changes'][number];
export type ChangeType = Change['type'];
export type Significance = Change['significance'];
export type ChangeArea = Change['place'];
export type Coverage = ComparisonResult['coverage'];
export type Side = 'old' | 'new';
export const SIDES: readonly Side[] = ['old', 'new'];
