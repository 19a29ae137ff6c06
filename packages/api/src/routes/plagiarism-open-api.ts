/** The open interface: which calls there are for whoever has a key and no token, and where. */
import type { AnyRoute } from '../define-route.ts';
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
import { cancelUpload, completeUpload, sendChunk, testChunk } from './uploads.ts';

/** The same calls for whoever has a key instead of a token; files are uploaded with it as well. */
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

/** `/plag/x` or `/api/wenjian/x` → `/plag/open-api/x`, with the header `open-api-key` in the token's place. */
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
