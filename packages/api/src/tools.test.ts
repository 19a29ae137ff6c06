import { expect, it } from 'vitest';
import { countedTools, productTypes, taskTools, toolOfProduct, tools, toolTable } from './tools.ts';

it('every tool has a page for one task, named by the path', () => {
  const paths = taskTools.map((tool) => toolTable[tool].resultPath('the-task'));
  expect(paths.filter((path) => !path.includes('the-task'))).toEqual([]);
  expect(new Set(paths).size).toBe(taskTools.length);
});

it('no two tools share a title or an object', () => {
  const rows = taskTools.map((tool) => toolTable[tool]);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(taskTools.length);
  expect(new Set(rows.map(({ object }) => object)).size).toBe(taskTools.length);
});

it('a counted tool is either bought or free', () => {
  expect([...tools.balance, ...tools.free].sort()).toEqual([...countedTools].sort());
  expect(countedTools).not.toContain('document');
});

it('proofreading, conversion and recognition are free, and nothing else is', () => {
  expect(tools.free).toEqual(['correct', 'convert', 'ocr']);
});

it('every product belongs to one tool', () => {
  expect(productTypes).toEqual(['compare', 'compareV3', 'audit', 'duplicate', 'document']);
  expect(productTypes.map(toolOfProduct)).toEqual(['compare', 'compare', 'audit', 'duplicate', 'document']);
});
