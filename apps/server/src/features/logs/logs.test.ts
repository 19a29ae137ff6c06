import { setTimeout as sleep } from 'node:timers/promises';
import {
  LOG_BATCH_MAX_BYTES,
  LOG_BATCH_MAX_EVENTS,
  LOG_RETENTION_DAYS,
  postEvents,
  reportConversion,
  sendSmsCode,
  uploadAuditLogs,
  uploadCompareLogs,
  uploadPlagLogs,
  verifySmsCode,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConversionUploadError } from '../../adapters/conversion-upload/conversion-upload.port.ts';
import { createHttpConversionUpload } from '../../adapters/conversion-upload/http.conversion-upload.ts';
import { conversions, logEvents } from '../../database/schema.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { type ConversionStandIn, startConversionStandIn } from '../../testing/conversion-stand-in.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { purgeLogs, summariseLogs } from './index.ts';

let product: TestProduct;
let platform: ConversionStandIn;
let handle: DatabaseHandle;

beforeAll(async () => {
  platform = await startConversionStandIn();
  product = await startTestProduct({
    hasWorker: true,
    env: { CONVERSION_UPLOAD_URL: platform.url, CONVERSION_UPLOAD_TOKEN: 'secret' },
  });
  handle = openDatabase(product.databaseUrl, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await product.close();
  await platform.stop();
});

const event = { event: 'pageView', path: '/contract-compare/list', at: '2026-11-16T00:00:00.000Z' };
const device = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stored = () => handle.database.select().from(logEvents);

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isDone()) return;
    await sleep(100);
  }
  throw new Error('it did not happen within ten seconds');
}

describe('the log service', () => {
  it.each([
    [postEvents, 'events'],
    [uploadCompareLogs, 'compare'],
    [uploadAuditLogs, 'audit'],
    [uploadPlagLogs, 'plag'],
  ] as const)('stores a batch of $path without a signed-in user', async (route, service) => {
    const events = [event, { ...event, event: 'resultShown', detail: 'kind' }];
    expect(await product.visitor.call(route, { body: { deviceId: device, events } })).toEqual({ stored: 2 });
    const rows = (await stored()).filter((row) => row.service === service);
    expect(rows.map(({ event: name, detail, deviceId }) => ({ name, detail, deviceId }))).toEqual([
      { name: 'pageView', detail: null, deviceId: device },
      { name: 'resultShown', detail: 'kind', deviceId: device },
    ]);
  });

  it.each([
    [{ events: [] }, '没有要记录的事件'],
    [{ events: [{ ...event, event: '张三 登录' }] }, '事件名称只能用字母和数字'],
    [{ events: [{ ...event, path: '/document?phone=13800138000' }] }, '不带参数'],
    [{ events: [{ ...event, detail: 'x'.repeat(501) }] }, '500 字以内'],
    [{ events: Array.from({ length: LOG_BATCH_MAX_EVENTS + 1 }, () => event) }, '一次最多 50 个事件'],
    [{ deviceId: 'x', events: [event] }, '设备编号有误'],
  ])('refuses %o', async (body, sentence) => {
    const before = (await stored()).length;
    const answer = await product.visitor.request(postEvents, { body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    expect(await stored()).toHaveLength(before);
  });

  it('refuses an oversized batch before it is read', async () => {
    const body = { events: [{ ...event, detail: 'x'.repeat(LOG_BATCH_MAX_BYTES) }] };
    expect((await product.visitor.request(postEvents, { body })).status).toBe(413);
  });

  it('deletes only what is older than the promised period', async () => {
    await handle.database.execute(
      sql`update log_events set created_at = now() - make_interval(days => ${LOG_RETENTION_DAYS + 1}) where service = 'plag'`,
    );
    await purgeLogs(handle.database, new Date());
    const services = new Set((await stored()).map(({ service }) => service));
    expect([...services].sort()).toEqual(['audit', 'compare', 'events']);
  });
});

describe('the budget of the log service', () => {
  it('is separate: a client that has used it up can still sign in', async () => {
    const small = await startTestProduct({ env: { RATE_LIMIT_PER_MINUTE: '50' } });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++)
      statuses.push((await small.visitor.request(postEvents, { body: { events: [event] } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await small.visitor.request(sendSmsCode, { body: { phone: '13800000077' } })).status).toBe(200);
    await small.close();
  });
});

describe('a conversion', () => {
  it('is stored once per click and reported to the platform', async () => {
    const body = { kind: 'signUp', bd_vid: 'click-1', channel: 'baidu' } as const;
    await product.visitor.call(reportConversion, { body });
    await product.visitor.call(reportConversion, { body });
    await until(async () => (await conversionOf('click-1'))[0]?.uploadedAt != null);
    expect(await conversionOf('click-1')).toHaveLength(1);
    expect(platform.received).toEqual([
      {
        token: 'secret',
        conversionTypes: [{ logidUrl: `${product.config.publicUrl}/?bd_vid=click-1`, newType: 25 }],
      },
    ]);
  });

  it('needs the id of a click', async () => {
    const answer = await product.visitor.request(reportConversion, { body: { kind: 'signUp', bd_vid: '' } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('点击编号有误');
  });

  it('stays marked as not uploaded when the platform refuses, and the error contains no token', async () => {
    platform.answerWith(3);
    const uploader = createHttpConversionUpload({
      url: platform.url,
      token: 'secret',
      types: { signUp: 25, inquiry: 3 },
      publicUrl: 'https://wenjian.example.com',
    });
    const failure = await uploader.upload({ kind: 'inquiry', bdVid: 'click-2' }).catch((error) => error);
    expect(failure).toBeInstanceOf(ConversionUploadError);
    expect(failure.message).toBe('the platform refused it with status 3');
    await product.visitor.call(reportConversion, { body: { kind: 'inquiry', bd_vid: 'click-3' } });
    const before = platform.received.length;
    await until(() => platform.received.length > before);
    expect((await conversionOf('click-3'))[0]?.uploadedAt).toBeNull();
    platform.answerWith(0);
  });

  const conversionOf = async (bdVid: string) =>
    (await handle.database.select().from(conversions)).filter((row) => row.bdVid === bdVid);
});

it('stores the origin of an account, and shows operators the results of each channel', async () => {
  const phone = '13800000088';
  await product.visitor.call(sendSmsCode, { body: { phone } });
  const outbox = await product.server.app.inject({
    url: '/dev/outbox',
    headers: { accept: 'application/json' },
  });
  const { messages } = outbox.json<{ messages: { phone: string; code: string }[] }>();
  const code = messages.find((message) => message.phone === phone)?.code ?? '';
  const attribution = { channel: 'baidu', keyword: '合同审查', bd_vid: 'click-9' };
  await product.visitor.call(verifySmsCode, { body: { phone, code, ...attribution } });
  await product.signIn();
  const { signUps, conversions: told } = await summariseLogs(handle.database);
  expect(signUps).toEqual([{ channel: 'baidu', count: 1 }]);
  expect(told).toContainEqual({ kind: 'signUp', count: 1, uploaded: 1 });
});
