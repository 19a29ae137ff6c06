/** The wire shapes this feature shows, named once. */
import type { AnswerOf, listComparisons, readComparison, readComparisonResult } from '@wenjian/api';

export type Comparison = AnswerOf<typeof readComparison>;
export type ComparisonPage = AnswerOf<typeof listComparisons>;
export type ComparisonResult = AnswerOf<typeof readComparisonResult>;
export type Change = ComparisonResult['changes'][number];
export type ChangeType = Change['type'];
export type Significance = Change['significance'];
export type Statistics = ComparisonResult['statistics'];
export type Coverage = ComparisonResult['coverage'];
export type Side = 'old' | 'new';
