/**
 * In: a document, its source file, and remarks on ranges of its text. Out: a Word file with a comment on the
 * exact range of each remark, and a tracked change for each of its edits. A source that is not a Word file is
 * first converted. Promise, verified by reading the file back: all changes accepted gives the text with the
 * edits, all rejected the original text; every comment is there with both ends. The file's own changes and
 * comments stay; when its changes conflict with ours, they are accepted first, and a comment says so.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockTypeNames, type Document } from '@wenjian/document';
import { readDocx, readDocxWithSource } from '@wenjian/readers';
import { WriterFailed } from '../../writer-failed.ts';
import { writerText } from '../../writers.text.ts';
import { descendants } from '../../xml/xml-tree.ts';
import { byPlace, paragraphsOfEdits, type TextEdit } from '../new-paragraph.ts';
import { locateParagraphs } from '../old-paragraph.ts';
import { WordPackage } from '../package/word-package.ts';
import {
  type BlockStarts,
  type OffsetMap,
  offsetMap,
  startsIn,
  writeWordSource,
} from '../package/word-source.ts';
import { settleFile, withFolder, wordTexts } from '../settle/settle-file.ts';
import { hasRevisions } from '../settle/settle-revisions.ts';
import { writeRedline } from '../write-tracked-docx.ts';
import { type CommentLine, commentIds } from './comment-parts.ts';
import { insertComments, type WordComment } from './insert-comments.ts';
import { remarkText } from './remark.text.ts';

/** All in offsets of the document. Edits of all remarks together must not overlap. */
export interface Remark {
  /** The range of the comment. */
  readonly anchor: { readonly start: number; readonly end: number };
  /** Empty: edits without a comment. */
  readonly lines: readonly CommentLine[];
  readonly edits: readonly TextEdit[];
}

export interface RemarkedDocx {
  readonly document: Document;
  readonly sourcePath: string;
  readonly remarks: readonly Remark[];
  readonly date: Date;
}

export async function writeRemarkedDocx(request: RemarkedDocx, outPath: string): Promise<void> {
  await withFolder(async (folder) => {
    const isTracked = request.document.kind === 'docx' && (await isTrackedFile(request.sourcePath));
    const job: Job = { request, folder, isTracked };
    const path = isTracked ? await writeKeeping(job) : await write(job, 'kept');
    await copyFile(path, outPath);
  }).catch((error: unknown) => {
    // The steps throw this when the file's structure differs from what was read.
    if (error instanceof RangeError) throw new WriterFailed('notWritable', remarkText.notWritable, error);
    throw error;
  });
}

interface Job {
  readonly request: RemarkedDocx;
  /** The folder for temporary files. */
  readonly folder: string;
  /** The file has its own tracked changes. */
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
  const starts = await writeWordSource(request.document, request.sourcePath, path('source'), revisions);
  const commented = await writeCommented(job, revisions, starts, path);
  const edits = request.remarks
    .flatMap((remark) => remark.edits)
    .sort(byPlace)
    .map((edit) => mapped(edit, commented.offsetOf));
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

/** The file with the comments but no changes yet, and the mapping from offsets of the review to offsets in it. */
async function writeCommented(
  { request }: Job,
  revisions: 'kept' | 'accepted',
  starts: BlockStarts,
  path: (name: string) => string,
) {
  const word = await WordPackage.open(path('source'));
  const { document, sources } = await readDocxWithSource(path('source'));
  const toSource = offsetMap(request.document.blocks, starts);
  const comments = request.remarks
    .filter(({ lines }) => lines.length > 0)
    .map(({ anchor, lines }) => ({ ...mapped(anchor, toSource), lines }));
  const ids = insertComments({
    word,
    document,
    olds: locateParagraphs(document, sources, word),
    comments: revisions === 'accepted' ? [settledNotice(comments), ...comments] : comments,
    stamp: { ...stampOf(request), initials: remarkText.initials },
    movedLine: (type) => remarkText.moved(blockTypeNames[type]),
  });
  await word.write(path('commented'));
  const read = await readDocx(path('commented'));
  const moved = startsIn(document, read);
  if (moved === null) throw new WriterFailed('oldDiffers', writerText.notReplayed(writerText.sides.old));
  const toCommented = offsetMap(document.blocks, moved);
  return { document: read, ids, offsetOf: (offset: number) => toCommented(toSource(offset)) };
}

/** Beside the first comment, so that nobody looks for changes that are no longer tracked. */
function settledNotice([first]: readonly WordComment[]): WordComment {
  const lines = [{ text: remarkText.settled, isStrong: false }];
  return { start: first?.start ?? 0, end: first?.end ?? 1, lines };
}

function mapped<Stretch extends { readonly start: number; readonly end: number }>(
  stretch: Stretch,
  offsetOf: OffsetMap,
): Stretch {
  return { ...stretch, start: offsetOf(stretch.start), end: offsetOf(stretch.end) };
}

function stampOf({ date }: RemarkedDocx) {
  return { author: writerText.author, date };
}

async function isTrackedFile(path: string): Promise<boolean> {
  return hasRevisions(await WordPackage.open(path));
}

/** The text of the source when its own tracked changes are rejected. */
async function rejectedTexts(path: (name: string) => string): Promise<readonly string[]> {
  await settleFile(path('source'), path('rejected'), 'rejected');
  return wordTexts(await readDocx(path('rejected')));
}

/**
 * Every comment, old and new, is in the file once, and each new one has a beginning, an end and a reference
 * in the body.
 */
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
    throw new WriterFailed('commentsLost', remarkText.commentsLost);
}

function countComments(document: Document): number {
  return document.blocks.filter(({ type }) => type === 'comment').length;
}
