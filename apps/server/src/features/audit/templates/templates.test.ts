import {
  createReviewTemplate,
  deleteReviewTemplate,
  listAuditRules,
  listReviewTemplates,
  readAudit,
  readAuditResult,
  startAudit,
  updateReviewTemplate,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { joinTeam, query } from '../../compare/compare.testing.ts';
import { reviewed, settled, start, submit, usesLeft } from '../audit.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const DEPOSIT = 'validity.deposit-over-limit';
const content = (name: string, more: object = {}) => ({
  name,
  contractType: null,
  rules: [{ ruleId: DEPOSIT, level: 'low' as const, fallback: '定金不超过百分之三十' }],
  ownRules: [],
  ...more,
});
const save = (user: TestUser, name: string, more: object = {}) =>
  user.call(createReviewTemplate, { body: content(name, more) });
const ownNames = async (user: TestUser, teamId?: string) => {
  const { items } = await user.call(listReviewTemplates, { query: teamId ? { teamId } : {} });
  return items.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name);
};

describe('a space full of lists', () => {
  const fill = (user: TestUser, lists: number, characters: number) =>
    query(
      product,
      `insert into audit_templates (team_id, owner_id, name, rules, own_rules)
       select $1, (select owner_id from audit_templates where team_id = $1 limit 1), 'L' || n, '[]',
         jsonb_build_array(jsonb_build_object('id', 'x', 'text', repeat('a', $3::int)))
       from generate_series(1, $2::int) n`,
      [user.teamId, lists, characters],
    );

  it.each([
    ['by their number', 105, 1],
    ['by what they say', 1, 5 * 1024 * 1024],
  ])('takes no more, and says so, but lets what is there be changed: %s', async (_, lists, characters) => {
    const user = await product.signIn();
    const { id } = await save(user, '第一份');
    await fill(user, lists, characters);
    const more = await user.request(createReviewTemplate, { body: content('再一份') });
    expect([more.status, more.body.message]).toEqual([409, expect.stringContaining('审查清单已满')]);
    const change = async (fallback: string) => {
      const body = content('改过', { rules: [{ ruleId: DEPOSIT, level: 'low', fallback }] });
      return (await user.request(updateReviewTemplate, { params: { id }, body })).status;
    };
    expect([await change('不超过两成'), await change('长'.repeat(100))]).toEqual([200, 409]);
  });
});

describe('the catalogue', () => {
  it('has every rule with its family in Chinese, the kinds of contracts, and reports that there is no model', async () => {
    const user = await product.signIn();
    const { items, contractTypes, model } = await user.call(listAuditRules, {});
    expect(items.length).toBeGreaterThan(150);
    for (const { familyName, title } of items) expect(familyName + title).toMatch(/[\u4e00-\u9fff]/);
    expect(contractTypes).toContainEqual({ type: 'sale', name: '买卖合同' });
    expect(model).toBeNull();
  });

  it('has built-in lists that nobody can change', async () => {
    const user = await product.signIn();
    const { items } = await user.call(listReviewTemplates, {});
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['full', 'key', 'lawful', 'sale']));
    expect(items.every(({ isBuiltIn, abilities }) => isBuiltIn && !abilities.change)).toBe(true);
    for (const route of [updateReviewTemplate, deleteReviewTemplate])
      expect((await user.request(route, { params: { id: 'full' }, body: content('x') })).status).toBe(404);
  });
});

describe('a team’s own list', () => {
  it('is created with a name, changed and deleted', async () => {
    const user = await product.signIn();
    const template = await save(user, ' 采购清单 ');
    expect(template).toMatchObject({
      ...content('采购清单'),
      isBuiltIn: false,
      abilities: { change: true, delete: true },
    });
    const params = { id: template.id };
    const body = content('改名', { contractType: 'sale' });
    expect(await user.call(updateReviewTemplate, { params, body })).toMatchObject(body);
    await user.call(deleteReviewTemplate, { params });
    expect(await ownNames(user)).toEqual([]);
  });

  it('has a unique name in its team: a duplicate answers 409, also at the same time and by renaming', async () => {
    const user = await product.signIn();
    const body = content('常用');
    const answers = await Promise.all([1, 2, 3].map(() => user.request(createReviewTemplate, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { id } = await save(user, '另一个');
    const renamed = await user.request(updateReviewTemplate, { params: { id }, body });
    expect([renamed.status, renamed.body.message]).toEqual([409, '这个名称已经有了，请换一个']);
    expect((await save(await product.signIn(), '常用')).name).toBe('常用');
  });

  it('is used by every member, changed by its author and admins, and not found by other teams', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await save(owner, '团队清单');
    expect(await ownNames(member, owner.teamId)).toEqual(['团队清单']);
    const statuses = async (user: TestUser) => [
      (await user.request(updateReviewTemplate, { params: { id }, body: content('我的') })).status,
      (await user.request(deleteReviewTemplate, { params: { id } })).status,
    ];
    expect([await statuses(member), await statuses(stranger)]).toEqual([
      [403, 403],
      [404, 404],
    ]);
    const own = await member.call(createReviewTemplate, {
      body: { teamId: owner.teamId, ...content('成员的') },
    });
    const changed = await owner.call(updateReviewTemplate, {
      params: { id: own.id },
      body: content('管理员改的'),
    });
    expect(changed.name).toBe('管理员改的');
    const fromOutside = await stranger.request(listReviewTemplates, { query: { teamId: owner.teamId } });
    expect(fromOutside.status).toBe(404);
  });

  const own = { id: 'r1', text: '不得转包给第三方', level: 'high' };
  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a rule there is not', { rules: [{ ruleId: 'no.such-rule' }] }, 'rules.0.ruleId'],
    ['a rule twice', { rules: [{ ruleId: DEPOSIT }, { ruleId: DEPOSIT }] }, 'rules.1.ruleId'],
    [
      'a threshold the rule has not',
      { rules: [{ ruleId: DEPOSIT, thresholds: { toString: 1 } }] },
      'rules.0.thresholds.toString',
    ],
    ['a level there is not', { rules: [{ ruleId: DEPOSIT, level: 'fatal' }] }, 'rules.0.level'],
    ['a kind of contract there is not', { contractType: 'marriage' }, 'contractType'],
    ['nothing to check', { rules: [] }, 'rules'],
    ['two own rules of one id', { ownRules: [own, own] }, 'ownRules'],
    ['an own rule of two letters', { ownRules: [{ ...own, text: '不得' }] }, 'ownRules.0.text'],
  ])('with %s answers 400 and a Chinese message about the field', async (_, more, path) => {
    const user = await product.signIn();
    const answer = await user.request(createReviewTemplate, { body: content('清单', more) });
    expect(answer.status).toBe(400);
    const { fields } = answer.body.data as { fields: { path: string; message: string }[] };
    expect(fields[0]?.path).toBe(path);
    expect(fields[0]?.message).toMatch(/[\u4e00-\u9fff]/);
    expect(await ownNames(user)).toEqual([]);
  });

  it('sets a rule’s number: with a higher limit the same deposit is no risk', async () => {
    const user = await product.signIn();
    const { items } = await user.call(listAuditRules, {});
    const [name = ''] = Object.keys(items.find(({ id }) => id === DEPOSIT)?.thresholds ?? {});
    const rules = [{ ruleId: DEPOSIT, thresholds: { [name]: 0.5 } }];
    const { id: template_id } = await save(user, '宽松', { rules });
    const { id } = await reviewed(product, user, { template_id });
    const { checked } = await user.call(readAuditResult, { params: { id } });
    expect(checked.find(({ ruleId }) => ruleId === DEPOSIT)).toMatchObject({
      outcome: 'notApplicable',
      isUnproven: true,
      unproven: 'absent',
    });
  });

  it('is used in a review as it was when the review was accepted, with the team’s level and position', async () => {
    const user = await product.signIn();
    const template = await save(user, '只看定金');
    const id = await submit(product, user);
    await settled(user, id);
    await start(user, id, '甲方', { template_id: template.id });
    await user.call(deleteReviewTemplate, { params: { id: template.id } });
    const task = await settled(user, id);
    expect(task).toMatchObject({ phase: 'complete', template_id: template.id, templateName: '只看定金' });
    const { risks } = await user.call(readAuditResult, { params: { id } });
    expect(risks).toMatchObject([
      {
        ruleId: DEPOSIT,
        level: 'low',
        positions: [{ kind: 'acceptable', text: '定金不超过百分之三十', isTeam: true }],
      },
    ]);
    expect(task.statistics).toMatchObject({ high: 0, medium: 0, low: 1, missing: 0 });
  });

  it('of another team cannot be used', async () => {
    const owner = await product.signIn();
    const stranger = await product.signIn();
    const { id: template_id } = await save(owner, '机密底线');
    const id = await submit(product, stranger);
    await settled(stranger, id);
    const body = { standpoint: '甲方', template_id };
    const answer = await stranger.request(startAudit, { params: { id }, body });
    expect([answer.status, answer.body.message]).toEqual([404, '所选的审查清单不存在，或已被删除']);
    expect(await usesLeft(stranger)).toBe(3);
    expect((await stranger.call(readAudit, { params: { id } })).phase).toBe('choosing');
  });
});
