// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ORIGIN,
  placeFixture,
  sourceFixture,
  TARGET,
  TASK,
  taskFixture,
} from '../../view-model/results.testing.ts';
import { MANY, PAIR } from '../plagiarism-data.testing.ts';
import { cards, openTab, pane, renderAt, setUp, tearDown } from '../plagiarism-page.testing.tsx';
import { server } from '../plagiarism-server.testing.ts';

const PAGE = `/plagiarism/resultV2?taskId=${TASK}`;

beforeEach(() => {
  setUp();
  server.task = taskFixture({ mode: 'many', title: '一份标书对照多份' });
});
afterEach(tearDown);

async function openResult() {
  const router = renderAt(PAGE);
  await screen.findAllByTestId('source');
  await waitFor(() => expect(pane('被查文件').querySelector('mark')).not.toBeNull());
  return router;
}

const view = (name: string) => fireEvent.click(screen.getByText(name));

describe('the sources', () => {
  it('are ranked with both figures and their denominators, under the total', async () => {
    await openResult();
    const sources = screen.getAllByTestId('source');
    expect(sources.map((one) => within(one).getAllByRole('button')[0]?.textContent)).toEqual([
      '江南公司投标文件',
      '滨海公司投标文件',
      '往年中标文件',
    ]);
    expect(sources[0]?.textContent).toContain('重复 3,000 / 10,000 字 = 30.0 %');
    expect(sources[0]?.textContent).toContain('排除前 36.0 %，排除后 30.0 %');
    expect(sources[2]?.textContent).toContain('文本库');
    expect(
      within(screen.getByTestId('rate-summary')).getByText('重复 4,000 / 9,000 字 = 44.4 %'),
    ).toBeDefined();
  });

  it('colour the document, with their rank beside the colour', async () => {
    await openResult();
    const mark = pane('被查文件').querySelector('mark[data-finding="pile"]');
    expect(mark?.getAttribute('data-tone')).toBe('deletion');
    expect(pane('被查文件').textContent).toContain('1同本工程采用');
  });

  it('bear the same sign in the list of fragments as in the document', async () => {
    await openResult();
    openTab(/片段/);
    await waitFor(() => expect(cards()).toHaveLength(3));
    for (const card of cards()) expect(card.textContent).toMatch(/^1[同改述]/);
  });

  it('are those with matches; the others are listed separately and can be opened too', async () => {
    const nothing = sourceFixture('doc-4', '天目公司投标文件', 0, { fragments: 0 });
    server.many = { ...MANY, sources: [...MANY.sources, nothing] };
    await openResult();
    expect(screen.getAllByTestId('source')).toHaveLength(3);
    expect(screen.getByRole('tab', { name: '来源 3' })).toBeDefined();
    expect(screen.getByText('另有 1 份比较过，没有重复')).toBeDefined();
    expect(screen.getByRole('button', { name: '与“天目公司投标文件”逐段对照' })).toBeDefined();
  });

  it('tell what is only rewritten apart from what is copied, in the total and of each source', async () => {
    const nothing = { matched: 0, total: 10_000, rate: 0 };
    const only = sourceFixture('doc-4', '天目公司投标文件', 0);
    const none = sourceFixture('doc-5', '云台公司投标文件', 0.01);
    const rewritten = { before: nothing, after: nothing };
    server.many = { ...MANY, sources: [only, { ...none, rates: { ...none.rates, rewritten } }] };
    await openResult();
    const [first, second] = screen.getAllByTestId('source');
    expect(first?.textContent).toContain('重复 0 / 10,000 字 = 0 %');
    expect(first?.textContent).toContain('另有改写 200 字');
    expect(second?.textContent).not.toContain('另有改写');
    const summary = within(screen.getByTestId('rate-summary'));
    expect(summary.getByText('另有改写 200 字')).toBeDefined();
    fireEvent.click(summary.getByText('排除前'));
    expect(first?.textContent).toContain('另有改写 300 字');
  });

  it('narrow the fragments to one of them', async () => {
    await openResult();
    const second = screen.getAllByTestId('source')[1] ?? document.body;
    fireEvent.click(within(second).getByRole('button', { name: '只看这个来源' }));
    openTab(/片段/);
    expect(await screen.findByText('没有符合条件的片段')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('show one source’s own wording, not that of the closest', async () => {
    const [pile, ...rest] = MANY.blockList;
    if (pile === undefined) throw new Error('no fragment');
    const copied = { kind: 'verbatim', similarity: 1, words: 24, equalWords: 24 } as const;
    const changed = { kind: 'edited', similarity: 0.7, words: 20, equalWords: 14 } as const;
    const both = {
      ...pile,
      ...copied,
      matches: { [TARGET]: copied, 'doc-3': changed },
      references: { ...pile.references, 'doc-3': placeFixture('滨海公司：另有措辞。', '另有措辞') },
    };
    server.many = { ...MANY, blockList: [both, ...rest] };
    await openResult();
    const second = screen.getAllByTestId('source')[1] ?? document.body;
    fireEvent.click(within(second).getByRole('button', { name: '只看这个来源' }));
    openTab(/片段/);
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]?.textContent).toContain('略有改动');
    expect(cards()[0]?.textContent).toContain('相似 70.0 %');
    expect(screen.getByRole('button', { name: /^改 略有改动 1$/ })).toBeDefined();
    fireEvent.click(within(cards()[0] ?? document.body).getAllByRole('button')[0] ?? document.body);
    expect(await screen.findByText(/合计 14 字完全相同/)).toBeDefined();
    expect(screen.queryByText(/逐字相同，共/)).toBeNull();
  });

  it('skipped for lack of time are named, and can be opened', async () => {
    server.many = { ...MANY, matrix: [], sources: MANY.sources.slice(0, 1) };
    const router = await openResult();
    expect(screen.getByText('3 份时间不足，没有比较，重复率不含这些文件')).toBeDefined();
    view('关系图');
    expect(await screen.findByText(/有 3 份文件没有与被查文件比较过/)).toBeDefined();
    view('矩阵');
    const cell = { name: '华东公司投标文件与天目公司投标文件未比较，打开逐段对照' };
    expect(await screen.findByRole('button', cell)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '与“天目公司投标文件”逐段对照' }));
    expect(router.state.location.search).toContain(`orgDocId=${ORIGIN}&tagDocId=doc-4`);
  });

  it('open one to one within the page, with a way back', async () => {
    const router = await openResult();
    const first = screen.getAllByTestId('source')[0] ?? document.body;
    fireEvent.click(within(first).getByRole('button', { name: '逐段对照' }));
    expect(await screen.findByText('华东公司投标文件 ↔ 江南公司投标文件')).toBeDefined();
    expect(router.state.location.search).toContain(`orgDocId=${ORIGIN}&tagDocId=${TARGET}`);
    await waitFor(() => expect(pane('对照文件').querySelector('mark')).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '返回一对多结果' }));
    expect(await screen.findAllByTestId('source')).toHaveLength(3);
  });
});

describe('the matrix', () => {
  it('has a value for each direction of each pair, and is walked with the arrows', async () => {
    await openResult();
    view('矩阵');
    const table = within(await screen.findByRole('table'));
    const there = table.getByRole('button', { name: '华东公司投标文件中有 30.0 % 出现在江南公司投标文件' });
    expect(
      table.getByRole('button', { name: '江南公司投标文件中有 25.0 % 出现在华东公司投标文件' }),
    ).toBeDefined();
    there.focus();
    fireEvent.keyDown(there, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('0 2');
    expect(table.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('includes the compared sources of the text base', async () => {
    await openResult();
    view('矩阵');
    const table = within(await screen.findByRole('table'));
    expect(
      table.getByRole('button', { name: '华东公司投标文件中有 4.0 % 出现在往年中标文件' }),
    ).toBeDefined();
    expect(table.getAllByRole('columnheader')).toHaveLength(7);
  });

  it('says that two documents were not compared, and compares them on request', async () => {
    const router = await openResult();
    view('矩阵');
    const name = '江南公司投标文件与云台公司投标文件未比较，打开逐段对照';
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(router.state.location.search).toContain(`orgDocId=${TARGET}&tagDocId=doc-5`);
  });

  it('has no buttons for visitors where a document of the text base would open', async () => {
    renderAt(`${PAGE}&origin=no_token&key=a`);
    await screen.findAllByTestId('source');
    view('矩阵');
    const table = within(await screen.findByRole('table'));
    const toBase = '华东公司投标文件中有 4.0 % 出现在往年中标文件';
    expect(table.getByRole('button', { name: toBase })).toBeDefined();
    expect(table.queryByRole('button', { name: /^往年中标文件/ })).toBeNull();
    expect(table.queryByRole('button', { name: /^江南公司投标文件与往年中标文件/ })).toBeNull();
    expect(table.getByTitle('江南公司投标文件与往年中标文件未比较')).toBeDefined();
  });

  it('opens any two documents, in the direction of the cell', async () => {
    const router = await openResult();
    view('矩阵');
    fireEvent.click(await screen.findByRole('button', { name: /^天目公司投标文件中有 62.0 % 出现在云台/ }));
    expect(router.state.location.search).toContain('orgDocId=doc-4&tagDocId=doc-5');
  });
});

describe('the graph', () => {
  it('connects documents above the threshold and names the groups', async () => {
    await openResult();
    view('关系图');
    expect(await screen.findByText('重复率不低于 20.0 % 才连线')).toBeDefined();
    expect(screen.getByText('2 组互相关联的文件')).toBeDefined();
    expect(screen.getByText('3 份：华东公司投标文件、江南公司投标文件、滨海公司投标文件')).toBeDefined();
    const slider = screen.getByRole('slider', { name: '连线的最低重复率' });
    for (let step = 0; step < 15; step += 1) fireEvent.keyDown(slider, { key: 'ArrowRight', keyCode: 39 });
    expect(await screen.findByText('1 组互相关联的文件')).toBeDefined();
  });

  it('joins the document with a source of the text base too', async () => {
    server.many = {
      ...MANY,
      matrix: [],
      sources: [sourceFixture('base-1', '往年中标文件', 0.8, { origin: 'textBase' })],
    };
    renderAt(PAGE);
    await screen.findAllByTestId('source');
    view('关系图');
    expect(await screen.findByText('2 份：华东公司投标文件、往年中标文件')).toBeDefined();
  });

  it('opens the two documents of an edge by the keyboard', async () => {
    const router = await openResult();
    view('关系图');
    const edge = await screen.findByLabelText('天目公司投标文件与云台公司投标文件，62.0 %，打开逐段对照');
    fireEvent.keyDown(edge, { key: 'Enter' });
    expect(router.state.location.search).toContain('tagDocId=doc-5');
  });
});

it('the timeline marks steps close together in different files, and invalid times', async () => {
  await openResult();
  view('时间线');
  expect(await screen.findByText('与上一条（另一份文件）相隔 4 分钟')).toBeDefined();
  expect(screen.getByText('未注明时区')).toBeDefined();
  expect(screen.getByText('晚于现在')).toBeDefined();
  expect(screen.getByText(/另有 1 条时间的写法认不出来/)).toBeDefined();
});

describe('pictures and sensitive words', () => {
  it('are not shown as none while loading or after a failure', async () => {
    server.silent = ['/imageResult'];
    server.failing = ['/plagiarism-sensitiveWordsExtract'];
    await openResult();
    openTab(/图片/);
    expect(screen.queryByText('没有发现相同或相似的图片')).toBeNull();
    openTab(/敏感词/);
    expect(await screen.findByText('服务出错')).toBeDefined();
    expect(screen.queryByText('没有命中敏感词')).toBeNull();
  });

  it('open only the pages of documents whose pictures are visible', async () => {
    const box = { page: 0, x: 10, y: 10, width: 50, height: 50 };
    const imagesBlocks = Array.from({ length: 60 }, (_, at) => ({
      id: `i${at}`,
      kind: 'alike' as const,
      reason: '',
      places: {},
      matches: {},
      position: at + 1,
      total: 60,
      similarity: 0.97,
      references: { [ORIGIN]: { page: 1, box }, [`doc-of-${at}`]: { page: 1, box } },
    }));
    server.pair = { ...PAIR, imagesBlocks };
    await openResult();
    openTab(/图片 60/);
    await screen.findByText('第 1 / 60 组');
    expect(screen.queryByText('第 60 / 60 组')).toBeNull();
    expect(screen.getAllByRole('figure').length).toBeLessThan(60);
  });
});
