// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSampleProgress, NOTHING_TRIED, readSampleProgress, showsSample } from './sample-progress.ts';

const TEAM = '00000000-0000-4000-8000-000000000001';

beforeEach(() => localStorage.clear());

describe('the sample contract', () => {
  it('is offered in a space without tasks, and stays until it is closed', () => {
    const begun = { links: { compare: '/contract-compare/1' }, isHidden: false };
    expect(showsSample(NOTHING_TRIED, false)).toBe(true);
    expect(showsSample(NOTHING_TRIED, true)).toBe(false);
    expect(showsSample(begun, true)).toBe(true);
    expect(showsSample({ ...begun, isHidden: true }, false)).toBe(false);
  });

  it('remembers per space what was tried', () => {
    const begun = { links: { ocr: '/convert-tool/ocr?task=1' }, isHidden: true };
    keepSampleProgress(TEAM, begun);
    expect(readSampleProgress(TEAM)).toEqual(begun);
    expect(readSampleProgress('another')).toEqual(NOTHING_TRIED);
  });

  it.each([
    'no json',
    '{"links":{"compare":"https://evil.example"},"isHidden":false}',
    '{"links":{"x":"/"}}',
  ])('begins anew when what was kept cannot be used: %s', (kept) => {
    localStorage.setItem(`wenjian.sample.${TEAM}`, kept);
    expect(readSampleProgress(TEAM)).toEqual(NOTHING_TRIED);
  });
});
