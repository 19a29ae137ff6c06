/** Shared by the tests of personal data: everything a user can have, and the worker's part. */
import { join } from 'node:path';
import { type AnyRoute, requestClosure, routeUrl, sendClosureCode, sendFeedback } from '@wenjian/api';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { dataRules, workerProduct } from '../../processes/feature-jobs.ts';
import { identityEraser } from '../../processes/identity.ts';
import { objectMakers } from '../../testing/example-objects.ts';
import { readZip } from '../../testing/read-zip.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { dataExportJob } from './exports.job.ts';

const { signal } = new AbortController();

/** One object of every kind, in the space the user works in now. */
export async function fillSpace(product: TestProduct, user: TestUser): Promise<void> {
  for (const make of Object.values(objectMakers(product, user))) await make();
  await user.call(sendFeedback, { body: { kind: 'other', text: '很好用', path: '/' } });
}

/**
 * Rows for the tables that none of the objects above fill: $1 the space, $2 the person, $3 their phone, $4 a
 * task, $5 somebody else.
 */
const furtherRows = [
  `insert into audit_feedback (task_id, team_id, risk_id, rule_id, user_id, feedback_type, comment) values ($4, $1, 'r', 'r', $2, 'good', '好')`,
  `insert into finding_decisions (task_id, team_id, finding_id, digest, is_noise, state, text, placement, note, version, decided_by) values ($4, $1, 'f', '', false, 'edited', '改写', 'replace', '备注', 1, $2)`,
  `insert into audit_risk_states (task_id, team_id, risk_id, digest, state, mode, note, version, decided_by) values ($4, $1, 'r', '', 'ignored', 'insert', '', 1, $2)`,
  `insert into comparison_decisions (task_id, team_id, change_id, digest, is_noise, state, note, version, decided_by) values ($4, $1, 'c', '', false, 'ignored', '', 1, $2)`,
  `insert into correction_states (task_id, team_id, correction_id, digest, state, version, decided_by) values ($4, $1, 'c', '', 'ignored', 1, $2)`,
  `insert into collaborations (task_id, team_id, opened_by) values ($4, $1, $2)`,
  `insert into collaboration_members (task_id, team_id, phone, user_id, permission, origin, state, invited_by) values ($4, $1, $3, $2, 'readonly', 'invited', 'joined', $5)`,
  `insert into finding_comments (task_id, team_id, finding_id, user_id, body) values ($4, $1, 'c', $2, '同意')`,
  `insert into inquiries (kind, name, phone, company, content, path) values ('requirement', '张三', $3, '某公司', '想试用', '/')`,
  `insert into invite_codes (user_id, code) values ($2, substr(md5($3), 1, 8))`,
  `insert into sign_ins (user_id, token_sha256, user_agent, expires_at) values ($2, 'secret-' || md5($3), 'Firefox', now())`,
  `insert into user_devices (user_id, device_id) values ($2, md5($3)::uuid)`,
  `insert into log_events (service, event, path, detail, device_id, at) values ('logs', 'page', '/', $3, md5($3)::uuid, now())`,
  `insert into chats (id, team_id, user_id, title, mode, share_key) values (md5($3)::uuid, $1, $2, '问一问', 'general', 'secret-chat-' || $3)`,
  `insert into chat_messages (chat_id, position, role, content, mode, engine, state) values (md5($3)::uuid, 1, 'user', '我的手机号是 ' || $3, 'general', 'local', 'done')`,
  `insert into chat_events (message_id, last_id, events) select id, 1, '[]' from chat_messages where chat_id = md5($3)::uuid`,
  `insert into chat_days (user_id, day, used) values ($2, '2026-01-01', 1)`,
  `insert into chat_bonus_uses (user_id, used) values ($2, 1)`,
  `insert into new_user_invitations (inviter_id, invitee_id, device_id, points) values ($5, $2, gen_random_uuid(), 1)`,
  `insert into invitation_rewards (invitation_id, user_id, points) select id, $2, 1 from new_user_invitations where invitee_id = $2`,
  `insert into invitation_rewards (invitation_id, user_id, points) select id, $5, 1 from new_user_invitations where invitee_id = $2`,
  `insert into knowledge_folders (team_id, name, created_by) values ($1, '合同', $2)`,
  `insert into sensitive_word_settings (team_id, words, allowed, lists, updated_by) values ($1, '[]', '[]', '[]', $2)`,
  `insert into share_keys (key, task_id, team_id, created_by) values ('secret-' || $3, $4, $1, $2)`,
  `insert into task_exports (task_id, team_id, format, run, state_digest, file_name) values ($4, $1, 'docx', 1, '', 'a.docx')`,
  `insert into issued_reports (number, code_sha256, task_id, team_id, requested_by, format, file_sha256, facts, issued_at) values ('WJ-' || $3, 'secret-code', $4, $1, $2, 'pdf', '', '{}', now())`,
  `insert into task_changes (task_id, topic, version) values ($4, 'status', 1) on conflict do nothing`,
  `insert into task_presence (task_id, user_id, seen_at) values ($4, $2, now())`,
  `insert into team_invitations (team_id, phone, role, invited_by) values ($1, $3, 'member', $5)`,
  `insert into team_links (team_id, code, role, expires_at, created_by) values ($1, 'secret-link-' || $3, 'member', now(), $2)`,
  `insert into team_requests (team_id, user_id, name, state) values ($1, $2, '张三', 'pending')`,
  `insert into messages (user_id, kind, content, subject) values ($5, 'joinRequest', '手机号 ' || $3 || ' 申请加入', jsonb_build_object('kind', 'product', 'productId', $5::uuid, 'productType', 'compare', 'phone', $3::text))`,
  `insert into security_records (team_id, user_id, action, object_kind, object_id, object_name, details) select id, $5, 'invited', 'teamSpace', id, '', jsonb_build_object('phone', $3::text) from team_spaces where owner_id = $5 and type = 'personal'`,
  `insert into api_keys (user_id, team_id, name, prefix, key_sha256, scopes) values ($2, $1, '脚本', 'wjk_ab', 'secret-' || $3, '[]')`,
  `insert into operators (user_id, role, granted_by, reason) values ($2, 'support', '终端', '测试 ' || $3)`,
  `insert into push_subscriptions (user_id, endpoint, p256dh, auth, user_agent) values ($2, 'https://push.example/' || $3, 'secret-p', 'secret-a', '浏览器')`,
];

export async function fillRest(product: TestProduct, user: TestUser, other: TestUser): Promise<void> {
  const idOf = async ({ phone }: TestUser) =>
    (await query(product, 'select id from users where phone = $1', [phone]))[0]?.id;
  const [task] = await query(product, 'select id from tasks where team_id = $1 limit 1', [user.teamId]);
  const values = [user.teamId, await idOf(user), user.phone, task?.id, await idOf(other)];
  for (const statement of furtherRows) {
    // Only the parameters a statement uses: PostgreSQL must know the type of every value.
    const used = [...new Set(statement.match(/\$\d/g))].sort();
    const renumbered = used.reduce(
      (text, name, index) => text.replaceAll(name, `$\u0000${index + 1}`),
      statement,
    );
    await query(
      product,
      renumbered.replaceAll('\u0000', ''),
      used.map((name) => values[Number(name.slice(1)) - 1]),
    );
  }
}

/** The worker makes the requested archive. */
export async function makeExports(product: TestProduct): Promise<void> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  const blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
  const archived = Object.assign({}, ...workerProduct.features.map((feature) => feature.archived));
  const job = dataExportJob({ database, blobs, dataRules, archived });
  for (const { id } of await query(product, `select id from data_exports where status = 'pending'`, []))
    await job.run({
      payload: { exportId: String(id) },
      signal,
      isLastAttempt: false,
      advanced: () => undefined,
    });
  await close();
}

export async function eraseDue(product: TestProduct, now: Date): Promise<number> {
  const { database, pool, close } = openDatabase(product.databaseUrl, () => undefined);
  const blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
  const eraseIdentity = identityEraser(product.config, pool);
  const log = createLogger('silent', 'test');
  const erased = await eraseDueAccounts({ database, blobs, dataRules, eraseIdentity }, now, log, signal);
  await close();
  return erased;
}

export async function download(
  product: TestProduct,
  user: TestUser,
  route: AnyRoute,
  params: Record<string, string> = {},
) {
  const answer = await product.server.app.inject({
    method: 'GET',
    url: routeUrl(route, params),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  return {
    answer,
    files: answer.statusCode === 200 ? readZip(answer.rawPayload) : new Map<string, Buffer>(),
  };
}

export async function sentCode(product: TestProduct, phone: string): Promise<string> {
  const outbox = await product.server.app.inject({ method: 'GET', url: '/dev/outbox' });
  const { messages } = outbox.json<{ messages: readonly { phone: string; code: string }[] }>();
  return messages.find((message) => message.phone === phone)?.code ?? '';
}

/** A sign-in code was sent a moment ago, so the next one would have to wait. */
export async function forgetCodes(product: TestProduct): Promise<void> {
  await query(product, 'delete from identity.sms_codes', []);
}

export async function closeAccount(product: TestProduct, user: TestUser): Promise<void> {
  await forgetCodes(product);
  await user.call(sendClosureCode, {});
  await user.call(requestClosure, { body: { code: await sentCode(product, user.phone) } });
}

export const inDays = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000);

/** Tables that still have rows of the space, except those kept for legal reasons. */
export async function rowsLeft(product: TestProduct, teamId: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { table, space, withSpace } of dataRules) {
    if (!space || withSpace !== 'delete') continue;
    const { name } = getTableConfig(table);
    const rows = await query(product, `select 1 from ${name} where team_id = $1 limit 1`, [teamId]);
    if (rows.length > 0) left.push(name);
  }
  return left;
}
