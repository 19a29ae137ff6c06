import {
  cancelAudit,
  consumeList,
  createAudit,
  createComparison,
  deleteAudit,
  listAudits,
  readAudit,
  readAuditPdf,
  readAuditResult,
  renameAudit,
  routeUrl,
  startAudit,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { BROKEN_WORD, uploadFile } from '../../testing/upload-file.ts';
import {
  BUYER,
  CONTRACT,
  KNOWN_RULES,
  reviewed,
  SELLER,
  settled,
  start,
  submit,
  usesLeft,
} from './audit.testing.ts';

let product: TestProduct;
/** Takes requests and has no worker. */
let idle: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  idle = await startTestProduct();
});
afterAll(async () => {
  await product.close();
  await idle.close();
});

const resultOf = (user: TestUser, id: string) => user.call(readAuditResult, { params: { id } });

describe('a contract', () => {
  it('is read and recognised for free, and waits for the choice of a standpoint', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    const task = await settled(user, id);
    expect(task).toMatchObject({
      status: 'complete',
      phase: 'choosing',
      title: '买卖合同.txt',
      lawyer: `用户${user.phone.slice(-4)}`,
      fileUrl: routeUrl(readAuditPdf, { id }),
      standpoint: null,
      standpoints: [BUYER, SELLER, '中立'],
      statistics: null,
      decided: null,
      ignored: [],
      facts: {
        contractType: 'sale',
        contractTypeName: '买卖合同',
        suggestedTemplateId: 'sale',
        parties: [
          { label: '甲方', name: '杭州青禾贸易有限公司', side: 'payer' },
          { label: '乙方', name: '苏州云杉设备有限公司', side: 'performer' },
        ],
        characters: CONTRACT.length,
        pageCount: 1,
      },
    });
    expect(await usesLeft(user)).toBe(3);
    const early = await user.request(readAuditResult, { params: { id } });
    expect([early.status, early.body.message]).toEqual([409, '还没有开始审查，请先选择立场']);
    const pdf = await product.server.app.inject({
      method: 'GET',
      url: routeUrl(readAuditPdf, { id }),
      headers: { authorization: `Bearer ${user.accessToken}`, range: 'bytes=0-4' },
    });
    expect([pdf.statusCode, pdf.body]).toEqual([206, '%PDF-']);
  });

  it('is reviewed for the chosen side: every quotation is found at its stated place, on a page', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await settled(user, id);
    const accepted = await start(user, id, '甲方', {
      customDemand: '定金不超过合同总价的20%\n是否约定竞业限制\n付款节点是否都与验收挂钩',
    });
    expect(accepted).toMatchObject({ phase: 'reviewing', standpoint: BUYER, template_id: null });
    expect(await usesLeft(user)).toBe(2);
    const task = await settled(user, id);
    expect(task).toMatchObject({ status: 'complete', phase: 'complete', standpoint: BUYER, message: null });
    const result = await resultOf(user, id);
    expect(result).toMatchObject({ isPartial: false, standpoint: BUYER, model: null, contractType: 'sale' });
    expect(result.risks.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining([...KNOWN_RULES]));
    const page = result.document.pages?.[0] ?? { widthPt: 0, heightPt: 0 };
    for (const risk of result.risks.filter(({ kind }) => kind === 'risk')) {
      expect(result.document.text.slice(risk.start ?? 0, risk.end ?? 0)).toBe(risk.quote);
      expect(risk.boxes.length).toBeGreaterThan(0);
      for (const box of risk.boxes) expect(box.x + box.width).toBeLessThan(page.widthPt);
    }
    const deposit = result.risks.find(({ ruleId }) => ruleId === 'validity.deposit-over-limit');
    expect(deposit).toMatchObject({ clause: '第二条 2.1', page: 1, origin: 'rule' });
    expect(result.demands.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['hit', 'rules'],
      ['absent', 'rules'],
      ['notChecked', 'rules'],
    ]);
    for (const { start, end, quote } of result.demands.flatMap(({ quotes }) => quotes))
      expect(result.document.text.slice(start, end)).toBe(quote);
    expect(result.demands[2]?.why).toContain('无法判断，因为');
    const { high = 0, medium = 0, low = 0, missing = 0 } = task.statistics ?? {};
    expect(high + medium + low + missing).toBe(result.risks.length);
    expect(task.decided).toEqual({ done: 0, total: result.risks.length });
  });

  it('is reviewed in one step when the standpoint is given at once, and differently for the other side', async () => {
    const user = await product.signIn();
    const buyer = await reviewed(product, user, { standpoint: '甲方' });
    expect(buyer).toMatchObject({ phase: 'complete', standpoint: BUYER, facts: { contractType: 'sale' } });
    expect(await usesLeft(user)).toBe(2);
    const ofBuyer = await resultOf(user, buyer.id);
    await start(user, buyer.id, SELLER);
    expect(await settled(user, buyer.id)).toMatchObject({ phase: 'complete', standpoint: SELLER });
    const ofSeller = await resultOf(user, buyer.id);
    expect(ofSeller.risks).not.toEqual(ofBuyer.risks);
    expect(await usesLeft(user)).toBe(1);
    const { items } = await user.call(consumeList, {
      params: { teamId: user.teamId },
      query: {},
    });
    expect(items.map(({ tool, kind, taskId }) => [tool, kind, taskId])).toEqual([
      ['audit', 'use', buyer.id],
      ['audit', 'use', buyer.id],
    ]);
  });

  it.each([
    ['DOCUMENT_DAMAGED', '坏.docx', BROKEN_WORD],
    ['DOCUMENT_EMPTY', '空.txt', Buffer.from(' \n \n')],
    ['DOCUMENT_UNSUPPORTED', '程序.exe', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000\u0004')],
  ])(
    'that cannot be read (%s) reports why, names the file, and refunds the use',
    async (name, file, bytes) => {
      const user = await product.signIn();
      const id = await submit(product, user, { standpoint: '甲方' }, [file, bytes]);
      const task = await settled(user, id);
      expect(task).toMatchObject({ status: 'failed', phase: 'failed', facts: null, failure: { name } });
      expect(task.failure?.message).toMatch(/：.*[\u4e00-\u9fff]/);
      expect(task.failure?.message.startsWith(`“${file}”：`)).toBe(true);
      expect(task.message).toBe(task.failure?.message);
      expect(await usesLeft(user)).toBe(3);
      const { status } = await user.request(readAuditResult, { params: { id } });
      expect(status).toBe(409);
      expect((await user.request(readAuditPdf, { params: { id } })).status).toBe(409);
    },
  );
});

describe('a standpoint', () => {
  it('that no party of the contract has answers 400 with a message, and takes no use', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await settled(user, id);
    const answer = await user.request(startAudit, { params: { id }, body: { standpoint: '丙方' } });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      '合同中没有识别到“丙方”，请从识别到的立场中选择',
    ]);
    expect(await settled(user, id)).toMatchObject({ phase: 'choosing', standpoint: null });
    expect(await usesLeft(user)).toBe(3);
  });

  it('can be given by name, by another word for the party or as neutral', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await settled(user, id);
    for (const [asked, meant] of [
      ['苏州云杉设备有限公司', SELLER],
      ['买方', BUYER],
      ['中立', '中立'],
    ] as const) {
      expect((await start(user, id, asked)).standpoint).toBe(meant);
      expect((await settled(user, id)).phase).toBe('complete');
    }
  });

  it('given before the reading that the contract does not have leads back to the choice, free of charge', async () => {
    const user = await product.signIn();
    const id = await submit(product, user, { standpoint: '丁方' });
    expect(await settled(user, id)).toMatchObject({
      status: 'failed',
      phase: 'choosing',
      standpoints: [BUYER, SELLER, '中立'],
      message: '合同中没有识别到“丁方”，次数已退回，请重新选择立场',
    });
    expect(await usesLeft(user)).toBe(3);
    await start(user, id, '乙方');
    expect(await settled(user, id)).toMatchObject({ phase: 'complete', standpoint: SELLER, failure: null });
    expect(await usesLeft(user)).toBe(2);
  });
});

describe('a request', () => {
  it('sent twice creates one review and takes one use', async () => {
    const user = await idle.signIn();
    const fileId = await uploadFile(idle.server, user, '合同.txt', CONTRACT);
    const body = { fileId, standpoint: '甲方', idempotencyKey: 'once-and-only-once' };
    const answers = await Promise.all([1, 2, 3].map(() => user.call(createAudit, { body })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await usesLeft(user)).toBe(2);
  });

  it('with the key of another tool’s task is refused, and takes no use', async () => {
    const user = await idle.signIn();
    const originFileId = await uploadFile(idle.server, user, '原稿.txt', '甲');
    const fileId = await uploadFile(idle.server, user, '合同.txt', CONTRACT);
    const idempotencyKey = 'used-for-a-comparison';
    await user.call(createComparison, { body: { originFileId, targetFileId: fileId, idempotencyKey } });
    const { status, body } = await user.request(createAudit, {
      body: { fileId, standpoint: '甲方', idempotencyKey },
    });
    expect([status, body.message]).toEqual([409, '这个请求编号已用于另一种任务，请换一个再试']);
    expect(await usesLeft(user)).toBe(3);
  });

  it('to start that arrives twice is refused the second time, and one use is taken', async () => {
    const user = await idle.signIn();
    const id = await submit(idle, user);
    const early = await user.request(startAudit, { params: { id }, body: { standpoint: '甲方' } });
    expect([early.status, early.body.code]).toEqual([409, 409]);
    const ready = await product.signIn();
    const readyId = await submit(product, ready);
    await settled(ready, readyId);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        ready.request(startAudit, { params: { id: readyId }, body: { standpoint: '甲方' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await usesLeft(ready)).toBe(2);
    await settled(ready, readyId);
  });

  it('without a remaining use is refused with 6040, and the contract can still be read', async () => {
    const user = await idle.signIn();
    const fileId = await uploadFile(idle.server, user, '合同.txt', CONTRACT);
    for (let use = 0; use < 3; use++) await user.call(createAudit, { body: { fileId, standpoint: '甲方' } });
    const refused = await user.request(createAudit, { body: { fileId, standpoint: '甲方' } });
    expect([refused.status, refused.body.code]).toEqual([402, 6040]);
    expect((await user.call(createAudit, { body: { fileId } })).phase).toBe('recognising');
    expect((await user.call(listAudits, {})).total).toBe(4);
  });

  it('with an unknown template is refused with a message, and takes no use', async () => {
    const user = await idle.signIn();
    const fileId = await uploadFile(idle.server, user, '合同.txt', CONTRACT);
    for (const template_id of ['no-such-list', '00000000-0000-4000-8000-000000000000']) {
      const answer = await user.request(createAudit, { body: { fileId, standpoint: '甲方', template_id } });
      expect([answer.status, answer.body.message]).toEqual([404, '所选的审查清单不存在，或已被删除']);
    }
    expect(await usesLeft(user)).toBe(3);
  });
});

describe('a review', () => {
  it('can be cancelled, which refunds the use and leads back to the choice if there is one', async () => {
    const user = await idle.signIn();
    const unread = await submit(idle, user, { standpoint: '甲方' });
    expect(await user.call(cancelAudit, { params: { id: unread } })).toMatchObject({ phase: 'cancelled' });
    expect(await usesLeft(user)).toBe(3);
    const again = await user.request(cancelAudit, { params: { id: unread } });
    expect(again.status).toBe(409);
  });

  it('is listed, found by title and file, renamed and deleted with its result', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user, { title: '年度采购' });
    const found = async (keyword: string) =>
      (await user.call(listAudits, { query: { keyword } })).items.map((item) => item.id);
    expect([await found('年度'), await found('买卖合同'), await found('没有')]).toEqual([[id], [id], []]);
    expect((await user.call(renameAudit, { params: { id }, body: { title: '改名' } })).title).toBe('改名');
    await user.call(deleteAudit, { params: { id } });
    expect((await user.request(readAudit, { params: { id } })).status).toBe(410);
    expect((await user.request(readAuditResult, { params: { id } })).status).toBe(410);
    expect((await user.call(listAudits, {})).total).toBe(0);
  });

  it('of another team cannot be seen, started, read or deleted', async () => {
    const owner = await idle.signIn();
    const stranger = await idle.signIn();
    const id = await submit(idle, owner);
    const body = { standpoint: '甲方' };
    const answers = [
      await stranger.request(readAudit, { params: { id } }),
      await stranger.request(startAudit, { params: { id }, body }),
      await stranger.request(readAuditResult, { params: { id } }),
      await stranger.request(readAuditPdf, { params: { id } }),
      await stranger.request(deleteAudit, { params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const mine = await uploadFile(idle.server, owner, '合同.txt', CONTRACT);
    expect((await stranger.request(createAudit, { body: { fileId: mine } })).status).toBe(404);
  });
});
