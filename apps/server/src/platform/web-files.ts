/** Serves the built web application: hashed assets forever, the page itself always fresh, any other path the page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-response.ts';

/** Paths that are never a page: a wrong one is answered with 404 and not with the application. */
const NO_PAGE_PREFIXES = [
  '/assets/',
  '/api/',
  '/wjk/',
  '/release/',
  '/plag/',
  '/chat/',
  '/logs/',
  '/dev/',
  '/identity/',
];

export async function installWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const hasPages = existsSync(join(folder, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !NO_PAGE_PREFIXES.some((prefix) => request.url.startsWith(prefix));
    return hasPages && isPage ? reply.sendFile('index.html') : sendError(reply, new AppError('NOT_FOUND'));
  });
}
