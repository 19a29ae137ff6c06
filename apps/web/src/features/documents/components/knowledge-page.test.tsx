// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { replaceUploads } from '../../../shared/upload/upload-server.testing.ts';
import { documentFixture, TEAM } from '../view-model/knowledge.testing.ts';
import { act, bodies, dialog, openKnowledge as open, prepareKnowledge } from './knowledge-screen.testing.tsx';
import { server } from './knowledge-server.testing.ts';

prepareKnowledge();
beforeEach(() => {
  replaceUploads();
});

describe('the documents', () => {
  it('are listed with their properties, and each opens its preview', async () => {
    server.documents = [documentFixture(1, { tags: ['采购'], version: 2 }), documentFixture(2)];
    open();
    const link = await screen.findByRole('link', { name: '合同1.pdf' });
    expect(link.getAttribute('href')).toBe(`/document-manage/${documentFixture(1).id}`);
    expect(screen.getByText('第 2 版 · 3 页')).toBeDefined();
    expect(screen.getByText('采购')).toBeDefined();
    expect(screen.getByText('共 2 份')).toBeDefined();
  });

  it('of a large space are rendered only where visible', async () => {
    server.documents = Array.from({ length: 10_000 }, (_, at) => documentFixture(at + 1));
    open();
    await screen.findByText('共 10,000 份');
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });

  it('show a hint when there are none', async () => {
    open();
    expect(await screen.findByText('还没有文档')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /上传文档/ })).toHaveLength(2);
  });

  it('are selected and deleted together, after a confirmation', async () => {
    server.documents = [documentFixture(1), documentFixture(2), documentFixture(3)];
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择 合同1.pdf' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 合同3.pdf' }));
    expect(screen.getByText('已选 2 份')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    fireEvent.click((await dialog()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('合同1.pdf')).toBeNull());
    const ids = [documentFixture(1).id, documentFixture(3).id];
    expect(bodies('POST /delete')).toEqual([{ teamId: TEAM, ids }]);
  });

  it('of others cannot be deleted', async () => {
    const abilities = { read: true, change: true, run: true, share: false, delete: false };
    server.documents = [documentFixture(1, { abilities })];
    open();
    fireEvent.click(await screen.findByRole('button', { name: '合同1.pdf 的更多操作' }));
    await screen.findByRole('menuitem', { name: '重命名' });
    expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  });

  it('can be added to the text base of the plagiarism check', async () => {
    server.documents = [documentFixture(1)];
    open();
    await act('合同1.pdf', '加入查重文本库');
    await waitFor(() =>
      expect(bodies('POST /plag/textBase/documents')).toEqual([
        { teamId: TEAM, fileIds: [documentFixture(1).fileId] },
      ]),
    );
  });

  it('are compared with one click, the newest version with the one before', async () => {
    server.documents = [documentFixture(2)];
    const router = open();
    await act('合同2.pdf', '版本');
    fireEvent.click(await screen.findByRole('button', { name: '与上一版比对' }));
    await waitFor(() => expect(bodies('POST /api/v2/contract-compare')).toHaveLength(1));
    expect(bodies('POST /api/v2/contract-compare')[0]).toMatchObject({
      originFileId: documentFixture(1).fileId,
      targetFileId: documentFixture(2).fileId,
    });
    expect(router.state.location.pathname).toBe('/document');
  });
});

describe('a search', () => {
  it('shows the places with the words marked, and links each to its page', async () => {
    const hit = { page: 151, text: '…托管账户设在杭州…', marks: [{ start: 1, end: 5 }], words: '托管 账户' };
    const document = documentFixture(1);
    const name = { text: document.name, marks: [] };
    server.found = [{ document, name, hits: [hit], hitPages: 4 }];
    open('/document?keyword=%E6%89%98%E7%AE%A1%E8%B4%A6%E6%88%B7');
    const link = await screen.findByTestId('search-hit');
    expect(link.getAttribute('href')).toBe(
      `/document-manage/${document.id}?page=151&q=${encodeURIComponent('托管 账户').replace('%20', '+')}`,
    );
    expect(within(link).getByText('托管账户').tagName).toBe('MARK');
    expect(screen.getByText('PDF · 共 4 页有这些词句')).toBeDefined();
  });

  it('without results shows a hint', async () => {
    open('/document?keyword=x');
    expect(await screen.findByText('没有找到“x”')).toBeDefined();
  });
});

describe('the storage', () => {
  it('warns once when it is nearly full', async () => {
    server.used = 950;
    open();
    expect((await dialog()).getByText('知识库空间快用完了')).toBeDefined();
    cleanup();
    document.body.replaceChildren();
    open();
    await screen.findByText('已用 950 B，共 1000 B');
    expect(screen.queryByText('知识库空间快用完了')).toBeNull();
  });

  it('keeps a file that does not fit, says so, and adds it when there is room again', async () => {
    open();
    fireEvent.click((await screen.findAllByRole('button', { name: /上传文档/ }))[0] ?? document.body);
    await screen.findByText('已用 0 B，共 1000 B');
    server.used = 1000;
    const file = new File(['甲'], '新文件.txt');
    fireEvent.change(await screen.findByTestId('knowledge-files'), { target: { files: [file] } });
    expect(await screen.findByText('知识库空间不足，这份文件没有放入知识库')).toBeDefined();
    expect(await screen.findByText('知识库空间不足')).toBeDefined();
    server.used = 0;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/^已放入知识库/)).toBeDefined();
    expect(bodies('POST /insert')).toHaveLength(2);
  });

  it('can be unlimited by contract, and is then shown without a limit', async () => {
    server.limit = null;
    server.used = 5000;
    open();
    expect(await screen.findByText(/^已用 .*，不限空间$/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is not the reason for a file that was refused for something else', async () => {
    server.insertFails = true;
    open();
    fireEvent.click((await screen.findAllByRole('button', { name: /上传文档/ }))[0] ?? document.body);
    const file = new File(['甲'], '新文件.txt');
    fireEvent.change(await screen.findByTestId('knowledge-files'), { target: { files: [file] } });
    expect(await screen.findByText('文件夹不存在，或已被删除')).toBeDefined();
    expect(screen.getByText(/没有丢失；可以点“重试”再放一次/)).toBeDefined();
    expect(screen.queryByText(/腾出空间/)).toBeNull();
  });
});

const SALES = {
  id: '00000000-0000-4000-8000-0000000000f1',
  parentId: null,
  name: '销售',
  documents: 0,
  createdAt: '2026-11-01T04:00:00.000Z',
};

describe('the upload dialog', () => {
  it('asks for the folder, the open one first, until a file was placed, and names it', async () => {
    server.folders = [SALES];
    open();
    fireEvent.click((await screen.findAllByRole('button', { name: /上传文档/ }))[0] ?? document.body);
    const choice = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('combobox', {
      name: '放到',
    });
    fireEvent.mouseDown(choice);
    const offered = await waitFor(() => {
      const found = document.querySelector('.ant-select-tree-node-content-wrapper[title="销售"]');
      if (!found) throw new Error('the folder is not offered');
      return found;
    });
    fireEvent.click(offered);
    expect(choice.disabled).toBe(false);
    const file = new File(['乙'], '乙.txt');
    fireEvent.change(screen.getByTestId('knowledge-files'), { target: { files: [file] } });
    expect(await screen.findByText('已放入知识库：销售')).toBeDefined();
    expect(choice.disabled).toBe(true);
    expect(screen.getByText(/文件夹不能再换/)).toBeDefined();
    expect(bodies('POST /insert')).toMatchObject([{ folderId: SALES.id }]);
  });

  it('opens with files that are pasted on the page, and places them in the open folder', async () => {
    replaceUploads();
    server.folders = [SALES];
    open();
    await screen.findAllByRole('button', { name: /上传文档/ });
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['甲'], '甲.txt')] } });
    expect(await screen.findByText('已放入知识库：最上层')).toBeDefined();
    expect(bodies('POST /insert')).toMatchObject([{ folderId: null }]);
  });

  it('asks before closing while files are uploading, and not afterwards', async () => {
    const transport = replaceUploads();
    transport.latencyMs = 300;
    open();
    fireEvent.click((await screen.findAllByRole('button', { name: /上传文档/ }))[0] ?? document.body);
    const file = new File(['甲'], '新文件.txt');
    fireEvent.change(await screen.findByTestId('knowledge-files'), { target: { files: [file] } });
    fireEvent.click(await screen.findByRole('button', { name: '完成' }));
    fireEvent.click(await screen.findByRole('button', { name: '继续上传' }));
    expect(await screen.findByText(/^已放入知识库/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByTestId('knowledge-files')).toBeNull());
  });
});

describe('the trash', () => {
  it('restores a document', async () => {
    server.trashed = [documentFixture(1)];
    open('/document?folder=trash');
    fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
    expect(await screen.findByText('回收站是空的')).toBeDefined();
    expect(bodies('POST /restore')).toEqual([{ teamId: TEAM, ids: [documentFixture(1).id] }]);
  });

  it('is emptied completely, not only its loaded part', async () => {
    server.trashed = Array.from({ length: 250 }, (_, at) => documentFixture(at + 1));
    open('/document?folder=trash');
    fireEvent.click(await screen.findByRole('button', { name: '清空回收站' }));
    fireEvent.click((await dialog()).getByRole('button', { name: '清空回收站' }));
    expect(await screen.findByText('回收站是空的')).toBeDefined();
    expect(bodies('POST /emptyTrash')).toEqual([{ teamId: TEAM }]);
  });
});

it('the second tab shows the templates', async () => {
  open('/document?tab=1');
  expect(await screen.findByText('模板在这里')).toBeDefined();
});
