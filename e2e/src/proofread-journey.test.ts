/** A contract is corrected: the example, the way in, the list beside the pages, decisions, files, link and lexicon. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComments } from '../../writers/src/audit/audit-export.testing.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { exportFiles, wordText } from './compare.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import {
  CONTRACT_TEXT,
  chosenMark,
  correctionOf,
  corrections,
  FAULTS,
  listed,
  proofreadPastedText,
  putFile,
  untilExamined,
  warehouseContract,
} from './proofread.testing.ts';
import { closeGreeting, fillSignIn } from './sign-in.testing.ts';

const SUM = '伍拾伍万元整';
const DANGLING = '第9.3条';
const DECIDING = /^(接\s?受|忽\s?略|改\s?写|恢\s?复)$/;
/**
 * Everything accepted, the sum rewritten, the clauses renumbered; the dangling reference cannot be fixed
 * automatically.
 */
const CORRECTED = CONTRACT_TEXT.replace('协商一至', '协商一致')
  .replaceAll('签定', '签订')
  .replace(SUM, '伍拾万元整')
  .replace('帐户', '账户')
  .replaceAll('第四条', '第三条')
  .replace('4.1', '3.1')
  .replace('4.2', '3.2')
  .replace('第五条', '第四条')
  .replace('5.1', '4.1')
  .replace('5.2', '4.2');

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let address: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
});

/** Pages are drawn and states stored meanwhile. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read);
const progress = () => page.getByText(/^已处理 \d+\/\d+$/).textContent();

describe('the example', () => {
  it('shows its corrections to a visitor, without decisions', async () => {
    await page.goto(`${product.url}/contract-correct/result`);
    await untilExamined(page);
    await correctionOf(page, '签定').first().click();
    await eventually(() => chosenMark(page).count()).toBe(1);
    expect(await corrections(page).getByRole('button', { name: DECIDING }).count()).toBe(0);
    // The question about counting visits stands below the work, never over it.
    const bar = page.getByRole('complementary', { name: '访问统计的选择' });
    const [work, asked] = [await page.locator('[data-work]').boundingBox(), await bar.boundingBox()];
    expect(asked?.y ?? 0).toBeGreaterThanOrEqual((work?.y ?? 0) + (work?.height ?? 0));
    await takeBothPictures(page, '96-proofread-example');
  });

  it('leads through the sign-in to the start dialog', async () => {
    await page.getByRole('button', { name: '用我的合同试试' }).click();
    await fillSignIn(page, product, '13911110006');
    await page.getByTestId('proofread-cost').getByText('今日还可使用 20 次').waitFor();
    await takeBothPictures(page, '97-proofread-start');
  });
});

describe('an uploaded contract', () => {
  it('is examined: each fault is listed and marked on its page', async () => {
    address = await putFile(page, warehouseContract('仓储服务合同.docx'));
    expect(await listed(page)).toEqual(FAULTS);
    await correctionOf(page, SUM).getByText('500,000.00元 ≠ 550,000.00元').waitFor();
    await takeBothPictures(page, '98-proofread-result');
  });

  it('is gone through from the list to the page and from the page to the list', async () => {
    await correctionOf(page, DANGLING).click();
    await eventually(() => chosenMark(page).getAttribute('aria-label')).toBe('错误，第 4 页');
    await eventually(async () => (await chosenMark(page).boundingBox())?.y ?? 0).toBeGreaterThan(100);
    await eventually(async () => {
      // The text is above the marks, so that it can be selected: the test clicks the position, not the mark.
      const mark = await page.getByRole('button', { name: '错误，第 4 页' }).first().boundingBox();
      if (mark) await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
      return correctionOf(page, '跳至').getAttribute('aria-current');
    }).toBe('true');
  });
});

describe('deciding', () => {
  it('accepts a rule, ignores by key, rewrites a correction without a suggestion, and undoes', async () => {
    await correctionOf(page, '签定').first().click();
    await correctionOf(page, '签定').first().getByRole('button', { name: '更多' }).click();
    await chooseMenuItem(page, '接受本规则全部（2）');
    await page.getByText('已处理 2/7').waitFor();
    await correctionOf(page, '帐户').click();
    await page.keyboard.press('x');
    await page.getByText('已处理 3/7').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('已处理 2/7').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('已处理 0/7').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('已处理 2/7').waitFor();
    await correctionOf(page, SUM).getByRole('button', { name: '改写' }).click();
    await page.getByLabel('改写成').fill('伍拾万元整');
    await page.keyboard.press('Enter');
    await page.getByText('已处理 3/7').waitFor();
    await page.getByRole('button', { name: '接受可改的错误（2）' }).click();
    await page.getByText('已处理 5/7').waitFor();
  });

  it('renumbers all clauses, with the dependent reference and the wrong number fixed', async () => {
    await page.getByTestId('renumber-strip').getByText('编号可整体重排：6 处编号、1 处引用').waitFor();
    await page.getByRole('button', { name: '预览' }).click();
    await page.getByText('1 处引用无法跟随').waitFor();
    await takePicture(page, '99-proofread-renumber');
    await page.getByRole('button', { name: '接受重排' }).click();
    await correctionOf(page, '跳至').getByText('已随编号重排改正').waitFor();
    expect(await progress()).toBe('已处理 6/7');
  });

  it('survives a reload, and is shown in the revised text', async () => {
    await page.reload();
    await untilExamined(page);
    await page.getByText('已处理 6/7').waitFor();
    await page.getByLabel('视图').getByText('改后').click();
    const sheet = page.locator('section[aria-label="合同正文"]');
    await sheet.locator('ins').getByText('伍拾万元整').waitFor();
    await takeBothPictures(page, '100-proofread-revised');
  });

  it('examines the corrected text again: only undecided findings are left', async () => {
    await page.getByRole('button', { name: '复查' }).click();
    const drawer = page.getByRole('dialog', { name: '改后复查' });
    await drawer.getByText('已写入 5 处更正').waitFor();
    expect(await drawer.textContent()).toContain('改后还有 1 处');
    await drawer.getByText(`合同中没有“${DANGLING}”`).waitFor();
    await takePicture(page, '101-proofread-recheck');
    await page.keyboard.press('Escape');
  });
});

describe('exports', () => {
  it('give the contract with tracked changes and reasons, the errata and the corrected text', async () => {
    await page.getByRole('button', { name: '导出' }).click();
    const files = await exportFiles(page, [
      'Word 更正稿',
      'Word 修订稿（带批注）',
      '勘误表 Word',
      '改后全文 TXT',
    ]);
    const named = (part: string) => files.find(({ name }) => name === `仓储服务合同（${part}`);
    const word = named('纠错修订）.docx')?.path ?? '';
    const clean = await wordText(named('更正稿）.docx')?.path ?? '', 'rejected');
    // Nothing follows the text here: the file has no comments.
    expect(clean).toBe(CORRECTED);
    expect((await wordText(word, 'accepted')).startsWith(`${CORRECTED}\n`)).toBe(true);
    expect((await wordText(word, 'rejected')).startsWith(`${CONTRACT_TEXT}\n`)).toBe(true);
    const comments = await readComments(word);
    expect(comments.find(({ text }) => text.includes('改写：伍拾万元整'))?.anchor).toContain(SUM);
    expect(named('更正后）.txt')?.bytes.toString('utf8').trim()).toBe(CORRECTED);
    const errata = await wordText(named('勘误表）.docx')?.path ?? '', 'accepted');
    for (const words of [...FAULTS, '已接受 6 处，未处理 1 处，已忽略 0 处', '编号重排'])
      expect(errata).toContain(words);
    await page.keyboard.press('Escape');
  });
});

describe('the public link', () => {
  it('shows the result to everyone with the link, and nothing once revoked', async () => {
    await page.getByRole('button', { name: '公开链接' }).click();
    await page.getByRole('button', { name: '生成链接' }).click();
    const dialog = page.getByRole('dialog', { name: '公开链接' });
    const link = await dialog.getByRole('textbox').inputValue();
    expect(link).toMatch(/\/contract-correct\/result\?key=\S+$/);
    const visitor = await openContext(browser);
    await visitor.page.goto(link);
    await untilExamined(visitor.page);
    expect(await listed(visitor.page)).toContain(`${SUM} accepted`);
    expect(await corrections(visitor.page).getByRole('button', { name: DECIDING }).count()).toBe(0);
    await page.getByRole('button', { name: '收回链接' }).click();
    await page.getByText('链接已收回').first().waitFor();
    await visitor.page.reload();
    await visitor.page.getByText('文档已失效').waitFor();
    problems.push(...visitor.problems);
    await visitor.context.close();
  });
});

describe('pasted text and the lexicon', () => {
  it('are examined, and again with the words of the team', async () => {
    await proofreadPastedText(page, product, '补充协议\n甲乙双方签定本协议，单据由甲方保管。');
    expect(await listed(page)).toEqual(['签定']);
    await page.getByRole('button', { name: /(^|\s)词库$/ }).click();
    const dialog = page.getByRole('dialog', { name: '团队词库' });
    const add = async (words: string) => {
      await dialog.getByLabel('要加入的词').fill(words);
      await dialog.getByRole('button', { name: '加入词库' }).click();
      await dialog.getByText('共 1 个词').waitFor();
    };
    await add('签定');
    await dialog.getByText('总是错误', { exact: true }).click();
    await add('单据 → 凭证');
    await takeBothPictures(page, '102-proofread-lexicon');
    await dialog.getByRole('button', { name: '按现有词库重新检查' }).click();
    await page.getByRole('button', { name: /^重新检查$/ }).click();
    await eventually(() => listed(page)).toEqual(['单据']);
    await correctionOf(page, '团队词库规定“单据”写作“凭证”').waitFor();
  });

  it('are found again among the records', async () => {
    await page.goto(`${product.url}/dashboard`);
    // A user who came by a start link gets the greeting when they first see the workbench.
    await closeGreeting(page);
    await page.getByRole('link', { name: '仓储服务合同.docx' }).click();
    await page.waitForURL(address);
    await untilExamined(page);
    await page.getByRole('button', { name: '更多' }).first().click();
    await page.getByRole('menuitem', { name: '纠错记录' }).click();
    await page.waitForURL(/\/contract-correct\/list$/);
    await page.getByRole('heading', { name: '纠错记录' }).waitFor();
    await eventually(() => page.locator('tbody tr[data-row-key]').count()).toBe(2);
    await takeBothPictures(page, '103-proofread-records');
  });

  it('show text that is examined while it is typed', async () => {
    await page.getByRole('button', { name: /即时纠错$/ }).click();
    const field = page.getByLabel('要检查的文字');
    await field.fill('采购合同\n双方经协商一至，签订本合同，货款汇入乙方帐户。');
    const cards = page.getByTestId('live-card');
    await cards.filter({ hasText: '帐户' }).waitFor();
    await page.getByText('规则、词语与模型都已检查').waitFor();
    await takeBothPictures(page, '104-proofread-live');
    await cards.filter({ hasText: '帐户' }).getByRole('button', { name: '接受', exact: true }).click();
    await eventually(() => field.inputValue()).toContain('乙方账户。');
    await page.getByRole('button', { name: '清空' }).click();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
