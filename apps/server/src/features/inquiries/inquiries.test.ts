import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contactWays, sendInquiry } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { listInquiries } from './index.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({
    hasWorker: true,
    env: {
      INQUIRY_MAIL_TO: 'sales@example.com',
      CONTACT_PHONE: '400-800-0000',
      CONTACT_MAIL: 'hello@example.com',
    },
  });
});
afterAll(() => product.close());

const requirement = {
  kind: 'requirement',
  name: '张三',
  phone: '13900001111',
  company: '云杉科技',
  topic: null,
  content: '三百人的法务团队，需要私有部署。',
  path: '/enterprise',
};

const send = (changed: object = {}) =>
  product.visitor.request(sendInquiry, { body: { ...requirement, ...changed } });

async function stored() {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  try {
    return await listInquiries(database, 100);
  } finally {
    await close();
  }
}

/** Mails of the outbox, as text. */
function mails(): readonly string[] {
  const folder = join(product.config.dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) => {
    const [head = '', body = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n');
    return `${head}\n${Buffer.from(body, 'base64').toString()}`;
  });
}

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isDone()) return;
    await sleep(100);
  }
  throw new Error('it did not happen within ten seconds');
}

describe('an inquiry', () => {
  it('is stored and mailed to the configured address', async () => {
    expect((await send()).status).toBe(200);
    await until(async () => (await stored())[0]?.mailedAt !== null);
    const [mail = ''] = mails();
    expect(mails()).toHaveLength(1);
    expect(mail).toContain('To: sales@example.com');
    for (const part of ['类型：企业需求', '姓名：张三', '手机号：13900001111', '单位：云杉科技'])
      expect(mail).toContain(part);
    expect(mail).toContain(requirement.content);
    expect(mail).toMatch(/提交时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间）/);
  });

  it('about a cooperation states its kind', async () => {
    const cooperation = { kind: 'cooperation', topic: 'integration', phone: '13900002222' };
    expect((await send(cooperation)).status).toBe(200);
    await until(() => mails().some((mail) => mail.includes('合作方式：技术集成')));
    expect((await stored()).find(({ phone }) => phone === '13900002222')).toMatchObject({
      topic: 'integration',
    });
  });

  it.each([
    [{ name: ' ' }, 'name', '请填写姓名'],
    [{ phone: '12345' }, 'phone', '请输入正确的手机号'],
    [{ company: '' }, 'company', '请填写单位名称'],
    [{ content: '好' }, 'content', '请至少写 5 个字'],
    [{ kind: 'cooperation' }, 'topic', '请选择合作方式'],
  ])('with %o names the field %s: %s', async (changed, path, message) => {
    const { status, body } = await send(changed);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ fields: [{ path, message }] });
  });

  it('is accepted from one number three times a day, also at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => send({ phone: '13900003333' })));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('the ways to reach the operator', () => {
  it('are told to anybody as they were filled in, and nothing in their place where they were not', async () => {
    expect(await product.visitor.call(contactWays, {})).toEqual({
      phone: '400-800-0000',
      mail: 'hello@example.com',
      address: null,
      hours: null,
    });
  });
});
