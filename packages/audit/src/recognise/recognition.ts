/** Shared by training and review; not part of the package's public API. */
export { type Contract, partyMentions, sentencesOf, understandContract } from '@wenjian/contract';
export { auditText } from '../audit.text.ts';
export { allRules } from '../rules/all-rules.ts';
export { burdenWeights } from './burden-weights.ts';
export { judgesWords } from './harmless-wording.ts';
export { FEATURE_BUCKETS, featuresOf } from './recognise-features.ts';
export { recognitionWeights } from './recognise-weights.ts';
export { foldExample, isSpoken, sideSigns } from './recognise-wording.ts';
