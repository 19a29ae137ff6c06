/**
 * Serves site pages in development: an empty document with the site's entry script, for site addresses only. The script of the server's reference
 * page is found by the name it has when it is built.
 */
import type { ViteDevServer } from 'vite';

const TRY_SCRIPT = '/api-try.js';
const TRY_SOURCE = '/src/app/api-reference/try-it.tsx';

export function devPages(server: ViteDevServer, entry: string): void {
  server.middlewares.use(async (request, response, next) => {
    const address = request.url ?? '/';
    if (address === TRY_SCRIPT) request.url = TRY_SOURCE;
    if (!request.headers.accept?.includes('text/html')) return next();
    try {
      const { isSitePath } = await server.ssrLoadModule('/src/app/routes/find-route.ts');
      // An address with a file extension is a file; an external sign-in returns to `/login`.
      const path = address.split('?')[0] ?? '/';
      if (path.includes('.') || (!isSitePath(path) && path !== '/login')) return next();
      const html = await server.transformIndexHtml(address, emptyPage(entry));
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    } catch (error) {
      next(error);
    }
  });
}

function emptyPage(entry: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>文鉴</title>
</head>
<body>
<div id="root"></div>
<script type="module" src="/${entry}"></script>
</body>
</html>`;
}
