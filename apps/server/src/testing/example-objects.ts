/** One object of every kind, made by somebody in the space they work in. A kind without one fails to compile here. */
import { randomUUID } from 'node:crypto';
import {
  addLexiconEntries,
  addToTextBase,
  createAudit,
  createCompareProfile,
  createComparison,
  createContractTemplate,
  createConversion,
  createDocument,
  createOpenApiKey,
  createOrder,
  createPlagiarismPair,
  createProofreading,
  createRecognition,
  createReviewTemplate,
  generateDocument,
  listMessages,
  type ObjectKind,
  PERSONAL_WORK_SPACE,
  session,
  TEAM_WORK_SPACE,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { chats, contractTemplateVersions } from '../database/schema.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { TestProduct, TestUser } from './test-product.ts';
import { uploadFile } from './upload-file.ts';

export type ObjectMakers = Readonly<Record<ObjectKind, () => Promise<string>>>;

/** What any space may buy, whatever it has. */
const RIGHTS_PACK = 4;

let lastNumber = 0;

export function objectMakers(product: TestProduct, user: TestUser): ObjectMakers {
  const upload = () => uploadFile(product.server, user, '一.txt', `甲${++lastNumber}`);
  const compare = async () => {
    const fileId = await upload();
    const body = { originFileId: fileId, targetFileId: fileId };
    return (await user.call(createComparison, { body })).id;
  };
  const review = async () => (await user.call(createAudit, { body: { fileId: await upload() } })).id;
  const party = async () => ({ fileIds: [await upload()] });
  const insert = async () => (await user.call(createDocument, { body: { fileId: await upload() } })).id;
  const template = async () =>
    (await user.call(createContractTemplate, { body: { fileId: await upload() } })).id;
  return {
    teamSpace: async () => (await user.call(session, {})).currentTeamId,
    order: async () => {
      const { currentTeamId: teamId, personalTeamId } = await user.call(session, {});
      const workSpace = teamId === personalTeamId ? PERSONAL_WORK_SPACE : TEAM_WORK_SPACE;
      const body = { workSpace, comboId: RIGHTS_PACK, provider: 'sandbox' as const };
      return (await user.call(createOrder, { query: { teamId }, body })).id;
    },
    comparison: compare,
    product: compare,
    // A space has three comparisons for free.
    result: review,
    discussion: compare,
    compareProfile: async () =>
      (await user.call(createCompareProfile, { body: { name: `常用${++lastNumber}`, options: {} } })).id,
    audit: review,
    auditTemplate: async () => {
      const body = { ...exampleReviewTemplate, name: `清单${++lastNumber}` };
      return (await user.call(createReviewTemplate, { body })).id;
    },
    proofreading: async () => (await user.call(createProofreading, { body: { fileId: await upload() } })).id,
    lexiconEntry: async () => {
      const word = `云杉${++lastNumber}`;
      const body = { entries: [{ kind: 'right' as const, word }] };
      const { items } = await user.call(addLexiconEntries, { body });
      return firstId(items.filter((entry) => entry.word === word));
    },
    plagiarism: async () => {
      const body = { origin: await party(), target: await party() };
      return (await user.call(createPlagiarismPair, { body })).id;
    },
    textBaseDocument: async () => firstId((await user.call(addToTextBase, { body: await party() })).items),
    openApiKey: async () => (await user.call(createOpenApiKey, { body: { name: '对接' } })).id,
    document: insert,
    knowledgeDocument: insert,
    conversion: async () => {
      const body = { fileIds: [await upload()], operation: { kind: 'merge' as const } };
      return (await user.call(createConversion, { body })).id;
    },
    recognition: async () => (await user.call(createRecognition, { body: { fileId: await upload() } })).id,
    /** Everybody is greeted. */
    message: async () => firstId((await user.call(listMessages, { body: {} })).items),
    chat: async () => {
      const { user: person, currentTeamId } = await user.call(session, {});
      return insertChat(product, person.userId, currentTeamId);
    },
    contractTemplate: template,
    generatedDocument: async () => {
      const id = await template();
      await publish(product, id);
      const body = { versionNumber: 1, values: { fields: {}, omitted: [] } };
      return (await user.call(generateDocument, { params: { id }, body })).id;
    },
  };
}

export const exampleReviewTemplate = {
  name: '我的清单',
  contractType: null,
  rules: [],
  ownRules: [{ id: 'r1', text: '付款期限不得超过三十日', level: 'high' as const }],
};

function firstId(items: readonly { readonly id: string }[]): string {
  const [first] = items;
  if (!first) throw new Error('nothing was made');
  return first.id;
}

/** No worker runs here that would read the template's file, so its version is published in its place. */
async function publish(product: TestProduct, templateId: string): Promise<void> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  await database
    .update(contractTemplateVersions)
    .set({ status: 'published', publishedAt: new Date(), documentSha256: 'a'.repeat(64) })
    .where(eq(contractTemplateVersions.templateId, templateId));
  await close();
}

/** Asked over a socket, which needs a port; this product has none. */
async function insertChat(product: TestProduct, userId: string, teamId: string): Promise<string> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  const id = randomUUID();
  await database.insert(chats).values({ id, userId, teamId, title: '押金', mode: 'law' });
  await close();
  return id;
}
