/**
 * What speaks for a proposal of the trained corrector: its form, its own probability, and how much likelier the words
 * around become. In: a line, a proposal and the language model. Out: the signs, and whether they are enough.
 */
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { judgeWeights } from './judge.weights.ts';
import type { Proposal, ProposalForm } from './proposal.ts';

/** A proposal, and how many characters it is about. */
export interface Run extends Proposal {
  readonly length: number;
}

export interface Signs {
  readonly form: ProposalForm;
  readonly own: number;
  readonly gain: number;
}

/** The weights were learnt with the language model; without it only the surest proposals are shown. */
const SURE_WITHOUT_LANGUAGE = 5.5;
const MOST_GAIN = 6;
const CONTEXT = 8;
const LONGEST_REPETITION = 8;
const LEAST_DOUBT = 1e-4;

/** From 0 on it is shown. */
export function evidenceOf({ form, own, gain }: Signs, hasLanguage: boolean): number {
  if (!hasLanguage) return form === 'alone' ? -1 : own - SURE_WITHOUT_LANGUAGE;
  const weights = judgeWeights[form];
  return weights.bias + weights.own * own + weights.gain * gain - weights.least;
}

export function signsOf(text: string, run: Run, language: LanguageModel | null): Signs {
  const { probability } = run;
  const own = Math.log(probability / Math.max(LEAST_DOUBT, 1 - probability));
  const gain = language === null ? 0 : gainOf(text, run, language);
  return { form: formOf(text, run, language), own, gain: Math.max(-MOST_GAIN, Math.min(MOST_GAIN, gain)) };
}

/** 由有关由有关: of two equal strings the second, when the corrector would delete a part of either. */
export function runOf(text: string, proposal: Proposal): Run {
  if (proposal.kind !== 'delete') return { ...proposal, length: proposal.kind === 'insert' ? 0 : 1 };
  for (let length = LONGEST_REPETITION; length > 1; length -= 1)
    for (let start = Math.max(0, proposal.at - 2 * length + 1); start <= proposal.at; start += 1) {
      const first = text.slice(start, start + length);
      const at = start + length;
      const isRepeated = /^[\u4e00-\u9fff]+$/.test(first) && text.startsWith(first, at);
      if (isRepeated && proposal.at < at + length) return { ...proposal, at, length };
    }
  // Of two equal characters either may be named; it is the second one that goes.
  const isFirst = text.charAt(proposal.at) === text.charAt(proposal.at + 1);
  return { ...proposal, at: proposal.at + (isFirst ? 1 : 0), length: 1 };
}

const grammarSets = ['的地得', '以已', '有由', '再在', '与于予', '作做', '须需'];

function formOf(text: string, run: Run, language: LanguageModel | null): ProposalForm {
  const { kind, at, character, length } = run;
  if (kind === 'insert') return 'insert';
  const written = text.charAt(at);
  if (kind === 'delete') {
    if (length > 1) return 'repeated';
    return written === text.charAt(at - 1) || written === text.charAt(at + 1) ? 'doubled' : 'alone';
  }
  if (grammarSets.some((set) => set.includes(written) && set.includes(character))) return 'grammar';
  if (language === null) return 'alike';
  const [one, other] = [written, character].map((each) => language.characterNode(each.charCodeAt(0)));
  return language.isConfusable(one ?? 0, other ?? 0) ? 'alike' : 'other';
}

/** Powers of ten by which the words around become likelier. */
function gainOf(text: string, { at, character, length }: Run, language: LanguageModel): number {
  const end = at + length;
  const before =
    /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, at - CONTEXT), at))?.[0] ?? '';
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(end, end + CONTEXT))?.[0] ?? '';
  return (
    textScore(before + character + after, language) -
    textScore(before + text.slice(at, end) + after, language)
  );
}
