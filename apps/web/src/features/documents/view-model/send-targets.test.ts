import { expect, it } from 'vitest';
import { targetsFor } from './send-targets.ts';

it('one document can be sent to any tool, several to those that take several', () => {
  expect(targetsFor(1)).toEqual(['compare', 'audit', 'correct', 'plagiarism', 'convert', 'ocr', 'templates']);
  expect(targetsFor(2)).toEqual(['compare', 'audit', 'correct', 'plagiarism', 'convert', 'ocr']);
  expect(targetsFor(3)).not.toContain('plagiarism');
});
