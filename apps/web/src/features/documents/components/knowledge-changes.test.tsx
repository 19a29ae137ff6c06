// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentFixture, TEAM } from '../view-model/knowledge.testing.ts';
import { act, bodies, dialog, openKnowledge, prepareKnowledge, toasts } from './knowledge-screen.testing.tsx';
import { server } from './knowledge-server.testing.ts';

prepareKnowledge();

/** No request is answered until it is called. */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  return resolve;
}

describe('the screen', () => {
  it('shows only documents of the chosen location, not those of the last one', async () => {
    const folder = {
      id: TEAM,
      parentId: null,
      name: '归档',
      documents: 1,
      createdAt: '2026-11-01T04:00:00.000Z',
    };
    server.folders = [folder];
    server.documents = [documentFixture(1)];
    openKnowledge();
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择 合同1.pdf' }));
    const release = holdAnswers();
    fireEvent.click(screen.getByText('归档'));
    await waitFor(() => expect(screen.queryByText('合同1.pdf')).toBeNull());
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    server.documents = [documentFixture(2)];
    release();
    expect(await screen.findByText('合同2.pdf')).toBeDefined();
  });

  it('shows only hits of the current words, not those of the last ones', async () => {
    const document = documentFixture(1);
    server.found = [{ document, name: { text: document.name, marks: [] }, hits: [], hitPages: 0 }];
    const router = openKnowledge('/document?keyword=甲');
    await screen.findByText('1 份文档');
    const release = holdAnswers();
    void router.navigate('/document?keyword=乙');
    await waitFor(() => expect(screen.queryByText('1 份文档')).toBeNull());
    expect(screen.queryByText('合同1.pdf')).toBeNull();
    release();
    expect(await screen.findByText('“乙”的查找结果')).toBeDefined();
  });

  it('shows how far a document can be searched', async () => {
    server.documents = [
      documentFixture(1, { searchable: 'no' }),
      documentFixture(2, { searchable: 'partly' }),
      documentFixture(3),
    ];
    openKnowledge();
    await screen.findByText('共 3 份');
    for (const words of ['等待建立检索', '部分可检索', '可检索'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it.each([
    ['folderManagement/list', '文件夹没有加载成功'],
    ['/getDocInfoStatistics', '空间用量没有加载成功'],
    ['/tags', '标签没有加载成功，点此重试'],
  ])('tells what could not be loaded from what is not there: %s', async (call, words) => {
    server.failing = call;
    openKnowledge();
    const said = await screen.findByText(words);
    server.failing = null;
    fireEvent.click(said.closest('button') ?? within(said.parentElement ?? said).getByRole('button'));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe('versions', () => {
  it('that are older become the current one, and are deleted after asking', async () => {
    server.documents = [documentFixture(2)];
    openKnowledge();
    await act('合同2.pdf', '版本');
    fireEvent.click(await screen.findByRole('button', { name: '设为当前' }));
    await waitFor(() => expect(toasts()).toContain('第 1 版已是当前版本'));
    expect(bodies('POST /version/current')).toEqual([{ teamId: TEAM, id: documentFixture(1).id }]);
    const [remove] = await screen.findAllByRole('button', { name: '删除' });
    fireEvent.click(remove ?? document.body);
    const [title] = await screen.findAllByText('删除第 1 版？');
    const asked = title?.closest('[role="dialog"]');
    if (!(asked instanceof HTMLElement)) throw new Error('nothing was asked');
    expect(bodies('POST /version/delete')).toEqual([]);
    fireEvent.click(within(asked).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts()).toContain('第 1 版已删除'));
    expect(bodies('POST /version/delete')).toEqual([{ teamId: TEAM, id: documentFixture(1).id }]);
  });
});

describe('several documents', () => {
  it('are downloaded one after the other; a failed one is reported and does not stop the others', async () => {
    server.documents = [documentFixture(1), documentFixture(2), documentFixture(3)];
    server.failing = documentFixture(2).id;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    openKnowledge();
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择已显示的文档' }));
    fireEvent.click(screen.getByRole('button', { name: '下载原文件' }));
    await waitFor(() => expect(toasts()).toEqual(['3 份中有 1 份没有下载：服务暂时不可用']));
    await waitFor(() => expect(saved).toEqual(['合同1.pdf', '合同3.pdf']));
  });

  it('go to a template one at a time', async () => {
    server.documents = [documentFixture(1)];
    const router = openKnowledge();
    fireEvent.click(await screen.findByRole('button', { name: '合同1.pdf 的更多操作' }));
    fireEvent.mouseEnter(await screen.findByText('送去'));
    fireEvent.click(await screen.findByText('合同模板'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/document-manage/upload'));
    expect(router.state.location.search).toBe(`?file=${documentFixture(1).fileId}`);
  });

  it('are not deleted when the confirmation is declined', async () => {
    server.documents = [documentFixture(1)];
    openKnowledge();
    await act('合同1.pdf', '删除');
    fireEvent.click((await dialog()).getByRole('button', { name: '取消' }));
    expect(bodies('POST /delete')).toEqual([]);
  });
});
