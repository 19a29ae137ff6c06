/** A person's account: another phone, a mail address, how messages come, and a key for programs. */
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { sentMails } from '../../apps/server/src/testing/outbox.ts';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

let product: Product;
let page: Page;
let problems: string[];
let phone: string;

beforeAll(async () => {
  product = await sharedProduct();
  ({ page, problems } = await openContext(await sharedBrowser()));
  phone = await becomeUser(page, product);
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
    await dialog.getByRole('textbox', { name: '现在的手机号的验证码' }).fill(await product.smsCode(phone));
    await dialog.getByLabel('新手机号', { exact: true }).fill(next);
    await dialog.getByRole('button', { name: '获取验证码：新手机号的验证码' }).click();
    await expect.poll(() => product.smsCode(next).catch(() => null)).not.toBeNull();
    await takeBothPictures(page, '171-account-phone');
    await dialog.getByRole('textbox', { name: '新手机号的验证码' }).fill(await product.smsCode(next));
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
    await dialog.getByRole('textbox', { name: '邮件里的验证码' }).fill(/\d{6}/.exec(mailed())?.[0] ?? '');
    await dialog.getByRole('button', { name: /^绑\s?定$/ }).click();
    await card('手机号与邮箱').getByText(`邮箱：${email}`).waitFor();
    expect(problems).toEqual([]);
  });

  it('chooses how messages come, and is told whether this browser takes pushes', async () => {
    const choices = card('提醒方式');
    // A reload would end a request that is still on its way.
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT');
    // Not check(): it wants the mark at once, which the answer of the server sets.
    await Promise.all([saved(), choices.getByLabel('任务完成：邮件').click()]);
    await page.getByText('已保存').waitFor();
    await Promise.all([saved(), choices.getByLabel('团队与协作：站内提醒').click()]);
    await page.reload();
    await expect.poll(() => choices.getByLabel('任务完成：邮件').isChecked()).toBe(true);
    expect(await choices.getByLabel('团队与协作：站内提醒').isChecked()).toBe(false);
    // A browser of tests allows no notices, or has none.
    await choices.getByText(/浏览器已禁止|还没有开启|不支持推送/).waitFor();
  });

  it('makes a key for a program, which works at once and ends when it is revoked', async () => {
    const keys = card('API 密钥');
    await keys.getByRole('button', { name: '新建密钥' }).click();
    const dialog = page.getByRole('dialog', { name: '新建密钥' });
    await dialog.getByLabel('用途').fill('夜间批量比对');
    await dialog.getByLabel('文档比对：读').check();
    await takeBothPictures(page, '172-account-key');
    await dialog.getByRole('button', { name: '新建密钥' }).click();
    const key = await page.getByRole('dialog', { name: '密钥已建好' }).getByLabel('密钥').inputValue();
    await page.getByRole('button', { name: '我已保存' }).click();
    const status = async (path: string) =>
      (await fetch(product.url + path, { headers: { authorization: `Bearer ${key}` } })).status;
    const { page: reference } = await openContext(await sharedBrowser());
    await reference.goto(`${product.url}/api/docs#listComparisons`);
    const panel = reference.getByRole('form', { name: '试一试' });
    await panel.getByRole('radio', { name: '个人 API 密钥' }).check();
    await panel.locator('[type=password]').fill(key);
    await panel.getByRole('button', { name: '发送' }).click();
    await panel.getByRole('region', { name: '回答' }).getByText('200', { exact: false }).first().waitFor();
    expect(await status('/api/v2/contract-compare')).toBe(200);
    expect(await status('/api/contract-audit')).toBe(403);
    await page.reload();
    await keys.getByText(/最近使用/).waitFor();
    await takeBothPictures(page, '173-account-all');
    await keys.getByRole('button', { name: '吊销 夜间批量比对' }).click();
    await page
      .getByRole('button', { name: /^吊\s?销$/ })
      .last()
      .click();
    await keys.getByText('还没有密钥').waitFor();
    expect(await status('/api/v2/contract-compare')).toBe(401);
    expect(problems).toEqual([]);
  });
});
