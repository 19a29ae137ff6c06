import { describe, expect, it } from 'vitest';
import { detectors, measureWritten } from './plagiarism-written.ts';
import { loadWritten, parseMarked } from './reuse-written.ts';

describe('a text with marked passages', () => {
  it('loses its marks, and the passages keep their positions', () => {
    const { document, marks } = parseMarked('sus-00', '甲乙⟦p1|edited|src-01⟧丙丁\n\n戊⟦/p1⟧己\n');
    expect(document.text).toBe('甲乙丙丁\n戊己');
    expect([...marks]).toEqual([['p1|edited|src-01', { start: 2, end: 6 }]]);
  });

  it('with a broken mark is refused', () => {
    expect(() => parseMarked('sus-00', '甲⟦p1|edited|src-01⟧乙')).toThrow('broken');
    expect(() => parseMarked('sus-00', '甲乙⟦/p1⟧')).toThrow('without a beginning');
  });
});

describe('the hand-written texts', () => {
  it('are nine of each half, each with every source', async () => {
    expect(await loadWritten('practice')).toHaveLength(90);
    expect(await loadWritten('blind')).toHaveLength(90);
  });

  it('of the practice half are found at least as well as before', async () => {
    const { verbatim, edited, paraphrase, all } = await measureWritten('practice', detectors.engine);
    expect([verbatim.found, edited.found]).toEqual([verbatim.passages, edited.passages]);
    expect(paraphrase.found).toBeGreaterThanOrEqual(9);
    expect(all.precision).toBeGreaterThan(0.9);
    // Fragments are cut at what was put between copied sentences, which PlagDet calls several finds of one passage.
    expect(all.plagDet).toBeGreaterThan(0.82);
  });
});
