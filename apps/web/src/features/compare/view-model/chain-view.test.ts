import { expect, it } from 'vitest';
import { buildChainView } from './chain-view.ts';
import { DEFAULT_OPTIONS } from './compare-options.ts';
import type { Comparison } from './comparison-shapes.ts';

const item = (id: string, name: string, status: Comparison['status']): Comparison => ({
  id,
  teamId: 't',
  ownerId: 'o',
  title: name,
  status,
  progress: { stage: 'done', fraction: 1 },
  failure: null,
  createdAt: '2026-11-15T06:00:00Z',
  finishedAt: null,
  abilities: { read: true, change: true, run: true, share: true, delete: true },
  origin: { fileId: 'f', name: '基准.docx', size: 1 },
  target: { fileId: 'f', name, size: 1 },
  statistics: null,
  options: DEFAULT_OPTIONS,
  chainId: 'chain',
  decided: null,
});

it('shows which version added a phrase, which kept it, and which are not compared yet', () => {
  const view = buildChainView({
    items: [
      item('a', '一稿.docx', 'complete'),
      item('b', '二稿.docx', 'complete'),
      item('c', '三稿.docx', 'complete'),
      item('d', '四稿.docx', 'running'),
    ],
    phrases: [
      {
        id: 'p',
        text: '违约金 5‰',
        kind: 'inserted',
        baselineBlock: null,
        clause: '第六条',
        introducedBy: 'a',
        presentIn: ['a', 'b'],
      },
    ],
  });
  expect(view.phrases).toMatchObject([
    { introducedBy: '一稿.docx', marks: ['introduced', 'present', 'absent', 'unknown'] },
  ]);
  expect(view.versions.map(({ introduced }) => introduced)).toEqual([1, 0, 0, 0]);
});

it('leaves out a version whose baseline was read differently, and names it', () => {
  const view = buildChainView({
    items: [item('a', '一稿.docx', 'complete'), item('b', '二稿.docx', 'complete')],
    phrases: [
      {
        id: 'p',
        text: '违约金 5‰',
        kind: 'inserted',
        baselineBlock: null,
        clause: null,
        introducedBy: 'b',
        presentIn: ['b'],
      },
    ],
    notCompared: ['a'],
  });
  expect(view.notCompared).toEqual(['一稿.docx']);
  expect(view.phrases[0]?.marks).toEqual(['unknown', 'introduced']);
});
