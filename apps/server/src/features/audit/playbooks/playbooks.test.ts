/** Review lists out to Excel and back, through the product. */
import {
  createReviewTemplate,
  exportReviewTemplate,
  importReviewTemplate,
  listReviewTemplates,
  readAuditResult,
  replaceReviewTemplate,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localWorkbookWriter } from '../../../adapters/workbook-writer/local.workbook-writer.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { BROKEN_WORD, uploadFile } from '../../../testing/upload-file.ts';
import { joinTeam, query } from '../../compare/compare.testing.ts';
import { reviewed } from '../audit.testing.ts';
import { playbookColumns, playbookKinds } from './playbook.text.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const DEPOSIT = 'validity.deposit-over-limit';
const WORDING = '双方不得实施商业贿赂；违反的一方应当承担违约责任。';
const standard = {
  contractType: null,
  rules: [{ ruleId: DEPOSIT, level: 'low' as const, ideal: '一成', walkAway: '两成' }],
  ownRules: [],
  requiredClauses: [
    {
      id: 'bribery',
      topic: '反商业贿赂',
      words: ['商业贿赂'],
      wording: WORDING,
      level: 'high' as const,
      fallback: '至少写明不得行贿',
    },
  ],
};

const created = (user: TestUser, name: string, teamId?: string) =>
  user.call(createReviewTemplate, { body: { name, ...standard, ...(teamId && { teamId }) } });
const ownNames = async (user: TestUser, teamId?: string) => {
  const { items } = await user.call(listReviewTemplates, { query: teamId ? { teamId } : {} });
  return items.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name);
};

async function exported(user: TestUser, id: string) {
  return product.server.app.inject({
    method: 'GET',
    url: routeUrl(exportReviewTemplate, { id }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
}

/** A sheet as a person would keep it. */
function sheet(rows: readonly (readonly string[])[]): Buffer {
  const header = Object.values(playbookColumns);
  const written = { name: '清单', widths: header.map(() => 20), header, rows };
  return Buffer.from(localWorkbookWriter.write([written]));
}

let uploads = 0;
const upload = (user: TestUser, content: Buffer | string, teamId?: string) =>
  uploadFile(product.server, user, `清单${++uploads}.xlsx`, content, teamId);

describe('the standard of a team', () => {
  it('decides a review: levels, positions, and a missing clause in the team’s own words', async () => {
    const user = await product.signIn();
    const { id: template_id } = await created(user, '采购标准');
    const task = await reviewed(product, user, { template_id });
    const { risks, checked } = await user.call(readAuditResult, { params: { id: task.id } });
    expect(risks).toMatchObject([
      {
        ruleId: DEPOSIT,
        level: 'low',
        positions: [
          { kind: 'ideal', text: '一成', isTeam: true },
          { kind: 'bottom', text: '两成', isTeam: true },
        ],
      },
      {
        ruleId: 'required.bribery',
        kind: 'missing',
        level: 'high',
        suggestion: WORDING,
        edit: { isRechecked: true },
        positions: [{ kind: 'acceptable', text: '至少写明不得行贿', isTeam: true }],
      },
    ]);
    expect(checked.find(({ ruleId }) => ruleId === 'required.bribery')).toMatchObject({
      outcome: 'missing',
      examines: '是否约定了反商业贿赂',
    });
  });

  it('refuses a clause whose wording would not be recognised as the clause', async () => {
    const user = await product.signIn();
    const [clause] = standard.requiredClauses;
    const requiredClauses = [{ ...clause, words: ['洗钱'] }];
    const answer = await user.request(createReviewTemplate, {
      body: { name: '标准', ...standard, requiredClauses },
    });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('里没有识别词')]);
  });
});

describe('a list in Excel', () => {
  it('goes out, comes back as another list, and replaces a list', async () => {
    const user = await product.signIn();
    const { id } = await created(user, '采购标准');
    const file = await exported(user, id);
    expect(file.statusCode).toBe(200);
    const statement =
      'select action, object_kind as kind, object_name as name from security_records where object_id = $1';
    expect(await query(product, statement, [id])).toEqual([
      { action: 'exported', kind: 'auditTemplate', name: '采购标准' },
    ]);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('采购标准（审查清单）.xlsx'));
    const fileId = await upload(user, file.rawPayload);
    const copy = await user.call(importReviewTemplate, {
      body: { fileId, name: '导入的标准', contractType: 'sale' },
    });
    expect(copy).toMatchObject({ ...standard, name: '导入的标准', contractType: 'sale' });
    const own = [['', playbookKinds.own, '不得转包给第三方', '高', '', '', '', '', '', '']];
    const replaced = await user.call(replaceReviewTemplate, {
      params: { id },
      body: { fileId: await upload(user, sheet(own)) },
    });
    expect(replaced).toMatchObject({
      id,
      name: '采购标准',
      rules: [],
      requiredClauses: [],
      ownRules: [{ text: '不得转包给第三方', level: 'high' }],
    });
  });

  it('with wrong rows imports nothing and tells each of them', async () => {
    const user = await product.signIn();
    const { id } = await created(user, '采购标准');
    const rows = [
      [DEPOSIT, playbookKinds.rule, '', '高', '', '', '', '', '', ''],
      ['no.such', playbookKinds.rule, '', '高', '', '', '', '', '', ''],
      ['', '规则', '', '', '', '', '', '', '', ''],
    ];
    const fileId = await upload(user, sheet(rows));
    for (const answer of [
      await user.request(importReviewTemplate, { body: { fileId, name: '新标准', contractType: null } }),
      await user.request(replaceReviewTemplate, { params: { id }, body: { fileId } }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([400, '有 2 处需要改正，没有导入任何内容']);
      const { fields } = answer.body.data as { fields: { message: string }[] };
      expect(fields.map(({ message }) => message)).toEqual([
        '第 3 行：没有编号或名称为“no.such”的内置规则',
        expect.stringMatching(/^第 4 行：没有“规则”这种类型/),
      ]);
    }
    const { items } = await user.call(listReviewTemplates, {});
    expect(items.filter(({ isBuiltIn }) => !isBuiltIn)).toMatchObject([{ name: '采购标准', ...standard }]);
  });

  it.each([
    ['a text', '编号,类型', '这不是 Excel 文件'],
    ['a broken file', BROKEN_WORD, ''],
  ])('that is %s is refused with a sentence', async (_, content, words) => {
    const user = await product.signIn();
    const fileId = await upload(user, content);
    const answer = await user.request(importReviewTemplate, {
      body: { fileId, name: '新标准', contractType: null },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/[\u4e00-\u9fff]/);
    expect(answer.body.message).toContain(words);
    expect(await ownNames(user)).toEqual([]);
  });

  it('is its team’s: strangers find neither list nor file, members export and do not replace', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await created(owner, '机密底线');
    const fileId = await upload(owner, (await exported(owner, id)).rawPayload);
    expect((await exported(member, id)).statusCode).toBe(200);
    expect((await exported(stranger, id)).statusCode).toBe(404);
    const own = await upload(stranger, sheet([]));
    const statuses = async (user: TestUser, file: string) => [
      (await user.request(replaceReviewTemplate, { params: { id }, body: { fileId: file } })).status,
      (await user.request(importReviewTemplate, { body: { fileId: file, name: '偷', contractType: null } }))
        .status,
    ];
    // Not the list, and not the file inside the body; nor a file of the own space for a list of another.
    expect(await statuses(stranger, fileId)).toEqual([404, 404]);
    expect(
      (await stranger.request(replaceReviewTemplate, { params: { id }, body: { fileId: own } })).status,
    ).toBe(404);
    expect((await member.request(replaceReviewTemplate, { params: { id }, body: { fileId } })).status).toBe(
      403,
    );
    // The file of a stranger does not come into the team's list either.
    expect(
      (await owner.request(replaceReviewTemplate, { params: { id }, body: { fileId: own } })).status,
    ).toBe(404);
    expect(await ownNames(owner)).toEqual(['机密底线']);
    expect(await ownNames(stranger)).toEqual([]);
  });
});
