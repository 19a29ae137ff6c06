import { taskTools } from '@wenjian/api';
import { expect, it } from 'vitest';
import { resultPath } from './result-path.ts';

it('every tool has a page that shows the one task, which the path names', () => {
  const paths = taskTools.map((tool) => resultPath(tool, 'the-task'));
  expect(paths.filter((path) => !path.includes('the-task'))).toEqual([]);
  expect(new Set(paths).size).toBe(taskTools.length);
});
