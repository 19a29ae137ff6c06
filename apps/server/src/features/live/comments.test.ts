/**
 * Comments on a finding: who may write and answer, who is notified, and what happens when the result is made
 * again.
 */
import {
  addComment,
  changeComment,
  deleteComment,
  listComments,
  readComparisonResult,
  rerunComparison,
  session,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { newDocument, newTeam } from '../collaboration/collaboration.testing.ts';
import { joinTeam, query, settled } from '../compare/compare.testing.ts';
import { examined } from '../proofread/proofread.testing.ts';
import { comparedBy, mentionsOf, sharedWith } from './live.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function sharedResult(permission?: 'readonly') {
  const guest = await product.signIn();
  return { guest, ...(await sharedWith(product, guest, permission)) };
}

const idOf = async (user: TestUser) => (await user.call(session, {})).user.userId;

describe('comments', () => {
  it('are seen with their authors by everybody who may open the result', async () => {
    const { owner, guest, params, say } = await sharedResult();
    await owner.call(addComment, { params, body: say('第一条') });
    await guest.call(addComment, { params, body: say('第二条') });
    const { items } = await guest.call(listComments, { params });
    expect(items.map(({ body, isOwn, canDelete }) => [body, isOwn, canDelete])).toEqual([
      ['第一条', false, false],
      ['第二条', true, true],
    ]);
  });

  it('are changed only by their author; a newer change is not overwritten', async () => {
    const { owner, guest, params, say } = await sharedResult();
    const { id: commentId, version } = await owner.call(addComment, { params, body: say('原话') });
    const place = { params: { ...params, commentId } };
    const edit = { ...place, body: { body: '改话', version } };
    expect((await guest.request(changeComment, edit)).status).toBe(403);
    expect((await guest.request(deleteComment, place)).status).toBe(403);
    expect(await owner.call(changeComment, edit)).toMatchObject({ body: '改话', isEdited: true });
    expect((await owner.request(changeComment, edit)).status).toBe(409);
    await owner.call(deleteComment, place);
    await owner.call(deleteComment, place);
    const { items } = await guest.call(listComments, { params });
    expect(items).toEqual([
      expect.objectContaining({ body: '', isDeleted: true, isOwn: false, canDelete: false }),
    ]);
  });

  it('of others are deleted by the document’s owner and the space’s admins, and not rewritten by them', async () => {
    const [owner, admin, member] = await Promise.all([product.signIn(), product.signIn(), product.signIn()]);
    const others = [
      { user: admin, role: 'admin' as const },
      { user: member, role: 'member' as const },
    ];
    await newTeam(product, owner, others);
    const { params, say } = await comparedBy(product, member);
    for (const remover of [owner, admin]) {
      const { id: commentId, version } = await member.call(addComment, { params, body: say('不当的话') });
      const place = { params: { ...params, commentId } };
      const edit = { ...place, body: { body: '改话', version } };
      expect((await remover.request(changeComment, edit)).status).toBe(403);
      const shown = (await remover.call(listComments, { params })).items.at(-1);
      expect(shown).toMatchObject({ isOwn: false, canDelete: true });
      await remover.call(deleteComment, place);
      expect((await member.call(listComments, { params })).items.at(-1)?.isDeleted).toBe(true);
    }
  });

  it('are readable but not writable with read-only access', async () => {
    const { owner, guest, params, say } = await sharedResult('readonly');
    await owner.call(addComment, { params, body: say('看看', [await idOf(guest)]) });
    expect(await guest.call(listComments, { params })).toMatchObject({ items: [{}], canWrite: false });
    expect((await guest.request(addComment, { params, body: say('不行') })).status).toBe(403);
  });

  it('are answered by a viewer of the space who was mentioned, while the mention exists', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    await query(product, `update team_members set role = 'viewer' where team_id = $1 and role = 'member'`, [
      owner.teamId,
    ]);
    const { params, say } = await comparedBy(product, owner);
    const answer = async () => (await member.request(addComment, { params, body: say('已核对') })).status;
    expect([await answer(), (await member.call(listComments, { params })).canWrite]).toEqual([403, false]);
    const asked = await owner.call(addComment, { params, body: say('请核对', [await idOf(member)]) });
    expect((await member.call(listComments, { params })).canWrite).toBe(true);
    expect(await answer()).toBe(200);
    await owner.call(deleteComment, { params: { ...params, commentId: asked.id } });
    expect(await answer()).toBe(403);
  });

  it('without text, or too long, are refused with a message', async () => {
    const { owner, params, say } = await sharedResult();
    for (const body of [' ', '长'.repeat(2001)])
      expect((await owner.request(addComment, { params, body: say(body) })).status).toBe(400);
  });
});

describe('a mentioned person', () => {
  it('is notified, if they may open the result', async () => {
    const { owner, guest, params, say } = await sharedResult();
    const stranger = await product.signIn();
    expect((await owner.call(listComments, { params })).people).toHaveLength(2);
    const mentions = [await idOf(guest), await idOf(stranger), await idOf(owner)];
    const written = await owner.call(addComment, { params, body: say('请确认', mentions) });
    expect(written.mentions).toEqual([await idOf(guest)]);
    expect(await mentionsOf(guest)).toEqual([
      expect.objectContaining({ link: `/contract-compare/${params.productId}` }),
    ]);
    expect([await mentionsOf(stranger), await mentionsOf(owner)]).toEqual([[], []]);
  });

  it('by an edit is notified too, and a person notified before is not notified again', async () => {
    const { owner, guest, params, say } = await sharedResult();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const first = [await idOf(guest)];
    const { id: commentId, version } = await owner.call(addComment, { params, body: say('请看', first) });
    const body = { body: '请都看', version, mentions: [...first, await idOf(member)] };
    const changed = await owner.call(changeComment, { params: { ...params, commentId }, body });
    expect([...changed.mentions].sort()).toEqual([...body.mentions].sort());
    expect([(await mentionsOf(guest)).length, (await mentionsOf(member)).length]).toEqual([1, 1]);
  });
});

describe('the finding a comment is about', () => {
  it('must be in the result: others are unknown, and a document has none', async () => {
    const { owner, params } = await sharedResult();
    const body = { findingId: 'no-such-change', body: '在哪里' };
    expect((await owner.request(addComment, { params, body })).status).toBe(404);
    expect((await owner.request(addComment, { params, body: { ...body, findingId: 'a\nb' } })).status).toBe(
      400,
    );
    const document = { productId: await newDocument(product, owner) };
    const answer = await owner.request(addComment, { params: document, body });
    expect([answer.status, answer.body.message]).toEqual([404, '这份文档没有可以评论的内容']);
  });

  it('may be a correction of a proofreading, for members of its space', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id, on } = await examined(product, owner);
    const params = { productId: id };
    const body = { findingId: on('签定'), body: '应为签订', mentions: [await idOf(member)] };
    await owner.call(addComment, { params, body });
    expect((await member.call(listComments, { params })).items).toMatchObject([{ findingId: on('签定') }]);
    expect(await mentionsOf(member)).toEqual([
      expect.objectContaining({ link: `/contract-correct/result/model?id=${id}` }),
    ]);
    expect((await stranger.request(listComments, { params })).status).toBe(404);
    const unknown = { params, body: { ...body, findingId: 'nothing' } };
    expect((await owner.request(addComment, unknown)).status).toBe(404);
  });

  it('keeps its comments when the result is made again, also when other findings are before it now', async () => {
    const { owner, params, say } = await sharedResult();
    const { productId: id } = params;
    const { findingId } = await owner.call(addComment, { params, body: say('关于总价') });
    const gone = { ...say('关于别的'), findingId: await otherFinding(owner, id, findingId) };
    await owner.call(addComment, { params, body: gone });
    // Pretends that an earlier engine had other numbers, and a finding that no longer exists.
    await query(product, `update finding_comments set finding_id = 'x9' where task_id = $1 and body = $2`, [
      id,
      '关于总价',
    ]);
    await query(
      product,
      `update finding_comments set finding_id = $3, finding_digest = 'other' where task_id = $1 and body = $2`,
      [id, '关于别的', findingId],
    );
    await owner.call(rerunComparison, { params: { id }, body: {} });
    await settled(owner, id);
    const { items } = await owner.call(listComments, { params });
    expect(items.map((one) => [one.body, one.findingId])).toEqual([
      ['关于总价', findingId],
      ['关于别的', 'gone other'],
    ]);
  });
});

async function otherFinding(user: TestUser, id: string, findingId: string): Promise<string> {
  const { changes } = await user.call(readComparisonResult, { params: { id } });
  return changes.find((change) => change.id !== findingId)?.id ?? '';
}
