// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TASK, taskFixture } from '../../view-model/results.testing.ts';
import { PAIR } from '../plagiarism-data.testing.ts';
import {
  cards,
  dialog,
  key,
  openTab,
  pane,
  renderAt,
  selectedWords,
  setUp,
  tearDown,
} from '../plagiarism-page.testing.tsx';
import { SHARE_KEY, server } from '../plagiarism-server.testing.ts';

const PAGE = `/plagiarism/result?taskId=${TASK}`;
const PILE = '本工程采用预应力混凝土管桩基础，桩长二十米，单桩承载力特征值为一千二百千牛。';

beforeEach(setUp);
afterEach(tearDown);

async function openResult(): Promise<void> {
  renderAt(PAGE);
  await screen.findAllByTestId('fragment-card');
  await waitFor(() => expect(pane('对照文件').querySelector('mark')).not.toBeNull());
}

describe('a check that is not complete', () => {
  it('shows its stages and can be cancelled, and says that the use came back', async () => {
    server.task = taskFixture({ status: 'running', progress: { stage: 'aligning', fraction: 0.4 } });
    renderAt(PAGE);
    expect(await screen.findByText('正在查找相同与相似的片段')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '取消查重' }));
    expect(await screen.findByRole('heading', { name: '查重已取消' })).toBeDefined();
    expect(screen.getByText('扣除的 1 次已退回，文件都已保留。')).toBeDefined();
  });

  it('says why it failed, and asks for another file where the file is the reason', async () => {
    const failure = { name: 'DOCUMENT_ENCRYPTED', message: '文件有密码，无法读取' } as const;
    server.task = taskFixture({ status: 'failed', failure });
    renderAt(PAGE);
    expect(await screen.findByText('文件有密码，无法读取')).toBeDefined();
    expect(screen.getByRole('button', { name: '更换文件' }).className).toContain('primary');
  });

  it('is shown as gone without an id, and as the access page while it is closed', async () => {
    renderAt('/plagiarism/result');
    expect(await screen.findByRole('heading', { name: '文档已失效' })).toBeDefined();
    tearDown();
    setUp();
    server.refusal = { status: 403, code: 403, name: 'FORBIDDEN', message: '禁止查看' };
    renderAt(PAGE);
    expect(await screen.findByText('没有打开')).toBeDefined();
  });
});

describe('the figures', () => {
  it('have their denominators, and change with the subtraction', async () => {
    await openResult();
    const summary = within(screen.getByTestId('rate-summary'));
    expect(summary.getByText('重复 1,234 / 8,900 字 = 13.9 %')).toBeDefined();
    expect(summary.getByText('排除的内容（700 字）')).toBeDefined();
    fireEvent.click(summary.getByText('排除前'));
    expect(summary.getByText('重复 2,400 / 9,600 字 = 25.0 %')).toBeDefined();
  });

  it('control the list: subtracted fragments are listed only before subtraction', async () => {
    await openResult();
    expect(cards()).toHaveLength(3);
    fireEvent.click(screen.getByText('排除前'));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(screen.getByText('已排除')).toBeDefined();
  });
});

describe('the two documents', () => {
  it('mark the same fragment on both sides, with its number and kind beside the colour', async () => {
    await openResult();
    for (const side of ['被查文件', '对照文件']) {
      expect(pane(side).querySelector('mark[data-finding="pile"]')?.textContent).toBe(PILE);
      expect(pane(side).textContent).toContain(`1同${PILE}`);
    }
  });

  it('select the counterpart of a clicked fragment on the other side and its card', async () => {
    await openResult();
    const mark = pane('被查文件').querySelector('mark[data-finding="record"]');
    fireEvent.click(mark ?? document.body);
    expect(selectedWords('对照文件')).toBe('近三年完成同类工程十二个，均一次性验收合格');
    const card = cards().find((one) => one.hasAttribute('data-selected'));
    expect(card?.textContent).toContain('略有改动');
    expect(card?.textContent).toContain('为什么相似');
  });

  it('say of a passage that stands in a picture which picture it is', async () => {
    const blockList = PAIR.blockList.map((fragment) => {
      const [[docId = '', place] = []] = Object.entries(fragment.references);
      if (fragment.id !== 'pile' || place === undefined) return fragment;
      return { ...fragment, references: { ...fragment.references, [docId]: { ...place, pictures: [4] } } };
    });
    server.pair = { ...PAIR, blockList };
    await openResult();
    const [pictured, ...others] = cards();
    expect(pictured?.textContent).toContain('图片 4 中识别的文字');
    for (const card of others) expect(card.textContent).not.toContain('中识别的文字');
  });

  it('are navigated with j and k', async () => {
    await openResult();
    key('j');
    expect(selectedWords('被查文件')).toBe(PILE);
    key('j');
    expect(selectedWords('被查文件')).toContain('晨会');
    key('k');
    expect(selectedWords('对照文件')).toBe(PILE);
    expect(screen.getByText('第 1 / 3 处')).toBeDefined();
  });

  it('show their text where they have no pages, and say so', async () => {
    await openResult();
    fireEvent.click(screen.getByText('页面'));
    expect(await screen.findAllByText('这份文件没有页面视图，已显示文字。')).toHaveLength(2);
  });

  it('offer a reload after a failure', async () => {
    server.failing = ['/plagiarism-document'];
    renderAt(PAGE);
    await waitFor(() => expect(screen.getAllByText('文件内容没有加载成功')).toHaveLength(2));
  });

  it('say why one is hidden from this reader, without a useless retry', async () => {
    server.documents = {};
    renderAt(PAGE);
    await waitFor(() => expect(screen.getAllByText('没有找到')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  });

  it('state their length in the same unit as the figures', async () => {
    await openResult();
    expect(pane('被查文件').textContent).toContain('全文 9,600 字');
    expect(pane('对照文件').textContent).toContain('全文 12,000 字');
  });
});

describe('the list', () => {
  it('can be filtered by kind and by words, and reset', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /改写 1/ }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('搜索片段文字'), { target: { value: '没有这样的字' } });
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('says that nothing was found', async () => {
    server.pair = { ...PAIR, blockList: [] };
    renderAt(PAGE);
    expect(await screen.findByText('没有发现重复片段')).toBeDefined();
    expect(screen.getByText('还有内容没有检查：加密附件 1 处。原因见“检查范围”。')).toBeDefined();
  });
});

describe('the evidence', () => {
  it('is listed with values, weight and harmless explanations', async () => {
    await openResult();
    openTab(/同源线索 1/);
    expect(await screen.findByText('证明力：强')).toBeDefined();
    expect(screen.getByText(/也可能都由同一家代理机构排版/)).toBeDefined();
    expect(screen.getAllByText('周明')).toHaveLength(2);
  });

  it('of hidden text and sensitive words links to the place', async () => {
    await openResult();
    openTab(/隐匿手法 1/);
    fireEvent.click(await screen.findByRole('button', { name: '项目经理' }));
    await waitFor(() => expect(pane('对照文件').querySelector('[data-spot]')?.textContent).toBe('项目经理'));
    openTab(/敏感词 1/);
    expect(await screen.findByText(/承诺用语 · 夹有干扰字符/)).toBeDefined();
  });

  it('of pictures names both pages, and its number among all', async () => {
    const [first] = PAIR.imagesBlocks.map((block) => ({ ...block, total: 2 }));
    if (!first) throw new Error('the result has no pictures');
    const second = { ...first, id: 'second', position: 2, similarity: 0.94 };
    server.pair = { ...PAIR, imagesBlocks: [first, second] };
    await openResult();
    openTab(/图片 2/);
    expect(await screen.findByText('画面相似 · 相似 97.0 %')).toBeDefined();
    expect(screen.getByText('画面相似 · 相似 94.0 %')).toBeDefined();
    expect(screen.getAllByText(/^第 \d \/ \d 组$/).map(({ textContent }) => textContent)).toEqual([
      '第 1 / 2 组',
      '第 2 / 2 组',
    ]);
    expect(screen.getAllByText(/可能经过重新压缩/)).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: '看江南公司投标文件第 5 页' })).toHaveLength(2);
  });

  it('of sensitive words shows nothing while loading, and offers a retry after a failure', async () => {
    server.silent = ['/plagiarism-sensitiveWordsExtract'];
    await openResult();
    openTab(/敏感词/);
    expect(screen.queryByText('没有命中敏感词')).toBeNull();
    tearDown();
    setUp();
    server.failing = ['/plagiarism-sensitiveWordsExtract'];
    await openResult();
    openTab(/敏感词/);
    const again = await screen.findByRole('button', { name: '重新加载' });
    expect(screen.queryByText('没有命中敏感词')).toBeNull();
    server.failing = [];
    fireEvent.click(again);
    expect(await screen.findByText(/承诺用语 · 夹有干扰字符/)).toBeDefined();
  });

  it('of a very frequent word shows how many hits are not listed', async () => {
    server.moreHits = [{ docId: PAIR.origin.docId, word: '验收', count: 1200 }];
    await openResult();
    openTab(/敏感词 1,201/);
    expect(await screen.findByText('“验收”在华东公司投标文件中另有 1,200 处，没有逐一列出。')).toBeDefined();
  });

  it('with hundreds of values shows a few per document, the others on request', async () => {
    const values = [PAIR.origin.docId, PAIR.target.docId].flatMap((docId) =>
      Array.from({ length: 300 }, (_, at) => ({ docId, value: `00A${at}`, where: '编辑会话' })),
    );
    const line = { kind: 'sessions', title: '共同的编辑会话', weight: 'strong', reason: '', values } as const;
    const lines = Array.from({ length: 400 }, () => line);
    server.pair = { ...PAIR, authorship: lines };
    const warn = vi.spyOn(console, 'error');
    await openResult();
    openTab(/同源线索 400/);
    const [first] = await screen.findAllByRole('article');
    expect(within(first ?? document.body).getAllByText(/^00A/)).toHaveLength(6);
    fireEvent.click(within(first ?? document.body).getAllByText('还有 297 项')[0] ?? document.body);
    expect(within(first ?? document.body).getAllByText(/^00A/)).toHaveLength(303);
    expect(screen.getAllByText('共同的编辑会话').length).toBeLessThan(50);
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows what was not examined, with the settings and hashes of the run', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /检查范围与未检查项：1 项未检查/ }));
    expect(await screen.findByText('文件有密码，无法读取')).toBeDefined();
    expect(screen.getByText('1.4.0')).toBeDefined();
    expect(screen.getByText('b'.repeat(64))).toBeDefined();
  });
});

describe('a result', () => {
  it('can be downloaded once the file is made', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    server.reportsBeingMade = 1;
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /导出/ }));
    fireEvent.click((await screen.findAllByRole('button', { name: '生成' }))[0] ?? document.body);
    expect(await screen.findByText(/正在生成/)).toBeDefined();
    expect(await screen.findByRole('button', { name: /下载/ })).toBeDefined();
    expect(server.read.filter(({ call }) => call === 'GET /plag/reportExport')).toHaveLength(2);
  });

  it('can be shared by a link to the page that needs no sign-in', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /公开链接/ }));
    fireEvent.click((await dialog()).getByRole('button', { name: '生成链接' }));
    const link = await (await dialog()).findByRole<HTMLInputElement>('textbox');
    expect(link.value).toContain(`${PAGE}&origin=no_token&key=${SHARE_KEY}`);
  });

  it('is checked again with other settings, for one more use', async () => {
    await openResult();
    fireEvent.click(screen.getByRole('button', { name: /重新查重/ }));
    fireEvent.click(await (await dialog()).findByRole('checkbox', { name: /引用内容/ }));
    // Not offered any more, but used the last time; options the server cannot use are absent.
    expect((await dialog()).getByRole('checkbox', { name: /^目录/ })).toBeDefined();
    expect((await dialog()).queryByRole('checkbox', { name: /法律法规条文/ })).toBeNull();
    fireEvent.click((await dialog()).getByRole('button', { name: '开始查重' }));
    expect(await screen.findByText('正在等待处理，前面的任务完成后自动开始')).toBeDefined();
    expect(server.sent.at(-1)?.body).toEqual({
      subtract: ['template', 'pageFurniture', 'contents', 'quotation'],
    });
  });

  it('offers no actions to read-only members', async () => {
    const abilities = { read: true, change: false, run: false, share: false, delete: false };
    server.task = taskFixture({ abilities });
    await openResult();
    expect(screen.queryByRole('button', { name: /公开链接|重新查重/ })).toBeNull();
    expect(screen.getByRole('button', { name: /导出/ })).toBeDefined();
  });
});
