import { expect, it } from 'vitest';
import { readLawQuestions, recallAt } from './laws-questions.ts';

it('counts a question as answered when one of its articles is among the first', () => {
  const questions = [
    { text: '甲', answers: new Set(['民法典 1.0', '民法典 2.0']) },
    { text: '乙', answers: new Set(['刑法 3.1']) },
  ];
  const found = [
    [
      { law: '中华人民共和国民法典', number: 9, sub: 0 },
      { law: '中华人民共和国民法典', number: 2, sub: 0 },
    ],
    [{ law: '中华人民共和国刑法', number: 3, sub: 0 }],
  ];
  expect(recallAt(questions, found, 10)).toEqual({ questions: 2, any: 0.5, all: 0.25, missed: ['乙'] });
  expect(recallAt(questions, found, 1).any).toBe(0);
});

const sets = [
  'questions.tsv',
  'questions-later.tsv',
  'questions-untouched.tsv',
  'questions-learning.tsv',
  'questions-measuring.tsv',
  'questions-two-authors.tsv',
  'questions-new-authors.tsv',
  'questions-three-authors.tsv',
];

it('measures with questions that weights were not learnt on', () => {
  const texts = (file: string) => readLawQuestions(file).map(({ text }) => text);
  const learnt = new Set(['questions-learning.tsv', ...sets.slice(1, 3)].flatMap(texts));
  expect(texts('questions-measuring.tsv').filter((text) => learnt.has(text))).toEqual([]);
});

it.each(sets)('%s can be read', (file) => {
  const questions = readLawQuestions(file);
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  for (const { answers } of questions)
    for (const answer of answers) expect(answer).toMatch(/^\S+ \d+\.[01]$/);
});
