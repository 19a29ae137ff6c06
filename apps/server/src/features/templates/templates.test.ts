import {
  createContractTemplate,
  createTeam,
  createTemplateVersion,
  deleteContractTemplate,
  discardTemplateVersion,
  type FieldValueShape,
  listContractTemplates,
  previewFilledTemplate,
  publishTemplateVersion,
  readContractTemplate,
  readTemplateVersion,
  renameContractTemplate,
  TEMPLATE_MAX_FIELDS,
  type TemplateFieldShape,
  writeTemplateFields,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityRecords } from '../../database/schema.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { BROKEN_WORD, uploadFile } from '../../testing/upload-file.ts';
import { LEASE, made, published } from './templates.testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('a contract template', () => {
  it('has its blanks as typed fields after its file has been read', async () => {
    const user = await product.signIn();
    const { id, template } = await made(product, user);
    expect(template).toMatchObject({
      name: '租赁合同',
      versions: [{ number: 1, status: 'draft', failure: null }],
    });
    const { fields, clauses, paragraphs } = await user.call(readTemplateVersion, {
      params: { id, number: 1 },
    });
    expect(fields.map(({ kind }) => kind)).toEqual(['party', 'party', 'amount', 'date', 'choice']);
    expect(clauses).toHaveLength(1);
    expect(paragraphs.map(({ text }) => text).join('\n')).toBe(LEASE);
  });

  it('reports what of its file was not examined, and which blanks exceed the limit of a template', async () => {
    const user = await product.signIn();
    const blanks = Array.from({ length: TEMPLATE_MAX_FIELDS + 3 }, (_, index) => `第${index}项为____。`);
    const { id } = await made(product, user, blanks.join('\n'), '清单.txt');
    const { fields, coverage } = await user.call(readTemplateVersion, { params: { id, number: 1 } });
    expect(fields).toHaveLength(TEMPLATE_MAX_FIELDS);
    expect(coverage.examined).toEqual([{ what: '段落', count: blanks.length }]);
    expect(coverage.notExamined[0]).toMatchObject({ what: '填写处', count: 3 });
  });

  it('reports why a file could not be read', async () => {
    const user = await product.signIn();
    const { template } = await made(product, user, BROKEN_WORD, '坏.docx');
    expect(template.versions[0]?.status).toBe('failed');
    expect(template.versions[0]?.failure).toMatch(/\S/);
  });

  it('is changed as a draft, refuses to overwrite somebody else’s change and places outside the text', async () => {
    const user = await product.signIn();
    const { id } = await made(product, user);
    const key = { params: { id, number: 1 } };
    const { revision, fields, clauses } = await user.call(readTemplateVersion, key);
    const renamed = fields.map((field, index) => (index === 0 ? { ...field, label: '出租人' } : field));
    const changed = await user.call(writeTemplateFields, {
      ...key,
      body: { revision, fields: renamed, clauses },
    });
    expect(changed.fields[0]?.label).toBe('出租人');
    const late = await user.request(writeTemplateFields, { ...key, body: { revision, fields, clauses } });
    expect([late.status, late.body.code]).toEqual([409, 409]);
    const outside = {
      kind: 'text',
      id: 'x',
      label: '外',
      isRequired: false,
      places: [{ start: 1, end: 99_999, part: 'text' }],
    };
    const body = { revision: changed.revision, fields: [outside], clauses: [] };
    expect((await user.request(writeTemplateFields, { ...key, body })).status).toBe(400);
  });

  it('never changes once it is published; a new version is a copy that can', async () => {
    const user = await product.signIn();
    const { id, detail } = await published(product, user);
    const key = { params: { id, number: 1 } };
    const { revision } = await user.call(readTemplateVersion, key);
    const refused = await user.request(writeTemplateFields, {
      ...key,
      body: { revision, fields: [], clauses: [] },
    });
    expect(refused.body).toMatchObject({ data: { name: 'TEMPLATE_PUBLISHED' } });
    const again = await user.request(publishTemplateVersion, { ...key, body: { revision } });
    expect(again.status).toBe(409);
    const next = await user.call(createTemplateVersion, { params: { id }, body: {} });
    expect(next.versions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'draft'],
      [1, 'published'],
    ]);
    const two = { params: { id, number: 2 } };
    await user.call(writeTemplateFields, { ...two, body: { revision: 0, fields: [], clauses: [] } });
    expect((await user.call(readTemplateVersion, key)).fields).toEqual(detail.fields);
    const third = await user.request(createTemplateVersion, { params: { id }, body: {} });
    expect(third.body).toMatchObject({ data: { name: 'TEMPLATE_HAS_DRAFT' } });
  });

  it('can drop a draft beside a published version, but neither a published version nor its only one', async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const discard = (number: number) => user.request(discardTemplateVersion, { params: { id, number } });
    expect((await discard(1)).body).toMatchObject({ data: { name: 'TEMPLATE_ONLY_VERSION' } });
    await user.call(createTemplateVersion, { params: { id }, body: {} });
    expect((await discard(1)).body).toMatchObject({ data: { name: 'TEMPLATE_PUBLISHED' } });
    expect((await discard(2)).status).toBe(200);
    const { versions } = await user.call(readContractTemplate, { params: { id } });
    expect(versions.map(({ number }) => number)).toEqual([1]);
    expect((await discard(2)).status).toBe(404);
  });

  it('is read again, also from another file, after its file could not be read', async () => {
    const user = await product.signIn();
    const { id, fileId, template } = await made(product, user, BROKEN_WORD, '坏.docx');
    expect(template.versions[0]?.status).toBe('failed');
    const statusNow = async () =>
      (await user.call(readContractTemplate, { params: { id } })).versions.map(({ status }) => status);
    await user.call(createTemplateVersion, { params: { id }, body: { fileId } });
    await expect.poll(statusNow, { interval: 100 }).toEqual(['failed']);
    const good = await uploadFile(product.server, user, '租赁合同.txt', LEASE);
    await user.call(createTemplateVersion, { params: { id }, body: { fileId: good } });
    await expect.poll(statusNow, { interval: 100 }).toEqual(['draft']);
  });

  it('takes a date, a choice and a party when a user sets the type of a blank', async () => {
    const user = await product.signIn();
    const { id } = await made(product, user, '交货日：____\n方式：____\n收货人：____', '送货单.txt');
    const key = { params: { id, number: 1 } };
    const { revision, fields } = await user.call(readTemplateVersion, key);
    expect(fields.map(({ kind }) => kind)).toEqual(['text', 'text', 'text']);
    const [day, way, party] = fields.map(({ id: field, label, isRequired, places: [place] }) => ({
      base: { id: field, label, isRequired },
      place: { start: place?.start ?? 0, end: place?.end ?? 0 },
    }));
    if (!day || !way || !party) throw new Error('three blanks');
    const options = ['自提', '送货'].map((label, index) => ({ id: `o${index}`, label }));
    const typed: TemplateFieldShape[] = [
      { ...day.base, kind: 'date', places: [{ ...day.place, part: 'whole' }] },
      {
        ...way.base,
        kind: 'choice',
        isMultiple: false,
        options,
        places: [{ ...way.place, part: 'chosen' }],
      },
      { ...party.base, kind: 'party', places: [{ ...party.place, part: 'contact' }] },
    ];
    await user.call(writeTemplateFields, { ...key, body: { revision, fields: typed, clauses: [] } });
    const values: Record<string, FieldValueShape> = {
      [day.base.id]: { kind: 'date', date: '2026-03-01' },
      [way.base.id]: { kind: 'choice', optionIds: ['o1'] },
      [party.base.id]: { kind: 'party', items: { contact: '王工' } },
    };
    const { paragraphs } = await user.call(previewFilledTemplate, {
      ...key,
      body: { fields: values, omitted: [] },
    });
    expect(paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      '交货日：2026年3月1日',
      '方式：送货',
      '收货人：王工',
    ]);
  });

  it('is listed, renamed, found by name and deleted', async () => {
    const user = await product.signIn();
    const { id } = await made(product, user);
    await user.call(renameContractTemplate, { params: { id }, body: { name: '标准租约' } });
    const found = await user.call(listContractTemplates, { query: { keyword: '标准' } });
    expect(found.items.map((one) => [one.id, one.versions[0]?.fieldCount])).toEqual([[id, 5]]);
    const shared = await published(product, user);
    const ready = await user.call(listContractTemplates, { query: { status: 'published' } });
    expect([ready.items.map((one) => one.id), ready.total]).toEqual([[shared.id], 1]);
    await user.call(deleteContractTemplate, { params: { id: shared.id } });
    await user.call(deleteContractTemplate, { params: { id } });
    expect((await user.call(listContractTemplates, {})).total).toBe(0);
    expect((await user.request(readContractTemplate, { params: { id } })).status).toBe(404);
  });
});

it('leaves a record of who published, renamed and deleted it', async () => {
  const user = await product.signIn();
  const { id } = await published(product, user);
  await user.call(renameContractTemplate, { params: { id }, body: { name: '标准租约' } });
  await user.call(deleteContractTemplate, { params: { id } });
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  const rows = await database.select().from(securityRecords).where(eq(securityRecords.objectId, id));
  await close();
  const changes = rows.filter(({ action }) => action !== 'viewed');
  expect(changes.map(({ action, objectName, details }) => [action, objectName, details])).toEqual([
    ['published', '租赁合同', { version: 1 }],
    ['renamed', '标准租约', { before: '租赁合同' }],
    ['deleted', '标准租约', null],
  ]);
});

it('belongs to its space: a file of another space is refused', async () => {
  const user = await product.signIn();
  const { fileId } = await made(product, user);
  const { teamId } = await user.call(createTeam, { body: { name: '法务部' } });
  const { status } = await user.request(createContractTemplate, { body: { teamId, fileId } });
  expect(status).toBe(404);
});
