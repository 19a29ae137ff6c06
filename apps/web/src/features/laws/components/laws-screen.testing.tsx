/** Renders the law library with a small server, for its tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { AnswerOf, browseLaws, LawHead, readLaw, readLawArticle, searchLaws } from '@wenjian/api';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { saveTokens } from '../../../shared/session/token-store.ts';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { LawArticlePage } from './law-article-page.tsx';
import { LawPage } from './law-page.tsx';
import { LawsPage } from './laws-page.tsx';

const TEAM = '00000000-0000-4000-8000-000000000001';

export const CIVIL_CODE: LawHead = {
  name: '中华人民共和国民法典',
  kind: 'law',
  issuer: '全国人民代表大会',
  wording: '2020-05-28',
  published: '2020-05-28',
  effective: '2021-01-01',
  status: 'inForce',
  stateOf: '2025-04-05',
  articles: 1260,
};

const HISTORY: AnswerOf<typeof readLaw>['history'] = {
  wordings: [CIVIL_CODE],
  amended: [],
  replacedOn: null,
  repealed: null,
  repeals: [{ law: '中华人民共和国合同法', date: '2021-01-01' }],
};

const article = (label: string, text: string) => ({ label, path: ['第三编 合同'], text });

const ARTICLE: AnswerOf<typeof readLawArticle> = {
  law: CIVIL_CODE,
  history: HISTORY,
  article: article('第五百八十六条', '当事人可以约定一方向对方给付定金作为债权的担保。'),
  before: [article('第五百八十五条', '当事人可以约定一方违约时应当支付违约金。')],
  after: [article('第五百八十七条', '债务人履行债务的，定金应当抵作价款或者收回。')],
  elsewhere: [],
  successor: null,
};

const LIST: AnswerOf<typeof browseLaws> = {
  isReady: true,
  items: [CIVIL_CODE],
  total: 1,
  counts: { law: 1, regulation: 0, interpretation: 0, other: 0 },
  stateOf: '2025-04-05',
};

const FOUND: AnswerOf<typeof searchLaws> = {
  isReady: true,
  items: [
    {
      ...{ law: CIVIL_CODE.name, wording: CIVIL_CODE.wording, label: '第五百八十六条', text: '定金' },
      ...{ status: 'inForce', stateOf: '2025-04-05', isNear: true, matters: '定金' },
    },
    {
      ...{ law: '旧法', wording: '1999-01-01', label: '第一条', text: '押金' },
      ...{ status: 'repealed', stateOf: '2025-04-05', isNear: false, matters: '押金' },
    },
  ],
};

const CITING = {
  items: [{ documentId: TEAM, name: '采购合同.docx', page: 3, words: '民法典第五百八十六条' }],
  isComplete: true,
};

const LIKE = {
  items: [
    { documentId: TEAM, name: '房屋租赁合同.docx', page: 2, text: '第四条 乙方签约时交付定金五千元。' },
  ],
  ...{ pages: 12, isComplete: true, compared: 24, isByMeaning: true },
};

const NOBODY = { name: null, username: null, nickname: null, phone: null, phone_number: null };
const SESSION = {
  user: {
    ...NOBODY,
    ...{ userId: TEAM, sub: 's', photo: null, picture: null, vipStatus: false, maxExpiredAt: null },
  },
  personalTeamId: TEAM,
  currentTeamId: TEAM,
};

/** By the path of the call; a string is refused with it as its sentence. */
export const answers: Record<string, unknown> = {};

export function prepareLaws(): void {
  beforeEach(() => {
    for (const key of Object.keys(answers)) delete answers[key];
    Object.assign(answers, {
      '/api/account/session': SESSION,
      '/api/laws': LIST,
      '/api/laws/search': FOUND,
      '/api/laws/law': { law: CIVIL_CODE, history: HISTORY, contents: [ARTICLE.article] },
      '/api/laws/article': ARTICLE,
      '/api/laws/citations': CITING,
      '/api/laws/clauses': LIKE,
    });
    saveTokens({ accessToken: 'a', idToken: 'i' });
    vi.stubGlobal('fetch', answerRequest);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    for (const toast of currentToasts()) dismissToast(toast.id);
    vi.unstubAllGlobals();
  });
}

const NOT_FOUND = 404;

async function answerRequest(input: string): Promise<Response> {
  const answer = answers[new URL(input, 'http://localhost').pathname];
  const isRefused = answer === undefined || typeof answer === 'string';
  const body = isRefused
    ? { code: NOT_FOUND, message: answer ?? '没有', data: null, error: 'NOT_FOUND' }
    : { code: 200, message: '', data: answer };
  return Response.json(body, { status: isRefused ? NOT_FOUND : 200 });
}

export function openLaws(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/laws', element: <LawsPage /> },
      { path: '/laws/:law', element: <LawPage /> },
      { path: '/laws/:law/:article', element: <LawArticlePage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
