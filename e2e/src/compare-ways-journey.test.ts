/** Other ways to compare: several versions at once, pasted text, sides swapped, a file that cannot be read. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { lockedPdf } from '../../readers/src/unlock/locked-pdf.testing.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { chooseView, putFiles, start, untilRemaining, untilShown } from './compare.testing.ts';
import { textFile } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
});

async function newUser() {
  const opened = await openContext(browser);
  await becomeUser(opened.page, product);
  await untilRemaining(opened.page, product, 3);
  return opened;
}

describe('other ways to compare', () => {
  it('traces each phrase of a chain to the version that brought it', async () => {
    const { page, context } = await newUser();
    const base = '服务合同\n第一条 服务费为10万元。\n第二条 双方应保密。';
    const second = `${base}\n第三条 违约金为合同总价的二成。`;
    await putFiles(
      page,
      textFile('基准.txt', base),
      textFile('对方一稿.txt', second),
      textFile('对方二稿.txt', `${second}\n第四条 争议提交仲裁解决。`),
    );
    await page.getByText('已放 2 个新版本').waitFor();
    const path = await start(page);
    await untilShown(page);
    await walkTour(page);
    await page.goto(`${product.url}${path.replace(/\/v3$/, '')}/v3`);
    await untilShown(page);
    await chooseView(page, '版本');
    const panes = page.getByTestId('compare-panes');
    await panes.getByText('由 对方一稿.txt 引入', { exact: false }).first().waitFor();
    await panes.getByText('由 对方二稿.txt 引入', { exact: false }).first().waitFor({ timeout: 60_000 });
    await panes
      .getByRole('button', { name: /带来\s*重要 1/ })
      .last()
      .click();
    await panes.getByText('由 对方一稿.txt 引入', { exact: false }).waitFor({ state: 'detached' });
    await takePicture(page, '58-compare-chain');
    await context.close();
  });

  it('says so when nothing differs, for pasted text too', async () => {
    const { page, context } = await newUser();
    for (const slot of ['原文档', '新文档']) {
      await page.locator(`section[aria-label="${slot}"]`).getByRole('button', { name: '粘贴文字' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('保密协议\n第一条 双方应当保密。');
      await page.getByRole('button', { name: '用这段文字' }).click();
      await page
        .locator(`section[aria-label="${slot}"]`)
        .getByText('保密协议', { exact: false })
        .first()
        .waitFor();
    }
    // Told before anything is spent.
    await page.getByText('逐字节相同').waitFor();
    await page.getByRole('checkbox', { name: /仍要比对/ }).check();
    await start(page);
    await page.getByText('没有发现差异').waitFor({ timeout: 60_000 });
    await walkTour(page);
    await takeBothPictures(page, '59-compare-identical');
    await context.close();
  });

  it('asks for the password of a protected file where it is uploaded, and compares what is in it', async () => {
    const { page, context } = await newUser();
    const locked = {
      name: '加密.pdf',
      mimeType: 'application/pdf',
      buffer: await lockedPdf('open-sesame'),
    };
    await putFiles(page, locked, textFile('新版.txt', 'Contract 2027'));
    const dialog = page.getByRole('dialog');
    const open = dialog.getByRole('button', { name: /^打\s*开$/ });
    await dialog.getByLabel('打开密码').fill('wrong');
    await open.click();
    await dialog.getByText('密码不正确，文件没有打开，请核对后重新输入').waitFor();
    await takeBothPictures(page, '61-compare-password');
    await dialog.getByLabel('打开密码').fill('open-sesame');
    await open.click();
    await dialog.waitFor({ state: 'detached' });
    await start(page);
    await untilShown(page);
    await context.close();
  });

  it('swaps the sides, names the unreadable file, and returns the use', async () => {
    const { page, context } = await newUser();
    const broken = {
      name: '损坏.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 不是 PDF'),
    };
    await putFiles(page, broken, textFile('正常.txt', '第一条 保密。'));
    const origin = page.locator('section[aria-label="原文档"]');
    await origin.getByText('损坏.pdf').waitFor();
    await page.getByRole('button', { name: '交换两份文档' }).click();
    await origin.getByText('正常.txt').waitFor();
    await start(page);
    await page.getByText('比对没有完成').waitFor({ timeout: 60_000 });
    await page.getByText('“损坏.pdf”', { exact: false }).first().waitFor();
    await takeBothPictures(page, '60-compare-failed');
    await untilRemaining(page, product, 3);
    await context.close();
  });
});
