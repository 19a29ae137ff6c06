/**
 * What the assistant says without a model, for graders: `node benchmarks/src/laws/answer-questions.process.ts QUESTIONS.tsv ANSWERS.md [EVERY]`. A row of the file is
 * question, articles, what a right answer says, what would be wrong; with EVERY n only each n-th is asked. Answers are those of the product: the laws that come with it,
 * its encoder, its types of questions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { answerLocally, prepareTypes, readArticleLabel } from '@wenjian/answers';
import { gatherSources } from '../../../apps/server/src/features/chat/gather-sources.ts';
import { createQuestionLikeness } from '../../../apps/server/src/features/chat/question-likeness.ts';
import {
  type ArticleReader,
  openLawSearch,
  readArticlesInForce,
  readWays,
} from '../../../apps/server/src/features/laws/index.ts';
import { openBenchLaws, today } from './laws-database.ts';

const [from, to, every = '1'] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('QUESTIONS.tsv ANSWERS.md [EVERY]');
const rows = readFileSync(from, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .filter((_, index) => index % Number(every) === 0)
  .map((line) => line.split('\t'));

const bench = await openBenchLaws();
const fail = (error: unknown) => {
  throw error;
};
const finders = {
  laws: await openLawSearch(bench.database, today, bench.meaning),
  articles: (wanted: Parameters<ArticleReader>[0]) => readArticlesInForce(bench.database, wanted, today),
  likeness: createQuestionLikeness(async () => bench.embedder, fail, readWays),
  passages: async () => [],
};
await prepareTypes(turn);
const answers: string[] = [];
let [unanswered, unsure] = [0, 0];
for (const [index, [question = '', articles = '', key = '', wrong = '']] of rows.entries()) {
  const said = await answer(question);
  answers.push(
    `### ${index + 1}\n问：${question}\n【标准答案要点】${key}\n【什么算错】${wrong}\n【相关法条】${articles}\n【软件的回答】\n${said}\n`,
  );
}
writeFileSync(to, answers.join('\n'));
console.log(`${rows.length} questions, ${unanswered} without a type, ${unsure} answered as the nearest`);
await bench.close();

async function answer(question: string): Promise<string> {
  // No document is attached, so whose they would be does not matter.
  const scope = undefined as never;
  const request = { scope, mode: 'law', wanted: question, documentIds: [], isLocal: true } as const;
  const { sources, typed, isSure, helps, hasLaws } = await gatherSources(finders, request);
  if (typed.length === 0) unanswered++;
  else if (!isSure) unsure++;
  return answerLocally({
    question,
    kind: 'law',
    typed,
    isSure,
    articles: sources.flatMap(({ number, title, text, status, state_of, law, article }) =>
      status === null || law === null
        ? []
        : [{ number, title, text, status, stateOf: state_of, law, address: readArticleLabel(article ?? '') }],
    ),
    passages: [],
    hasDocuments: false,
    hasLaws,
    helps,
  }).join('\n\n');
}
