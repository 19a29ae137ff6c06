/**
 * The parts of a browser that the sign-in pages need: cookies with paths, redirects one at a time, forms by
 * hand.
 */
export interface Browser {
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  post(url: string, form: Record<string, string>): Promise<Response>;
  cookies(): readonly { readonly name: string; readonly path: string; readonly attributes: string }[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly attributes: string;
}

export function openBrowser(): Browser {
  let jar: readonly Cookie[] = [];

  async function request(url: string, init: RequestInit): Promise<Response> {
    const path = new URL(url).pathname;
    const cookie = jar
      .filter(
        (each) =>
          path === each.path || path.startsWith(each.path.endsWith('/') ? each.path : `${each.path}/`),
      )
      .map((each) => `${each.name}=${each.value}`)
      .join('; ');
    const headers = { accept: 'text/html', ...Object.fromEntries(new Headers(init.headers)), cookie };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) jar = withCookie(jar, parseCookie(line));
    return response;
  }

  return {
    get: (url, headers = {}) => request(url, { headers }),
    post: (url, form) => request(url, { method: 'POST', body: new URLSearchParams(form) }),
    cookies: () => jar,
  };
}

/** Where a redirect leads, as an absolute URL. */
export function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`no redirect: ${response.status} ${response.url}`);
  return new URL(location, response.url).href;
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split('; ');
  const split = pair.indexOf('=');
  const path = attributes.find((each) => each.startsWith('path='))?.slice('path='.length) ?? '/';
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path,
    attributes: attributes.join('; '),
  };
}

function withCookie(jar: readonly Cookie[], cookie: Cookie): readonly Cookie[] {
  const others = jar.filter((each) => each.name !== cookie.name || each.path !== cookie.path);
  return cookie.value === '' ? others : [...others, cookie];
}
