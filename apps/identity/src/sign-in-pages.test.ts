import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationOf, openBrowser } from './browser.testing.ts';
import { type CodeFlow, startCodeFlow, TEST_SIGNED_OUT_URI } from './code-flow.testing.ts';
import { TEST_CLIENT_ID, TEST_REDIRECT_URI, wrongCode } from './identity.testing.ts';

let flow: CodeFlow;
beforeAll(async () => {
  flow = await startCodeFlow();
});
afterAll(() => flow.stop());

test('the pages are Chinese, contain no script and forbid scripts', async () => {
  const browser = openBrowser();
  const page = await flow.openSignInPage(browser, flow.authorization());
  const response = await browser.get(page);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('lang="zh-CN"');
  expect(html).toContain('手机号登录');
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain(`form-action 'self' ${new URL(TEST_REDIRECT_URI).origin}`);
});

test('the stylesheet and the default picture are served below the issuer', async () => {
  const style = await fetch(`${flow.issuer}/identity.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
  const picture = await fetch(`${flow.issuer}/default-picture.svg`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
});

test('an unregistered redirect address gets a page in Chinese and never a redirect', async () => {
  const response = await openBrowser().get(
    flow.authorization({ redirect_uri: 'https://evil.example/cb' }).url,
  );
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
  expect(await response.text()).toContain('无法继续登录');
});

test('input of a visitor is shown as text, not as markup', async () => {
  const browser = openBrowser();
  const page = await flow.openSignInPage(browser, flow.authorization());
  const response = await browser.post(page, { action: 'send', phone: '"><script>alert(1)</script>' });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('请输入正确的手机号');
  expect(html).not.toContain('<script>');
});

test('a wrong code stays on the page and shows how many tries are left', async () => {
  const browser = openBrowser();
  const phone = flow.newPhone();
  const page = await flow.openSignInPage(browser, flow.authorization());
  const asked = await browser.post(page, { action: 'send', phone });
  expect(await asked.text()).toContain(`验证码已发送至 136****${phone.slice(-4)}`);
  const code = flow.identity.lastCode();
  const wrong = await browser.post(page, { action: 'verify', phone, code: wrongCode(code) });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('还可以再试 4 次');
  const again = await browser.post(page, { action: 'send', phone });
  expect(await again.text()).toContain('秒后再试');
  const right = await browser.post(page, { action: 'verify', phone, code });
  expect(right.status).toBe(303);
});

test('input that cannot be a code costs no try', async () => {
  const browser = openBrowser();
  const phone = flow.newPhone();
  const page = await flow.openSignInPage(browser, flow.authorization());
  await browser.post(page, { action: 'send', phone });
  const code = flow.identity.lastCode();
  for (let attempts = 0; attempts < 6; attempts += 1) {
    const response = await browser.post(page, { action: 'verify', phone, code: '12 34' });
    expect(await response.text()).toContain('请输入 6 位数字验证码');
  }
  expect((await browser.post(page, { action: 'verify', phone, code })).status).toBe(303);
});

test('an unreachable SMS operator is reported to the visitor and to the server', async () => {
  const browser = openBrowser();
  const page = await flow.openSignInPage(browser, flow.authorization());
  flow.identity.failSending(true);
  const response = await browser.post(page, { action: 'send', phone: flow.newPhone() });
  flow.identity.failSending(false);
  expect(await response.text()).toContain('短信暂时无法发送');
  expect(flow.serverErrors.map((error) => error.message)).toEqual(['operator unreachable']);
});

test('a form that is far too large is refused', async () => {
  const browser = openBrowser();
  const page = await flow.openSignInPage(browser, flow.authorization());
  expect((await browser.post(page, { action: 'send', phone: '1'.repeat(10_000) })).status).toBe(413);
});

test('cancelling reports access denied to the client', async () => {
  const browser = openBrowser();
  const page = await flow.openSignInPage(browser, flow.authorization());
  const submitted = await browser.post(page, { action: 'cancel' });
  const callback = new URL(locationOf(await browser.get(locationOf(submitted))));
  expect(callback.searchParams.get('error')).toBe('access_denied');
});

test('the sign-in page of one browser cannot be opened by another', async () => {
  const page = await flow.openSignInPage(openBrowser(), flow.authorization());
  const response = await openBrowser().get(page);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('本次登录请求已失效');
});

test('signing out asks in Chinese, ends the session and returns to the client', async () => {
  const browser = openBrowser();
  await flow.signInOnPages(browser, flow.authorization());
  const query = new URLSearchParams({
    client_id: TEST_CLIENT_ID,
    post_logout_redirect_uri: TEST_SIGNED_OUT_URI,
  });
  const html = await (await browser.get(`${flow.issuer}/session/end?${query}`)).text();
  expect(html).toContain('确定要退出统一认证登录吗');
  const [action = '', xsrf = ''] = [/action="([^"]+)"/, /name="xsrf" value="([^"]+)"/].map(
    (pattern) => pattern.exec(html)?.[1],
  );
  const done = await browser.post(action, { xsrf, logout: 'yes' });
  expect(locationOf(done)).toBe(TEST_SIGNED_OUT_URI);
  expect(await flow.openSignInPage(browser, flow.authorization())).toContain('/identity/interaction/');
});

test('cookies are signed, invisible to scripts and limited to the mount path', async () => {
  const browser = openBrowser();
  await flow.signInOnPages(browser, flow.authorization());
  const cookies = browser.cookies();
  expect(cookies.map((cookie) => cookie.name)).toContain('wenjian_id.sig');
  for (const cookie of cookies) {
    expect(cookie.path.startsWith('/identity')).toBe(true);
    expect(cookie.attributes.toLowerCase()).toContain('httponly');
  }
});
