// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decisionFixture } from '../../../../shared/findings/decisions.testing.ts';
import {
  ResultGateContext,
  ResultShownContext,
  ResultSlotsContext,
} from '../../../../shared/ui/result-slots.tsx';
import { currentToasts } from '../../../../shared/ui/toast.ts';
import { answerRequest, RESULT, resetServer, server, TASK } from '../result-server.testing.ts';
import { CompareResultPage } from './compare-result-page.tsx';

/** A scrolled box of this size with rows of this height: the lists draw what fits. */
const SIZES = { clientWidth: 1200, clientHeight: 800, offsetHeight: 100 };

beforeEach(() => {
  resetServer();
  for (const [name, value] of Object.entries(SIZES)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZES, 'get').mockReturnValue(value);
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answerRequest(url, init));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the keyboard', () => {
  it('walks through the changes in reading order and selects one card at a time', async () => {
    await open();
    press('n');
    expect(selected()).toContain('金额不同');
    press('j');
    expect(selected()).toContain('期限不同');
    press('p');
    expect(selected()).toContain('金额不同');
    press('ArrowRight');
    expect(selected()).toContain('期限不同');
  });

  it('confirms with a, ignores with x, goes on to the next open change and counts', async () => {
    await open();
    press('n');
    press('a');
    await screen.findByText('已处理 1/4');
    expect(selected()).toContain('期限不同');
    press('x');
    await screen.findByText('已处理 2/4');
    expect([...server.decisions.values()].map(({ findingId, state }) => `${findingId} ${state}`)).toEqual([
      'price accepted',
      'days rejected',
    ]);
  });

  it('removes a decision when the same key is pressed again', async () => {
    await open();
    press('n');
    press('a');
    await screen.findByText('已处理 1/4');
    press('p');
    press('a');
    await screen.findByText('已处理 0/4');
    expect(server.decisions.get('price')?.state).toBe('open');
  });

  it('ignores letters while the user types', async () => {
    await open();
    const search = screen.getByLabelText('搜索差异内容');
    fireEvent.keyDown(search, { key: 'a' });
    press('/');
    expect(document.activeElement).toBe(search);
    expect(server.decisions.size).toBe(0);
  });
});

describe('decisions', () => {
  it('are refreshed with a message when another member was faster', async () => {
    await open();
    server.decisions.set('price', decisionFixture('price', { state: 'rejected', version: 3 }));
    fireEvent.click(within(card('金额不同')).getByRole('button', { name: /接\s*受/ }));
    await waitFor(() =>
      expect(currentToasts().map(({ message }) => message)).toContain('1 条刚被其他成员处理过，已跳过'),
    );
    await waitFor(() => expect(card('金额不同').textContent).toContain('已拒绝'));
  });

  it('can have a note', async () => {
    await open();
    fireEvent.click(within(card('期限不同')).getByRole('button', { name: '加备注' }));
    fireEvent.change(within(card('期限不同')).getByLabelText('备注'), { target: { value: '需客户确认' } });
    fireEvent.click(within(card('期限不同')).getByRole('button', { name: /拒\s*绝/ }));
    await waitFor(() => expect(card('期限不同').textContent).toContain('需客户确认'));
    expect(server.decisions.get('days')).toMatchObject({ state: 'rejected', note: '需客户确认' });
  });

  it('can be made at once for all entries of the list', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /修改 2/ }));
    await screen.findByText('列表中未处理 2 处');
    fireEvent.click(screen.getByRole('button', { name: '全部接受' }));
    fireEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '全部接受' }),
    );
    await screen.findByText('已处理 2/4');
    expect(server.batches).toEqual([['price', 'days']]);
  });

  it('made by others while the dialog was open are kept, with a message', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /修改 2/ }));
    await screen.findByText('列表中未处理 2 处');
    fireEvent.click(screen.getByRole('button', { name: '全部接受' }));
    server.decisions.set('price', decisionFixture('price', { state: 'rejected' }));
    fireEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '全部接受' }),
    );
    await screen.findByText('已处理 2/4');
    expect(server.batches).toEqual([['days']]);
    expect(card('金额不同').textContent).toContain('已拒绝');
    expect(currentToasts().map(({ message }) => message)).toContain('1 条刚被其他成员处理过，已跳过');
  });

  it('can be taken back by the undo button and made again, or by the keys', async () => {
    await open();
    fireEvent.click(within(card('金额不同')).getByRole('button', { name: /接\s*受/ }));
    await waitFor(() => expect(card('金额不同').textContent).toContain('已接受'));
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已处理 0/4');
    expect(card('金额不同').textContent).not.toContain('已接受');
    expect(within(card('金额不同')).getByRole('button', { name: /接\s*受/ })).toBeDefined();
    expect(server.decisions.get('price')?.state).toBe('open');
    fireEvent.click(screen.getByRole('button', { name: '重做' }));
    await screen.findByText('已处理 1/4');
    press('z', { ctrlKey: true });
    await screen.findByText('已处理 0/4');
  });

  it('that cannot be read are not shown as open, and can be read again', async () => {
    server.hasDecisions = false;
    await open();
    expect(await screen.findByText('处理情况没有读到，暂时不能处理')).toBeDefined();
    expect(screen.queryByRole('button', { name: /接\s*受/ })).toBeNull();
    server.hasDecisions = true;
    fireEvent.click(screen.getByRole('button', { name: '重新读取' }));
    expect(await screen.findAllByRole('button', { name: /接\s*受/ })).not.toHaveLength(0);
  });

  it('are not offered to read-only members', async () => {
    server.canChange = false;
    await open();
    expect(screen.queryByRole('button', { name: /接\s*受/ })).toBeNull();
    expect(screen.getByText('您只能查看，不能处理差异')).toBeDefined();
    press('n');
    press('a');
    expect(server.decisions.size).toBe(0);
  });
});

describe('a guest with edit permission', () => {
  it.each([
    ['running', /取消/],
    ['failed', /重新比对/],
  ])('cannot spend the team’s uses or call its work off: %s', async (status, button) => {
    Object.assign(server, { status, canRun: false });
    const { container } = render(page());
    await waitFor(() => expect(container.querySelector('section')).not.toBeNull());
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    cleanup();
    server.canRun = true;
    render(page());
    expect(await screen.findByRole('button', { name: button })).toBeDefined();
  });
});

describe('the layout', () => {
  it.each([403, 404, 410])('decides what is shown for a document refused with %d', async (status) => {
    server.refusedWith = status;
    render(<ResultGateContext value="没有打开">{page()}</ResultGateContext>);
    expect(await screen.findByText('没有打开')).toBeDefined();
  });

  it.each([
    ['complete', '已处理 0/4', true],
    ['running', '旧版 与 新版', false],
    ['failed', '旧版 与 新版', false],
  ])('is told whether a result is there: %s', async (status, words, isShown) => {
    server.status = status;
    const told: boolean[] = [];
    const header = document.createElement('header');
    document.body.append(header);
    render(
      <ResultSlotsContext value={{ title: header, actions: header }}>
        <ResultShownContext value={(one) => told.push(one)}>{page()}</ResultShownContext>
      </ResultSlotsContext>,
    );
    await screen.findByText(words);
    expect(told.at(-1) ?? false).toBe(isShown);
    header.remove();
  });
});

describe('a guest', () => {
  it('does not poll: the layout receives changes of others', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    Object.assign(server, { canChange: false, canRun: false });
    await open();
    let count = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      count += 1;
      return answerRequest(url, init);
    });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(count).toBe(0);
  });
});

describe('noise', () => {
  it('is folded with its count and one click away', async () => {
    await open();
    expect(screen.getAllByTestId('change-card')).toHaveLength(4);
    fireEvent.click(within(screen.getByTestId('folded-noise')).getByRole('button', { name: '展开' }));
    await waitFor(() => expect(screen.getAllByTestId('change-card')).toHaveLength(5));
  });
});

describe('a result without differences', () => {
  it('says what was examined', async () => {
    server.result = {
      ...RESULT,
      changes: [],
      coverage: { examined: [{ side: 'old', what: '段落', count: 3 }], notExamined: [] },
    };
    render(page());
    expect(await screen.findByText('没有发现差异')).toBeDefined();
    expect(screen.getByText('已检查：段落 3。')).toBeDefined();
  });
});

describe('the merged view', () => {
  it('strikes out and inserts in one column', async () => {
    await open();
    fireEvent.click(screen.getByText('合并'));
    const view = await screen.findByRole('region', { name: '合并的修订稿' });
    expect(view.querySelector('del')?.textContent).toBe('100');
    expect(view.querySelector('ins')?.textContent).toBe('120');
  });
});

describe('the structural view', () => {
  it('filters by clause and shows the coverage as a panel', async () => {
    render(page('v3'));
    await screen.findAllByTestId('change-card');
    // Folded in this window: the pages need the room.
    expect(screen.queryByRole('navigation', { name: '结构' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '结构' }));
    fireEvent.click(screen.getByTitle(/^第二条/));
    await waitFor(() => expect(screen.getAllByTestId('change-card')).toHaveLength(1));
    expect(selected()).toContain('期限不同');
    fireEvent.click(screen.getByRole('tab', { name: '检查范围' }));
    expect(await screen.findByRole('heading', { name: '检查范围与未检查项' })).toBeDefined();
  });
});

async function open(): Promise<void> {
  render(page());
  await screen.findAllByTestId('change-card');
  await waitFor(() => expect(screen.queryByText('正在读取处理情况')).toBeNull());
}

function page(version: 'v2' | 'v3' = 'v2') {
  const router = createMemoryRouter(
    [
      {
        path: '/contract-compare/:docId/*',
        element: <CompareResultPage version={version} fileTools={() => null} />,
      },
    ],
    { initialEntries: [`/contract-compare/${TASK}`] },
  );
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>
  );
}

function press(key: string, modifiers: { ctrlKey?: boolean } = {}): void {
  fireEvent.keyDown(document.body, { key, ...modifiers });
}

function card(reason: string): HTMLElement {
  const found = screen.getAllByTestId('change-card').find((one) => one.textContent?.includes(reason));
  if (!found) throw new Error(`no card says ${reason}`);
  return found;
}

function selected(): string {
  const cards = screen
    .getAllByTestId('change-card')
    .filter((one) => one.getAttribute('aria-current') === 'true');
  expect(cards).toHaveLength(1);
  return cards[0]?.textContent ?? '';
}
