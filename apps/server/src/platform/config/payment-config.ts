/** The payment providers: both, one of them, none (`PAYMENT=none`), or the sandbox by default. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const API_V3_KEY_LENGTH = 32;

const text = z.string().trim().min(1).optional();

export const paymentEnvironment = {
  PAYMENT: z.enum(['none'], { error: '只能是 none，或不设置' }).optional(),
  WECHAT_PAY_APP_ID: text,
  WECHAT_PAY_MCH_ID: text,
  WECHAT_PAY_SERIAL_NO: text,
  WECHAT_PAY_PRIVATE_KEY_FILE: text,
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .length(API_V3_KEY_LENGTH, `必须是 ${API_V3_KEY_LENGTH} 个字符`)
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: text,
  WECHAT_PAY_PUBLIC_KEY_FILE: text,
  WECHAT_PAY_CERTIFICATE_FILE: text,
  WECHAT_PAY_BASE_URL: z.url('必须是完整的网址').default('https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_PRIVATE_KEY_FILE: text,
  ALIPAY_PUBLIC_KEY_FILE: text,
  ALIPAY_GATEWAY: z.url('必须是完整的网址').default('https://openapi.alipay.com/gateway.do'),
};

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>;

export interface WechatPayConfig {
  readonly appId: string;
  readonly merchantId: string;
  /** The serial number of the merchant's own certificate. */
  readonly serialNumber: string;
  readonly privateKey: string;
  readonly apiV3Key: string;
  /**
   * For checking WeChat's signatures: its public key with its id, its certificates with their serial numbers,
   * or both.
   */
  readonly platform: {
    readonly publicKey: { readonly id: string; readonly pem: string } | null;
    readonly certificates: string | null;
  };
  readonly baseUrl: string;
}

export interface AlipayConfig {
  readonly appId: string;
  /** 2088…: the seller that notices must name; null: only the application is checked. */
  readonly sellerId: string | null;
  readonly privateKey: string;
  /** Alipay's key, not the application's. */
  readonly publicKey: string;
  readonly gateway: string;
}

export interface PaymentConfig {
  readonly isSandbox: boolean;
  readonly wechat: WechatPayConfig | null;
  readonly alipay: AlipayConfig | null;
}

export function paymentConfig(values: PaymentEnvironment): PaymentConfig {
  const wechat = wechatPay(values);
  const alipay = alipayOf(values);
  if (values.PAYMENT === 'none' && (wechat || alipay))
    throw new ConfigError('配置有误，未启动：PAYMENT=none 与 WECHAT_PAY_* 或 ALIPAY_* 不能同时设置。');
  return { isSandbox: !wechat && !alipay && values.PAYMENT !== 'none', wechat, alipay };
}

function wechatPay(values: PaymentEnvironment): WechatPayConfig | null {
  const {
    WECHAT_PAY_APP_ID: appId,
    WECHAT_PAY_MCH_ID: merchantId,
    WECHAT_PAY_SERIAL_NO: serialNumber,
    WECHAT_PAY_PRIVATE_KEY_FILE: privateKeyFile,
    WECHAT_PAY_API_V3_KEY: apiV3Key,
  } = values;
  const parts = [appId, merchantId, serialNumber, privateKeyFile, apiV3Key];
  if (parts.every((part) => part === undefined)) return null;
  const platform = wechatPlatform(values);
  if (!appId || !merchantId || !serialNumber || !privateKeyFile || !apiV3Key || !platform) {
    throw new ConfigError(
      '配置有误，未启动：微信支付需要 WECHAT_PAY_APP_ID、WECHAT_PAY_MCH_ID、WECHAT_PAY_SERIAL_NO、WECHAT_PAY_PRIVATE_KEY_FILE、WECHAT_PAY_API_V3_KEY，以及 WECHAT_PAY_PUBLIC_KEY_ID 与 WECHAT_PAY_PUBLIC_KEY_FILE，或 WECHAT_PAY_CERTIFICATE_FILE。',
    );
  }
  const privateKey = keyFile('WECHAT_PAY_PRIVATE_KEY_FILE', privateKeyFile);
  return {
    appId,
    merchantId,
    serialNumber,
    privateKey,
    apiV3Key,
    platform,
    baseUrl: values.WECHAT_PAY_BASE_URL.replace(/\/+$/, ''),
  };
}

function wechatPlatform(values: PaymentEnvironment): WechatPayConfig['platform'] | null {
  const { WECHAT_PAY_PUBLIC_KEY_ID: id, WECHAT_PAY_PUBLIC_KEY_FILE: file } = values;
  const publicKey = id && file ? { id, pem: keyFile('WECHAT_PAY_PUBLIC_KEY_FILE', file) } : null;
  const path = values.WECHAT_PAY_CERTIFICATE_FILE;
  const certificates = path ? keyFile('WECHAT_PAY_CERTIFICATE_FILE', path) : null;
  return publicKey || certificates ? { publicKey, certificates } : null;
}

function alipayOf(values: PaymentEnvironment): AlipayConfig | null {
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY_FILE: own, ALIPAY_PUBLIC_KEY_FILE: theirs } = values;
  if (appId === undefined && own === undefined && theirs === undefined) return null;
  if (!appId || !own || !theirs) {
    throw new ConfigError(
      '配置有误，未启动：支付宝需要 ALIPAY_APP_ID、ALIPAY_PRIVATE_KEY_FILE 和 ALIPAY_PUBLIC_KEY_FILE。',
    );
  }
  return {
    appId,
    sellerId: values.ALIPAY_SELLER_ID ?? null,
    privateKey: keyFile('ALIPAY_PRIVATE_KEY_FILE', own),
    publicKey: keyFile('ALIPAY_PUBLIC_KEY_FILE', theirs),
    gateway: values.ALIPAY_GATEWAY,
  };
}

/** Keys are in files, because an environment is printed and inherited too easily. */
function keyFile(name: string, path: string): string {
  const pem = readOrNull(path);
  if (!pem?.includes('-----BEGIN ')) {
    throw new ConfigError(`配置有误，未启动：${name} 指向的文件读不到，或不是 PEM 格式（${path}）。`);
  }
  return pem;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
