/** Browsers that show messages while the product is closed (Web Push). */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing } from '../shapes.ts';

const ENDPOINT_MAX_CHARACTERS = 1000;
const KEY_MAX_CHARACTERS = 200;
const endpoint = z
  .url({ protocol: /^https$/, error: '推送地址无效' })
  .max(ENDPOINT_MAX_CHARACTERS, '推送地址太长');
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]+={0,2}$/, '推送密钥无效')
  .max(KEY_MAX_CHARACTERS, '推送密钥太长');

export const PUSH_MAX_DEVICES = 20;

export const readPush = defineRoute({
  name: 'readPush',
  feature: 'account',
  method: 'GET',
  path: '/api/account/push',
  summary: '浏览器推送：服务器的公钥（VAPID）与已开启推送的浏览器',
  policy: { kind: 'user' },
  answer: z.object({
    publicKey: z.string(),
    devices: z.array(z.object({ id, userAgent: z.string(), createdAt: instant })),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const subscribePush = defineRoute({
  name: 'subscribePush',
  feature: 'account',
  method: 'POST',
  path: '/api/account/push',
  summary: '在这个浏览器开启推送；同一地址重复提交只有一份',
  policy: { kind: 'user' },
  body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'PUSH_SERVICE_UNKNOWN'],
});

export const unsubscribePush = defineRoute({
  name: 'unsubscribePush',
  feature: 'account',
  method: 'POST',
  path: '/api/account/push/end',
  summary: '关闭这个浏览器的推送',
  policy: { kind: 'user' },
  body: z.object({ endpoint }),
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});
