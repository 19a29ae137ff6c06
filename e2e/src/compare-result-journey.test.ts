/** The result of a comparison: pages, decisions, views, exports, structure, regions. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../readers/src/index.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import {
  cards,
  chooseView,
  clickMarkInSight,
  contractPair,
  edgesOf,
  exportFiles,
  listedCount,
  putFiles,
  selectedCard,
  sidePane,
  start,
  untilRemaining,
  untilShown,
  wordText,
} from './compare.testing.ts';
import type { MadeFile } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
});

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };
/** The map and the scroll bar beside the pages. */
const MAP_PX = 32;
const NOTE = '与对方确认过，是笔误';
/** Pages are drawn meanwhile: a list may need a moment. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read);

describe('the result of two contracts', () => {
  let page: Page;
  let problems: string[];
  let contracts: { readonly old: MadeFile; readonly new: MadeFile };
  let path: string;

  beforeAll(async () => {
    contracts = await contractPair(3, 16);
    ({ page, problems } = await openContext(browser));
    await becomeUser(page, product);
  });

  it('is made with options that were saved as a profile of the space', async () => {
    await page.goto(`${product.url}/contract-compare/upload`);
    const options = page.getByLabel('比对选项');
    await options.getByRole('button', { name: '设置' }).click();
    await options.getByText('“ABC”与“abc”视为相同').click();
    await options.getByRole('button', { name: '存为方案' }).click();
    await page.getByLabel('方案名称').fill('不分大小写');
    // By keyboard: the page under the dialog may still be drawn on a busy machine.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /保\s?存/ })
      .press('Enter');
    await page.getByText('方案已保存').first().waitFor();
    await page.reload();
    expect(await page.getByTestId('compare-options-summary').textContent()).toBe('全部内容逐字比对');
    await options.getByRole('button', { name: '设置' }).click();
    await options.getByRole('combobox', { name: '方案' }).click();
    await page.getByTitle('不分大小写').click();
    await eventually(() => page.getByTestId('compare-options-summary').textContent()).toContain('大小写');
    await putFiles(page, contracts.old, contracts.new);
    path = await start(page);
    await untilShown(page);
    await walkTour(page);
  });

  it('draws both documents with their changes on the pages', async () => {
    for (const side of ['原文档', '新文档'] as const) {
      await sidePane(page, side).locator('canvas').first().waitFor();
      await eventually(() => sidePane(page, side).locator('button[data-kind]').count()).toBeGreaterThan(2);
    }
    await takeBothPictures(page, '50-compare-pages');
  });

  it('scrolls both pages to a change, and marks exactly its words', async () => {
    const all = await listedCount(page);
    await page.getByLabel('搜索差异内容').fill('改为');
    const card = cards(page)
      .filter({ hasText: /由 [0-9][0-9 ]*\S* 改为/ })
      .first();
    await card.getByRole('button').first().click();
    for (const [side, tag] of [
      ['原文档', 'del'],
      ['新文档', 'ins'],
    ] as const) {
      const words = (await card.locator(tag).textContent()) ?? '';
      const pane = sidePane(page, side);
      await pane.locator('button[data-selected]').first().waitFor();
      await eventually(() => edgesOf(pane, words)).not.toBeNull();
      const edges = await edgesOf(pane, words);
      for (const edge of [0, 1])
        expect(Math.abs((edges?.mark[edge] ?? 0) - (edges?.text[edge] ?? Number.NaN))).toBeLessThan(3);
    }
    await page.getByLabel('搜索差异内容').fill('');
    await page.getByLabel('搜索差异内容').blur();
    await eventually(() => listedCount(page)).toBe(all);
  });

  it('scrolls to the card of a change selected on a page', async () => {
    const before = await selectedCard(page).textContent();
    await eventually(async () => {
      await clickMarkInSight(page, sidePane(page, '新文档'), 'replace');
      const card = selectedCard(page);
      return { type: await card.getAttribute('data-type'), isOther: (await card.textContent()) !== before };
    }).toEqual({ type: 'replace', isOther: true });
  });

  it('filters the list by kind and by words, and unfolds the noise', async () => {
    const all = await listedCount(page);
    const chip = page.getByTestId('compare-statistics').getByRole('button', { name: /移动/ });
    await chip.click();
    await eventually(() => listedCount(page)).toBeLessThan(all);
    await chip.click();
    await page.getByLabel('搜索差异内容').fill('页眉没有的字');
    await page.getByText('没有符合条件的差异').waitFor();
    await page.getByRole('button', { name: '清除筛选' }).click();
    await page
      .getByTestId('folded-noise')
      .getByRole('button', { name: /展\s?开/ })
      .click();
    await eventually(() => listedCount(page)).toBeGreaterThan(all);
    await page.getByRole('button', { name: '收起可忽略差异' }).click();
    await eventually(() => listedCount(page)).toBe(all);
  });

  it('keeps decisions and their notes', async () => {
    await page.reload();
    await untilShown(page);
    const total = await listedCount(page);
    const first = cards(page).first();
    await first.getByRole('button').first().click();
    await page.keyboard.press('a');
    await page.getByText(`已处理 1/${total}`).waitFor();
    const second = cards(page).nth(1);
    await second.getByRole('button', { name: '加备注' }).click();
    await second.getByLabel('备注').fill(NOTE);
    await second.getByRole('button', { name: /拒\s?绝/ }).click();
    await page.getByText(`已处理 2/${total}`).waitFor();
    await page.reload();
    await page.getByText(`已处理 2/${total}`).waitFor();
    await cards(page).first().getByText('已接受').waitFor();
    await cards(page).nth(1).getByText(NOTE).waitFor();
  });

  it('reads as text side by side and as one redline', async () => {
    await chooseView(page, '文字');
    await page.getByLabel('两份文档逐段对照').locator('[data-type]').first().waitFor();
    await takePicture(page, '51-compare-text');
    await chooseView(page, '合并');
    const redline = page.getByLabel('合并的修订稿');
    await redline.locator('del').first().waitFor();
    await redline.locator('ins').first().waitFor();
    await takePicture(page, '52-compare-merged');
    await chooseView(page, '页面');
  });

  it('is exported as Word: accepted it is the new text, rejected the old', async () => {
    await page.getByRole('button', { name: /导\s?出/ }).click();
    const [made] = await exportFiles(page, ['Word 修订稿']);
    for (const [side, revisions] of [
      ['new', 'accepted'],
      ['old', 'rejected'],
    ] as const) {
      const source = join(tmpdir(), `wenjian-${process.pid}-${side}.docx`);
      await writeFile(source, contracts[side].buffer);
      expect(await wordText(made?.path ?? '', revisions)).toBe(await wordText(source, 'accepted'));
    }
  });

  it('is exported as report, table, list and marked pages', async () => {
    const files = await exportFiles(page, [
      '网页报告',
      'Markdown',
      'Excel 差异表',
      '原文档 PDF',
      '新文档 PDF',
    ]);
    const ending = (extension: string) => files.filter(({ name }) => name.endsWith(extension));
    const html = ending('.html')[0]?.bytes.toString() ?? '';
    expect(html).toMatch(/<del[\s>]/);
    expect(html).toContain(NOTE);
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+https?:/);
    expect(ending('.md')[0]?.bytes.toString()).toContain(NOTE);
    const [sheet] = await Promise.all(ending('.xlsx').map((file) => readDocument(file)));
    expect(sheet?.kind === 'document' && sheet.document.text).toContain(NOTE);
    const pages = await Promise.all(ending('.pdf').map((file) => readDocument(file)));
    expect(pages.map((page) => page.kind === 'document' && page.document.text)).toEqual([
      expect.stringContaining('合同编号'),
      expect.stringContaining('合同编号'),
    ]);
    await takePicture(page, '53-compare-exports');
    await page.keyboard.press('Escape');
  });

  it('shows the structure: a single clause, the tables, the coverage', async () => {
    await page.goto(`${product.url}${path}/v3`);
    await untilShown(page);
    const structure = page.getByRole('navigation', { name: '结构' });
    await page.getByRole('button', { name: '结构', exact: true }).click();
    const all = await listedCount(page);
    const clause = structure.locator('button[data-count="1"]').first();
    await clause.click();
    await eventually(() => listedCount(page)).toBe(1);
    expect(all).toBeGreaterThan(1);
    await takePicture(page, '54-compare-clauses');
    await structure.getByRole('button', { name: '全部条款' }).click();
    await eventually(() => listedCount(page)).toBe(all);
    await chooseView(page, '表格');
    await page.getByRole('heading', { name: /^表格 1/ }).waitFor();
    await page.getByTestId('compare-panes').locator('td[data-type]').first().waitFor();
    await takePicture(page, '55-compare-tables');
    await structure.getByText('检查范围', { exact: true }).click();
    await structure.getByText('已验证').waitFor();
    await takePicture(page, '56-compare-coverage');
  });

  it('ignores a drawn region, in the same record', async () => {
    await page.goto(`${product.url}${path}`);
    await untilShown(page);
    const before = await listedCount(page);
    await sidePane(page, '新文档').locator('canvas').first().waitFor();
    await page.getByRole('button', { name: '忽略区域' }).click();
    for (const side of ['old', 'new'] as const) {
      const sheet = page.getByTestId(`region-sheet-${side}-0`);
      const box = (await sheet.boundingBox()) ?? NO_BOX;
      const pane = (await sidePane(page, side === 'old' ? '原文档' : '新文档').boundingBox()) ?? NO_BOX;
      // The margins of the page are out of sight at both sides.
      const left = Math.max(box.x, pane.x) + 10;
      const right = Math.min(box.x + box.width, pane.x + pane.width - MAP_PX) - 10;
      // The header, where the contract's number changed.
      await page.mouse.move(left, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(right, box.y + box.height * 0.08, { steps: 4 });
      await page.mouse.up();
    }
    await page.getByText('2 个区域').waitFor();
    await takePicture(page, '57-compare-regions');
    await page.getByRole('button', { name: '按区域重新比对' }).click();
    await page.getByText('已按新的区域开始比对').first().waitFor();
    await untilShown(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await listedCount(page)).toBeLessThan(before);
    await page.getByText(`已处理 1/`).waitFor();
    await untilRemaining(page, product, 1);
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
