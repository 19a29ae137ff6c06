/**
 * What the models say of a line: the word model's guesses and the proposals of the trained corrector, gathered and judged
 * where the corrector has read the line. In: a line and what is protected in it. Out: candidates, and the drafts that stay.
 */
import type { CorrectionDraft } from '../correction.ts';
import { type Candidate, gatherCandidates } from '../judge/gather-candidates.ts';
import { judge } from '../judge/judge.ts';
import { surestProposals } from '../judge/kept-proposals.ts';
import { TextCoverage } from '../text-coverage.ts';
import { checkLanguage, STATISTICAL_RULE } from './check-language.ts';
import { checkLengths } from './check-lengths.ts';
import { besideTurns, coverTerms, isOldStyle } from './check-models.ts';
import { checkOmissions } from './check-omissions.ts';
import { checkOrder } from './check-order.ts';
import { checkPhraseOrder } from './check-phrase-order.ts';
import { checkRepeats } from './check-repeats.ts';
import type { TextOptions } from './examine-text.ts';
import { findProtected, type ProtectedSpan } from './find-protected.ts';

interface HeardModels {
  readonly isFree: (draft: CorrectionDraft) => boolean;
  readonly kept: TextCoverage;
  /** Not weighed: all of them where the corrector has not read the line, otherwise the ends of fixed phrases. */
  readonly guesses: readonly CorrectionDraft[];
  readonly candidates: readonly Candidate[];
}

/** What the judge weighs in a line. */
export function candidatesIn(text: string, options: TextOptions): readonly Candidate[] {
  const { names, alwaysRight } = options;
  return hearModels(text, options, findProtected(text, [...alwaysRight, ...names])).candidates;
}

export function hearModels(
  text: string,
  options: TextOptions,
  protectedSpans: readonly ProtectedSpan[],
): HeardModels {
  const { language, proposals, countWords } = options;
  const kept = new TextCoverage(text.length, protectedSpans);
  coverTerms(text, kept);
  const isFree = (draft: CorrectionDraft) => !kept.touches(draft);
  if (language === null) return { isFree, kept, guesses: [], candidates: [] };
  const cut = checkOmissions(text, language);
  // 未尽事，: a fixed phrase that ends before a mark lacks its end whatever the corrector says.
  const [ends, phrases] = [
    cut.filter((draft) => isEnd(text, draft)),
    cut.filter((draft) => !isEnd(text, draft)),
  ];
  const guesses = [...checkLengths(text, language), ...checkLanguage(text, language, kept)];
  const all = [...cut, ...guesses].filter(isFree);
  const proposed = proposals.get(text);
  if (proposed === undefined) return { isFree, kept, guesses: all, candidates: [] };
  const hasOwnOdds = ({ ruleId }: CorrectionDraft) => ruleId === STATISTICAL_RULE;
  const heard = { proposals: proposed, guesses, phrases, kept, language, countWords, hasOwnOdds };
  return { isFree, kept, guesses: ends.filter(isFree), candidates: gatherCandidates(text, heard) };
}

export function modelDrafts(
  text: string,
  { language, proposals }: TextOptions,
  { isFree, kept, guesses, candidates }: HeardModels,
): readonly CorrectionDraft[] {
  const proposed = proposals.get(text) ?? [];
  const repeats = checkRepeats(text).filter(isFree);
  if (isOldStyle(text)) return repeats;
  if (language === null) return [...repeats, ...surestProposals(text, proposed, kept)];
  const turns = [...checkOrder(text, language, proposed), ...checkPhraseOrder(text, language)].filter(isFree);
  const judged = candidates.flatMap((candidate) => judge(candidate) ?? []);
  return [...repeats, ...turns, ...besideTurns([...guesses, ...judged], turns)];
}

function isEnd(text: string, { start, end, suggestion }: CorrectionDraft): boolean {
  return suggestion?.startsWith(text.slice(start, end)) === true;
}
