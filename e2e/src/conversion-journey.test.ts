/** The auxiliary tools → conversion: several files at once, progress per file, results, remaining uses. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { downloadedText, type MadeFile, makeDocx, makePdf, textFile } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});

const CONTRACT = makeDocx('设备采购合同.docx', [
  ['第一章 总则', '第一条 合同总价为人民币壹佰贰拾万元整。'],
  ['第二章 付款', '第二条 甲方应于验收合格后三十日内付款。'],
]);
const NOTE = textFile('会议纪要.txt', '会议纪要\n双方确认交货地点为苏州工业园区。\n');
/** Starts like a PDF and ends there. */
const BROKEN: MadeFile = {
  name: '传坏的文件.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n残缺'),
};

describe('a conversion', () => {
  it('starts at the auxiliary tools, which show the remaining uses of the day', async () => {
    await page.goto(`${product.url}/convert-tool/list`);
    await page.getByText('今日还可使用 20 次').waitFor();
    await page.getByText('还没有转换或识别过文件').waitFor();
    await takeBothPictures(page, '10-tools-empty');
    await page.getByRole('link', { name: /开始转换/ }).click();
    await page.waitForURL('**/convert-tool/convert');
    await takeBothPictures(page, '11-convert-empty');
  });

  it('takes several files dropped at once and shows the progress of each', async () => {
    await dropFiles(page, [CONTRACT, NOTE, BROKEN]);
    const start = page.getByRole('button', { name: '开始转换' });
    await expect.poll(() => start.isEnabled()).toBe(true);
    await takeBothPictures(page, '12-convert-files');
    await start.click();
    const files = page.getByRole('region', { name: '正在处理' }).getByRole('listitem');
    await files.filter({ hasText: CONTRACT.name }).waitFor();
    expect(await files.count()).toBe(3);
    await takePicture(page, '13-convert-running-1440');
  });

  it('names the unreadable file and continues with the others', async () => {
    const results = page.getByRole('region', { name: '结果文件' });
    await results.getByText('已完成，共 2 个文件').waitFor({ timeout: 60_000 });
    await results.getByText(`“${BROKEN.name}”：`).waitFor();
    await takeBothPictures(page, '14-convert-done');
  });

  it('offers each result for download, with the text of its file', async () => {
    expect(await downloadedText(page, '下载 设备采购合同.pdf')).toContain('人民币壹佰贰拾万元整');
    expect(await downloadedText(page, '下载 会议纪要.pdf')).toContain('苏州工业园区');
  });

  it('shows a result as pages', async () => {
    await page.getByRole('button', { name: '预览 设备采购合同.pdf' }).click();
    await page.waitForURL('**/document-manage/*');
    await page.getByRole('region', { name: '第 1 页' }).locator('canvas').waitFor({ timeout: 60_000 });
    await page.goBack();
  });

  it('turns a PDF into a Word document that can be edited', async () => {
    await startAnother(
      page,
      '转成 Word',
      makePdf('协议.pdf', 1, () => '第一条 双方友好合作'),
    );
    await page.getByText('已完成，共 1 个文件').waitFor({ timeout: 60_000 });
    expect(await downloadedText(page, '下载 协议.docx')).toContain('双方友好合作');
  });

  it('says in another window that its task was deleted', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('已完成，共 1 个文件').waitFor();
    await other.getByRole('button', { name: '删除', exact: true }).click();
    await other.getByRole('tooltip').getByRole('button', { name: '删除' }).click();
    await other.waitForURL('**/convert-tool/list');
    await other.close();
    await page.reload();
    await page.getByRole('heading', { name: '记录不存在，或已被删除' }).waitFor();
    await takePicture(page, '18-task-gone-1440');
    await page.getByRole('button', { name: '返回辅助工具' }).click();
    await page.waitForURL('**/convert-tool/list');
  });

  it('splits a PDF and shows the progress of the split', async () => {
    await startAnother(
      page,
      '拆分',
      makePdf('卷宗.pdf', 120, (at) => `第${at + 1}页卷宗`),
    );
    await page.getByRole('progressbar', { name: '拆分进度' }).waitFor();
    await page.getByText('已完成，共 120 个文件').waitFor({ timeout: 60_000 });
    expect(await downloadedText(page, '下载 卷宗_第7页.pdf')).toContain('第7页卷宗');
    await takePicture(page, '15-split-done-1440');
  });

  it('shows beforehand what splitting, merging and numbering will do', async () => {
    const preview = page.getByRole('region', { name: '开始前的预览' });
    const [first, second] = [3, 2].map((count) =>
      makePdf(`材料${count}.pdf`, count, (at) => `材料${at + 1}`),
    );
    if (!first || !second) throw new Error('two files are made');
    await page.goto(`${product.url}/convert-tool/convert`);
    await page.getByRole('radio', { name: '合并' }).check({ force: true });
    await preview.getByText('放入文件后在这里看到效果').waitFor();
    await page.getByTestId('convert-files').setInputFiles([first, second]);
    await preview.getByText('2 个文件，合并后共 5 页').waitFor({ timeout: 60_000 });
    await preview.locator('canvas, img').first().waitFor();
    await takeBothPictures(page, '20-preview-merge');
    await page.getByRole('radio', { name: '拆分' }).check({ force: true });
    await preview.getByText('共 3 页，拆成 3 份').waitFor({ timeout: 60_000 });
    await takeBothPictures(page, '21-preview-split');
    await page.getByRole('radio', { name: '页码' }).check({ force: true });
    await preview.getByRole('img', { name: '第 1 页，页码是 1' }).waitFor({ timeout: 60_000 });
    await preview.getByRole('button', { name: '下一页' }).focus();
    await page.keyboard.press('Enter');
    await preview.getByRole('img', { name: '第 2 页，页码是 2' }).waitFor();
    await takeBothPictures(page, '22-preview-numbers');
  });

  it('arranges pages by mouse and keyboard, and says what was read back', async () => {
    await page.goto(`${product.url}/convert-tool/convert`);
    await page.getByRole('radio', { name: '整理页面' }).check({ force: true });
    await page.getByTestId('convert-files').setInputFiles(makePdf('附件.pdf', 3, (at) => `附件之${at + 1}`));
    await page.getByRole('button', { name: '向右转 原第 2 页' }).click({ timeout: 60_000 });
    await page.getByRole('button', { name: '删除 原第 1 页' }).click();
    await page.getByRole('listitem', { name: '第 1 个：原第 2 页' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('listitem', { name: '第 2 个：原第 2 页' }).waitFor();
    await takeBothPictures(page, '19-arrange');
    await page.getByRole('button', { name: '开始转换' }).click();
    await page.getByText('结果文件共 2 页，已逐页读回').waitFor({ timeout: 60_000 });
    const text = await downloadedText(page, '下载 附件_整理.pdf');
    expect(text.replaceAll(/\s/g, '')).toBe('附件之3附件之2');
  });

  it('says why a single file could not be converted, and the next steps', async () => {
    await startAnother(page, '转成 Word', BROKEN);
    await page.getByRole('heading', { name: '没有完成' }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: '换个文件再试' }).waitFor();
    await takeBothPictures(page, '16-convert-failed');
  });

  it('has taken one daily use for each task with a result', async () => {
    await page.goto(`${product.url}/convert-tool/list`);
    await page.getByText('今日还可使用 16 次').waitFor();
    await page.getByRole('link', { name: '卷宗.pdf' }).waitFor();
    await takeBothPictures(page, '17-tools-used');
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});

/** Drops files from outside onto the upload area. */
async function dropFiles(target: Page, files: readonly MadeFile[]): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }));
  const transfer = await target.evaluateHandle((made) => {
    const list = new DataTransfer();
    for (const { name, mimeType, data } of made) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      list.items.add(new File([bytes], name, { type: mimeType }));
    }
    return list;
  }, contents);
  const zone = target.getByRole('button', { name: /放入文件/ });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.getByText('松开鼠标，添加文件').waitFor();
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

async function startAnother(target: Page, operation: string, file: MadeFile): Promise<void> {
  await target.goto(`${product.url}/convert-tool/convert`);
  await target.getByRole('radio', { name: operation }).check({ force: true });
  await target.getByTestId('convert-files').setInputFiles(file);
  await target.getByRole('button', { name: '开始转换' }).click({ timeout: 60_000 });
}
