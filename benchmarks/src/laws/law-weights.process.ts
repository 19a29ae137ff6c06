/**
 * Learns what the evidence for an article is worth: tries changes of one weight after the other on the questions for learning and keeps what helps. Prints the weights for
 * `packages/answers/src/retrieval/article-weights.ts`, and what they do. `LAWS_BENCH_DATA`: the data folder of `npm run bench -- laws`, which has to have run before.
 */
import { type ArticleWeights, articleWeights, weighArticles } from '@wenjian/answers';
import { type LawEvidence, openLawEvidence } from '../../../apps/server/src/features/laws/index.ts';
import { openBenchLaws, today } from './laws-database.ts';
import { type LawQuestion, readLawQuestions, recallAt } from './laws-questions.ts';

const ROUNDS = 3;
const STEPS = [0.5, 0.8, 1.25, 2];
const NUDGES = [-0.05, -0.02, 0.02, 0.05];
/** What nothing in the questions can teach. */
const FIXED: ReadonlySet<string> = new Set([
  'namedArticle',
  'namedLaw',
  'notYetInForce',
  'repealed',
  'amended',
]);

const bench = await openBenchLaws();
try {
  const find = await openLawEvidence(bench.database, bench.meaning);
  if (find === null) throw new Error('no law is loaded');
  const learning = await gather(find, [
    ...readLawQuestions('questions-learning.tsv'),
    ...readLawQuestions('questions-later.tsv'),
    ...readLawQuestions('questions-untouched.tsv'),
  ]);
  const learnt = learn(learning);
  console.log('before', scores(learning, articleWeights));
  console.log('after', scores(learning, learnt));
  console.log(learnt);
  const floors = learning.flatMap((asked) => {
    const right = rank(asked, learnt).find(({ isRight }) => isRight);
    return right === undefined ? [] : [right.score];
  });
  floors.sort((one, other) => one - other);
  console.log('score of the best right article, 5th of 100:', floors[Math.floor(floors.length / 20)]);
  const near = learning.map(({ nearest }) => nearest ?? 0).sort((one, other) => one - other);
  console.log(
    'likeness of the nearest, 2nd and 5th of 100:',
    near[Math.floor(near.length / 50)],
    near[Math.floor(near.length / 20)],
  );
  console.log('questions no law answers, likeness of the nearest:', await strangers(find));
} finally {
  await bench.close();
}

type Gathered = Awaited<ReturnType<LawEvidence>> & { readonly asked: LawQuestion };

async function gather(find: LawEvidence, questions: readonly LawQuestion[]): Promise<readonly Gathered[]> {
  const gathered: Gathered[] = [];
  for (const asked of questions) gathered.push({ ...(await find(asked.text)), asked });
  return gathered;
}

function rank({ asked, question, evidence }: Gathered, weights: ArticleWeights) {
  return weighArticles(question, evidence, today, weights).map(({ law, number, sub, score }) => ({
    score,
    address: { law: law.name, number, sub },
    isRight: recallAt([asked], [[{ law: law.name, number, sub }]], 1).any > 0,
  }));
}

function scores(all: readonly Gathered[], weights: ArticleWeights) {
  const questions = all.map(({ asked }) => asked);
  const found = all.map((one) =>
    weighArticles(one.question, one.evidence, today, weights)
      .slice(0, 100)
      .map(({ law, number, sub }) => ({ law: law.name, number, sub })),
  );
  const [first, ten, hundred] = [1, 10, 100].map((top) => recallAt(questions, found, top));
  return { first: first?.any ?? 0, ten: ten?.all ?? 0, hundred: hundred?.all ?? 0 };
}

/** The first article counts as much as all of the first ten. */
function worth(all: readonly Gathered[], weights: ArticleWeights): number {
  const { first, ten, hundred } = scores(all, weights);
  return first + ten + hundred / 2;
}

function learn(all: readonly Gathered[]): ArticleWeights {
  let best = { weights: articleWeights, worth: worth(all, articleWeights) };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, value] of Object.entries(best.weights)) {
      if (FIXED.has(name)) continue;
      for (const changed of [...STEPS.map((step) => value * step), ...NUDGES.map((nudge) => value + nudge)]) {
        const weights = { ...best.weights, [name]: Number(changed.toFixed(3)) };
        const own = worth(all, weights);
        if (own > best.worth) best = { weights, worth: own };
      }
    }
  return best.weights;
}

async function strangers(find: LawEvidence): Promise<readonly string[]> {
  const questions = [
    '今天天气怎么样',
    '帮我写一首关于春天的诗',
    '红烧肉怎么做才好吃',
    '世界杯谁会赢',
    '你好',
    '推荐几本小说',
    '怎么减肥最快',
    'Python怎么读文件',
    '地球到月亮多远',
    '周末去哪里玩',
    '这首歌是谁唱的',
    '头发怎么染比较好看',
  ];
  const found: string[] = [];
  for (const text of questions) found.push(`${text} ${(await find(text)).nearest?.toFixed(3)}`);
  return found;
}
