import { describe, expect, it } from 'vitest';
import { freeUseLimit, isFreeTool } from './free-uses.rules.ts';

describe('the free tools', () => {
  it('give 20 uses a day in a free space and 500 in a paid one', () => {
    expect([freeUseLimit(false), freeUseLimit(true)]).toEqual([20, 500]);
  });

  it('are correction, conversion and recognition only', () => {
    expect(
      (['correct', 'convert', 'ocr', 'compare', 'audit', 'document'] as const).filter(isFreeTool),
    ).toEqual(['correct', 'convert', 'ocr']);
  });
});
