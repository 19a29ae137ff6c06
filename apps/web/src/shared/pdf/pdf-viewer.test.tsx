// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePdf } from './pdf-file.testing.ts';
import { type OpenOptions, PdfError } from './pdf-file.ts';
import type { PdfViewerHandle, PdfViewerProps } from './pdf-viewer.props.ts';
import { PdfViewer } from './pdf-viewer.tsx';
import type { Highlight } from './view-model/highlight.ts';
import type { PdfViewState } from './view-model/view-state.ts';

const PANE = { clientWidth: 1000, clientHeight: 800, scrollHeight: 10_000_000 };
const REDUCED_MOTION = {
  matches: true,
  media: '(prefers-reduced-motion: reduce)',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};
/** A page of 800 points at natural size, and the gap below it. */
const PAGE_STEP_PX = Math.round((800 * 96) / 72) + 16;

beforeEach(() => {
  for (const [name, value] of Object.entries(PANE)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof PANE, 'get').mockReturnValue(value);
  }
});

/** Without animation a scroll ends at once. */
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), REDUCED_MOTION));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = (pageCount = 1000) =>
  createFakePdf(pageCount, (page) => (page % 100 === 7 ? `第${page}页的违约金与违约金` : `第${page}页`));

async function show(props: Partial<PdfViewerProps> = {}, pdf = file()) {
  const open = vi.fn(async (_source: unknown, _options: OpenOptions) => pdf);
  const all = { source: { url: '/a.pdf' }, label: '合同', open, ...props };
  const view = render(<PdfViewer {...all} />);
  await waitFor(() => expect(pdf.drawn).toContain(0));
  const update = (next: Partial<PdfViewerProps>) => view.rerender(<PdfViewer {...all} {...next} />);
  return { pdf, open, update, unmount: view.unmount };
}

function pane(): HTMLElement {
  return screen.getByRole('region', { name: /文档页面/ });
}

function shownPages(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-page]')].map((page) => Number(page.dataset.page));
}

function scrollTo(top: number): void {
  pane().scrollTop = top;
  fireEvent.scroll(pane());
}

describe('the pages of a long document', () => {
  it('are mounted only where visible, with two on each side', async () => {
    const { pdf } = await show();
    expect(shownPages()).toEqual([0, 1, 2]);
    scrollTo(500 * PAGE_STEP_PX + 16);
    expect(shownPages()).toEqual([498, 499, 500, 501, 502]);
    await waitFor(() => expect(pdf.drawn).toContain(500));
    expect(pdf.drawn).not.toContain(250);
    expect(pdf.released).toEqual(expect.arrayContaining([0, 1, 2]));
  });

  it('release their memory with the viewer', async () => {
    const { unmount, pdf } = await show();
    unmount();
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
    expect(pdf.isClosed).toBe(true);
  });

  it('are also shown in React’s strict mode, which mounts everything twice', async () => {
    const pdf = file();
    const open = vi.fn(async () => pdf);
    render(
      <StrictMode>
        <PdfViewer source={{ url: '/a.pdf' }} label="合同" open={open} />
      </StrictMode>,
    );
    await waitFor(() => expect(document.querySelector('[data-page="0"] canvas')).not.toBeNull());
  });

  it('are gone to by number, from the field and the buttons', async () => {
    await show();
    const field = screen.getByLabelText(/页码/);
    fireEvent.change(field, { target: { value: '900' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.scroll(pane());
    expect(shownPages()).toContain(899);
    expect(field).toHaveProperty('value', '900');
    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    fireEvent.scroll(pane());
    expect(field).toHaveProperty('value', '901');
  });

  it('say when one of them cannot be drawn, and try again', async () => {
    const pdf = file();
    pdf.badPages.add(1);
    await show({}, pdf);
    const retry = await screen.findByRole('button', { name: '重新显示这一页' });
    pdf.badPages.clear();
    fireEvent.click(retry);
    await waitFor(() => expect(pdf.drawn).toContain(1));
    expect(screen.queryByRole('button', { name: '重新显示这一页' })).toBeNull();
  });
});

describe('zoom', () => {
  const width = () => document.querySelector<HTMLElement>('[data-page="0"]')?.style.width;

  it('decreases in steps of a tenth and keeps the reader’s page', async () => {
    await show();
    scrollTo(500 * PAGE_STEP_PX + 16);
    fireEvent.click(screen.getByRole('button', { name: '缩小' }));
    expect(screen.getByText('90%')).toBeTruthy();
    expect(shownPages()).toContain(500);
    expect(screen.getByRole('button', { name: '放大' })).toHaveProperty('disabled', false);
  });

  it('is limited to natural size and to a tenth of it', async () => {
    await show();
    expect(width()).toBe('800px');
    expect(screen.getByRole('button', { name: '放大' })).toHaveProperty('disabled', true);
    for (let step = 0; step < 9; step++) fireEvent.keyDown(document.body, { key: '-' });
    expect(width()).toBe('80px');
    expect(screen.getByRole('button', { name: '缩小' })).toHaveProperty('disabled', true);
  });

  it('fits the width of a pane that is narrower than the page', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '适合宽度' }));
    expect(width()).toBe(`${520 - 32}px`);
  });

  it('does not show a page larger than it is', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '适合宽度' }));
    expect(width()).toBe('800px');
  });

  it('stays readable in a pane narrower than the page, which then begins at its text', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520);
    await show({ textExtent: { left: 90, right: 510 } });
    expect(width()).toBe('688px');
    // The last of 420 points of text, which are 482 pixels, is 8 pixels from the edge.
    expect(pane().scrollLeft).toBe(89);
  });

  it('is controlled by the parent if it passes a zoom', async () => {
    const onZoom = vi.fn();
    await show({ zoom: { kind: 'step', zoom: 0.5 }, onZoom });
    expect(width()).toBe('400px');
    fireEvent.click(screen.getByRole('button', { name: '放大' }));
    expect(onZoom).toHaveBeenCalledWith({ kind: 'step', zoom: 0.6 });
    expect(width()).toBe('400px');
  });
});

it('says that it is loading in a tip of 40 px', () => {
  render(<PdfViewer source={{ url: '/a.pdf' }} label="合同" open={() => new Promise(() => undefined)} />);
  expect(screen.getByText(/正在打开文档/).style.height).toBe('40px');
});

describe('highlights', () => {
  const highlights: readonly Highlight[] = [
    { id: 'near', kind: 'high', boxes: [{ page: 0, x: 100, y: 300, width: 200, height: 20 }] },
    { id: 'far', kind: 'insert', boxes: [{ page: 640, x: 100, y: 300, width: 200, height: 20 }] },
  ];

  it('chosen elsewhere are scrolled to the upper third', async () => {
    const { update } = await show({ highlights });
    update({ highlights, selectedId: 'far' });
    fireEvent.scroll(pane());
    const inPane = 16 + 640 * PAGE_STEP_PX + 400 - pane().scrollTop;
    expect(inPane).toBeGreaterThan(0);
    expect(inPane).toBeLessThan(PANE.clientHeight / 3);
    expect(document.querySelector('[data-page="640"] [data-kind="insert"][data-selected]')).not.toBeNull();
  });

  it('chosen on the page are reported, without scrolling', async () => {
    const onSelect = vi.fn();
    const { update } = await show({ highlights, onSelect });
    const page = document.querySelector('[data-page="0"]');
    if (!page) throw new Error('no first page');
    fireEvent.click(page, { clientX: 150, clientY: 410 });
    expect(onSelect).toHaveBeenCalledWith('near');
    update({ highlights, onSelect, selectedId: 'near' });
    expect(pane().scrollTop).toBe(0);
  });

  it('that share a mark in the margin are chosen through it, one after the other', async () => {
    const onSelect = vi.fn();
    const crowd = ['a', 'b', 'c', 'd'].map((id, line) => ({
      id,
      kind: 'high' as const,
      boxes: [{ page: 0, x: 100, y: 300 + line, width: 200, height: 20 }],
    }));
    const { update } = await show({ highlights: crowd, onSelect });
    const page = document.querySelector('[data-page="0"]');
    const mark = [...document.querySelectorAll('[data-page="0"] span')].find(
      ({ textContent }) => textContent === '4',
    );
    if (!page || !mark) throw new Error('no mark with the count');
    const click = () => fireEvent.click(page, { clientX: 8, clientY: 414 });
    click();
    expect(onSelect).toHaveBeenLastCalledWith('a');
    update({ highlights: crowd, onSelect, selectedId: 'a' });
    click();
    expect(onSelect).toHaveBeenLastCalledWith('b');
    expect(mark.hasAttribute('data-selected')).toBe(true);
  });

  it('are reached by the keyboard and have a name', async () => {
    const onSelect = vi.fn();
    await show({ highlights, onSelect });
    fireEvent.click(screen.getByRole('button', { name: '高风险，第 1 页' }));
    expect(onSelect).toHaveBeenCalledWith('near');
  });

  it('in sight are reported with the spec’s view state', async () => {
    const states: PdfViewState[] = [];
    await show({ highlights, onStateChange: (state) => states.push(state) });
    await waitFor(() => expect(states.at(-1)?.renderStatus).toBe('rendered'));
    expect(states.at(-1)).toMatchObject({ page: 1, numPages: 1000, pageRatio: 2, loading: false });
    expect(states.at(-1)?.risks).toBe(highlights);
    expect(states.at(-1)?.viewport?.visible.map(({ id }) => id)).toEqual(['near']);
  });
});

describe('moving two documents together', () => {
  it('tells the reader’s scrolling from the parent’s', async () => {
    const onScroll = vi.fn();
    const ref = createRef<PdfViewerHandle>();
    await show({ onScroll, ref });
    scrollTo(16 + 3 * PAGE_STEP_PX + 400);
    expect(onScroll).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 3, y: 300, isProgrammatic: false }),
    );
    act(() => ref.current?.scrollTo(20, 150));
    fireEvent.scroll(pane());
    expect(onScroll).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 20, y: 150, isProgrammatic: true }),
    );
  });
});

describe('finding', () => {
  const status = () => screen.getByRole('search').querySelector('output')?.textContent;

  async function find(query: string, pdf = file()) {
    await show({}, pdf);
    fireEvent.keyDown(document.body, { key: '/' });
    fireEvent.change(screen.getByRole('textbox', { name: '在文档中查找' }), { target: { value: query } });
  }

  it('counts the matches of the whole document and goes to the first', async () => {
    await find('违 约金');
    await waitFor(() => expect(status()).toBe('1 / 20'));
    fireEvent.scroll(pane());
    expect(shownPages()).toContain(7);
  });

  it('goes on with Enter and back with Shift and Enter', async () => {
    await find('违约金');
    await waitFor(() => expect(status()).toBe('1 / 20'));
    const field = screen.getByRole('textbox', { name: '在文档中查找' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(status()).toBe('2 / 20');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(status()).toBe('20 / 20');
  });

  it('says so when there is nothing, or no text at all', async () => {
    await find('没有的词');
    await waitFor(() => expect(status()).toBe('没有找到'));
    cleanup();
    await find(
      '违约金',
      createFakePdf(3, () => ''),
    );
    await screen.findByText(/没有可查找的文字/);
  });

  it('reports pages that could not be searched', async () => {
    const pdf = file(20);
    const { text } = pdf;
    pdf.text = (page) => (page === 4 ? Promise.reject(new Error('damaged')) : text(page));
    await find('违约金', pdf);
    await screen.findByText('1 页没有读出文字，未查找');
    await waitFor(() => expect(status()).toBe('1 / 2'));
  });

  it('starts with the words the document was opened for, on their page', async () => {
    const pdf = file();
    const findAtFirst = { page: 507, query: '违约金' };
    render(
      <PdfViewer source={{ url: '/a.pdf' }} label="合同" open={async () => pdf} findAtFirst={findAtFirst} />,
    );
    await waitFor(() => {
      fireEvent.scroll(pane());
      expect(shownPages()).toContain(507);
    });
    await waitFor(() => expect(status()).toBe('11 / 20'));
    expect(shownPages()).toContain(507);
    expect(document.querySelector('[data-page="507"] [data-kind="found"][data-selected]')).not.toBeNull();
  });

  it('shows the page also where the words are not in its text layer', async () => {
    const pdf = file();
    const findAtFirst = { page: 300, query: '没有的词' };
    render(
      <PdfViewer source={{ url: '/a.pdf' }} label="合同" open={async () => pdf} findAtFirst={findAtFirst} />,
    );
    await waitFor(() => {
      fireEvent.scroll(pane());
      expect(shownPages()).toContain(300);
    });
    await screen.findByText('没有找到');
    expect(shownPages()).toContain(300);
  });

  it('closes with Escape', async () => {
    await find('违约金');
    fireEvent.keyDown(screen.getByRole('textbox', { name: '在文档中查找' }), { key: 'Escape' });
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('the side panel', () => {
  it('shows thumbnails, and an outline with links', async () => {
    await show({ isPanelOpenAtFirst: true });
    expect(screen.getByRole('button', { name: '第 1 页' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('tab', { name: '目录' }));
    fireEvent.click(await screen.findByRole('button', { name: '第一节' }));
    await waitFor(() => expect(pane().scrollTop).toBe(16 + 4 * PAGE_STEP_PX - 8));
  });
});

describe('a document that does not open', () => {
  it.each([
    ['damaged', '这份文件打不开'],
    ['encrypted', '这份文件有密码'],
    ['notFound', '没有找到这份文档'],
    ['network', '网络中断，文档没有加载'],
  ] as const)('because of %s says “%s” and can be tried again', async (failure, title) => {
    const pdf = file();
    const open = vi.fn().mockRejectedValueOnce(new PdfError(failure)).mockResolvedValue(pdf);
    render(<PdfViewer source={{ url: '/a.pdf' }} label="合同" open={open} />);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(pdf.drawn).toContain(0));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('completely says that the connection broke, and continues on request', async () => {
    const { open, pdf } = await show();
    act(() => open.mock.calls[0]?.[1].onStall(true));
    fireEvent.click(screen.getByRole('button', { name: '继续加载' }));
    expect(pdf.resumed).toBe(1);
  });
});
