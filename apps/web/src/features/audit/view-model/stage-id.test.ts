import { expect, it } from 'vitest';
import { newStageId } from './stage-id.ts';

it('is 10 random characters, different each time, and begins with a letter', () => {
  const ids = Array.from({ length: 200 }, () => newStageId());
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{9}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
