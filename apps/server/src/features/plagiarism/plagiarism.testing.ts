/** Shared by the tests of plagiarism checks: texts with known reuse, checked through the product. */
import {
  type AnyRoute,
  addToTextBase,
  type CallInput,
  completeUpload,
  createPlagiarismMany,
  createPlagiarismPair,
  listTextBase,
  openApiRoutes,
  openApiTwin,
  readPlagiarism,
  readPlagiarismMany,
  readPlagiarismPair,
  routeUrl,
  sendChunk,
} from '@wenjian/api';
import { expect } from 'vitest';
import {
  createTestClient,
  type TestClient,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';
import { BROKEN_WORD, completionOf, fieldsOf, uploadFile } from '../../testing/upload-file.ts';

export const REUSED =
  '乙方应在收到甲方书面通知之日起三个工作日内派出不少于五名持证工程师进驻现场，并在驻场期间每日提交加盖项目章的施工日志。';
export const OTHER_REUSED =
  '设备验收分为到货验收、安装调试验收与七十二小时连续试运行验收三个阶段，每一阶段均须由双方代表签署书面验收单。';
export const TEMPLATE =
  '第一章 总则 本招标文件所称投标人是指响应招标、参加投标竞争的法人或者其他组织，投标人不得相互串通投标报价。';

export const BID = [
  '青禾公司投标文件',
  TEMPLATE,
  REUSED,
  '我公司承诺选用国产化率超过百分之九十的核心部件，全部备件在杭州中心仓库常备两套以上。',
].join('\n');

export const RIVAL = [
  '云杉公司投标方案',
  '本公司成立于二零零九年，主营业务为轨道交通屏蔽门系统的设计与维护，拥有自主专利四十七项。',
  TEMPLATE,
  REUSED,
  '售后团队分布在华东六省，平均到场时间为二小时四十分钟。',
].join('\n');

export const UNRELATED = [
  '房屋租赁合同',
  '出租人将坐落于湖滨路十八号三单元的住宅出租给承租人居住使用，租期自交付钥匙之日起计算十二个月。',
  '租金按季度支付，承租人应当爱护室内家具并按时缴纳水电燃气费用。',
].join('\n');

export const THIRD = `松涛公司应答文件\n${TEMPLATE}\n${REUSED}\n本段为松涛公司自述，介绍其在西南地区承建的十二座变电站及其运维记录，与其他各方无关。\n${OTHER_REUSED}\n我方另提供五年免费质保与每年四次巡检。`;
/** Pretends to be a Word file. */
export const BROKEN = ['坏文件.docx', BROKEN_WORD] as const;

export type TextFile = readonly [name: string, content: string | Buffer];

export async function upload(
  product: TestProduct,
  user: TestUser,
  files: readonly TextFile[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [name, content] of files) ids.push(await uploadFile(product.server, user, name, content));
  return ids;
}

/** Waits until all of them are read. */
export async function fillTextBase(product: TestProduct, user: TestUser, files: readonly TextFile[]) {
  const fileIds = [...(await upload(product, user, files))];
  const { items } = await user.call(addToTextBase, { body: { fileIds } });
  const statuses = async () => (await user.call(listTextBase, {})).items.map(({ status }) => status);
  await expect.poll(statuses).not.toContain('pending');
  return items;
}

type PairBody = CallInput<typeof createPlagiarismPair>['body'];
type ManyBody = CallInput<typeof createPlagiarismMany>['body'];

export async function startPair(
  product: TestProduct,
  user: TestUser,
  [origin, target]: readonly [readonly TextFile[], readonly TextFile[]] = [
    [['青禾.txt', BID]],
    [['云杉.txt', RIVAL]],
  ],
  more: Partial<PairBody> = {},
): Promise<string> {
  const body = {
    origin: { fileIds: [...(await upload(product, user, origin))] },
    target: { fileIds: [...(await upload(product, user, target))] },
    ...more,
  };
  return (await user.call(createPlagiarismPair, { body })).id;
}

export async function startMany(
  product: TestProduct,
  user: TestUser,
  origin: readonly TextFile[],
  targets: readonly (readonly TextFile[])[],
  more: Partial<ManyBody> = {},
): Promise<string> {
  const parties: { fileIds: string[] }[] = [];
  for (const target of targets) parties.push({ fileIds: [...(await upload(product, user, target))] });
  const body = {
    origin: { fileIds: [...(await upload(product, user, origin))] },
    targets: parties,
    ...more,
  };
  return (await user.call(createPlagiarismMany, { body })).id;
}

export async function settled(user: TestUser, id: string) {
  const read = () => user.call(readPlagiarism, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  return read();
}

export async function checkedPair(product: TestProduct, user: TestUser, ...rest: Rest<typeof startPair>) {
  const id = await startPair(product, user, ...rest);
  expect(await settled(user, id)).toMatchObject({ status: 'complete', failure: null });
  const { task, result } = await user.call(readPlagiarismPair, { query: { taskId: id } });
  if (!result) throw new Error('a complete check without a result');
  return { id, task, result };
}

export async function checkedMany(product: TestProduct, user: TestUser, ...rest: Rest<typeof startMany>) {
  const id = await startMany(product, user, ...rest);
  expect(await settled(user, id)).toMatchObject({ status: 'complete', failure: null });
  const { task, result } = await user.call(readPlagiarismMany, { query: { taskId: id } });
  if (!result) throw new Error('a complete check without a result');
  return { id, task, result };
}

type Rest<F> = F extends (product: TestProduct, user: TestUser, ...rest: infer R) => unknown ? R : never;

/** A caller with this key and no token. */
export function keyClient(product: TestProduct, key: string): TestClient {
  return createTestClient(product.server, { 'open-api-key': key });
}

/** Like any program: the file in one chunk, then its completion. */
export async function uploadWithKey(
  product: TestProduct,
  key: string,
  filename: string,
  content: string,
): Promise<string> {
  const plan = { identifier: `key-${filename}`, filename, content: Buffer.from(content) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(plan, 1))) form.set(name, String(value));
  form.set('file', new Blob([content]), filename);
  const encoded = new Response(form);
  const sent = await product.server.app.inject({
    method: 'POST',
    url: twinOf(sendChunk).path,
    headers: { 'open-api-key': key, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (sent.statusCode !== 200) throw new Error(`chunk answered ${sent.statusCode}: ${sent.body}`);
  const completion = { body: completionOf(plan) };
  return (await keyClient(product, key).call(twinOf(completeUpload), completion)).fileId;
}

export function twinOf<R extends AnyRoute>(route: R): R {
  const { path } = openApiTwin(route);
  const twin = openApiRoutes.find((one) => one.path === path && one.method === route.method);
  if (!twin) throw new Error(`${route.name} has no twin`);
  return twin as R;
}

export async function download(
  product: TestProduct,
  route: AnyRoute,
  query: Record<string, string>,
  headers: Record<string, string>,
) {
  return product.server.app.inject({ method: 'GET', url: routeUrl(route, {}, query), headers });
}

export const bearer = (user: TestUser) => ({ authorization: `Bearer ${user.accessToken}` });
