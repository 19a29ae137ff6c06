import { BATCH_MAX_FILES, COMPARISON_MAX_TARGETS } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { byAge, dropChoices } from './drop-choices.ts';

describe('dropped files', () => {
  it('of one contract are offered to every tool, the review first', () => {
    expect(dropChoices(['word'])).toEqual([
      'audit',
      'correct',
      'compare',
      'plagiarism',
      'convert',
      'ocr',
      'templates',
      'documents',
    ]);
  });

  it.each([
    [['word', 'word'], 'compare'],
    [['pdf', 'word'], 'compare'],
    [['img'], 'ocr'],
    [['img', 'img'], 'ocr'],
    [['excel'], 'convert'],
    [['ppt'], 'convert'],
    [[null], 'audit'],
    [['word', 'word', 'word'], 'convert'],
  ] as const)('of the kinds %j are first offered to %s', (kinds, first) => {
    expect(dropChoices(kinds)[0]).toBe(first);
  });

  it('are offered only to tools that take so many', () => {
    const batch = Array.from({ length: BATCH_MAX_FILES }, () => 'word' as const);
    expect(dropChoices(batch)).toEqual(expect.arrayContaining(['audit', 'correct']));
    expect(dropChoices([...batch, 'word'])).not.toContain('audit');
    const versions = Array.from({ length: COMPARISON_MAX_TARGETS + 1 }, () => 'word' as const);
    expect(dropChoices(versions)).toContain('compare');
    expect(dropChoices([...versions, 'word'])).not.toContain('compare');
    expect(dropChoices(Array.from({ length: 101 }, () => 'pdf' as const))).toEqual([]);
  });

  it('are sorted with the older one first', () => {
    const [newer, older] = [{ lastModified: 2 }, { lastModified: 1 }];
    expect(byAge([newer, older])).toEqual([older, newer]);
  });
});
