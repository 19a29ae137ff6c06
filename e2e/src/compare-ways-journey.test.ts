/** Other ways to compare: several versions at once, pasted text, sides swapped, a file that cannot be read. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { chooseView, putFiles, start, untilRemaining, untilShown } from './compare.testing.ts';
import { textFile } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { signIn } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
});

async function newUser() {
  const opened = await openContext(browser);
  await signIn(opened.page, product);
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
    await start(page);
    await page.getByText('没有发现差异').waitFor({ timeout: 60_000 });
    await walkTour(page);
    await takeBothPictures(page, '59-compare-identical');
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
