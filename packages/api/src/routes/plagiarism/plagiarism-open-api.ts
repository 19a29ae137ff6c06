/** The open API: the calls available with a key instead of a token, and their paths. */
import type { AnyRoute } from '../../define-route.ts';
import { cancelUpload, completeUpload, sendChunk, testChunk } from '../uploads.ts';
import {
  createPlagiarismMany,
  createPlagiarismPair,
  detectAuthors,
  exportHighlightedPdf,
  exportManyHighlightedPdf,
  exportManyReport,
  exportPlagiarismReport,
  extractSensitiveWords,
  readDetectInfo,
  readManyDetectInfo,
  readManyImages,
  readManyPair,
  readManySources,
  readPlagiarismConfig,
  readPlagiarismDocument,
  readPlagiarismImages,
  readPlagiarismMany,
  readPlagiarismPair,
  readPlagiarismPdf,
} from './plagiarism.ts';

/** The same calls with a key instead of a token; it is also accepted for uploading files. */
export const openApiRoutes: readonly AnyRoute[] = [
  testChunk,
  sendChunk,
  completeUpload,
  cancelUpload,
  createPlagiarismPair,
  createPlagiarismMany,
  readPlagiarismPair,
  readPlagiarismDocument,
  readPlagiarismPdf,
  readDetectInfo,
  exportPlagiarismReport,
  exportHighlightedPdf,
  readPlagiarismImages,
  extractSensitiveWords,
  detectAuthors,
  readPlagiarismConfig,
  readPlagiarismMany,
  readManyImages,
  readManySources,
  readManyPair,
  readManyDetectInfo,
  exportManyReport,
  exportManyHighlightedPdf,
].map((route) => openApiTwin(route));

/** `/plag/x` or `/api/wenjian/x` → `/plag/open-api/x`, with the header `open-api-key` instead of the token. */
export function openApiTwin<Route extends AnyRoute>(route: Route): Route {
  return {
    ...route,
    name: `${route.name}OpenApi`,
    path: `/plag/open-api${route.path.replace(/^\/plag|^\/api\/wenjian/, '')}` as const,
    errors: route.errors.map((error) => (error === 'UNAUTHENTICATED' ? 'OPEN_API_KEY_INVALID' : error)),
    isOpenApi: true,
    sendsBearer: false,
  };
}
