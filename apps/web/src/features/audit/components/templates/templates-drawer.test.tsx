// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../shared/ui/toast.ts';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { lonelyUploadTransport } from '../../../../shared/upload/xhr-upload-transport.ts';
import { OWN_TEMPLATE, TEAM } from '../../view-model/audits.testing.ts';
import { answerRequest, openPage, resetServer, server } from '../audit-server.testing.tsx';

const STORED = '0b0e1f3a-6a51-4b4f-8f57-0c2b6e0f7a11';

beforeEach(() => {
  resetServer();
  vi.stubGlobal('fetch', answerRequest);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a team list', () => {
  it('is saved with its rules, figures and own rules', async () => {
    await open('编辑 采购部清单');
    search('定金');
    fireEvent.click(await screen.findByRole('button', { name: '设置 定金超过合同总额的 20%' }));
    const share = screen.getByRole<HTMLInputElement>('spinbutton', { name: '比例界限' });
    expect(share.value).toBe('10');
    fireEvent.change(share, { target: { value: '15' } });
    search('预付款');
    fireEvent.click(await screen.findByRole('checkbox', { name: '预付款比例过高' }));
    fireEvent.change(screen.getByRole('textbox', { name: '自定义规则 1' }), {
      target: { value: '付款前先开专票' },
    });
    fireEvent.click(screen.getByRole('button', { name: '保存清单' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: `PUT /api/contract-audit/templates/${OWN_TEMPLATE}`,
      body: {
        name: '采购部清单',
        contractType: 'sale',
        rules: [
          { ruleId: 'price.prepayment' },
          { ruleId: 'validity.deposit-share', level: 'high', thresholds: { share: 0.15 } },
        ],
        ownRules: [{ id: 'own-1', text: '付款前先开专票', level: 'medium' }],
        requiredClauses: [],
      },
    });
  });

  it('is saved with the team’s positions and a clause every contract must have', async () => {
    await open('编辑 采购部清单');
    search('定金');
    fireEvent.click(await screen.findByRole('button', { name: '设置 定金超过合同总额的 20%' }));
    write('定金超过合同总额的 20% 的底线方案', '两成');
    fireEvent.click(screen.getByRole('button', { name: /添加必备条款/ }));
    await screen.findByText('必备条款 1 请填写名称、识别词和补入的条款');
    write('必备条款 1', '反商业贿赂');
    write('必备条款 1 的识别词', '商业贿赂');
    write('必备条款 1 的补入的条款', '双方不得实施商业贿赂。');
    fireEvent.click(screen.getByRole('button', { name: '保存清单' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toMatchObject({
      rules: [{ ruleId: 'validity.deposit-share', walkAway: '两成' }],
      requiredClauses: [
        {
          id: 'clause-1',
          topic: '反商业贿赂',
          words: ['商业贿赂'],
          wording: '双方不得实施商业贿赂。',
          level: 'medium',
        },
      ],
    });
  });

  it('asks before changes are lost on the way back', async () => {
    await open('编辑 采购部清单');
    rename('新名称');
    fireEvent.click(screen.getByRole('button', { name: '返回清单' }));
    await screen.findByText('现在离开，这份清单的修改会丢失。');
    fireEvent.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '清单名称' }).value).toBe('新名称');
  });

  it('asks before changes are lost on the way to another page', async () => {
    const router = await open('编辑 采购部清单');
    rename('新名称');
    void router.navigate('/elsewhere');
    await screen.findByText('现在离开，这份清单的修改会丢失。');
    expect(router.state.location.pathname).toBe('/contract-audit/list');
    fireEvent.click(screen.getByRole('button', { name: '不保存，离开' }));
    await screen.findByText('elsewhere');
  });

  it('closes without asking when nothing was changed', async () => {
    await open('编辑 采购部清单');
    fireEvent.click(screen.getByRole('button', { name: '返回清单' }));
    await screen.findByRole('button', { name: '编辑 采购部清单' });
    expect(screen.queryByText('现在离开，这份清单的修改会丢失。')).toBeNull();
  });

  it('is deleted only after a confirmation', async () => {
    await open('删除 采购部清单');
    await screen.findByText(/已经完成的审查不受影响/);
    expect(server.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() =>
      expect(server.sent.map(({ call }) => call)).toEqual([
        `DELETE /api/contract-audit/templates/${OWN_TEMPLATE}`,
      ]),
    );
  });
});

describe('a list in Excel', () => {
  beforeEach(() => {
    const uploads = replaceUploads();
    vi.spyOn(lonelyUploadTransport, 'complete').mockImplementation(async (fields) => ({
      ...(await uploads.complete(fields)),
      fileId: STORED,
    }));
  });

  it('replaces the list, or tells every row that is not right and stays open', async () => {
    await open('导入 采购部清单');
    server.refusal = {
      status: 400,
      code: 400,
      message: '有 2 处需要改正，没有导入任何内容',
      data: {
        fields: [
          { path: 'rows.3', message: '第 3 行：没有填类型' },
          { path: 'rows.7', message: '第 7 行：规则重复' },
        ],
      },
    };
    choose('标准.xlsx');
    fireEvent.click(screen.getByRole('button', { name: '导入' }));
    await screen.findByText('第 3 行：没有填类型');
    screen.getByText('第 7 行：规则重复');
    server.refusal = null;
    choose('标准.xlsx');
    expect(screen.queryByText('第 3 行：没有填类型')).toBeNull();
    // The sign of waiting leaves the button only in a browser that moves things.
    fireEvent.click(screen.getByRole('button', { name: /^(loading )?导入$/ }));
    await waitFor(() => expect(currentToasts().map(({ message }) => message)).toContain('清单已导入'));
    expect(server.sent.at(-1)).toEqual({
      call: `POST /api/contract-audit/templates/${OWN_TEMPLATE}/import`,
      body: { fileId: STORED },
    });
  });

  it('becomes a list named after the file', async () => {
    await open('导入 Excel');
    choose('采购标准（审查清单）.xlsx');
    fireEvent.click(screen.getByRole('button', { name: '导入' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: 'POST /api/contract-audit/templates/import',
      body: { teamId: TEAM, fileId: STORED, name: '采购标准', contractType: null },
    });
  });
});

function choose(name: string): void {
  const field = screen.getByLabelText('选择 Excel 文件');
  fireEvent.change(field, { target: { files: [new File(['x'], name)] } });
}

describe('a built-in list', () => {
  it('is read only and can be copied into a team list', async () => {
    await open('查看 买卖合同审查');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '保存清单' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '复制为团队清单' }));
    fireEvent.click(await screen.findByRole('button', { name: '保存清单' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toMatchObject({
      call: 'POST /api/contract-audit/templates',
      body: { teamId: TEAM, name: '买卖合同审查 副本', contractType: 'sale' },
    });
  });
});

it('says why a list was not saved and keeps it open', async () => {
  server.refusal = { status: 409, code: 409, message: '这个名称已经有了，请换一个' };
  await open('复制 全面审查');
  fireEvent.click(screen.getByRole('button', { name: '保存清单' }));
  await screen.findByText('这个名称已经有了，请换一个');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '清单名称' }).value).toBe('全面审查 副本');
});

async function open(action: string) {
  const router = openPage('/contract-audit/list');
  fireEvent.click(await screen.findByRole('button', { name: '审查清单' }));
  fireEvent.click(await screen.findByRole('button', { name: action }));
  return router;
}

function search(words: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: '搜索规则' }), { target: { value: words } });
}

function write(name: string, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

function rename(name: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: '清单名称' }), { target: { value: name } });
}
