/**
 * Serves the built web application: a page of the site by its address, the document of its screen for each
 * of the workspace's addresses, the 404 page with its status for every other, and hashed assets forever.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sendError } from './error-response.ts';
import { type PageFile, sendPage } from './page-file.ts';
import { readSite, type Site } from './site-pages.ts';

/** Paths that are never a page: an unknown one gets the API's 404. */
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

/** Sent only through `site-pages.ts`. */
const NOT_AS_FILES = ['pages/**', 'site.json', 'index.html', '**/*.br', '**/*.gz'];

export async function installWebFiles(app: FastifyInstance, folder: string, origin: string): Promise<void> {
  const site = readSite(folder, origin);
  if (site !== null) {
    await app.register(fastifyStatic, {
      ...{ root: folder, wildcard: false, index: false, preCompressed: true, cacheControl: false },
      globIgnore: NOT_AS_FILES,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answer(site, request, reply));
}

async function answer(
  site: Site | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  const isPage = isAsked && !NO_PAGE_PREFIXES.some((prefix) => request.url.startsWith(prefix));
  if (site === null || !isPage) return sendError(reply, new AppError('NOT_FOUND'));
  const found: PageFile | null = site.find(request.url);
  return sendPage(request, reply.code(found === null ? 404 : 200), found ?? site.notFound);
}
