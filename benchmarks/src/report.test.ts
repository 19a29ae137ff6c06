import { describe, expect, it } from 'vitest';
import { createRandom, generateContract, scatterEdits } from './contract-text.ts';
import { replaceSection } from './report.ts';

describe('the report', () => {
  it('replaces the section of one benchmark and does not change the others', () => {
    const first = replaceSection('# Benchmarks\n', 'compare', 'one');
    const both = replaceSection(first, 'documents', 'two');
    expect(replaceSection(both, 'compare', 'three')).toBe(
      '# Benchmarks\n\n<!-- compare -->\nthree\n<!-- /compare -->\n\n<!-- documents -->\ntwo\n<!-- /documents -->\n',
    );
  });
});

describe('the generated texts', () => {
  it('are the same for the same seed and different for another', () => {
    const make = (seed: number) => generateContract(5000, createRandom(seed));
    expect(make(1)).toBe(make(1));
    expect(make(1)).not.toBe(make(2));
    expect(make(1)).toHaveLength(5000);
  });

  it('are edited at about the requested share', () => {
    const text = '甲'.repeat(100_000);
    const edited = scatterEdits(text, 0.02, createRandom(1));
    const changed =
      [...edited].filter((character) => character !== '甲').length + (text.length - edited.length);
    expect(changed).toBeGreaterThan(500);
    expect(changed).toBeLessThan(4000);
  });
});
