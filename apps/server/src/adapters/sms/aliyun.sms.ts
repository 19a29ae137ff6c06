import { createRequire } from 'node:module';
import type Sdk from '@alicloud/dysmsapi20170525';
import type OpenApi from '@alicloud/openapi-core';
import { SmsDeliveryError, type SmsSender } from './sms.port.ts';

export interface AliyunSmsOptions {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  /** The approved signature, shown as 【…】 before the text. */
  readonly signName: string;
  /** An approved template with the one variable `code`. */
  readonly templateCode: string;
  /** Another service address, e.g. `http://127.0.0.1:4000` in tests or a private gateway. */
  readonly endpoint?: string;
}

export function createAliyunSms(options: AliyunSmsOptions): SmsSender {
  // Loaded only when it is configured (the SDK is large), and by `require`: its default export is a class wrapped
  // in a CommonJS module, which import() unwraps differently in Node and in test runners.
  const require = createRequire(import.meta.url);
  const sdk: typeof Sdk = require('@alicloud/dysmsapi20170525');
  const openApi: typeof OpenApi = require('@alicloud/openapi-core');

  const endpoint = new URL(options.endpoint ?? DEFAULT_ENDPOINT);
  const client = new sdk.default(
    new openApi.$OpenApiUtil.Config({
      accessKeyId: options.accessKeyId,
      accessKeySecret: options.accessKeySecret,
      endpoint: endpoint.host,
      protocol: endpoint.protocol.slice(0, -1),
      connectTimeout: CONNECT_TIMEOUT_MS,
      readTimeout: READ_TIMEOUT_MS,
    }),
  );

  return {
    async send(phone, code) {
      const request = new sdk.SendSmsRequest({
        phoneNumbers: phone,
        signName: options.signName,
        templateCode: options.templateCode,
        templateParam: JSON.stringify({ code }),
      });
      const answer = await client.sendSms(request).catch((error: unknown) => {
        throw new SmsDeliveryError(codeOf(error));
      });
      if (answer.body?.code !== 'OK') throw new SmsDeliveryError(answer.body?.code ?? 'no code');
    },
  };
}

const DEFAULT_ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const CONNECT_TIMEOUT_MS = 3000;
/** The user waits for the answer; the operator recommends more than one second. */
const READ_TIMEOUT_MS = 8000;

/** Never the message or the error itself: both contain the request and its phone number. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== '' ? code : 'no answer';
}
