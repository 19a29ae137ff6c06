/**
 * Everything that the voices without a rule would change in a line, each change once: the proposals of the trained
 * corrector and the guesses of the word model. In: the line and what the voices say. Out: candidates with their signs.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { Proposal, ProposalForm } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import type { TextCoverage } from '../text-coverage.ts';
import { type CandidateParts, type CountWords, type SignName, signsOfCandidate } from './candidate-signs.ts';
import { keptProposals } from './kept-proposals.ts';
import { endsWordCutShort, feltOnBothSides } from './missing-halves.ts';
import { type Run, runOf, signsOf } from './signs.ts';

/** phrase: of a fixed phrase a character is missing; several: more than one character is changed. */
export type CandidateForm = ProposalForm | 'phrase' | 'several';

export interface Candidate {
  readonly draft: CorrectionDraft;
  readonly form: CandidateForm;
  /** The line with the change. */
  readonly made: string;
  readonly signs: Readonly<Record<SignName, number>>;
  /** Of a word that stands there; shown whatever the judge makes of it. */
  readonly isMissingHalf: boolean;
}

export interface Heard {
  readonly proposals: readonly Proposal[];
  /** Guesses of the word model. */
  readonly guesses: readonly CorrectionDraft[];
  /** Fixed phrases that lack a character. */
  readonly phrases: readonly CorrectionDraft[];
  readonly kept: TextCoverage;
  readonly language: LanguageModel;
  /** How often the document has some words; null: there is none around the line. */
  readonly countWords: CountWords | null;
  /** Whether the confidence of a guess is a probability of its own. */
  readonly hasOwnOdds: (guess: CorrectionDraft) => boolean;
}

export function gatherCandidates(text: string, heard: Heard): readonly Candidate[] {
  const { proposals, guesses, phrases, kept, language, countWords, hasOwnOdds } = heard;
  const parts = new Map<string, CandidateParts>();
  const felt = feltOnBothSides(text, proposals, language);
  for (const { run, draft } of keptProposals(text, proposals, kept)) {
    const made = madeOf(text, { start: run.at, end: run.at + run.length, suggestion: run.character });
    if (parts.has(made)) continue;
    const signs = signsOf(text, run, language);
    const isFeltOnBothSides = felt.some(
      ({ kind, at, character }) => kind === run.kind && at === run.at && character === run.character,
    );
    parts.set(made, { draft, run, signs, isProposed: true, isFeltOnBothSides, guess: null });
  }
  for (const guess of [...phrases, ...guesses]) {
    if (kept.touches(guess)) continue;
    const made = madeOf(text, guess);
    const known = parts.get(made);
    parts.set(made, known === undefined ? guessedOnly(text, guess, language) : { ...known, guess });
  }
  const fixed = new Set(phrases);
  return [...parts].map(([made, part]) => ({
    draft: part.draft,
    form: part.guess !== null && fixed.has(part.guess) ? 'phrase' : (part.signs?.form ?? 'several'),
    made,
    signs: signsOfCandidate(text, part, language, countWords, hasOwnOdds),
    isMissingHalf: isMissingHalf(text, part, language),
  }));
}

function isMissingHalf(
  text: string,
  { run, signs, isProposed, isFeltOnBothSides }: CandidateParts,
  language: LanguageModel,
): boolean {
  if (isFeltOnBothSides) return true;
  return isProposed && run !== null && signs !== null && endsWordCutShort(text, run, signs, language);
}

export function madeOf(
  text: string,
  { start, end, suggestion }: Pick<CorrectionDraft, 'start' | 'end' | 'suggestion'>,
): string {
  return text.slice(0, start) + (suggestion ?? text.slice(start, end)) + text.slice(end);
}

function guessedOnly(text: string, guess: CorrectionDraft, language: LanguageModel): CandidateParts {
  const run = singleChange(text, guess);
  const signs = run === null ? null : signsOf(text, run, language);
  return { draft: guess, run, signs, isProposed: false, isFeltOnBothSides: false, guess };
}

/** Half and half: nobody has said how probable it is. */
const UNKNOWN = 0.5;

/** 付违金 → 付违约金 inserts one character; null where more than one is changed. */
function singleChange(text: string, { start, end, suggestion }: CorrectionDraft): Run | null {
  const [written, right] = [text.slice(start, end), suggestion ?? ''];
  let same = 0;
  while (same < Math.min(written.length, right.length) && written.charAt(same) === right.charAt(same)) same++;
  const [gone, come] = endsApart(written.slice(same), right.slice(same));
  if (gone.length > 1 || come.length > 1 || gone + come === '') return null;
  const kind = gone === '' ? 'insert' : come === '' ? 'delete' : 'replace';
  return runOf(text, { kind, at: start + same, character: come, probability: UNKNOWN });
}

/** Without what both end with. */
function endsApart(one: string, other: string): readonly [string, string] {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same)) same++;
  return [one.slice(0, one.length - same), other.slice(0, other.length - same)];
}
