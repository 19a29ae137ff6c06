/** A team writes its standard, takes it out to Excel and back, reviews with it, and sees the other side for no further use. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cardOf, choose, openTab, purchaseContract, putContract, review, SELLER } from './audit.testing.ts';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

const LIST = '采购标准';
const COPY = '导入的采购标准';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});

const write = (name: string, words: string) => page.getByRole('textbox', { name, exact: true }).fill(words);

it('a standard is written, exported to Excel and imported again', async () => {
  await page.goto(`${product.url}/contract-audit/list`);
  await page.getByRole('button', { name: '审查清单' }).click();
  await page.getByRole('button', { name: '复制 全面审查' }).click();
  await write('清单名称', LIST);
  await page.getByRole('button', { name: '添加必备条款' }).click();
  await write('必备条款 1', '反商业贿赂');
  await write('必备条款 1 的识别词', '商业贿赂');
  await write('必备条款 1 的补入的条款', '双方不得实施商业贿赂；违反的一方应当承担违约责任。');
  await write('必备条款 1 的可接受方案', '至少写明不得行贿。');
  await takeBothPictures(page, '89-playbook-editor');
  await page.getByRole('button', { name: '保存清单' }).click();
  await page.getByText('清单已保存').waitFor();
  await page.getByRole('button', { name: '返回清单' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `导出 ${LIST}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${LIST}（审查清单）.xlsx`);
  await page.getByRole('button', { name: '导入 Excel' }).click();
  await page.getByLabel('选择 Excel 文件').setInputFiles(await file.path());
  await page.getByRole('dialog').getByRole('textbox', { name: '清单名称' }).fill(COPY);
  await takeBothPictures(page, '89-playbook-import');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByRole('button', { name: `编辑 ${COPY}` }).waitFor();
});

it('a review with it finds the required clause missing, in the team’s own words', async () => {
  await putContract(page, product, purchaseContract('按标准审查.docx'));
  const list = page.getByRole('combobox', { name: '审查清单' });
  await list.fill(COPY);
  // Before the lists have come, Enter chooses nothing.
  await page.locator('.ant-select-item-option-active').filter({ hasText: COPY }).waitFor();
  await list.press('Enter');
  await review(page, '甲方');
  await openTab(page, '缺失条款');
  await page.getByLabel('搜索风险').fill('商业贿赂');
  const card = await choose(page, '缺少反商业贿赂');
  await card.getByText('双方不得实施商业贿赂').first().waitFor();
  await card.getByText('团队可接受方案').waitFor();
  await card.getByText('至少写明不得行贿。').waitFor();
  await takeBothPictures(page, '89-playbook-risk');
  expect(await page.getByTestId('head-counts').innerText()).toMatch(/^高 \d+ 中 \d+ 低 \d+ 缺 \d+$/);
});

it('the other standpoint is shown beside it, and a manager reads ten lines', async () => {
  await page.getByRole('button', { name: '对照' }).click();
  await page.getByText(`立场：${SELLER}`).waitFor();
  await page.getByRole('region', { name: '仅当前立场有' }).waitFor();
  await takeBothPictures(page, '89-playbook-beside');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '合同概览' }).click();
  const lines = page.getByRole('region', { name: '一页摘要' }).getByRole('listitem');
  await lines.first().waitFor();
  expect(await lines.count()).toBeLessThanOrEqual(10);
  await takeBothPictures(page, '89-playbook-summary');
  await page.keyboard.press('Escape');
  await page.getByLabel('搜索风险').fill('');
  await openTab(page, '风险');
  await cardOf(page, '引用已经废止的法律').waitFor();
});

it('the browser reported no page errors', () => {
  expect(problems).toEqual([]);
});
