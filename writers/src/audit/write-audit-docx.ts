/**
 * In: a review. Out: the contract as a Word file with a comment on the exact stretch of each risk that is not ignored, and a tracked
 * change for each adopted one. A contract that is no Word file is first written as one.
 * Promise, checked by reading the file back: all changes accepted gives the text with the adopted proposals, all rejected the text as
 * it was; every comment is there with both ends. Changes and comments that the file had stay; where its own changes do not go together
 * with ours, they are accepted first, and a comment says so.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, blockTypeNames, type Document } from '@wenjian/document';
import { readDocx, readDocxWithSource } from '@wenjian/readers';
import { commentIds } from '../docx/comment-parts.ts';
import { insertComments, type WordComment } from '../docx/insert-comments.ts';
import { blockIndexAt, paragraphsOfEdits } from '../docx/new-paragraph.ts';
import { locateParagraphs } from '../docx/old-paragraph.ts';
import { hasRevisions } from '../docx/settle-revisions.ts';
import { WordPackage } from '../docx/word-package.ts';
import { type BlockStarts, startsIn, writeWordSource } from '../docx/word-source.ts';
import { settleFile, withFolder, wordTexts, writeRedline } from '../docx/write-tracked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';
import { descendants } from '../xml/xml-tree.ts';
import { auditExportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { commentLines } from './comment-lines.ts';
import { type PlannedRisk, planSuggestions } from './plan-suggestions.ts';
import { riskRows } from './risk-row.ts';

export async function writeAuditDocx(request: AuditExport, outPath: string): Promise<void> {
  const planned = planSuggestions(request.document, riskRows(request));
  if (planned.some(({ anchor }) => anchor === null))
    throw new WriterFailed('noText', auditExportText.notText);
  await withFolder(async (folder) => {
    const isTracked = request.document.kind === 'docx' && (await isTrackedFile(request.source.path));
    const job: Job = { request, planned, folder, isTracked };
    const path = isTracked ? await writeKeeping(job) : await write(job, 'kept');
    await copyFile(path, outPath);
  }).catch((error: unknown) => {
    // How the steps say that the file is not built as it was read.
    if (error instanceof RangeError)
      throw new WriterFailed('notWritable', auditExportText.notWritable, error);
    throw error;
  });
}

interface Job {
  readonly request: AuditExport;
  readonly planned: readonly PlannedRisk[];
  /** For what is written on the way. */
  readonly folder: string;
  /** The file has tracked changes of its own. */
  readonly isTracked: boolean;
}

async function writeKeeping(job: Job): Promise<string> {
  try {
    return await write(job, 'kept');
  } catch (error) {
    if (!(error instanceof WriterFailed || error instanceof RangeError)) throw error;
    return write(job, 'accepted');
  }
}

async function write(job: Job, revisions: 'kept' | 'accepted'): Promise<string> {
  const { request, folder } = job;
  const path = (name: string): string => join(folder, `${name}.docx`);
  const starts = await writeWordSource(request.document, request.source.path, path('source'), revisions);
  const commented = await writeCommented(job, revisions, starts, path);
  const edits = job.planned.flatMap((risk) => risk.edits).map((edit) => mapped(edit, commented.offsetOf));
  const isMixed = job.isTracked && revisions === 'kept';
  await writeRedline(
    {
      ...stampOf(request),
      settledPath: path('commented'),
      paragraphs: paragraphsOfEdits(commented.document, edits),
      templates: [],
      folder,
      ...(isMixed ? { rejected: await rejectedTexts(path) } : {}),
    },
    path('out'),
  );
  await verifyComments(path('source'), path('out'), commented.ids);
  return path('out');
}

type OffsetMap = (offset: number) => number;

/** The file with the comments and no changes yet, and the way from an offset of the review to one in it. */
async function writeCommented(
  { request, planned }: Job,
  revisions: 'kept' | 'accepted',
  starts: BlockStarts,
  path: (name: string) => string,
) {
  const word = await WordPackage.open(path('source'));
  const { document, sources } = await readDocxWithSource(path('source'));
  const toSource = offsetMap(request.document.blocks, starts);
  const comments = planned.map((risk) => commentOf(risk, toSource));
  const ids = insertComments({
    word,
    document,
    olds: locateParagraphs(document, sources, word),
    comments: revisions === 'accepted' ? [settledNotice(comments), ...comments] : comments,
    stamp: { ...stampOf(request), initials: auditExportText.initials },
    movedLine: (type) => auditExportText.moved(blockTypeNames[type]),
  });
  await word.write(path('commented'));
  const read = await readDocx(path('commented'));
  const moved = startsIn(document, read);
  if (moved === null) throw new WriterFailed('oldDiffers', writerText.notReplayed(writerText.sides.old));
  const toCommented = offsetMap(document.blocks, moved);
  return { document: read, ids, offsetOf: (offset: number) => toCommented(toSource(offset)) };
}

function commentOf(risk: PlannedRisk, offsetOf: OffsetMap): WordComment {
  const { start, end } = mapped(risk.anchor ?? { start: 0, end: 0 }, offsetOf);
  return { start, end, lines: commentLines(risk) };
}

/** Beside the first comment of the text, so that nobody looks for changes that are no longer tracked. */
function settledNotice([first]: readonly WordComment[]): WordComment {
  const lines = [{ text: auditExportText.settled, isStrong: false }];
  return { start: first?.start ?? 0, end: first?.end ?? 1, lines };
}

function mapped<Stretch extends { readonly start: number; readonly end: number }>(
  stretch: Stretch,
  offsetOf: OffsetMap,
): Stretch {
  return { ...stretch, start: offsetOf(stretch.start), end: offsetOf(stretch.end) };
}

function offsetMap(blocks: readonly Block[], starts: BlockStarts): OffsetMap {
  return (offset) => {
    const index = blockIndexAt(blocks, offset);
    const [block, start] = [blocks[index], starts[index] ?? null];
    if (block === undefined || start === null) throw new RangeError(`offset ${offset} is not in the file`);
    return start + offset - block.start;
  };
}

function stampOf({ info }: AuditExport) {
  return { author: writerText.author, date: new Date(info.createdAt) };
}

async function isTrackedFile(path: string): Promise<boolean> {
  return hasRevisions(await WordPackage.open(path));
}

/** How the source reads when what it tracks itself is rejected. */
async function rejectedTexts(path: (name: string) => string): Promise<readonly string[]> {
  await settleFile(path('source'), path('rejected'), 'rejected');
  return wordTexts(await readDocx(path('rejected')));
}

/** Every comment, old and new, is in the file once, and each new one has a beginning, an end and a reference in the body. */
async function verifyComments(sourcePath: string, outPath: string, ids: readonly number[]): Promise<void> {
  const [source, out] = [await WordPackage.open(sourcePath), await WordPackage.open(outPath)];
  const wanted = [...commentIds(source), ...ids.map(String)];
  const root = out.tree(out.mainPart)?.root;
  const marks = new Map<string, string>();
  for (const { name, attributes } of root === undefined ? [] : descendants(root)) {
    const id = [...attributes].find(([attribute]) => attribute.endsWith(':id'))?.[1];
    if (name.startsWith('w:comment') && id !== undefined) marks.set(id, `${marks.get(id) ?? ''}${name} `);
  }
  const isWhole = (id: number): boolean =>
    marks.get(String(id)) === 'w:commentRangeStart w:commentRangeEnd w:commentReference ';
  const isSame = commentIds(out).join() === wanted.join();
  const isRead = countComments(await readDocx(outPath)) >= ids.length;
  if (!isSame || !isRead || !ids.every(isWhole))
    throw new WriterFailed('commentsLost', auditExportText.commentsLost);
}

function countComments(document: Document): number {
  return document.blocks.filter(({ type }) => type === 'comment').length;
}
