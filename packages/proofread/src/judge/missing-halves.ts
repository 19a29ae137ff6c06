/**
 * Half of a word that is missing: such places are too few to be learnt, so they have conditions of their own. In: a line, the
 * corrector's proposals and the language model. Out: which insertions say the missing half.
 */
import type { Proposal } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { isShortVerb } from './short-words.ts';
import { type Run, runOf, type Signs, signsOf } from './signs.ts';
import { isInWord, latticeAround, useOf } from './words-around.ts';

/** Both together; each alone may be a habit of the corrector. */
const LEAST_OF_BOTH: readonly { readonly sum: number; readonly gain: number }[] = [
  { sum: 0.95, gain: 1.45 },
  { sum: 0.85, gain: 2 },
];
const LEAST_OF_EACH = 0.3;
const GAIN_BESIDE_OWN = 1.4;

/**
 * 显著位公示: 单 before it or 置 behind it: one character is felt to be half a word, and what the words around gain says which
 * half is missing.
 */
export function feltOnBothSides(
  text: string,
  proposals: readonly Proposal[],
  language: LanguageModel,
): readonly Run[] {
  const inserts = proposals.filter(
    ({ kind, probability }) => kind === 'insert' && probability >= LEAST_OF_EACH,
  );
  return inserts.flatMap((before) => {
    const after = inserts.find(({ at }) => at === before.at + 1);
    if (after === undefined || isInWord(text, before.at, language)) return [];
    const sum = before.probability + after.probability;
    const weighed = [before, after].map((proposal) => {
      const run = runOf(text, proposal);
      const { own, gain } = signsOf(text, run, language);
      return { run, gain, weight: own + GAIN_BESIDE_OWN * gain };
    });
    const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
    return LEAST_OF_BOTH.some((least) => sum >= least.sum && best.gain >= least.gain) ? [best.run] : [];
  });
}

/**
 * 工资报。 for 工资报酬。, 报工作 for 报告工作: a character that ends no word and begins none would begin one that contracts have.
 * Before a mark little is enough; before other words the corrector must be rather sure.
 */
const LEAST_GAIN = 0.7;
const LEAST_END_USE = 0.5;
const LEAST_INNER = { gain: 1.5, own: 0.85, use: 1.5 } as const;

export function endsWordCutShort(
  text: string,
  run: Run,
  { own, gain }: Signs,
  language: LanguageModel,
): boolean {
  const { kind, at, character } = run;
  if (kind !== 'insert' || at === 0 || gain < LEAST_GAIN || /[《“（(]/.test(text.charAt(at))) return false;
  const { lattice, border } = latticeAround(text, at, language);
  if (isShortVerb(text, run) || border < 2 || lattice.endsWord(border)) return false;
  const use = useOf(text.charAt(at - 1) + character, language);
  if (border === lattice.codes.length) return use >= LEAST_END_USE;
  const isSure = gain >= LEAST_INNER.gain && own >= LEAST_INNER.own;
  return isSure && use >= LEAST_INNER.use && !lattice.beginsWord(border - 1);
}
