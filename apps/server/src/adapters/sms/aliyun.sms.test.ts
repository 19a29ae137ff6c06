import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createAliyunSms } from './aliyun.sms.ts';
import { SmsDeliveryError } from './sms.port.ts';

const ACCESS_KEY_ID = 'test-key-id';
const ACCESS_KEY_SECRET = 'test-key-secret';
const PHONE = '13800138000';

interface StandIn {
  readonly endpoint: string;
  readonly requests: IncomingMessage[];
}

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
});

/** Speaks the operator's protocol on this machine. */
async function startStandIn(status: number, answer: Record<string, string>): Promise<StandIn> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return { endpoint: `http://127.0.0.1:${address.port}`, requests };
}

function senderTo(endpoint: string) {
  return createAliyunSms({
    accessKeyId: ACCESS_KEY_ID,
    accessKeySecret: ACCESS_KEY_SECRET,
    signName: '文鉴',
    templateCode: 'SMS_123456',
    endpoint,
  });
}

/** The signature as the operator computes it: ACS3-HMAC-SHA256 over method, path, query, signed headers and body. */
function expectedSignature(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '', 'http://operator');
  const encode = (value: string) =>
    encodeURIComponent(value).replace(
      /[!'()*]/g,
      (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const bodyHash = createHash('sha256').update('').digest('hex');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, bodyHash].join('\n');
  const toSign = `ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`;
  return createHmac('sha256', ACCESS_KEY_SECRET).update(toSign).digest('hex');
}

test('a code goes out as a signed SendSms call with our signature and template', async () => {
  const operator = await startStandIn(200, { Code: 'OK', Message: 'OK', BizId: '1', RequestId: '2' });
  await senderTo(operator.endpoint).send(PHONE, '123456');
  expect(operator.requests).toHaveLength(1);
  const [request] = operator.requests;
  if (request === undefined) throw new Error('no request');
  const query = new URL(request.url ?? '', 'http://operator').searchParams;
  expect(request.method).toBe('POST');
  expect(request.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
  expect(Object.fromEntries(query)).toEqual({
    PhoneNumbers: PHONE,
    SignName: '文鉴',
    TemplateCode: 'SMS_123456',
    TemplateParam: '{"code":"123456"}',
  });
  const [, keyId, signedHeaders = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  expect(keyId).toBe(ACCESS_KEY_ID);
  expect(signedHeaders.split(';')).toEqual(
    expect.arrayContaining(['host', 'x-acs-date', 'x-acs-signature-nonce']),
  );
  expect(signature).toBe(expectedSignature(request, signedHeaders));
});

test("a refusal carries the operator's code and no phone number", async () => {
  const operator = await startStandIn(200, {
    Code: 'isv.BUSINESS_LIMIT_CONTROL',
    Message: `触发小时级流控 ${PHONE}`,
    RequestId: '2',
  });
  const error = await senderTo(operator.endpoint)
    .send(PHONE, '123456')
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(SmsDeliveryError);
  expect(error).toMatchObject({ operatorCode: 'isv.BUSINESS_LIMIT_CONTROL' });
  expect(String(error) + JSON.stringify(error)).not.toContain(PHONE);
});

test('an HTTP error of the operator is a delivery error and is not retried', async () => {
  const operator = await startStandIn(403, {
    Code: 'InvalidAccessKeyId.NotFound',
    Message: PHONE,
    RequestId: '2',
  });
  const error = await senderTo(operator.endpoint)
    .send(PHONE, '123456')
    .catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'SmsDeliveryError', operatorCode: 'InvalidAccessKeyId.NotFound' });
  expect(operator.requests).toHaveLength(1);
  expect(String(error) + JSON.stringify(error)).not.toContain(PHONE);
});

test('an operator that does not answer is a delivery error', async () => {
  const error = await senderTo('http://127.0.0.1:1')
    .send(PHONE, '123456')
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(SmsDeliveryError);
  expect(String(error) + JSON.stringify(error)).not.toContain(PHONE);
});
