import { packVector } from '@wenjian/answers';
import { expect, it } from 'vitest';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import { createQuestionLikeness } from './question-likeness.ts';

function embedderOf(asked: string[]): Embedder {
  return {
    ...{ model: 'test', replaces: [], dimensions: 2 },
    embed: async (texts) => {
      asked.push(...texts);
      return texts.map((text) => (text.includes('押金') ? Float32Array.of(1, 0) : Float32Array.of(0, 1)));
    },
  };
}

it('compares a question with examples, and makes the vector of each example once', async () => {
  const asked: string[] = [];
  const likeness = createQuestionLikeness(
    async () => embedderOf(asked),
    () => expect.fail('it answers'),
  );
  expect(await likeness('押金不退', ['押金', '工资'])).toEqual([1, 0]);
  expect(await likeness('工资不发', ['押金', '工资', '加班'])).toEqual([0, 1, 1]);
  expect(asked).toEqual(['押金不退', '押金', '工资', '工资不发', '加班']);
});

it('leaves a question to its words where there is no encoder, or it fails', async () => {
  const told: unknown[] = [];
  expect(
    await createQuestionLikeness(
      async () => null,
      (error) => told.push(error),
    )('问', ['甲']),
  ).toBeNull();
  const failing = async () => {
    throw new Error('down');
  };
  expect(await createQuestionLikeness(failing, (error) => told.push(error))('问', ['甲'])).toBeNull();
  expect(told).toHaveLength(1);
});

it('does not put to the encoder what the product came with', async () => {
  const asked: string[] = [];
  const shipped = async () => new Map([['押金', packVector(Float32Array.of(1, 0))]]);
  const likeness = createQuestionLikeness(
    async () => embedderOf(asked),
    () => expect.fail('it answers'),
    shipped,
  );
  expect(await likeness('押金不退', ['押金', '工资'])).toEqual([1, 0]);
  expect(asked).toEqual(['押金不退', '工资']);
});

it('makes the vectors itself where those it came with cannot be read, and says so once', async () => {
  const told: unknown[] = [];
  const likeness = createQuestionLikeness(
    async () => embedderOf([]),
    (error) => told.push(error),
    () => Promise.reject(new Error('altered')),
  );
  expect(await likeness('押金不退', ['押金'])).toEqual([1]);
  expect(await likeness('押金不退', ['工资'])).toEqual([0]);
  expect(told).toHaveLength(1);
});
