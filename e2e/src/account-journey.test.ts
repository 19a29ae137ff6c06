/** A person's account: another phone with two codes, and a mail address with the code that was mailed to it. */
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { sentMails } from '../../apps/server/src/testing/outbox.ts';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { signIn } from './sign-in.testing.ts';

let product: Product;
let page: Page;
let problems: string[];
let phone: string;

beforeAll(async () => {
  product = await sharedProduct();
  ({ page, problems } = await openContext(await sharedBrowser()));
  phone = await signIn(page, product);
});

const card = (name: string) => page.getByRole('region', { name });

/** Signing in sent a code a moment ago, and the next one would have to wait for a minute. */
async function forgetSentCode(): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningPostgres(join(product.folder, 'pg')) ?? '' });
  await client.connect();
  await client.query('delete from identity.sms_codes where phone = $1', [phone]);
  await client.end();
}

describe('an account', () => {
  it('gets another phone by a code to each number, and stays signed in', async () => {
    await forgetSentCode();
    await page.goto(`${product.url}/account/settings`);
    await card('手机号与邮箱').getByRole('button', { name: '更换手机号' }).click();
    const dialog = page.getByRole('dialog', { name: '更换手机号' });
    const next = `155${phone.slice(3)}`;
    await dialog.getByRole('button', { name: '获取验证码：现在的手机号的验证码' }).click();
    await dialog.getByText('60 秒后可重发').or(dialog.getByText('59 秒后可重发')).waitFor();
    await dialog.getByLabel('现在的手机号的验证码').fill(await product.smsCode(phone));
    await dialog.getByLabel('新手机号', { exact: true }).fill(next);
    await dialog.getByRole('button', { name: '获取验证码：新手机号的验证码' }).click();
    await expect.poll(() => product.smsCode(next).catch(() => null)).not.toBeNull();
    await takeBothPictures(page, '171-account-phone');
    await dialog.getByLabel('新手机号的验证码').fill(await product.smsCode(next));
    await dialog.getByRole('button', { name: /^更\s?换$/ }).click();
    await card('手机号与邮箱').getByText(`登录手机号：${next}`).waitFor();
    await page.reload();
    await card('手机号与邮箱').getByText(`登录手机号：${next}`).waitFor();
    expect(problems).toEqual([]);
  });

  it('gets a mail address by the code mailed to it', async () => {
    const email = `p${phone}@example.com`;
    await card('手机号与邮箱').getByRole('button', { name: '绑定邮箱' }).click();
    const dialog = page.getByRole('dialog', { name: '绑定邮箱' });
    await dialog.getByLabel('邮箱地址').fill(email);
    await dialog.getByRole('button', { name: '获取验证码：邮件里的验证码' }).click();
    const mailed = () => sentMails(product.folder).findLast(({ to }) => to === email)?.text ?? '';
    await expect.poll(mailed).toMatch(/\d{6}/);
    await dialog.getByLabel('邮件里的验证码').fill(/\d{6}/.exec(mailed())?.[0] ?? '');
    await dialog.getByRole('button', { name: /^绑\s?定$/ }).click();
    await card('手机号与邮箱').getByText(`邮箱：${email}`).waitFor();
    expect(problems).toEqual([]);
  });
});
