/**
 * Configuration from the environment, checked once at start. Every message names the variable and what to do;
 * nothing else in the server reads `process.env`.
 */
import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type ContactConfig, contactConfig, contactEnvironment } from './contact-config.ts';
import { type ConversionConfig, conversionConfig, conversionEnvironment } from './conversion-config.ts';
import { type EmbeddingsConfig, embeddingsConfig, embeddingsEnvironment } from './embeddings-config.ts';
import {
  type LanguageModelConfig,
  languageModelConfig,
  languageModelEnvironment,
} from './language-model-config.ts';
import { type OperationsConfig, operationsConfig, operationsEnvironment } from './operations-config.ts';
import { type PaymentConfig, paymentConfig, paymentEnvironment } from './payment-config.ts';

/** The activity's date (docs/spec.md#constants): the promotion is over unless an operator sets another end. */
const DEFAULT_ACTIVITY_END = '2023-06-01T00:00:00+08:00';
const DEFAULT_PORT = 8000;

const optionalText = z
  .string()
  .optional()
  .transform((value) => (value?.trim() ? value.trim() : undefined));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('必须是数字').int().min(0).max(65_535).default(DEFAULT_PORT),
  PUBLIC_URL: z.url('必须是完整的网址，例如 https://wenjian.example.com').optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(false|[1-9]|[\d.:a-f/]+(,\s*[\d.:a-f/]+)*)$/i,
      '必须是代理层数（如 1）或代理地址（如 10.0.0.0/8）；不能是 true，否则客户端可以伪造来源地址',
    )
    .default('false'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, '必须以 postgres:// 开头')
    .optional(),
  BLOB_URL: z
    .string()
    .regex(/^s3:\/\//, '必须以 s3:// 开头')
    .optional(),
  OIDC_ISSUER: z.url('必须是完整的网址').optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_AUDIENCE: optionalText,
  OIDC_CONNECT_ORIGINS: optionalText,
  ALIYUN_SMS_ACCESS_KEY_ID: optionalText,
  ALIYUN_SMS_ACCESS_KEY_SECRET: optionalText,
  ALIYUN_SMS_SIGN_NAME: optionalText,
  ALIYUN_SMS_TEMPLATE_CODE: optionalText,
  ...languageModelEnvironment,
  ...embeddingsEnvironment,
  ...paymentEnvironment,
  ...contactEnvironment,
  ...conversionEnvironment,
  ...operationsEnvironment,
  SHIPPED_LAWS: z.enum(['yes', 'no'], '必须是 yes 或 no').default('yes'),
  INQUIRY_MAIL_TO: z.email('必须是邮箱地址').optional(),
  MAIL_FROM: z.email('必须是邮箱地址').optional(),
  MAIL_COMMAND: optionalText,
  PUSH_HOSTS: optionalText,
  ACTIVITY_STOP_TIME: z.iso
    .datetime({ offset: true, error: '必须是 ISO 时间，例如 2027-01-01T00:00:00+08:00' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number('必须是数字').int().min(1).max(64).default(2),
  WORKER_NICE: z.coerce.number('必须是数字').int().min(0).max(19).default(10),
  RATE_LIMIT_PER_MINUTE: z.coerce.number('必须是数字').int().min(1).default(3000),
});

export interface SmsConfig {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  readonly templateCode: string;
}

/** Where inquiries are sent, by whom and through which program. */
export interface MailConfig {
  readonly inquiriesTo: string;
  readonly from: string;
  /** A program that takes a message on its standard input; null: mails are written to the outbox folder. */
  readonly command: readonly string[] | null;
}

export interface ExternalIssuerConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Origins the browser may connect to: the issuer's own, and others if its token endpoint is elsewhere. */
  readonly connectOrigins: readonly string[];
}

export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Number of proxies in front, or their addresses, whose X-Forwarded-For is trusted. */
  readonly trustedProxy: number | string | false;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly blobUrl: string | null;
  readonly externalIssuer: ExternalIssuerConfig | null;
  readonly aliyunSms: SmsConfig | null;
  readonly languageModel: LanguageModelConfig | null;
  readonly embeddings: EmbeddingsConfig | null;
  /** Whether the laws that come with the product are loaded into its database. */
  readonly hasShippedLaws: boolean;
  readonly payment: PaymentConfig;
  readonly contact: ContactConfig;
  /** Null: conversions are stored and not reported to anybody. */
  readonly conversions: ConversionConfig | null;
  readonly operations: OperationsConfig;
  readonly mail: MailConfig;
  /** Push services besides those of the known browsers. */
  readonly pushHosts: readonly string[];
  readonly activityEnd: Date;
  readonly logLevel: string;
  readonly workerConcurrency: number;
  readonly workerNice: number;
  readonly rateLimitPerMinute: number;
}

export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}：${issue.message}`);
    throw new ConfigError(`配置有误，未启动：\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const config: Config = {
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://${reachableHost(values.HOST)}:${values.PORT}`).replace(
      /\/$/,
      '',
    ),
    trustedProxy: trustedProxy(values.TRUST_PROXY),
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    blobUrl: values.BLOB_URL ?? null,
    externalIssuer: externalIssuer(values),
    aliyunSms: aliyunSms(values),
    languageModel: languageModelConfig(values),
    embeddings: embeddingsConfig(values),
    hasShippedLaws: values.SHIPPED_LAWS === 'yes',
    payment: paymentConfig(values),
    contact: contactConfig(values),
    conversions: conversionConfig(values),
    operations: operationsConfig(values),
    mail: mail(values),
    pushHosts: values.PUSH_HOSTS?.split(/[\s,]+/) ?? [],
    activityEnd: new Date(values.ACTIVITY_STOP_TIME ?? DEFAULT_ACTIVITY_END),
    logLevel: values.LOG_LEVEL,
    workerConcurrency: values.WORKER_CONCURRENCY,
    workerNice: values.WORKER_NICE,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
  refuseUnsafeProduction(config);
  return config;
}

type Environment = z.output<typeof environment>;

function externalIssuer(values: Environment): Config['externalIssuer'] {
  if (!values.OIDC_ISSUER) return null;
  if (!values.OIDC_CLIENT_ID || !values.OIDC_AUDIENCE) {
    throw new ConfigError('配置有误，未启动：设置了 OIDC_ISSUER，还需要 OIDC_CLIENT_ID 和 OIDC_AUDIENCE。');
  }
  if (values.OIDC_CLIENT_ID === values.OIDC_AUDIENCE) {
    throw new ConfigError(
      '配置有误，未启动：OIDC_AUDIENCE 不能与 OIDC_CLIENT_ID 相同，否则身份令牌会被当作访问令牌接受。',
    );
  }
  const others = values.OIDC_CONNECT_ORIGINS?.split(/[\s,]+/) ?? [];
  return {
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    audience: values.OIDC_AUDIENCE,
    connectOrigins: [values.OIDC_ISSUER, ...others].map((url) => new URL(url).origin),
  };
}

function aliyunSms(values: Environment): SmsConfig | null {
  const parts = [
    values.ALIYUN_SMS_ACCESS_KEY_ID,
    values.ALIYUN_SMS_ACCESS_KEY_SECRET,
    values.ALIYUN_SMS_SIGN_NAME,
    values.ALIYUN_SMS_TEMPLATE_CODE,
  ];
  if (parts.every((part) => part === undefined)) return null;
  const [accessKeyId, accessKeySecret, signName, templateCode] = parts;
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) {
    throw new ConfigError('配置有误，未启动：ALIYUN_SMS_ 开头的四个变量要么都设置，要么都不设置。');
  }
  return { accessKeyId, accessKeySecret, signName, templateCode };
}

const LOCAL_MAILBOX = 'wenjian@localhost';

function mail(values: Environment): MailConfig {
  const { INQUIRY_MAIL_TO: to, MAIL_FROM: from, MAIL_COMMAND: command } = values;
  if (command !== undefined && (to === undefined || from === undefined)) {
    throw new ConfigError(
      '配置有误，未启动：设置了 MAIL_COMMAND，还需要 INQUIRY_MAIL_TO（收件地址）和 MAIL_FROM（发件地址）。',
    );
  }
  return {
    inquiriesTo: to ?? LOCAL_MAILBOX,
    from: from ?? LOCAL_MAILBOX,
    command: command?.split(/\s+/) ?? null,
  };
}

function trustedProxy(value: string): Config['trustedProxy'] {
  if (value === 'false') return false;
  return /^\d$/.test(value) ? Number(value) : value;
}

/**
 * The embedded default is for one person on one machine; on a network anybody could sign in as anybody, and
 * pay nothing.
 */
function refuseUnsafeProduction(config: Config): void {
  const usesOutbox = config.aliyunSms === null && config.externalIssuer === null;
  if (config.isProduction && usesOutbox && !isLocalOnly(config)) {
    throw new ConfigError(
      `未启动：NODE_ENV=production 且可从其他机器访问（${config.publicUrl}），但短信仍是本机收件箱。请配置 ALIYUN_SMS_* 或 OIDC_ISSUER。`,
    );
  }
  if (config.isProduction && config.payment.isSandbox && !isLocalOnly(config)) {
    throw new ConfigError(
      `未启动：NODE_ENV=production 且可从其他机器访问（${config.publicUrl}），但支付仍是沙箱。请配置 WECHAT_PAY_* 或 ALIPAY_*；不售卖套餐时设置 PAYMENT=none。`,
    );
  }
}

/** "Every address" is valid for listening, not for visiting. */
function reachableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** Reachable only from this machine: listens on loopback, is visited there, and has no proxy in front. */
export function isLocalOnly(config: Config): boolean {
  const { hostname } = new URL(config.publicUrl);
  return isLoopback(config.host) && isLoopback(hostname) && config.trustedProxy === false;
}

/** A name that only begins like an address, such as 127.example.com, may lead anywhere. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
}
