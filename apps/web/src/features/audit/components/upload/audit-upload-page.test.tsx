// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { AUDIT, audit, OWN_TEMPLATE, ruleCatalogue } from '../../view-model/audits.testing.ts';
import { answerRequest, openPage, resetServer, server, standardFixture } from '../audit-server.testing.tsx';

const STANDARD = '00000000-0000-4000-8000-0000000000e1';
const PAGE = `/contract-audit/upload?id=${AUDIT}`;

beforeEach(() => {
  resetServer();
  vi.stubGlobal('fetch', answerRequest);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('several contracts at once', () => {
  const give = async (count: number, page = '/contract-audit/upload') => {
    replaceUploads();
    server.audits = [audit()];
    const router = openPage(page);
    const files = Array.from({ length: count }, (_, at) => new File([`第${at}份`], `合同${at}.txt`));
    fireEvent.change(await screen.findByTestId('audit-file'), { target: { files } });
    return router;
  };
  afterEach(() => vi.restoreAllMocks());

  it('are one batch: each is read as a task of its own, and the list shows them alone', async () => {
    const router = await give(2);
    expect(await screen.findByText('已上传 2 / 2')).toBeDefined();
    expect(server.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '读取这 2 份合同' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract-audit/list'));
    expect(router.state.location.search).toBe(`?ids=${AUDIT},${AUDIT}`);
    expect(server.sent.map(({ call }) => call)).toEqual([
      'POST /api/contract-audit',
      'POST /api/contract-audit',
    ]);
  });

  it('are compared with the uses left before they are read', async () => {
    await give(3);
    expect(await screen.findByText('需要 3 次，剩余 2 次')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '读取这 3 份合同' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: '增加次数' })).toBeDefined();
  });

  it('is read at once where there is only one', async () => {
    const router = await give(1);
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${AUDIT}`));
  });

  it('are not taken for a chosen standard text: one is, and keeps it', async () => {
    const page = `/contract-audit/upload?standard=${STANDARD}`;
    openPage(page);
    expect(await screen.findByText(/已选定标准文本，一次审查一份/)).toBeDefined();
    cleanup();
    const router = await give(2, page);
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${AUDIT}&standard=${STANDARD}`));
    expect(server.sent).toHaveLength(1);
  });
});

describe('a contract that has been read', () => {
  beforeEach(() => {
    server.audits = [audit()];
  });

  it('shows its kind, its parties and the meaning of each side', async () => {
    openPage(PAGE);
    await screen.findByText('识别结果');
    expect(screen.getByText('买卖合同')).toBeDefined();
    expect(screen.getByText(/91320115MA1X2Y3Z4A/)).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText(/不偏向任何一方/)).toBeDefined();
  });

  it('starts with the chosen side, the suggested list and the demands, and opens the result', async () => {
    const router = openPage(PAGE);
    await screen.findByText('请先选择审查立场');
    expect(startButton().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /乙方/ }));
    fireEvent.click(screen.getByRole('button', { name: '我方的赔偿责任有没有上限' }));
    fireEvent.click(screen.getByRole('button', { name: '知识产权归属写清楚了吗' }));
    fireEvent.click(startButton());
    await screen.findByText('result page');
    expect(router.state.location.search).toBe(`?id=${AUDIT}`);
    expect(server.sent).toEqual([
      {
        call: `POST /api/contract-audit/${AUDIT}/start`,
        body: {
          standpoint: '乙方（苏州恒准精密设备有限公司）',
          template_id: 'sale',
          customDemand: '我方的赔偿责任有没有上限\n知识产权归属写清楚了吗',
        },
      },
    ]);
  });

  it('is held against the standard text of last time, while the team still has it', async () => {
    const standard = { id: STANDARD, name: '采购标准文本', versionNumber: 1 };
    server.audits = [audit({ standpoint: '中立', standard })];
    server.standards = [standardFixture(STANDARD, '采购标准文本')];
    openPage(PAGE);
    await screen.findByRole('combobox', { name: '标准文本' });
    fireEvent.click(startButton());
    await screen.findByText('result page');
    expect(server.sent[0]?.body).toMatchObject({ standpoint: '中立', standard_id: STANDARD });
    cleanup();
    resetServer();
    server.audits = [audit({ standpoint: '中立', standard })];
    openPage(PAGE);
    await screen.findByText('识别结果');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: '标准文本' })).toBeNull());
    fireEvent.click(startButton());
    await screen.findByText('result page');
    expect(server.sent[0]?.body).not.toHaveProperty('standard_id');
  });

  it('is held against the template that somebody came from', async () => {
    server.audits = [audit({ standpoint: '中立', standard: null })];
    server.standards = [standardFixture(STANDARD, '采购标准文本')];
    openPage(`${PAGE}&standard=${STANDARD}`);
    await screen.findByText('采购标准文本');
    fireEvent.click(startButton());
    await screen.findByText('result page');
    expect(server.sent[0]?.body).toMatchObject({ standard_id: STANDARD });
  });

  it('is held against the standard text of last time although the list of them cannot be read', async () => {
    const standard = { id: STANDARD, name: '采购标准文本', versionNumber: 1 };
    server.audits = [audit({ standpoint: '中立', standard })];
    server.standards = null;
    openPage(PAGE);
    await screen.findByText(/标准文本没有加载成功/);
    expect(screen.getByText('采购标准文本')).toBeDefined();
    fireEvent.click(startButton());
    await screen.findByText('result page');
    expect(server.sent[0]?.body).toMatchObject({ standard_id: STANDARD });
  });

  it('leads to the plans when no use is left, and keeps the choices', async () => {
    server.refusal = { status: 402, code: 6040, message: '剩余次数不足' };
    openPage(PAGE);
    await screen.findByText('识别结果');
    fireEvent.click(screen.getByRole('radio', { name: /中立/ }));
    fireEvent.click(startButton());
    await screen.findByText('审查次数不足，没有开始，也没有扣次数');
    expect(screen.getByRole('link', { name: '查看会员方案' }).getAttribute('href')).toBe(
      '/prime-introduction',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /中立/ }).checked).toBe(true);
  });

  it('says that demands are answered from rules and clauses only where there is no model', async () => {
    openPage(PAGE);
    await screen.findByText(/审查要求按规则、数值和条款逐条答复/);
    cleanup();
    server.catalogue = ruleCatalogue({ model: 'law-1' });
    openPage(PAGE);
    await screen.findByText('识别结果');
    await screen.findByText('4 条规则');
    expect(screen.queryByText(/审查要求按规则、数值和条款逐条答复/)).toBeNull();
  });

  it('names the language model that will read it before the start', async () => {
    server.catalogue = ruleCatalogue({ model: 'law-1' });
    openPage(PAGE);
    await screen.findByText(
      '合同文字会发送给语言模型“law-1”：先按规则检查，再由模型逐条阅读；模型的引文核对无误才会列出。',
    );
    expect(screen.queryByText(/不会发送给语言模型/)).toBeNull();
  });

  it('says before the start that only rules run without a model', async () => {
    openPage(PAGE);
    await screen.findByText('没有配置语言模型：只按规则检查，合同文字不会发送给语言模型。');
  });

  it('shows neither note while the model is unknown', async () => {
    server.catalogue = null;
    openPage(PAGE);
    await screen.findByText(/未能得知是否会由语言模型阅读合同/);
    expect(screen.queryByText(/发送给语言模型/)).toBeNull();
    server.catalogue = ruleCatalogue({ model: 'law-1' });
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await screen.findByText(/合同文字会发送给语言模型“law-1”/);
  });

  it('cannot be started by a read-only member', async () => {
    server.audits = [
      audit({ abilities: { read: true, change: false, run: false, share: false, delete: false } }),
    ];
    openPage(PAGE);
    await screen.findByText('您只能查看，不能开始审查');
    expect(startButton().disabled).toBe(true);
  });
});

describe('returning', () => {
  it('to a failed review shows the reason above the choice', async () => {
    const message = '处理超时，次数已退回，请稍后重试';
    const failure = { name: 'TASK_TIMED_OUT', message } as const;
    server.audits = [audit({ status: 'failed', failure, message, standpoint: '中立' })];
    openPage(PAGE);
    await screen.findByText(message);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /中立/ }).checked).toBe(true);
  });

  it('to a review in progress opens its result', async () => {
    server.audits = [audit({ phase: 'reviewing', status: 'running' })];
    openPage(PAGE);
    await screen.findByText('result page');
  });

  it('to a contract being read shows the stages, then the choice once it is read', async () => {
    const reading = { stage: 'reading', fraction: 0.3 } as const;
    server.audits = [audit({ phase: 'recognising', status: 'running', facts: null, progress: reading })];
    openPage(PAGE);
    await screen.findByText('正在读取合同的文字、段落与表格');
    server.audits = [audit()];
    await screen.findByText('识别结果');
  });

  it('to a reviewed contract starts with the last choice and says that another use is taken', async () => {
    const last = { standpoint: '中立', template_id: OWN_TEMPLATE, customDemand: '看看付款' };
    server.audits = [audit({ phase: 'complete', status: 'complete', ...last })];
    openPage(PAGE);
    await screen.findByText(/再次审查会用 1 次/);
    await screen.findByText('1 条规则，1 条自定义规则');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /中立/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '审查要求' }).value).toBe('看看付款');
    expect(screen.getByText(/自定义规则会列为“未检查”/)).toBeDefined();
    expect(screen.getByRole('link', { name: '查看现在的结果' }).getAttribute('href')).toBe(
      `/contract-audit/result/model?id=${AUDIT}`,
    );
  });

  it('to an unreadable file shows the reason, and that nothing was paid', async () => {
    const failure = { name: 'DOCUMENT_ENCRYPTED', message: '文件有密码保护，请解除密码后重新上传' } as const;
    server.audits = [audit({ phase: 'failed', status: 'failed', facts: null, failure })];
    openPage(PAGE);
    await screen.findByText('文件有密码保护，请解除密码后重新上传');
    expect(screen.getByText('次数未扣，文件已保留。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重新读取' })).toBeNull();
    expect(screen.getByRole('link', { name: '换一份文件' }).getAttribute('href')).toBe(
      '/contract-audit/upload',
    );
  });

  it('to a cancelled reading offers to read the same file again', async () => {
    server.audits = [audit({ phase: 'cancelled', status: 'cancelled', facts: null })];
    openPage(PAGE);
    fireEvent.click(await screen.findByRole('button', { name: '重新读取' }));
    await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(['POST /api/contract-audit']));
    expect(server.sent[0]?.body).toMatchObject({ fileId: audit().file.fileId });
  });

  it('to a deleted review says so, with a way back', async () => {
    const router = openPage(PAGE);
    await screen.findByText('文档已失效');
    fireEvent.click(screen.getByRole('button', { name: '返回审查记录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract-audit/list'));
  });
});

it('the page shows the cost of a review and the remaining uses before a file is given', async () => {
  openPage('/contract-audit/upload');
  await screen.findByText('剩余 2 次');
  expect(screen.getByText(/读取与识别不扣次数/)).toBeDefined();
});

function startButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: /（消耗 1 次）$/ });
}
