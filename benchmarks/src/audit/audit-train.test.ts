import { join } from 'node:path';
import { burdenWeights, recognitionWeights } from '@wenjian/audit/recognition';
import { describe, expect, it } from 'vitest';
import { burdenDigest } from './audit-burdens.ts';
import { digestOf, readExamples } from './audit-train-examples.ts';
import { inputOf, score, train } from './audit-train-regression.ts';

const folder = join(import.meta.dirname, '../../../packages/audit/examples');

describe('recognition by example', () => {
  it('was trained on the current examples and features', () => {
    expect(recognitionWeights.digest, 'run node benchmarks/src/audit/audit-train.process.ts').toBe(
      digestOf(folder),
    );
  });

  it('was trained on the current examples of burdens', () => {
    expect(burdenWeights.digest, 'run node benchmarks/src/audit/audit-burdens.process.ts').toBe(
      burdenDigest(),
    );
  });

  it('fits into three megabytes', () => {
    const size = recognitionWeights.packed.length + burdenWeights.packed.length;
    expect(size).toBeLessThan(3 * 1024 * 1024);
  });

  it('learns to distinguish a provision from its near misses, reproducibly', () => {
    const rule = 'notices.deemed-delivery';
    const examples = readExamples(folder).filter(({ holds, nearly }) => holds.has(rule) || nearly.has(rule));
    const [weights, again] = [train(examples, [rule]), train(examples, [rule])];
    expect(weights.values).toEqual(again.values);
    const scores = new Float32Array(weights.columns.length);
    const right = examples.filter(({ features, holds, isMirrored }) => {
      score(weights, inputOf(weights, features), scores);
      return isMirrored || (scores[0] ?? 0) > 0 === holds.has(rule);
    });
    expect(right.length / examples.length).toBeGreaterThan(0.95);
  });
});
