// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answers, CIVIL_CODE, openLaws, prepareLaws } from './laws-screen.testing.tsx';

prepareLaws();
const addressOf = (router: ReturnType<typeof openLaws>) =>
  decodeURIComponent(router.state.location.pathname + router.state.location.search);

describe('the catalogue', () => {
  it('lists laws by kind with the day up to which they are known to be in force', async () => {
    const router = openLaws('/laws');
    const link = await screen.findByRole('link', { name: CIVIL_CODE.name });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/laws/${CIVIL_CODE.name}`);
    expect(screen.getByText('现行有效（截至 2025-04-05 文本）')).toBeDefined();
    expect(screen.getByText(/随产品提供的条文截至 2025-04-05/)).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: '行政法规 0' }));
    await waitFor(() => expect(addressOf(router)).toBe('/laws?kind=regulation'));
  });

  it('is searched from the keyboard', async () => {
    const router = openLaws('/laws');
    await screen.findByRole('list', { name: '法律目录' });
    const box = screen.getByRole('searchbox', { name: /检索条文/ });
    fireEvent.change(box, { target: { value: '定金不退' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(await screen.findByText('“定金不退”的检索结果')).toBeDefined();
    expect(addressOf(router)).toBe('/laws?q=定金不退');
  });

  it('says that it is not there yet instead of showing nothing, and comes by itself', async () => {
    answers['/api/laws'] = {
      ...{ isReady: false, items: [], total: 0, stateOf: null },
      counts: { law: 0, regulation: 0, interpretation: 0, other: 0 },
    };
    openLaws('/laws');
    expect(await screen.findByText('法律条文库还没有装好')).toBeDefined();
    answers['/api/laws'] = {
      ...{ isReady: true, items: [CIVIL_CODE], total: 1, stateOf: '2025-04-05' },
      counts: { law: 1, regulation: 0, interpretation: 0, other: 0 },
    };
    expect(await screen.findByRole('link', { name: CIVIL_CODE.name })).toBeDefined();
  });

  it('tells why it could not be read, and tries again', async () => {
    answers['/api/laws'] = '服务暂时没有回应';
    openLaws('/laws');
    expect(await screen.findByText(/服务暂时没有回应/)).toBeDefined();
    answers['/api/laws'] = {
      ...{ isReady: true, items: [CIVIL_CODE], total: 1, stateOf: '2025-04-05' },
      counts: { law: 1, regulation: 0, interpretation: 0, other: 0 },
    };
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('link', { name: CIVIL_CODE.name })).toBeDefined();
  });
});

describe('what is being read', () => {
  it('stays when it cannot be read again', async () => {
    openLaws('/laws');
    await screen.findByRole('link', { name: CIVIL_CODE.name });
    const again = vi.fn(() => '服务暂时没有回应');
    Object.defineProperty(answers, '/api/laws', { get: again, configurable: true, enumerable: true });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(again).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('link', { name: CIVIL_CODE.name })).toBeDefined();
    expect(screen.queryByText(/服务暂时没有回应/)).toBeNull();
  });
});

describe('a search', () => {
  it('keeps apart what only shares words with the question', async () => {
    openLaws('/laws?q=定金不退');
    const near = await screen.findByRole('list', { name: '“定金不退”的检索结果' });
    expect(within(near).getAllByRole('listitem')).toHaveLength(1);
    const far = within(screen.getByRole('list', { name: '用词相近，未必相关' }));
    const old = far.getByRole('link', { name: '《旧法》第一条' });
    expect(decodeURI(old.getAttribute('href') ?? '')).toBe('/laws/旧法/第一条?wording=1999-01-01');
    expect(far.getByText('已废止')).toBeDefined();
  });

  it('marks the sentence that matters, and asks only the beginning of a long text', async () => {
    openLaws(`/laws?q=${encodeURIComponent('乙方支付定金。'.repeat(100))}`);
    expect(await screen.findByText(/只按前 49\d 字检索/)).toBeDefined();
    const list = await screen.findByRole('list', { name: '用词相近，未必相关' });
    expect(list.querySelector('mark')?.textContent).toBe('押金');
  });

  it('that finds nothing near says so', async () => {
    answers['/api/laws/search'] = { isReady: true, items: [] };
    openLaws('/laws?q=今天天气');
    expect(await screen.findByText('没有找到足够接近的条文')).toBeDefined();
  });
});

describe('a law', () => {
  it('has its contents by chapter and its history', async () => {
    openLaws('/laws/民法典');
    expect(await screen.findByRole('heading', { level: 1, name: CIVIL_CODE.name })).toBeDefined();
    expect(screen.getByRole('heading', { name: '第三编 合同' })).toBeDefined();
    const history = within(screen.getByRole('region', { name: '沿革' }));
    expect(history.getByRole('link', { name: '中华人民共和国合同法' })).toBeDefined();
  });
});

describe('a law that is not there', () => {
  it('is named while it is looked for and when it is not found', async () => {
    answers['/api/laws/law'] = '条文库中没有这部法律。';
    openLaws('/laws/无此法');
    expect(screen.getByRole('heading', { level: 1, name: '无此法' })).toBeDefined();
    expect(await screen.findByText(/条文库中没有这部法律/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: '无此法' })).toBeDefined();
  });
});

describe('an article', () => {
  it('stands between its neighbours, with the documents of the space that cite it', async () => {
    openLaws('/laws/民法典/586');
    const own = await screen.findByRole('article', { name: '第五百八十六条' });
    expect(own.textContent).toContain('给付定金作为债权的担保');
    expect(within(screen.getByRole('region', { name: '上文' })).getByRole('link').textContent).toContain(
      '第五百八十五条',
    );
    const citing = await screen.findByRole('link', { name: '采购合同.docx' });
    expect(citing.getAttribute('href')).toContain('page=3');
  });

  it('stands beside clauses of the space that speak of the same thing, with what was looked into', async () => {
    openLaws('/laws/民法典/586');
    const like = within(await screen.findByRole('region', { name: '本空间中说同一件事的条款' }));
    const link = await like.findByRole('link', { name: '房屋租赁合同.docx' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('page=2&q=第四条+乙方签约');
    expect(like.getByText(/查看了用词相近的 12 页，取其中用词最接近的 24 段，再按含义比较/)).toBeDefined();
  });

  it('says that no clause is near, and when they could not be looked for', async () => {
    const none = { items: [], pages: 3, isComplete: false, compared: 5, isByMeaning: false };
    answers['/api/laws/clauses'] = none;
    openLaws('/laws/民法典/586');
    expect(await screen.findByText('没有找到足够接近的条款。')).toBeDefined();
    expect(screen.getByText(/还有更多.*语义模型不可用/)).toBeDefined();
    cleanup();
    answers['/api/laws/clauses'] = '服务暂时没有回应';
    openLaws('/laws/民法典/586');
    expect(await screen.findByText(/服务暂时没有回应/)).toBeDefined();
  });

  it('is turned by the arrow keys, which a field keeps for itself', async () => {
    const router = openLaws('/laws/民法典/586');
    await screen.findByRole('article', { name: '第五百八十六条' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(addressOf(router)).toBe(`/laws/${CIVIL_CODE.name}/第五百八十七条`));
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'ArrowLeft' });
    expect(addressOf(router)).toBe(`/laws/${CIVIL_CODE.name}/第五百八十七条`);
    field.remove();
  });

  it('that is not there leads back to the catalogue', async () => {
    answers['/api/laws/article'] = '《中华人民共和国民法典》中没有“第九千条”。';
    openLaws('/laws/民法典/9000');
    expect(screen.getByRole('heading', { level: 1, name: '《民法典》9000' })).toBeDefined();
    expect(await screen.findByText(/中没有“第九千条”/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: '《民法典》9000' })).toBeDefined();
    expect(screen.getByRole('link', { name: '返回目录' }).getAttribute('href')).toBe('/laws');
  });
});
