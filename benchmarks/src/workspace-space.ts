/** A real server with its own database and one large space. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument } from '@wenjian/document';
import pg from 'pg';
import {
  FOLD_VERSION,
  fold,
  gramsOfPage,
  searchParts,
} from '../../apps/server/src/features/documents/search-text.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { migrateDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { createLogger } from '../../apps/server/src/platform/observe/logging.ts';
import { composeServer } from '../../apps/server/src/processes/compose-server.ts';
import { signIn, type TestUser } from '../../apps/server/src/testing/test-product.ts';
import { createRandom, generateContract } from './contract-text.ts';

export interface LargeSpace {
  readonly user: TestUser;
  readonly pages: number;
  stop(): Promise<void>;
}

export const PAGES_EACH = 4;
const PAGE_CHARACTERS = 1000;
/** The number of different contracts; each document is one of them with its own number. */
const CONTRACTS = 250;
const FOLDERS = 20;
const AT_ONCE = 250;

export function numberOf(at: number): string {
  return `KB-${String(at).padStart(6, '0')}`;
}

export async function openLargeSpace(documents: number): Promise<LargeSpace> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-workspace-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), log: console.error });
  await migrateDatabase(postgres.url);
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '1000000' };
  const config = loadConfig(env);
  const server = await composeServer(config, postgres.url, createLogger('silent', 'bench'));
  const user = await signIn(server, '13800000000');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const pages = await fill(client, user, documents);
  await client.end();
  return {
    user,
    pages,
    async stop() {
      await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Inserts the rows that an upload leaves; the index is built at the end, as in a database restore. */
async function fill(client: pg.Client, { teamId }: TestUser, documents: number): Promise<number> {
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'knowledge_pages_grams'`,
  );
  await client.query('drop index knowledge_pages_grams');
  const { rows: owners } = await client.query<{ user_id: string }>(
    'select user_id from team_members where team_id = $1',
    [teamId],
  );
  const ownerId = owners[0]?.user_id ?? '';
  await client.query(
    `insert into knowledge_folders (team_id, name, created_by)
     select $1, '文件夹 ' || number, $2 from generate_series(1, $3) number`,
    [teamId, ownerId, FOLDERS],
  );
  await client.query(DOCUMENTS, [teamId, ownerId, documents, FOLDERS]);
  await foldAllNames(client);
  const pages = await fillPages(client, teamId);
  await client.query(rows[0]?.indexdef ?? '');
  await client.query('vacuum analyze');
  return pages;
}

/** Like the worker: searched text is folded by the product's own rules. */
async function foldAllNames(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select distinct name from knowledge_documents');
  const names = rows.map(({ name }) => name);
  await client.query(
    `update knowledge_documents set folded_name = folded, fold_version = $3
     from unnest($1::text[], $2::text[]) as folding (original, folded) where name = original`,
    [names, names.map(fold), FOLD_VERSION],
  );
}

const DOCUMENTS = `
  with numbered as (
    select number, gen_random_uuid() task_id, gen_random_uuid() file_id, gen_random_uuid() document_id,
      '合同 KB-' || lpad(number::text, 6, '0') || '.docx' as name, now() - number * interval '5 minutes' as at
    from generate_series(1, $3) number
  ), files_made as (
    insert into files (id, team_id, owner_id, name, size, sha256)
    select file_id, $1, $2, name, 20000, md5(name) from numbered
  ), tasks_made as (
    insert into tasks (id, team_id, owner_id, tool, title, status, stage, fraction, input, summary, created_at)
    select task_id, $1, $2, 'document', name, 'complete', 'done', 1,
      jsonb_build_object('file', jsonb_build_object('fileId', file_id)), '{"pageCount": 4}', at from numbered
  ), documents_made as (
    insert into knowledge_documents
      (id, team_id, owner_id, name, folded_name, fold_version, folder_id, tags, current_task_id, kind, size, created_at, updated_at)
    select document_id, $1, $2, name, name, 0,
      (select id from knowledge_folders where team_id = $1 order by name offset number % $4 limit 1),
      array['标签' || number % 7], task_id, 'word', 20000, at, at
    from numbered
  )
  insert into knowledge_versions (task_id, document_id, team_id, number, file_id, size, indexed_at)
  select task_id, document_id, $1, 1, file_id, 20000, now() from numbered`;

async function fillPages(client: pg.Client, teamId: string): Promise<number> {
  const random = createRandom(8);
  const contracts = Array.from({ length: CONTRACTS }, () =>
    generateContract(PAGES_EACH * PAGE_CHARACTERS, random),
  );
  const { rows } = await client.query<{ id: string; name: string }>(
    `select current_task_id id, name from knowledge_documents where team_id = $1 order by name`,
    [teamId],
  );
  let pages = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const parts = rows.slice(at, at + AT_ONCE).flatMap(({ id, name }, offset) => {
      const text = contracts[(at + offset) % CONTRACTS] ?? '';
      return partsOf(text, /KB-\d+/.exec(name)?.[0] ?? '').map((part, index) => ({ ...part, id, index }));
    });
    pages += parts.length;
    await client.query(PAGES, [
      teamId,
      JSON.stringify(parts.map((part) => ({ ...part, grams: gramsOfPage(part.folded, teamId) }))),
    ]);
  }
  return pages;
}

const PAGES = `
  insert into knowledge_pages (task_id, part, team_id, page, text, folded, own_length, grams)
  select (part ->> 'id')::uuid, (part ->> 'index')::int, $1, (part ->> 'page')::int, part ->> 'text', part ->> 'folded',
    (part ->> 'ownLength')::int, array(select jsonb_array_elements_text(part -> 'grams')::int)
  from jsonb_array_elements($2::jsonb) part`;

/** The contract in pages, with the number in the middle of its second one. */
function partsOf(text: string, number: string) {
  const pages = Array.from({ length: PAGES_EACH }, (_, at) =>
    text.slice(at * PAGE_CHARACTERS, (at + 1) * PAGE_CHARACTERS),
  );
  const blocks = pages.map((page, at) => ({
    type: 'paragraph' as const,
    text: at === 1 ? `${page.slice(0, 500)}合同编号${number}。${page.slice(500)}` : page,
    page: at + 1,
  }));
  const sheet = { widthPt: 595, heightPt: 842 };
  return searchParts(
    buildDocument({
      readerVersion: 'bench',
      kind: 'docx',
      pages: pages.map(() => sheet),
      blocks,
      notRead: [],
    }),
  );
}
