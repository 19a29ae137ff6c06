// @vitest-environment happy-dom
/** A failing chunk, from the request to what the user sees: handled like any other call (docs/spec.md#failures). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Ending =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'error' | 'timeout' };

const fetched: string[] = [];
let ending: Ending = { kind: 'error' };

/** A minimal XMLHttpRequest that ends as the test wants. */
class ScriptedRequest {
  readonly upload = { onprogress: null };
  status = 0;
  responseText = '';
  timeout = 0;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  #isOver = false;

  open(): void {}
  setRequestHeader(): void {}

  send(): void {
    queueMicrotask(() => {
      if (this.#isOver) return;
      if (ending.kind === 'answer') Object.assign(this, { status: ending.status, responseText: ending.body });
      if (ending.kind === 'timeout') this.ontimeout?.();
      this.#end();
    });
  }

  abort(): void {
    if (this.#isOver) return;
    this.onabort?.();
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    this.onloadend?.();
  }
}

beforeEach(() => {
  localStorage.clear();
  fetched.length = 0;
  // The redirect to login happens once per page: every test gets its own page.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    throw new TypeError('no server in this test');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a failed chunk', () => {
  it('with 401 shows the message, logs and clears the tokens once, without more requests', async () => {
    const { tokens, events } = await page();
    tokens.saveTokens({ accessToken: 'secret-access', idToken: 'secret-id' });
    const { message, toasts } = await upload(answer(401, 401, '请先登录'));
    expect(message).toBe('登录已过期，请重新登录');
    expect(toasts).toEqual(['登录已过期，请重新登录']);
    expect(tokens.readTokens()).toBeNull();
    expect(events.readEvents().map(({ event }) => event)).toEqual(['loginExpired']);
    expect(fetched).toEqual([]);
  });

  it.each([
    ['403', answer(403, 403, ''), '您没有权限，禁止查看', '没有权限'],
    ['403 and a sentence', answer(403, 403, '空间不允许上传'), '您没有权限，禁止查看', '空间不允许上传'],
    ['6040', answer(402, 6040, '剩余次数不足'), '剩余次数不足', '剩余次数不足'],
    ['6044', answer(402, 6044, '会员已到期'), '会员已到期', '会员已到期'],
    ['no answer', { kind: 'error' }, '服务器或网络异常', '服务器或网络异常'],
    ['a timeout', { kind: 'timeout' }, '请求超时，请检查网络后重试', '请求超时，请检查网络后重试'],
  ] satisfies [string, Ending, string, string][])(
    'with %s shows its toast',
    async (_, how, toast, message) => {
      expect(await upload(how)).toEqual({ toasts: [toast], message });
    },
  );

  it.each([
    [answer(413, 413, '文件超过 200 MB，无法上传'), '文件超过 200 MB，无法上传'],
    [answer(500, 500, ''), '上传没有成功（500），已传的部分已保留，可以重试'],
    [{ kind: 'answer', status: 502, body: '<html>' }, '上传没有成功（502），已传的部分已保留，可以重试'],
  ] satisfies [Ending, string][])('with anything else is told in its row only', async (how, message) => {
    expect(await upload(how)).toEqual({ toasts: [], message });
  });
});

async function upload(how: Ending) {
  ending = how;
  const { files, toast } = await page();
  const file = new File(['x'.repeat(10)], '合同.txt');
  const message = await files.uploadFile(file).then(
    () => 'stored',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
  return { message, toasts: toast.currentToasts().map((one) => one.message) };
}

async function page() {
  const [files, toast, tokens, events] = await Promise.all([
    import('./upload-file.ts'),
    import('../ui/toast.ts'),
    import('../session/token-store.ts'),
    import('../http/event-log.ts'),
  ]);
  return { files, toast, tokens, events };
}

function answer(status: number, code: number, message: string): Ending {
  return { kind: 'answer', status, body: JSON.stringify({ code, message, data: null }) };
}
