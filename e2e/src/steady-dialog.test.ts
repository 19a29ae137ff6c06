/** A dialog that opens with the page stands still from the first moment it is drawn: what is pressed is still there when it is let go. */
import { expect, it } from 'vitest';
import { openContext, sharedBrowser } from './browser.testing.ts';
import { sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

const CPU_SLOWDOWN = 4;
/** The uses of the day come when the dialog has long been there. */
const LATE_MS = 2_000;
const LONG = { timeout: 180_000 };

/** Where the words of the button have been, frame by frame. Runs in the page. */
function notePlaces(words: string): void {
  const places: string[] = [];
  Object.assign(window, { placesOfButton: places });
  const look = () => {
    const button = [...document.querySelectorAll('[role="dialog"] button')].find(
      ({ textContent }) => textContent?.trim() === words,
    );
    const box = button?.getBoundingClientRect();
    if (box && box.width > 0) {
      const place = [box.left, box.top, box.width, box.height].map((part) => part.toFixed(1)).join(' ');
      if (places.at(-1) !== place) places.push(place);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

it('the start dialog of the correction does not move while the uses of the day and the styles arrive', async () => {
  const [product, browser] = [await sharedProduct(), await sharedBrowser()];
  const { page, problems } = await openContext(browser);
  await becomeUser(page, product);
  await page.addInitScript(notePlaces, '粘贴文字');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.route('**/free-uses**', async (route) => {
    await page.waitForTimeout(LATE_MS);
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard?start=correct`, LONG);
  await page
    .getByTestId('proofread-cost')
    .getByText(/^今日还可使用/)
    .waitFor(LONG);
  await page.waitForLoadState('networkidle');
  const places = await page.evaluate(
    () => (window as unknown as { placesOfButton: string[] }).placesOfButton,
  );
  expect(places).toEqual([places[0]]);
  expect(problems).toEqual([]);
});
