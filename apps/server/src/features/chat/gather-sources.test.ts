import { describe, expect, it } from 'vitest';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import type { FoundArticle } from '../laws/index.ts';
import { gatherSources, type PassageSearch } from './gather-sources.ts';

const scope = proveTeamScope('team', 'user', 'member');
const ask = { scope, wanted: '押金不退', documentIds: ['d1'], isLocal: false } as const;
const article = (number: number, isQuotable: boolean) =>
  ({
    law: '租赁法',
    article: `第${number}条`,
    text: '押金应当退还。',
    status: 'inForce',
    isQuotable,
  }) as FoundArticle;
const laws = async () => [article(1, true), article(2, true), article(3, false)];
const passage = { documentId: 'd1', page: 3, text: '押金二千元。' };
const passages =
  (name: string): PassageSearch =>
  async () => [{ ...passage, name }];

describe('the sources of an answer', () => {
  it('are numbered continuously, without accidental matches', async () => {
    const { sources } = await gatherSources(laws, passages('租房合同.docx'), { ...ask, mode: 'law' });
    expect(sources.map(({ number, type }) => [number, type])).toEqual([
      [1, 'law'],
      [2, 'law'],
      [3, 'document'],
    ]);
    expect(sources[2]).toMatchObject({ document_id: 'd1', page: 3, url: '/document-manage/d1?page=3' });
  });

  it.each(['（2023）京01民终123号.pdf', '民事判决书'])(
    'classify a document of a court as a case: %s',
    async (name) => {
      const { sources } = await gatherSources(null, passages(name), { ...ask, mode: 'general' });
      expect(sources.map(({ type }) => type)).toEqual(['case']);
    },
  );

  it('tell an empty corpus from a question without an answer', async () => {
    const asked = { ...ask, mode: 'law' } as const;
    expect((await gatherSources(null, passages('x'), asked)).hasLaws).toBe(false);
    expect((await gatherSources(async () => null, passages('x'), asked)).hasLaws).toBe(false);
    expect((await gatherSources(async () => [], passages('x'), asked)).hasLaws).toBe(true);
  });

  it('are the product help for the product assistant, and not laws', async () => {
    const wanted = '怎么比较两个版本的合同';
    const { sources } = await gatherSources(laws, passages('x'), {
      ...ask,
      mode: 'assistant',
      wanted,
      documentIds: [],
    });
    expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(['help']));
  });
});
