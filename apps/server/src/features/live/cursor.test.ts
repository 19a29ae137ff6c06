import { liveTopics } from '@wenjian/api';
import { expect, it } from 'vitest';
import { changedSince, writeCursor } from './cursor.ts';

it('a cursor shows which topics changed, and nothing when none did', () => {
  const versions = new Map([['decisions', 3] as const, ['comments', 1] as const]);
  const cursor = writeCursor(versions);
  expect(changedSince(cursor, versions)).toEqual([]);
  expect(changedSince(cursor, new Map([...versions, ['comments', 2] as const]))).toEqual(['comments']);
});

it('an empty cursor has seen nothing', () => {
  expect(changedSince('', new Map())).toEqual(liveTopics);
  expect(changedSince('胡言', new Map())).toEqual(liveTopics);
});
