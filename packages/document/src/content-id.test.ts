import { describe, expect, it } from 'vitest';
import { contentId, withUniqueIds } from './content-id.ts';

describe('the id of a finding', () => {
  it('is the same for the same facts, and another for others', () => {
    expect(contentId('change', ['replace', 3, 5, '五日'])).toBe(
      contentId('change', ['replace', 3, 5, '五日']),
    );
    expect(contentId('change', ['replace', 3, 5, '五日'])).not.toBe(
      contentId('change', ['replace', 3, 5, '六日']),
    );
    expect(contentId('change', [1])).not.toBe(contentId('image', [1]));
  });

  it('is unique in a result, even if two findings say the same of one place', () => {
    const items = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }];
    expect(withUniqueIds(items).map(({ id }) => id)).toEqual(['a', 'b', 'a-2', 'a-3']);
  });

  it('keeps fifty thousand places of one document apart', () => {
    const ids = Array.from({ length: 50_000 }, (_, at) => contentId('change', ['insert', at, at + 1]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
