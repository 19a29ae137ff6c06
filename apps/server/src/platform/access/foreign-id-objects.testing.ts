/**
 * People with their own objects, and one more of each kind that a call can name besides the one its policy
 * checks.
 */
import { randomUUID } from 'node:crypto';
import { createApiKey, deleteKnowledge, getDocumentById, insertFolder, insertKnowledge } from '@wenjian/api';
import { query } from '../../features/compare/compare.testing.ts';
import { objectMakers } from '../../testing/example-objects.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

interface Somebody {
  readonly product: TestProduct;
  readonly user: TestUser;
  readonly userId: string;
  /** Their team; objects they create are in their personal space. */
  readonly teamId: string;
}

/** A person and the objects of their calls. */
export interface Person extends Somebody {
  readonly fileId: string;
  readonly chatId: string;
  readonly productId: string;
  readonly templateId: string;
  readonly knowledgeId: string;
  readonly folderId: string;
}

let lastNumber = 0;
export const newName = () => `名${++lastNumber}`;
export const makersOf = ({ product, user }: Somebody) => objectMakers(product, user);

export async function bringAlong(who: Somebody): Promise<Person> {
  const makers = makersOf(who);
  const [fileId, chatId] = [await newFile(who), await makers.chat()];
  return {
    ...who,
    fileId,
    chatId,
    productId: await makers.comparison(),
    templateId: await publishedTemplate(who),
    knowledgeId: await newKnowledge(who),
    folderId: await newFolder(who),
  };
}

export const newFile = ({ product, user }: Somebody) =>
  uploadFile(product.server, user, `文${++lastNumber}.txt`, `正文${lastNumber}`);
export const newKnowledge = (who: Somebody) => makersOf(who).knowledgeDocument();
export const newFolder = async ({ user }: Somebody) =>
  (await user.call(insertFolder, { body: { name: `夹${++lastNumber}` } })).id;

export async function newTrashed(who: Person): Promise<string> {
  const id = await newKnowledge(who);
  await who.user.call(deleteKnowledge, { body: { ids: [id] } });
  return id;
}

export async function newSignIn({ product, userId }: Somebody): Promise<string> {
  const [row] = await query(
    product,
    `insert into sign_ins (user_id, token_sha256, user_agent, expires_at) values ($1, $2, '', now() + interval '1 hour') returning id`,
    [userId, randomUUID()],
  );
  return String(row?.id);
}

export async function newApiKey({ user }: Person): Promise<string> {
  const body = { name: '对接', scopes: ['compare:read' as const], days: null };
  return (await user.call(createApiKey, { body })).id;
}

/** An older version of a document. */
export async function newVersion(who: Person): Promise<string> {
  const versionOf = await newKnowledge(who);
  await who.user.call(insertKnowledge, { body: { fileId: await newFile(who), versionOf } });
  const { versions } = await who.user.call(getDocumentById, { query: { id: versionOf } });
  const old = versions.find(({ isCurrent }) => !isCurrent);
  if (!old) throw new Error('there is no older version');
  return old.id;
}

async function insertRow(
  { product }: Somebody,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const values = { id: randomUUID(), ...row };
  const names = Object.keys(values);
  const places = names.map((_, at) => `$${at + 1}`);
  const statement = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
  await query(product, statement, Object.values(values));
  return values.id;
}

export const newAnswer = (who: Person) =>
  insertRow(who, 'chat_messages', {
    chat_id: who.chatId,
    position: ++lastNumber,
    role: 'assistant',
    content: '应当返还。',
    mode: 'law',
    engine: 'local',
    state: 'complete',
  });

export const newComment = ({ productId, user, userId, ...who }: Person) =>
  insertRow({ ...who, user, userId }, 'finding_comments', {
    task_id: productId,
    team_id: user.teamId,
    finding_id: 'c1',
    user_id: userId,
    body: '请确认',
  });

export async function newCoupon(who: Person): Promise<string> {
  const kind = { code: `K${++lastNumber}`, name: '立减', discount_fen: 100, valid_days: 30 };
  return insertRow(who, 'coupons', {
    kind_id: await insertRow(who, 'coupon_kinds', kind),
    user_id: who.userId,
    origin: 'activity',
    reason: `r${lastNumber}`,
    expires_at: new Date(Date.now() + 86_400_000),
  });
}

export async function newMember({ product, teamId }: Person): Promise<string> {
  const person = await newcomer(product);
  await query(product, `insert into team_members (team_id, user_id, role) values ($1, $2, 'member')`, [
    teamId,
    person,
  ]);
  return person;
}

export async function newAsker({ product, teamId }: Person): Promise<string> {
  const person = await newcomer(product);
  const statement = `insert into team_requests (team_id, user_id, name, state) values ($1, $2, '张三', 'pending')`;
  await query(product, statement, [teamId, person]);
  return person;
}

async function newcomer(product: TestProduct): Promise<string> {
  const { teamId } = await product.signIn();
  const [row] = await query(product, 'select user_id from team_members where team_id = $1', [teamId]);
  return String(row?.user_id);
}

export async function newReward(who: Person): Promise<string> {
  const people = { inviter_id: who.userId, invitee_id: await newcomer(who.product) };
  const invitation = { ...people, device_id: randomUUID(), points: 1 };
  return insertRow(who, 'invitation_rewards', {
    invitation_id: await insertRow(who, 'new_user_invitations', invitation),
    user_id: who.userId,
    points: 1,
  });
}

/** A template whose only version is published, so that another can be added. */
/** A template whose text contracts can be held against. */
export async function newStandard(who: Somebody): Promise<string> {
  const id = await publishedTemplate(who);
  const statement = `update contract_template_versions set document_sha256 = repeat('a', 64) where template_id = $1`;
  await query(who.product, statement, [id]);
  return id;
}

async function publishedTemplate(who: Somebody): Promise<string> {
  const id = await makersOf(who).contractTemplate();
  const statement = `update contract_template_versions set status = 'published', published_at = now() where template_id = $1`;
  await query(who.product, statement, [id]);
  return id;
}
