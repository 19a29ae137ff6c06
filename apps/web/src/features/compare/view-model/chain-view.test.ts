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
    saved: [{ id: 'a', by: '王律师', at: '2026-11-15T06:05:00Z' }],
    phrases: [
      {
        id: 'p',
        text: '违约金 5‰',
        kind: 'inserted',
        baselineBlock: null,
        clause: '第六条',
        significance: 'major',
        introducedBy: 'a',
        presentIn: ['a', 'b'],
      },
    ],
  });
  expect(view.phrases).toMatchObject([
    { introducedBy: { name: '一稿.docx' }, marks: ['introduced', 'present', 'absent', 'unknown'] },
  ]);
  expect(view.versions.map(({ brought }) => brought.major + brought.minor)).toEqual([1, 0, 0, 0]);
});

it('shows what each version brought by its weight, what it took back, and who saved it', () => {
  const phrase = (id: string, significance: 'major' | 'minor', presentIn: string[]) => ({
    id,
    text: id,
    kind: 'inserted' as const,
    baselineBlock: null,
    clause: null,
    significance,
    introducedBy: presentIn[0] ?? '',
    presentIn,
  });
  const { versions } = buildChainView({
    items: [
      item('a', '一稿.docx', 'complete'),
      item('b', '二稿.docx', 'running'),
      item('c', '三稿.docx', 'complete'),
    ],
    saved: [
      { id: 'a', by: '王律师', at: '2026-11-15T06:05:00Z' },
      { id: 'c', by: null, at: '2026-11-16T09:30:00' },
    ],
    phrases: [phrase('p', 'major', ['a', 'c']), phrase('q', 'minor', ['a']), phrase('r', 'major', ['c'])],
  });
  expect(versions.map(({ brought, takenBack, saved }) => [brought, takenBack, saved])).toEqual([
    [{ major: 1, minor: 1 }, 0, '王律师 · 2026-11-15 14:05'],
    [{ major: 0, minor: 0 }, 0, ''],
    // Against the first version: the one between them is not compared yet.
    [{ major: 1, minor: 0 }, 1, '2026-11-16 09:30'],
  ]);
});

it('leaves out a version whose baseline was read differently, and names it', () => {
  const view = buildChainView({
    items: [item('a', '一稿.docx', 'complete'), item('b', '二稿.docx', 'complete')],
    saved: [],
    phrases: [
      {
        id: 'p',
        text: '违约金 5‰',
        kind: 'inserted',
        baselineBlock: null,
        clause: null,
        significance: 'minor',
        introducedBy: 'b',
        presentIn: ['b'],
      },
    ],
    notCompared: ['a'],
  });
  expect(view.notCompared).toEqual(['一稿.docx']);
  expect(view.phrases[0]?.marks).toEqual(['unknown', 'introduced']);
  expect(view.versions.map(({ isCompared }) => isCompared)).toEqual([false, true]);
});
