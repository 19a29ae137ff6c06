/** A contract is uploaded and reviewed; its risks are shown beside the pages, decided on and rated. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  BUYER,
  cardOf,
  choose,
  facts,
  listedTitles,
  openTab,
  purchaseContract,
  putContract,
  review,
  riskCards,
  untilAuditsLeft,
  untilReviewed,
} from './audit.testing.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { chooseOption } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

const DEPOSIT = '定金超过主合同标的额的百分之二十';
const PENALTY = '违约金标准明显过高';
const REPEALED = '引用已经废止的法律';
const NOTE = '已与对方法务沟通';
/** The band in which a highlight counts as visible (docs/spec.md#constants). */
const SIGHT_TOP_PX = 48 + 24;
const SIGHT_BOTTOM_PX = 40;

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let address: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});

/** Pages are drawn and redrawn meanwhile. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read);

const connectors = () => page.locator('[data-connector]');
const connectorOf = (id: string | null) => page.locator(`[data-connector="${id}"]`);
const chosenMark = () => page.locator('button[data-kind][data-selected]').first();

/** A visible one on another line than the selected one. */
async function otherMark() {
  const chosen = await chosenMark().boundingBox();
  const others = await page.locator('button[data-kind]:not([data-selected])').all();
  const boxes = await Promise.all(others.map((other) => other.boundingBox()));
  return boxes.find(
    (box) => box && chosen && Math.abs(box.y - chosen.y) > chosen.height / 2 && box.y > 100 && box.y < 700,
  );
}
const topOf = (mark: Locator) => mark.evaluate((element) => element.getBoundingClientRect().top);

async function wheel(by: number): Promise<void> {
  await page.mouse.move(400, 450);
  await page.mouse.wheel(0, by);
}

async function reload(): Promise<void> {
  await page.reload();
  await untilReviewed(page);
}

describe('an uploaded contract', () => {
  it('is read at once: type and parties are shown before anything is paid', async () => {
    await untilAuditsLeft(page, product, 3);
    await takeBothPictures(page, '80-audit-upload');
    await putContract(page, product, purchaseContract('设备采购合同.docx'));
    const words = await facts(page).textContent();
    expect(words).toContain('买卖合同');
    expect(words).toContain('临安竹海设备有限公司');
    expect(words).toContain('东阳木石机械有限公司');
    await page.getByText('剩余 3 次').waitFor();
    expect(await page.getByRole('button', { name: '开始审查' }).isDisabled()).toBe(true);
    await takeBothPictures(page, '81-audit-choice');
  });

  it('is reviewed for the chosen side and costs one use', async () => {
    address = await review(page, BUYER);
    await page.getByText(`立场：${BUYER}`).waitFor();
    const titles = await listedTitles(page);
    for (const title of [DEPOSIT, PENALTY, REPEALED, '或裁或审，仲裁约定无效'])
      expect(titles).toContain(title);
    await untilAuditsLeft(page, product, 2);
    await page.goto(address);
    await untilReviewed(page);
  });
});

describe('the risks beside the pages', () => {
  let id: string | null;

  it('are marked in place, and the selected one is connected with its entry', async () => {
    const card = await choose(page, DEPOSIT);
    id = await card.getAttribute('data-risk-entry');
    await connectorOf(id).waitFor();
    const line = connectorOf(id).locator('polyline');
    expect(await line.getAttribute('stroke')).toBe('red');
    expect(await line.getAttribute('stroke-dasharray')).toBe('3 3');
    expect(await line.getAttribute('stroke-width')).toBe('0.5');
    expect(await connectorOf(id).locator('circle').getAttribute('r')).toBe('5');
    expect(await connectorOf(id).isVisible()).toBe(true);
    await takePicture(page, '82-audit-connector');
  });

  it('have connectors from the highlight to the entry', async () => {
    await eventually(async () => {
      const [mark, card, line] = await Promise.all([
        chosenMark().boundingBox(),
        cardOf(page, DEPOSIT).boundingBox(),
        connectorOf(id).locator('polyline').getAttribute('points'),
      ]);
      const points = (line ?? '').split(' ').map((point) => point.split(',').map(Number));
      const [start, end] = [points[0] ?? [], points.at(-1) ?? []];
      if (!mark || !card) return 'not in sight';
      const fromMark = Math.hypot(
        (start[0] ?? 0) - mark.x - mark.width,
        (start[1] ?? 0) - mark.y - mark.height,
      );
      const toCard = card.x - (end[0] ?? 0);
      return fromMark < 6 && toCard > 0 && toCard < 30 && (end[1] ?? 0) > card.y
        ? 'connected'
        : `${fromMark} ${toCard}`;
    }).toBe('connected');
  });

  it('lose their connector when the highlight is under the header, and get it back', async () => {
    const top = await topOf(chosenMark());
    // Still on the page, but nearer to the header than the spec lets it be.
    await wheel(top - SIGHT_TOP_PX + 8);
    await eventually(() => connectorOf(id).count()).toBe(0);
    const hidden = await topOf(chosenMark());
    expect(hidden).toBeLessThan(SIGHT_TOP_PX);
    expect(hidden).toBeGreaterThan(0);
    await takePicture(page, '83-audit-connector-hidden');
    await wheel(hidden - top);
    await eventually(() => connectorOf(id).count()).toBe(1);
    await takePicture(page, '84-audit-connector-back');
  });

  it("lose it at the window's bottom too", async () => {
    const top = await topOf(chosenMark());
    const height = page.viewportSize()?.height ?? 0;
    await wheel(top - height + SIGHT_BOTTOM_PX - 4);
    await eventually(() => connectorOf(id).count()).toBe(0);
    await page.getByRole('button', { name: '定位' }).click();
    await eventually(() => connectorOf(id).count()).toBe(1);
  });

  it('can also be selected on the page', async () => {
    await page.keyboard.press('p');
    await eventually(() => cardOf(page, REPEALED).getAttribute('aria-current')).toBe('true');
    await eventually(() => connectors().count()).toBeGreaterThan(0);
    await page.keyboard.press('n');
    await eventually(() => cardOf(page, DEPOSIT).getAttribute('aria-current')).toBe('true');
    await eventually(() => connectorOf(id).count()).toBe(1);
    await eventually(async () => {
      const other = await otherMark();
      if (other) await page.mouse.click(other.x + other.width / 2, other.y + other.height / 2);
      return cardOf(page, DEPOSIT).getAttribute('aria-current');
    }).toBe('false');
  });
});

describe('deciding', () => {
  it('adopts a suggestion, ignores a risk and adds a note; all survive a reload', async () => {
    const deposit = await choose(page, DEPOSIT);
    await deposit.getByRole('button', { name: '采纳', exact: false }).last().click();
    await deposit.getByText('已采纳').waitFor();
    const law = await choose(page, REPEALED);
    await law.getByRole('button', { name: '加备注' }).click();
    await law.getByLabel('备注').fill(NOTE);
    await law.getByRole('button', { name: /保\s?存/ }).click();
    await law.getByText(NOTE).waitFor();
    const penalty = await choose(page, PENALTY);
    await penalty.getByRole('button', { name: '忽略' }).click();
    await page.getByTestId('ignored-fold').getByText('已忽略 1 条').waitFor();
    await eventually(() => cardOf(page, PENALTY).count()).toBe(0);
    await page.getByText(/已处理 2\/\d+/).waitFor();
    await reload();
    await page.getByText(/已处理 2\/\d+/).waitFor();
    await cardOf(page, DEPOSIT).getByText('已采纳').waitFor();
    await cardOf(page, REPEALED).getByText(NOTE).waitFor();
    expect(await cardOf(page, PENALTY).count()).toBe(0);
  });

  it('keeps ignored risks one click away', async () => {
    await page.getByTestId('ignored-fold').getByRole('button', { name: '查看' }).click();
    await eventually(() => riskCards(page).count()).toBe(1);
    await cardOf(page, PENALTY).getByText('已忽略').waitFor();
    await takeBothPictures(page, '85-audit-ignored');
    await page.getByTestId('ignored-fold').getByRole('button', { name: '返回' }).click();
    await cardOf(page, DEPOSIT).waitFor();
  });
});

describe('feedback on a risk', () => {
  const pressed = async (name: string) =>
    cardOf(page, DEPOSIT).getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  const press = (name: string) => cardOf(page, DEPOSIT).getByRole('button', { name, exact: true }).click();
  const state = async () => [await pressed('有帮助'), await pressed('没有帮助')].join(' ');
  const prompt = () => page.getByRole('dialog', { name: '这条风险哪里不对？' });

  async function untilStored(expected: string): Promise<void> {
    await eventually(state).toBe(expected);
    await reload();
    await choose(page, DEPOSIT);
    await eventually(state).toBe(expected);
  }

  it('asks for the reason of a first bad, and records nothing when dismissed', async () => {
    await choose(page, DEPOSIT);
    await press('没有帮助');
    await takePicture(page, '86-audit-feedback');
    await prompt()
      .getByRole('button', { name: /取\s?消/ })
      .click();
    await prompt().waitFor({ state: 'hidden' });
    await untilStored('false false');
  });

  it('records it when the reason is given', async () => {
    await press('没有帮助');
    await prompt().getByRole('textbox').fill('比例算错了');
    const stored = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes('feedback'),
    );
    await prompt()
      .getByRole('button', { name: /提\s?交/ })
      .click();
    await stored;
    await untilStored('false true');
  });

  it('replaces it by the other kind, and removes it by the same', async () => {
    const sent = () =>
      page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && answer.url().includes('feedback'),
      );
    await Promise.all([sent(), press('有帮助')]);
    await untilStored('true false');
    await Promise.all([sent(), press('有帮助')]);
    await untilStored('false false');
  });
});

describe('the other tabs and the filters', () => {
  it('list missing clauses, rules met by quoted words and what was not checked', async () => {
    await openTab(page, '缺失条款');
    await takeBothPictures(page, '87-audit-missing');
    // The list draws only what is in sight.
    expect([...(await listedTitles(page))]).toContain('没有不可抗力条款');
    await openTab(page, '已满足');
    await page.getByText('每条引用规则认为满足该要求的原文').waitFor();
    expect(await page.locator('li q').count()).toBeGreaterThan(0);
    await openTab(page, '未发现问题');
    await page.getByText('这不等于合同没有此类风险').waitFor();
    await openTab(page, '未判断');
    await takePicture(page, '88-audit-not-checked');
    await openTab(page, '风险');
  });

  it('narrow the list by level, words and state', async () => {
    await page
      .getByTestId('audit-statistics')
      .getByRole('button', { name: /^高风险/ })
      .click();
    await eventually(() =>
      riskCards(page).evaluateAll((cards) => cards.every((card) => card.dataset.level === 'high')),
    ).toBe(true);
    await page
      .getByTestId('audit-statistics')
      .getByRole('button', { name: /^高风险/ })
      .click();
    await page.getByLabel('搜索风险').fill('定金');
    await eventually(() => riskCards(page).count()).toBe(1);
    await page.getByLabel('搜索风险').fill('没有这样的字');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await chooseOption(page.getByRole('combobox', { name: '处理' }), '已采纳');
    await eventually(() => riskCards(page).count()).toBe(1);
    await cardOf(page, DEPOSIT).waitFor();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
