import { describe, expect, it } from 'vitest';
import { isLoopback, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('loadConfig', () => {
  it('has a safe default for everything', () => {
    const config = loadConfig({});
    expect(config.host).toBe('127.0.0.1');
    expect(config.databaseUrl).toBeNull();
    expect(config.activityEnd.toISOString()).toBe('2023-05-31T16:00:00.000Z');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ BLOB_URL: '/tmp' }, 'BLOB_URL'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
    [{ OPERATOR_PORT: '70000' }, 'OPERATOR_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID'],
    [{ ALIYUN_SMS_SIGN_NAME: '文鉴' }, 'ALIYUN_SMS_'],
    [{ LLM_BASE_URL: 'api.example.com/v1', LLM_MODEL_LAW: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'ftp://api.example.com/v1', LLM_MODEL_LAW: 'm' }, 'LLM_BASE_URL'],
    [
      { LLM_BASE_URL: 'https://api.example.com/v1/chat/completions', LLM_MODEL_LAW: 'm' },
      '/chat/completions',
    ],
    [{ LLM_BASE_URL: 'https://api.example.com/v1?key=1', LLM_MODEL_LAW: 'm' }, 'LLM_API_KEY'],
    [{ LLM_BASE_URL: 'https://user:pass@api.example.com/v1', LLM_MODEL_LAW: 'm' }, 'LLM_API_KEY'],
    [{ LLM_BASE_URL: 'https://api.example.com/v1' }, 'LLM_MODEL_LAW'],
    [{ LLM_API_KEY: 'k' }, 'LLM_BASE_URL'],
    [{ MAIL_COMMAND: '/usr/sbin/sendmail -t -i' }, 'INQUIRY_MAIL_TO'],
    [{ MAIL_COMMAND: 'sendmail', INQUIRY_MAIL_TO: 'sales@example.com' }, 'MAIL_FROM'],
    [{ INQUIRY_MAIL_TO: 'sales' }, 'INQUIRY_MAIL_TO'],
    [{ CONTACT_PHONE: '请来电' }, 'CONTACT_PHONE'],
    [{ CONTACT_MAIL: 'sales' }, 'CONTACT_MAIL'],
    [{ CONTACT_HOURS: '时'.repeat(101) }, 'CONTACT_HOURS'],
    [{ PUBLIC_URL: 'wenjian' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'a', OIDC_AUDIENCE: 'a' }, 'OIDC_AUDIENCE'],
  ])('names the variable that is wrong in %o', (env, name) => {
    expect(() => loadConfig(env)).toThrow(ConfigError);
    expect(() => loadConfig(env)).toThrow(name);
  });

  it('stores mails on this machine until a mail program is configured', () => {
    expect(loadConfig({}).mail.command).toBeNull();
    const env = { INQUIRY_MAIL_TO: 'sales@example.com', MAIL_FROM: 'wenjian@example.com' };
    expect(loadConfig({ ...env, MAIL_COMMAND: '/usr/sbin/sendmail  -t -i' }).mail).toEqual({
      inquiriesTo: 'sales@example.com',
      from: 'wenjian@example.com',
      command: ['/usr/sbin/sendmail', '-t', '-i'],
    });
  });

  it('tells how to reach the operator as far as it is filled in', () => {
    expect(loadConfig({ CONTACT_PHONE: ' 400-800-0000 ', CONTACT_ADDRESS: '' }).contact).toEqual({
      phone: '400-800-0000',
      mail: null,
      address: null,
      hours: null,
    });
  });

  it('uses the model for law first, then the one for reasoning, then the general one', () => {
    const env = { LLM_BASE_URL: 'http://127.0.0.1:9000/v1/', LLM_MODEL_GENERAL: 'general' };
    expect(loadConfig({}).languageModel).toBeNull();
    expect(loadConfig(env).languageModel).toEqual({
      baseUrl: 'http://127.0.0.1:9000/v1',
      apiKey: null,
      model: 'general',
      chat: {
        models: { law: 'general', general: 'general', reasoning: 'general', assistant: 'general' },
        maxTokens: 4096,
        contextTokens: 16_000,
      },
    });
    const models = { ...env, LLM_MODEL_LAW: 'l', LLM_MODEL_REASONING: 'r', LLM_MODEL_ASSISTANT: 'a' };
    expect(loadConfig(models).languageModel?.chat.models).toEqual({
      law: 'l',
      general: 'general',
      reasoning: 'r',
      assistant: 'a',
    });
    expect(loadConfig({ ...env, LLM_MODEL_REASONING: 'r' }).languageModel?.model).toBe('r');
    expect(
      loadConfig({ ...env, LLM_MODEL_REASONING: 'r', LLM_MODEL_LAW: 'l', LLM_API_KEY: 'k' }).languageModel,
    ).toMatchObject({ model: 'l', apiKey: 'k' });
  });

  it('does not repeat a secret of the environment in its error', () => {
    const env = {
      LLM_BASE_URL: 'https://user:hunter2@api.example.com',
      LLM_API_KEY: 'sk-secret',
      LLM_MODEL_LAW: 'm',
    };
    expect(() => loadConfig(env)).toThrow(/^(?!.*(?:hunter2|sk-secret))/s);
  });

  it('refuses outbox SMS on a public address in production', () => {
    expect(() => loadConfig({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toThrow('短信');
    expect(loadConfig({ NODE_ENV: 'production', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
    expect(loadConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    const behindProxy = { NODE_ENV: 'production', PUBLIC_URL: 'https://wenjian.example.com' };
    expect(() => loadConfig(behindProxy)).toThrow('短信');
    expect(() => loadConfig({ NODE_ENV: 'production', TRUST_PROXY: '1' })).toThrow('短信');
  });
});

describe('isLoopback', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('%s is this machine', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['127.evil.com', '127.0.0.1.evil.com', '127.', 'localhost.evil.com', '128.0.0.1', ''])(
    '%j may be any machine',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
