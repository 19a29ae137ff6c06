import { taskTools } from '@wenjian/api';
import { expect, it } from 'vitest';
import { resultPath } from './result-path.ts';

it('every tool has a page for one task, named by the path', () => {
  const paths = taskTools.map((tool) => resultPath(tool, 'the-task'));
  expect(paths.filter((path) => !path.includes('the-task'))).toEqual([]);
  expect(new Set(paths).size).toBe(taskTools.length);
});
