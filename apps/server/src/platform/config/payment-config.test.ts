import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { platformKeys } from '../../adapters/payment/wechat-signature.ts';
import { keyFile, newKeys } from '../../testing/payment-stand-in.ts';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-payment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = newKeys();
const ALIPAY = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY_FILE: keyFile(folder, 'own.pem', keys.privateKey),
  ALIPAY_PUBLIC_KEY_FILE: keyFile(folder, 'theirs.pem', keys.publicKey),
};
const OPEN = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'a',
  OIDC_AUDIENCE: 'b',
};

describe('payment', () => {
  it('is the sandbox unless a provider is named', () => {
    expect(loadConfig({}).payment).toEqual({ isSandbox: true, wechat: null, alipay: null });
    expect(loadConfig(ALIPAY).payment).toMatchObject({ isSandbox: false, alipay: { appId: '2021' } });
    expect(loadConfig({ PAYMENT: 'none' }).payment).toEqual({ isSandbox: false, wechat: null, alipay: null });
  });

  it('refuses the sandbox on a public address in production', () => {
    expect(() => loadConfig(OPEN)).toThrow('支付仍是沙箱');
    expect(loadConfig({ ...OPEN, ...ALIPAY }).payment.isSandbox).toBe(false);
    expect(loadConfig({ ...OPEN, PAYMENT: 'none' }).payment.isSandbox).toBe(false);
  });

  it.each([
    [{ ALIPAY_APP_ID: '2021' }, 'ALIPAY_PRIVATE_KEY_FILE'],
    [{ WECHAT_PAY_APP_ID: 'wx' }, 'WECHAT_PAY_MCH_ID'],
    [{ WECHAT_PAY_API_V3_KEY: 'short' }, 'WECHAT_PAY_API_V3_KEY'],
    [{ PAYMENT: 'free' }, 'PAYMENT'],
    [{ ...ALIPAY, PAYMENT: 'none' }, 'PAYMENT=none'],
    [{ ...ALIPAY, ALIPAY_PUBLIC_KEY_FILE: join(folder, 'absent.pem') }, 'ALIPAY_PUBLIC_KEY_FILE'],
  ])('names the error in %o', (env, name) => {
    expect(() => loadConfig(env)).toThrow(name);
  });

  it('accepts WeChat’s public key and its certificates while a merchant migrates', () => {
    const certificates = join(folder, 'certificates.pem');
    const serial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
    writeFileSync(certificates, selfSignedCertificate(keys, serial));
    const { payment } = loadConfig({
      WECHAT_PAY_APP_ID: 'wx',
      WECHAT_PAY_MCH_ID: '1900000001',
      WECHAT_PAY_SERIAL_NO: 'AB12',
      WECHAT_PAY_PRIVATE_KEY_FILE: ALIPAY.ALIPAY_PRIVATE_KEY_FILE,
      WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      WECHAT_PAY_PUBLIC_KEY_FILE: ALIPAY.ALIPAY_PUBLIC_KEY_FILE,
      WECHAT_PAY_CERTIFICATE_FILE: certificates,
    });
    const known = payment.wechat && [...platformKeys(payment.wechat.platform).keys()];
    expect(known?.sort()).toEqual([serial, 'PUB_KEY_ID_1']);
  });

  it('refuses a file that is not a key', () => {
    const path = join(folder, 'words.txt');
    writeFileSync(path, 'secret');
    expect(() => loadConfig({ ...ALIPAY, ALIPAY_PRIVATE_KEY_FILE: path })).toThrow('PEM');
  });
});
