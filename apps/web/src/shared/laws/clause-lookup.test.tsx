// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTokens } from '../session/token-store.ts';
import { ClauseLookup } from './clause-lookup.tsx';
import { LawLookupButton } from './law-lookup-button.tsx';

const CLAUSE = '乙方逾期交货的，支付违约金。';
const FOUND = {
  isReady: true,
  items: [
    {
      ...{ law: '中华人民共和国民法典', wording: '2020-05-28', label: '第五百八十五条', status: 'inForce' },
      ...{ text: '可以约定违约金。过高的可以减少。', matters: '可以约定违约金。' },
      ...{ stateOf: '2025-04-05', isNear: true },
    },
  ],
};

const asked: string[] = [];
let answer: unknown = FOUND;

beforeEach(() => {
  asked.length = 0;
  answer = FOUND;
  saveTokens({ accessToken: 'a', idToken: 'i' });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).question);
    if (answer === null)
      return Response.json(
        { code: 500, message: '服务暂时没有回应', data: null, error: 'INTERNAL' },
        { status: 500 },
      );
    return Response.json({ code: 200, message: '', data: answer });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page() {
  const within = useRef<HTMLDivElement>(null);
  return (
    <>
      <ClauseLookup within={within}>{(button) => <header>{button}</header>}</ClauseLookup>
      <div ref={within}>
        <p>{CLAUSE}</p>
      </div>
    </>
  );
}

const show = (page = <Page />) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

function select(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

describe('the articles on a clause', () => {
  it('are found for the selected words, with the sentence that matters and the way to the library', async () => {
    show();
    select(screen.getByText(CLAUSE));
    fireEvent.click(screen.getAllByRole('button', { name: '查相关法条' })[0] ?? document.body);
    const list = within(await screen.findByRole('list', { name: '相关法条' }));
    const link = list.getByRole('link', { name: '《中华人民共和国民法典》第五百八十五条' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/laws/中华人民共和国民法典/第五百八十五条');
    expect(list.getByText('可以约定违约金。').tagName).toBe('MARK');
    expect(asked).toEqual([CLAUSE]);
  });

  it('are found for words that are written, without a selection', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '查相关法条' }));
    expect(asked).toEqual([]);
    const field = await screen.findByRole('textbox', { name: '要查的条款或文字' });
    fireEvent.change(field, { target: { value: '定金不退' } });
    fireEvent.click(screen.getByRole('button', { name: '查法条' }));
    await screen.findByRole('list', { name: '相关法条' });
    expect(asked).toEqual(['定金不退']);
  });

  it('may be none, not be there yet, or not be read, and each is said', async () => {
    const button = <LawLookupButton words={CLAUSE} />;
    const open = () => fireEvent.click(screen.getByRole('button', { name: '查相关法条' }));
    answer = { isReady: true, items: [] };
    show(button);
    open();
    expect(await screen.findByText(/没有找到足够接近的条文/)).toBeDefined();
    cleanup();
    answer = { isReady: false, items: [] };
    show(button);
    open();
    expect(await screen.findByText(/法律条文库还没有装好/)).toBeDefined();
    cleanup();
    answer = null;
    show(button);
    open();
    expect(await screen.findByText(/没有查到：/)).toBeDefined();
  });

  it('are offered beside the selection while it can be seen', () => {
    let bottom = 150;
    vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(
      () => [new DOMRect(10, bottom - 20, 90, 20)] as unknown as DOMRectList,
    );
    show();
    const paragraph = screen.getByText(CLAUSE);
    const scroller = paragraph.parentElement ?? document.body;
    scroller.style.overflowY = 'auto';
    scroller.getBoundingClientRect = () => new DOMRect(0, 100, 400, 300);
    const offered = () => screen.getAllByRole('button', { name: '查相关法条' }).length - 1;
    select(paragraph);
    expect(offered()).toBe(1);
    bottom = 60;
    select(paragraph);
    expect(offered()).toBe(0);
    vi.restoreAllMocks();
  });

  it('are not offered to a visitor without a session', () => {
    localStorage.clear();
    show();
    select(screen.getByText(CLAUSE));
    expect(screen.queryByRole('button', { name: '查相关法条' })).toBeNull();
  });
});
