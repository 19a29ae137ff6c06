/** A user's own data: downloaded as an archive; and an account that is closed and then restored. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { readZip } from '../../apps/server/src/testing/read-zip.ts';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { putFiles } from './compare.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

const ARCHIVE_MS = 60_000;

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let phone: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  phone = await becomeUser(page, product);
});

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const card = (name: string) => page.getByRole('region', { name });

/** Signing in sent a code a moment ago, and the next one would have to wait for a minute. */
async function forgetSentCodes(): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningPostgres(join(product.folder, 'pg')) ?? '' });
  await client.connect();
  await client.query('delete from identity.sms_codes');
  await client.end();
}

describe('a person’s data', () => {
  it('is packed and downloaded from the settings of the account', async () => {
    await page.goto(`${product.url}/contract-compare/upload`);
    await putFiles(page, textFile('采购合同.txt', '甲方应于十日内付款。'), textFile('新版.txt', '乙方'));
    const button = page.getByRole('button', { name: '开始比对' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.getByRole('button', { name: '账户' }).click();
    await chooseMenuItem(page, '账号与数据');
    await page.getByText('还没有导出过').waitFor();
    await card('登录设备').getByText('本机').waitFor();
    await takeBothPictures(page, '170-account-settings');
    await card('我的数据').getByRole('button', { name: '导出我的数据' }).click();
    await card('我的数据').getByRole('button', { name: '下载' }).waitFor({ timeout: ARCHIVE_MS });
    const download = page.waitForEvent('download');
    await card('我的数据').getByRole('button', { name: '下载' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^我的数据-数据导出-\d{4}-\d\d-\d\d\.zip$/);
    const files = readZip(await readFile(await file.path()));
    const [user] = JSON.parse(String(files.get('数据/users.json')));
    expect(user.phone).toBe(phone);
    const contract = [...files].find(([name]) => /^文件\/.*采购合同\.txt$/.test(name));
    expect(contract?.[1].toString()).toBe('甲方应于十日内付款。');
    expect(String(files.get('说明.txt'))).toContain('文鉴数据导出');
    await takeBothPictures(page, '171-account-archive');
  });

  it('is announced in the messages, and not packed again at once', async () => {
    await card('我的数据').getByRole('button', { name: '重新导出' }).click();
    await page.getByText('60 分钟内已导出过一次').waitFor();
    await page.getByRole('button', { name: /^消息/ }).click();
    await page.getByText('您要的数据已打包完成').waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('an account', () => {
  it('is not closed with a wrong code', async () => {
    await forgetSentCodes();
    await page.goto(`${product.url}/account/settings`);
    await card('注销账号').getByRole('button', { name: '申请注销' }).click();
    const dialog = page.getByRole('dialog', { name: '确认注销账号' });
    expect(await dialog.getByRole('button', { name: '确认注销' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    const code = await product.smsCode(phone);
    await dialog.getByLabel('短信验证码').fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await dialog.getByText('验证码不正确').waitFor();
    await takeBothPictures(page, '172-account-closing');
  });

  it('that is closed still exists for a week, and can be restored by its owner', async () => {
    const dialog = page.getByRole('dialog', { name: '确认注销账号' });
    await dialog.getByLabel('短信验证码').fill(await product.smsCode(phone));
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await card('注销账号')
      .getByText(/账号将于 \d{4}-\d\d-\d\d \d\d:\d\d 注销/)
      .waitFor();
    await card('注销账号').scrollIntoViewIfNeeded();
    await takeBothPictures(page, '173-account-due');
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: '账户' }).waitFor();
    await page.goto(`${product.url}/account/settings`);
    await card('注销账号').getByRole('button', { name: '撤销注销' }).click();
    await page.getByText('已撤销，账号照常使用').waitFor();
    await card('注销账号').getByRole('button', { name: '申请注销' }).waitFor();
    expect(problems).toEqual([]);
  });
});
