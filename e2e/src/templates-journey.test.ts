/** A contract becomes a template, is published, filled in, generated and compared with its template. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../apps/server/src/testing/read-zip.ts';
import { writeWorkbook } from '../../writers/src/report/workbook.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { downloadedText, makeDocx } from './documents.testing.ts';
import { chooseOption } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});

const LEASE = makeDocx('房屋租赁合同.docx', [
  [
    '房屋租赁合同',
    '甲方：____',
    '乙方：____',
    '第一条 租金为每月人民币____元（大写：____元整）。',
    '第二条 房屋用途为【　】。',
    '第三条 付款方式：□ 转账 □ 现金',
  ],
]);
const RETURNED = makeDocx('回传合同.docx', [
  [
    '房屋租赁合同',
    '甲方：临安竹海设备有限公司',
    '乙方：东阳木石仓储有限公司',
    '第一条 租金为每月人民币8,500.00元（大写：捌仟伍佰元整）。',
    '第二条 房屋用途为办公。',
    '第三条 付款方式：☑ 转账 □ 现金',
    '第四条 逾期不付的，甲方可以解除合同。',
  ],
]);
const SECOND = makeDocx('新版租约.docx', [['房屋租赁合同', '第一条 房屋用途为【　】。']]);
const PEOPLE = {
  name: '名单.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    writeWorkbook([
      {
        name: '填写',
        widths: [],
        header: ['文件名称', '甲方·名称', '乙方·名称', '租金', '房屋用途', '付款方式'],
        rows: ['转账', '现金', '支票'].map((way, index) => ({
          values: [index === 0 ? '一号' : '', '临安竹海', '东阳木石', '8500', '办公', way],
        })),
      },
    ]),
  ),
};
const READ_MS = 60_000;

describe('a contract template', () => {
  it('has the blanks of the uploaded contract as fields, marked on its pages', async () => {
    await page.goto(`${product.url}/document-manage/upload`);
    await page.getByText('还没有模板').waitFor();
    await page.getByTestId('template-file').setInputFiles(LEASE);
    const fields = page.getByRole('region', { name: '字段' });
    await fields.waitFor({ timeout: READ_MS });
    const labels = await fields
      .getByLabel('字段名称')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(labels).toEqual(['甲方', '乙方', '租金', '房屋用途', '付款方式']);
    // Each field is on the pages; selecting one there opens it in the list.
    await page.locator('[data-kind="field"]').first().waitFor({ timeout: READ_MS });
    await page
      .getByRole('button', { name: /^字段，第/ })
      .nth(3)
      .press('Enter');
    await fields.getByRole('button', { name: '“房屋用途”的位置与设置', expanded: true }).waitFor();
    await takeBothPictures(page, '60-template-editor');
  });

  it('changes the kind of a field, keeps it, and is published', async () => {
    const fields = page.getByRole('region', { name: '字段' });
    await chooseOption(fields.getByRole('combobox', { name: '字段“房屋用途”的类型' }), '选择');
    await fields.getByLabel('选项名称').first().fill('办公');
    await fields.getByLabel('选项名称').nth(1).fill('仓储');
    await takeBothPictures(page, '60-template-field-kind');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    // The page reads the saved version again; a question opened before that may be closed by it.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: '发布' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '发布' }).press('Enter');
    await page.getByText('这个版本已发布，只能查看').waitFor();
  });

  it('keeps a quarter of the page for the template, however the divider is drawn', async () => {
    const divider = await page.getByRole('separator').first().boundingBox();
    expect(divider).not.toBeNull();
    const y = (divider?.y ?? 0) + (divider?.height ?? 0) / 2;
    await page.mouse.move((divider?.x ?? 0) + (divider?.width ?? 0) / 2, y);
    await page.mouse.down();
    await page.mouse.move(10, y, { steps: 5 });
    await page.mouse.up();
    const shares = await page
      .locator('.ant-splitter')
      .evaluate((splitter) =>
        [...splitter.querySelectorAll(':scope > .ant-splitter-panel')].map(
          (pane) => pane.getBoundingClientRect().width / splitter.getBoundingClientRect().width,
        ),
      );
    expect(shares[0]).toBeGreaterThan(0.24);
    expect(shares[0]).toBeLessThan(0.27);
  });

  it('is filled in, generated and compared with its template', async () => {
    await page.getByRole('link', { name: '填写', exact: true }).click();
    await page.getByLabel('甲方 名称').fill('临安竹海设备有限公司');
    await page.getByLabel('乙方 名称').fill('东阳木石仓储有限公司');
    await page.getByLabel('租金').fill('8500');
    await page.getByRole('radio', { name: '办公' }).check();
    await page.getByRole('radio', { name: '转账' }).check();
    await page.getByRole('region', { name: '预览' }).getByText('捌仟伍佰元整').waitFor();
    await page.getByText('可以生成').waitFor();
    await takeBothPictures(page, '61-template-fill');
    await page.getByRole('button', { name: /生成文件/ }).click();
    await page.getByText(/已生成：/).waitFor({ timeout: READ_MS });
    expect(await downloadedText(page, '下载 Word')).toContain('每月人民币8,500.00元（大写：捌仟伍佰元整）');
    await page.getByRole('button', { name: '与模板比对' }).click();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}\/v3$/, { timeout: READ_MS });
    await walkTour(page);
    // The filled values are the differences.
    const changes = page.getByRole('complementary', { name: '差异' });
    await changes.getByText('临安竹海设备有限公司').first().waitFor({ timeout: READ_MS });
    await changes.getByText('办公').first().waitFor();
    await takeBothPictures(page, '62-template-deviation');
    expect(problems).toEqual([]);
  });

  it('is filled many times from one Excel: each wrong row has a sentence, one archive holds the rest', async () => {
    await page.goto(`${product.url}/document-manage/upload`);
    await page.getByRole('link', { name: '房屋租赁合同', exact: true }).click();
    await page.getByRole('link', { name: '批量填写' }).click();
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载表格' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByTestId('template-sheet').setInputFiles(PEOPLE);
    await page.getByText('共 3 行：2 行可以生成，1 行需要改正').waitFor({ timeout: READ_MS });
    await page.getByText('“付款方式”只能填：转账、现金').waitFor();
    await takeBothPictures(page, '65-template-batch');
    await page.getByRole('button', { name: '生成 2 份（用 1 次）' }).click();
    await page.getByText(/已生成：/).waitFor({ timeout: READ_MS });
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载压缩包' }).click(),
    ]);
    const names = [...readZip(await readFile(await archive.path())).keys()];
    expect(names).toEqual(['一号.docx', '房屋租赁合同-003.docx', '清单.xlsx']);
    expect(problems).toEqual([]);
  });

  it('is one click away for a contract that came back, on the result and on the upload page', async () => {
    await page.goto(`${product.url}/contract-compare/upload`);
    await page.getByRole('button', { name: '从模板选择' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '选择' }).click();
    await page.getByRole('region', { name: '原文档' }).getByText('房屋租赁合同.docx').waitFor();
    await page.getByTestId('compare-target-file').setInputFiles(RETURNED);
    await page.getByRole('button', { name: '开始比对' }).click();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}$/, { timeout: READ_MS });
    await page.getByRole('button', { name: '与模板比对' }).click({ timeout: READ_MS });
    await page.getByRole('dialog').getByRole('button', { name: '开始比对' }).waitFor();
    await takePicture(page, '63-template-choice-1440');
    const before = page.url();
    await page.getByRole('dialog').getByRole('button', { name: '开始比对' }).click();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}\/v3$/, { timeout: READ_MS });
    expect(page.url()).not.toContain(before);
    await page.getByText('第四条 逾期不付的，甲方可以解除合同。').first().waitFor({ timeout: READ_MS });
    expect(problems).toEqual([]);
  });

  it('gets a new version from a new file, which can be given up; older ones can be looked at', async () => {
    await page.goto(`${product.url}/document-manage/upload`);
    await page.getByRole('link', { name: '房屋租赁合同', exact: true }).click();
    await page.getByRole('button', { name: '上传新文件' }).click();
    await page.getByRole('dialog').getByTestId('template-file').setInputFiles(SECOND);
    const fields = page.getByRole('region', { name: '字段' });
    await page.getByText(/第 2 版 · 草稿/).waitFor({ timeout: READ_MS });
    await fields.getByLabel('字段名称').first().waitFor({ timeout: READ_MS });
    expect(await fields.getByLabel('字段名称').count()).toBe(1);
    await page.getByLabel('版本', { exact: true }).click({ force: true });
    await page.getByText(/第 1 版 · 已发布/).click();
    await page.getByText('正在查看较早的版本；最新是第 2 版。').waitFor();
    await takeBothPictures(page, '64-template-older');
    await page.getByRole('link', { name: '查看最新版本' }).click();
    await page.getByRole('button', { name: '放弃草稿' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '放弃草稿' }).click();
    await page.getByText('这个版本已发布，只能查看').waitFor();
    expect(problems).toEqual([]);
  });
});
