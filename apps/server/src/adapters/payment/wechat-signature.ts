/** WeChat Pay v3: how our requests are signed, and with which keys its answers are checked. */
import { createPublicKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import type { WechatPayConfig } from '../../platform/config/payment-config.ts';
import { isRsaSigned, signRsa } from './rsa-signature.ts';

const NONCE_BYTES = 16;
const SECOND_MS = 1000;
const REPLAY_WINDOW_MS = 300_000;

/** The Authorization header of a request. */
export function wechatAuthorization(
  { merchantId, serialNumber, privateKey }: WechatPayConfig,
  request: { readonly method: string; readonly path: string; readonly body: string },
  now: Date,
): string {
  const timestamp = Math.floor(now.getTime() / SECOND_MS);
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const text = [request.method, request.path, timestamp, nonce, request.body, ''].join('\n');
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    signature: signRsa(privateKey, text),
    timestamp,
    serial_no: serialNumber,
  };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

export type PlatformKeys = ReadonlyMap<string, KeyObject>;

/**
 * Several keys are valid at once while WeChat changes its certificates, or a merchant migrates from
 * certificates to the public key; each answer names its key.
 */
export function platformKeys({ publicKey, certificates }: WechatPayConfig['platform']): PlatformKeys {
  const blocks = certificates?.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const read = blocks.map((block) => new X509Certificate(block));
  return new Map([
    ...read.map((one) => [one.serialNumber.toUpperCase(), one.publicKey] as const),
    ...(publicKey ? [[publicKey.id, createPublicKey(publicKey.pem)] as const] : []),
  ]);
}

export interface SignedText {
  readonly serial: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly body: string;
}

/**
 * Signed by WeChat, and recently: honest messages are sent when they are signed, older ones may be replayed.
 */
export function isFromWechat(keys: PlatformKeys, words: SignedText, now: Date): boolean {
  const ageMs = Math.abs(now.getTime() - Number(words.timestamp) * SECOND_MS);
  if (!(ageMs <= REPLAY_WINDOW_MS)) return false;
  const key = keys.get(words.serial) ?? keys.get(words.serial.toUpperCase());
  if (!key) return false;
  return isRsaSigned(key, `${words.timestamp}\n${words.nonce}\n${words.body}\n`, words.signature);
}
