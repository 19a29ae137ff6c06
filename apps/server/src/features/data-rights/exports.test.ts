import { randomUUID } from 'node:crypto';
import {
  createTeam,
  downloadOwnDataExport,
  downloadTeamDataExport,
  insertKnowledge,
  listMessages,
  listTeamRecords,
  readOwnDataExport,
  requestOwnDataExport,
  requestTeamDataExport,
  saveCurrentTeam,
  session,
} from '@wenjian/api';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataRules } from '../../processes/feature-jobs.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { grant, newTeam } from '../teams/teams.testing.ts';
import { download, fillRest, fillSpace, makeExports } from './data-rights.testing.ts';
import { finishTasks, madeContents } from './finished-tasks.testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function firstOf(user: TestUser, select: string) {
  const [row] = await query(product, `${select} where team_id = $1 limit 1`, [user.teamId]);
  return { id: String(row?.id) };
}

const rowsIn = (files: ReadonlyMap<string, Buffer>, table: string) =>
  JSON.parse(files.get(`数据/${table}.json`)?.toString() ?? 'null') as Record<string, unknown>[];

describe('the archive of a person', () => {
  it('has every table, every file, and no secrets', async () => {
    const user = await product.signIn();
    await fillSpace(product, user);
    await fillRest(product, user, await product.signIn());
    const odd = '../../../=cmd|x:"报价".txt';
    const fileId = await uploadFile(product.server, user, odd, '文件的内容');
    await user.call(insertKnowledge, { body: { fileId } });
    await user.call(requestOwnDataExport, {});
    await makeExports(product);
    const { answer, files } = await download(product, user, downloadOwnDataExport);

    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    const tables = dataRules
      .filter(({ isArchived }) => isArchived)
      .map(({ table }) => getTableConfig(table).name);
    const archived = [...files.keys()].filter((name) => name.startsWith('数据/'));
    expect(archived.sort()).toEqual(tables.map((name) => `数据/${name}.json`).sort());
    expect(rowsIn(files, 'users')).toMatchObject([{ phone: user.phone }]);
    const empty = tables.filter((table) => rowsIn(files, table).length === 0);
    expect(empty).toEqual([]);
    const uploaded = await query(product, 'select id from files where team_id = $1', [user.teamId]);
    const names = [...files.keys()].filter((name) => name.startsWith('文件/'));
    expect(names).toHaveLength(uploaded.length);
    expect(files.get(`文件/${fileId.slice(0, 8)}-_.._.._=cmd_x__报价_.txt`)?.toString()).toBe('文件的内容');
    for (const name of files.keys()) expect(name).not.toMatch(/(^|\/)\.\.(\/|$)|^\/|\\/);
    const whole = Buffer.concat([...files.values()]).toString();
    const [key] = await query(product, 'select key_sha256 from open_api_keys where team_id = $1', [
      user.teamId,
    ]);
    expect(whole).not.toContain(String(key?.key_sha256));
    expect(whole).not.toContain('secret-');
  });

  it('has the results made from the files, each with a descriptive name', async () => {
    const user = await product.signIn();
    await fillSpace(product, user);
    const text = await firstOf(user, 'select id from text_base_documents');
    const ids = await finishTasks(product, user);
    await user.call(requestOwnDataExport, {});
    await makeExports(product);
    const { files } = await download(product, user, downloadOwnDataExport);
    const contentOf = (name: string) => files.get(name)?.toString();
    const short = (tool: string) => ids.get(tool)?.slice(0, 8);
    const { convert, ocr, template, compare } = madeContents;
    expect(contentOf(`导出文件/${short('template')}-采购合同.docx`)).toBe(template.docx);
    expect(contentOf(`导出文件/${short('template')}-采购合同.pdf`)).toBe(template.pdf);
    expect(contentOf(`导出文件/${short('convert')}-一.pdf`)).toBe(convert.one);
    expect(contentOf(`导出文件/${short('convert')}-二.pdf`)).toBe(convert.other);
    expect(contentOf(`导出文件/${short('ocr')}-扫描件.txt`)).toBe(ocr.txt);
    expect(contentOf(`导出文件/${short('ocr')}-扫描件.docx`)).toBe(ocr.docx);
    expect(contentOf(`结果/${short('ocr')}-ocr-扫描件.png.json`)).toBe(ocr.record);
    expect(contentOf(`结果/${short('compare')}-compare-比对.json`)).toBe(compare.record);
    expect(contentOf(`查重文本/${text.id.slice(0, 8)}-一.txt`)).toMatch(/^甲\d+$/);
    const results = [...files.keys()].filter((name) => name.startsWith('结果/'));
    expect(results).toHaveLength(2);
    for (const name of results) JSON.parse(contentOf(name) ?? '');
    expect(contentOf('缺失的内容.txt')).toBe('');
    const folders = new Set([...files.keys()].flatMap((name) => /^(.+?)\//.exec(name)?.[1] ?? []));
    for (const folder of folders) expect(contentOf('说明.txt')).toContain(`${folder}：`);
  });

  it('is made once per period, announced by a message, and available for a week', async () => {
    const user = await product.signIn();
    expect(await user.call(readOwnDataExport, {})).toEqual({ export: null });
    expect((await download(product, user, downloadOwnDataExport)).answer.statusCode).toBe(404);
    const first = await user.call(requestOwnDataExport, {});
    expect(first.export).toMatchObject({ status: 'pending', size: null });
    expect(await user.call(requestOwnDataExport, {})).toEqual(first);
    expect((await download(product, user, downloadOwnDataExport)).answer.statusCode).toBe(409);
    await makeExports(product);
    const { items } = await user.call(listMessages, { body: {} });
    expect(items[0]).toMatchObject({ kind: 'account', link: '/account/settings' });
    const again = await user.request(requestOwnDataExport);
    expect([again.status, again.body.message]).toEqual([
      429,
      '60 分钟内已导出过一次，请直接下载，或稍后再导出',
    ]);
    await query(product, `update data_exports set expires_at = now() - interval '1 second'`, []);
    expect(await user.call(readOwnDataExport, {})).toEqual({ export: null });
    const expired = await download(product, user, downloadOwnDataExport);
    expect(expired.answer.statusCode).toBe(410);
  });

  it('has nothing of a team they work in, except the membership and what they wrote there', async () => {
    const owner = await product.signIn();
    const team = await newTeam(product, owner);
    await owner.call(saveCurrentTeam, { body: { teamId: team.id } });
    const fileId = await uploadFile(product.server, owner, '团队机密.txt', '团队的内容');
    await owner.call(insertKnowledge, { body: { fileId, teamId: team.id } });
    await query(
      product,
      `insert into security_records (team_id, user_id, action, object_kind, object_id, object_name) select $1::uuid, id, 'viewed', 'document', $1::text, '团队机密.txt' from users where phone = $2`,
      [team.id, owner.phone],
    );
    await owner.call(requestOwnDataExport, {});
    await makeExports(product);
    const { files } = await download(product, owner, downloadOwnDataExport);
    expect(rowsIn(files, 'team_members').map(({ teamId }) => teamId)).toContain(team.id);
    expect(rowsIn(files, 'files')).toEqual([]);
    for (const [name, content] of files) expect([name, content.includes('团队机密')]).toEqual([name, false]);
  });

  it('has the events of their own devices, and none of a device that others use too', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const [own, shared] = [randomUUID(), randomUUID()];
    for (const [{ phone }, device] of [
      [user, own],
      [user, shared],
      [other, shared],
    ] as const)
      await query(
        product,
        'insert into user_devices (user_id, device_id) select id, $2 from users where phone = $1',
        [phone, device],
      );
    for (const device of [own, shared])
      await query(
        product,
        `insert into log_events (service, event, path, detail, device_id, at) values ('logs', 'page', '/', '', $1, now())`,
        [device],
      );
    await user.call(requestOwnDataExport, {});
    await makeExports(product);
    const { files } = await download(product, user, downloadOwnDataExport);
    expect(rowsIn(files, 'log_events').map(({ deviceId }) => deviceId)).toEqual([own]);
  });
});

describe('the archive of a team', () => {
  it('is for its owner and admins, and is recorded', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const { teamId } = await owner.call(createTeam, { body: { name: '法务部' } });
    await grant(product, teamId, 'basic');
    const { user } = await member.call(session, {});
    await query(product, `insert into team_members (team_id, user_id, role) values ($1, $2, 'member')`, [
      teamId,
      user.userId,
    ]);
    await owner.call(saveCurrentTeam, { body: { teamId } });
    await fillSpace(product, owner);
    const params = { id: teamId };
    expect((await member.request(requestTeamDataExport, { params })).status).toBe(403);
    await owner.call(requestTeamDataExport, { params });
    await makeExports(product);
    expect((await download(product, member, downloadTeamDataExport, params)).answer.statusCode).toBe(403);
    const { answer, files } = await download(product, owner, downloadTeamDataExport, params);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('法务部-数据导出-'));
    expect(rowsIn(files, 'tasks').length).toBeGreaterThan(5);
    // A member's chats in the team belong to the member, and so do their messages.
    expect((await query(product, 'select 1 from chats where team_id = $1', [teamId])).length).toBeGreaterThan(
      0,
    );
    for (const name of ['chats', 'chat_messages', 'messages', 'feedback', 'log_events'])
      expect(files.has(`数据/${name}.json`)).toBe(false);
    // People are in it as members, by their id; their account data is not included.
    expect(files.has('数据/users.json')).toBe(false);
    const { items } = await owner.call(listTeamRecords, { params, query: {} });
    expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['exported', 'downloaded']));
  });
});
