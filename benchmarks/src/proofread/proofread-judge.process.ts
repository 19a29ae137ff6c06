/**
 * Learns what the signs of a candidate are worth: prints the weights of packages/proofread/src/judge/judge.weights.ts, and for
 * each form how many of the right and of the wrong ones lie above some probabilities. Reads the learning halves only.
 */
import { editDistance } from '@wenjian/contract';
import { candidatesInLine, countingIn, signNames } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { openCorrector } from '@wenjian/server/sentence-corrector';
import { type Example, fitWeights, probabilityWith } from './fit-weights.ts';
import { type LearningText, learningTexts } from './judge-examples.ts';

/** All forms share what is known of all; a form of its own must have many examples to differ. */
const PULL_OF_ALL = 1;
const PULL_OF_FORM = 4;
const shown = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.98];

interface FormExample extends Example {
  readonly form: string;
  readonly isOfClean: boolean;
}

const language = await openLanguage();
if (language === null) throw new Error('the word model is not present');
const propose = await openCorrector();
const texts = await learningTexts(language);
const proposals = await propose(texts.flatMap(({ lines }) => lines.map(({ source }) => source)));

function examplesOf({ lines, isDocument }: LearningText): readonly FormExample[] {
  const countWords = isDocument ? countingIn(lines.map(({ source }) => source).join('\n')) : null;
  return lines.flatMap(({ source, target }) => {
    const before = editDistance(source, target);
    return candidatesInLine(source, { language, proposals }, countWords).map(({ form, made, signs }) => ({
      form,
      signs: signNames.map((name) => signs[name]),
      isRight: editDistance(made, target) < before,
      isOfClean: source === target,
    }));
  });
}

const examples = texts.flatMap(examplesOf);
const nothing = signNames.map(() => 0);
const ofAll = fitWeights(examples, nothing, PULL_OF_ALL);
console.log(lineOf('several', ofAll, examples.length));
for (const [form, own] of Map.groupBy(examples, (example) => example.form)) {
  const weights = fitWeights(own, ofAll, PULL_OF_FORM);
  console.log(lineOf(form, weights, own.length));
  for (const least of shown) {
    const above = own.filter(({ signs }) => probabilityWith(weights, signs) >= least);
    const wrong = above.filter(({ isRight }) => !isRight);
    const ofClean = wrong.filter(({ isOfClean }) => isOfClean).length;
    console.log(
      `    from ${least}: ${above.length - wrong.length} right, ${wrong.length} wrong, ${ofClean} in right lines`,
    );
  }
}

function lineOf(form: string, weights: readonly number[], count: number): string {
  const numbers = signNames.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(2)}`);
  return `  ${form}: { ${numbers.join(', ')} }, // ${count} examples`;
}
