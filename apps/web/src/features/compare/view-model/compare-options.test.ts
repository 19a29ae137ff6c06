import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, sameOptions, summariseOptions } from './compare-options.ts';

describe('options in words', () => {
  it('say that everything is compared when nothing is left out', () => {
    expect(summariseOptions(DEFAULT_OPTIONS)).toBe('全部内容逐字比对');
  });

  it('name what is left out and how revisions are read', () => {
    expect(
      summariseOptions({
        ...DEFAULT_OPTIONS,
        ignorePunctuation: true,
        ignoreCase: true,
        ignoredRegions: [{ side: 'old', page: 0, x: 0, y: 0, width: 9, height: 9 }],
        revisions: 'rejected',
      }),
    ).toBe('不比对标点、大小写；不比对 1 个区域；按拒绝全部修订比对');
  });

  it('are compared with a profile only by the profile’s fields', () => {
    expect(sameOptions(DEFAULT_OPTIONS, { ...DEFAULT_OPTIONS, ignoreTables: true })).toBe(false);
    expect(sameOptions(DEFAULT_OPTIONS, { ...DEFAULT_OPTIONS })).toBe(true);
  });
});
