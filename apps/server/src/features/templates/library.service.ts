/** The template library: what it offers, and how a template of it becomes one of a space. */
import { Readable } from 'node:stream';
import { contractTypeNames, contractTypes } from '@wenjian/contract';
import { type LibraryTemplate, libraryContent } from '@wenjian/templates';
import type { BlobStore, BlobSummary } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import { keepInRoom } from '../uploads/index.ts';
import { listLibraryIds, openLibraryTemplate } from './library-files.ts';
import { templateOf } from './templates.input.ts';
import { createTemplate, type TemplateParts } from './templates.service.ts';
import { templatesServerText as text } from './templates.text.ts';
import type { WriteLibraryInput } from './write-library.thread.ts';

export interface TemplateLibrary {
  list(): Promise<readonly LibraryEntry[]>;
  read(id: string): Promise<LibraryDetail>;
  /** Its empty Word file, in the store. */
  file(id: string): Promise<LibraryFile>;
}

export interface LibraryFile extends BlobSummary {
  readonly name: string;
}

type LibraryEntry = ReturnType<typeof presentEntry>;
type LibraryDetail = ReturnType<typeof presentDetail>;

const WRITING_LIMIT_MS = 30_000;

/** The sources do not change while a server runs. */
export function createTemplateLibrary(blobs: BlobStore): TemplateLibrary {
  let entries: Promise<readonly LibraryEntry[]> | null = null;
  const details = new Map<string, LibraryDetail>();
  const files = new Map<string, LibraryFile>();
  return {
    list() {
      entries ??= listEntries().catch((error: unknown) => {
        entries = null;
        throw error;
      });
      return entries;
    },
    async read(id) {
      const detail = details.get(id) ?? presentDetail(id, await required(id));
      details.set(id, detail);
      return detail;
    },
    async file(id) {
      const known = files.get(id);
      if (known && (await blobs.has(known.sha256))) return known;
      const { title } = await required(id);
      const written = { ...(await writeFile(blobs, id)), name: `${title}.docx` };
      files.set(id, written);
      return written;
    },
  };
}

export async function takeTemplate(
  parts: TemplateParts,
  library: TemplateLibrary,
  scope: TeamScope,
  id: string,
): Promise<string> {
  const file = await keepInRoom(parts.database, scope, await library.file(id));
  return createTemplate(parts, scope, { fileId: file.id, libraryId: id });
}

async function required(id: string): Promise<LibraryTemplate> {
  const found = await openLibraryTemplate(id);
  if (!found) throw new AppError('NOT_FOUND', { message: text.noSuchLibraryTemplate });
  return found;
}

async function writeFile(blobs: BlobStore, id: string): Promise<BlobSummary> {
  const input: WriteLibraryInput = { id };
  const bytes = await runEngine<Uint8Array | null>({
    entry: new URL('./write-library.thread.ts', import.meta.url),
    input,
    signal: AbortSignal.timeout(WRITING_LIMIT_MS),
  });
  if (bytes === null) throw new AppError('NOT_FOUND', { message: text.noSuchLibraryTemplate });
  return blobs.put(Readable.from([Buffer.from(bytes)]));
}

/** By the kind of contract, as the kinds are ordered everywhere. */
async function listEntries(): Promise<readonly LibraryEntry[]> {
  const ids = await listLibraryIds();
  const all = await Promise.all(ids.map(async (id) => presentEntry(id, await required(id))));
  const orderOf = ({ kind }: LibraryEntry): number => contractTypes.indexOf(kind);
  return all.sort(
    (one, other) => orderOf(one) - orderOf(other) || one.title.localeCompare(other.title, 'zh'),
  );
}

function presentEntry(id: string, { title, kind, summary, keywords, clauseCount }: LibraryTemplate) {
  return {
    id,
    title,
    kind,
    kindName: contractTypeNames[kind],
    summary,
    keywords: [...keywords],
    clauseCount,
  };
}

function presentDetail(id: string, library: LibraryTemplate) {
  const { blocks, text: all } = library.document;
  return {
    ...presentEntry(id, library),
    paragraphs: blocks.map(({ id: block, type, start, end, level = null, cell = null }) => ({
      id: block,
      type,
      start,
      text: all.slice(start, end),
      level,
      cell,
    })),
    ...templateOf(libraryContent(library)),
  };
}
