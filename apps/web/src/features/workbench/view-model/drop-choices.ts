/** Which tools are offered for dropped files, the most likely first. Pure. */
import type { FileKind } from '@wenjian/api';
import { FILES_TAKEN, type FileTool } from '../../../shared/tools/view-model/files-taken.ts';

/** By file type; the first offered tool is recommended. */
const ONE_CONTRACT: readonly FileTool[] = [
  'audit',
  'correct',
  'compare',
  'plagiarism',
  'convert',
  'ocr',
  'templates',
  'documents',
];
const ONE_PICTURE: readonly FileTool[] = [
  'ocr',
  'audit',
  'correct',
  'compare',
  'convert',
  'plagiarism',
  'documents',
  'templates',
];
/** Sheets and slides are seldom reviewed. */
const ONE_OTHER: readonly FileTool[] = [
  'convert',
  'documents',
  'compare',
  'plagiarism',
  'audit',
  'correct',
  'ocr',
  'templates',
];
const SEVERAL: readonly FileTool[] = ['compare', 'plagiarism', 'convert', 'documents', 'ocr'];
const SEVERAL_PICTURES: readonly FileTool[] = ['ocr', 'convert', 'compare', 'plagiarism', 'documents'];

/** A comparison of more than two is one baseline against many versions: files that were dropped together seldom are that. */
const LIKELY_COMPARED = 2;

export function dropChoices(kinds: readonly (FileKind | null)[]): readonly FileTool[] {
  const ordered = orderFor(kinds);
  const offered = ordered.filter((tool) => kinds.length <= FILES_TAKEN[tool]);
  if (kinds.length <= LIKELY_COMPARED) return offered;
  return [...offered.filter((tool) => tool !== 'compare'), ...offered.filter((tool) => tool === 'compare')];
}

function orderFor(kinds: readonly (FileKind | null)[]): readonly FileTool[] {
  const arePictures = kinds.every((kind) => kind === 'img');
  if (kinds.length > 1) return arePictures ? SEVERAL_PICTURES : SEVERAL;
  if (arePictures) return ONE_PICTURE;
  return kinds[0] === 'excel' || kinds[0] === 'ppt' ? ONE_OTHER : ONE_CONTRACT;
}

/** The older file first: of two, it is the likely original. */
export function byAge<Aged extends { readonly lastModified: number }>(
  files: readonly Aged[],
): readonly Aged[] {
  return [...files].sort((one, other) => one.lastModified - other.lastModified);
}
