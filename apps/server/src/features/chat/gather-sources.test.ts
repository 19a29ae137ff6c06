import { groundsOf, QUESTION_TYPES } from '@wenjian/answers';
import { describe, expect, it } from 'vitest';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import type { FoundArticle } from '../laws/index.ts';
import { gatherSources, type PassageSearch, type SourceFinders } from './gather-sources.ts';

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
const finders = (found: SourceFinders['laws'], name: string): SourceFinders => ({
  laws: found,
  articles: async () => [],
  likeness: async () => null,
  passages: passages(name),
});

describe('the sources of an answer', () => {
  it('are numbered continuously, without accidental matches', async () => {
    const { sources } = await gatherSources(finders(laws, '租房合同.docx'), { ...ask, mode: 'law' });
    expect(sources.map(({ number, type }) => [number, type])).toEqual([
      [1, 'law'],
      [2, 'law'],
      [3, 'document'],
    ]);
    expect(sources[2]).toMatchObject({ document_id: 'd1', page: 3, url: '/document-manage/d1?page=3' });
  });

  it.each(['（2023）京01民终123号.pdf', '民事判决书'])(
    'classify a document of a court as a case, and no other: %s',
    async (name) => {
      const { sources } = await gatherSources(finders(null, name), { ...ask, mode: 'general' });
      expect(sources.map(({ type }) => type)).toEqual(['case']);
      const others = await gatherSources(finders(null, '租房合同.docx'), { ...ask, mode: 'general' });
      expect(others.sources.map(({ type }) => type)).toEqual(['document']);
    },
  );

  it('tell an empty corpus from a question without an answer', async () => {
    const asked = { ...ask, mode: 'law' } as const;
    expect((await gatherSources(finders(null, 'x'), asked)).hasLaws).toBe(false);
    expect(
      (
        await gatherSources(
          finders(async () => null, 'x'),
          asked,
        )
      ).hasLaws,
    ).toBe(false);
    expect(
      (
        await gatherSources(
          finders(async () => [], 'x'),
          asked,
        )
      ).hasLaws,
    ).toBe(true);
  });

  const question = '房东不退押金怎么办';
  const local = { ...ask, wanted: question, mode: 'law', documentIds: [], isLocal: true } as const;
  const reading =
    (change: (text: string) => string): SourceFinders['articles'] =>
    async (wanted) =>
      wanted.map(
        ({ law, number, sub }) =>
          ({
            ...{ law, article: `第${number}条`, number, sub, status: 'inForce', isQuotable: true },
            // Every article says all that the types quote of it.
            text: change(
              QUESTION_TYPES.flatMap(groundsOf)
                .filter((ground) => ground.law === law && ground.number === number)
                .map(({ quote }) => quote)
                .join('。'),
            ),
          }) as FoundArticle,
      );

  it('are, without a model, the articles that the answer to such a question rests on', async () => {
    const own = { ...finders(laws, 'x'), articles: reading((text) => text) };
    const { typed, sources } = await gatherSources(own, local);
    expect(typed.map(({ title }) => title)).toEqual(['房东不退押金怎么办']);
    expect(sources.map(({ law }) => law)).toContain('民法典');
    expect(sources.map(({ law }) => law)).not.toContain('租赁法');
    const withModel = await gatherSources(own, { ...local, isLocal: false });
    expect([withModel.typed, withModel.sources[0]?.law]).toEqual([[], '租赁法']);
  });

  it('are what the search found where the law no longer says what an answer rests on', async () => {
    const changed = { ...finders(laws, 'x'), articles: reading((text) => text.replaceAll('损耗', '损坏')) };
    const { typed, sources } = await gatherSources(changed, local);
    expect([typed, sources[0]?.law]).toEqual([[], '租赁法']);
  });

  it('are the product help for the product assistant, and not laws', async () => {
    const wanted = '怎么比较两个版本的合同';
    const { sources } = await gatherSources(finders(laws, 'x'), {
      ...ask,
      mode: 'assistant',
      wanted,
      documentIds: [],
    });
    expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(['help']));
  });
});
