/**
 * Makes the file of laws that comes with the product from a folder of statutes: `node scripts/pack-laws.ts FOLDER [MINUTES]`. Vectors take hours of one core for a
 * whole corpus, so it works for so many minutes at most (none: it only writes the file), keeps what it made beside the repository's other caches and goes on from there the next
 * time; texts that have not changed keep their vectors. Documentation: laws/README.md.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalEmbedder } from '../apps/server/src/adapters/embedder/local.embedder.ts';
import { embeddedText, readStatuteFolder } from '../apps/server/src/features/laws/index.ts';
import { packShippedLaws } from '../apps/server/src/features/laws/shipped-file.ts';
import {
  linkValidity,
  packVector,
  type Statute,
  statusOn,
  unpackVector,
} from '../packages/answers/src/index.ts';

const FILE = 'national-laws.bin';
const LAWS = join(import.meta.dirname, '../laws');
const CACHE = join(import.meta.dirname, '../.cache/laws');
const HASH_BYTES = 16;
const TEXTS_AT_ONCE = 64;
/** Sorted by length together. */
const CHUNK = 2_048;
/** Six bits: the order of likeness hardly changes, and the file is a third smaller. */
const LARGEST_SHIPPED = 31;

/** Laws that people meet in their lives and businesses, by the beginning or the whole of their names. */
const everyday = [
  '劳动合同法 劳动法 劳动争议调解仲裁法 社会保险法 公司法 消费者权益保护法 民事诉讼法 道路交通安全法 刑法 治安管理处罚法',
  '食品安全法 产品质量法 电子商务法 保险法 著作权法 商标法 专利法 个人信息保护法 反不正当竞争法 广告法 价格法 旅游法 义务教育法 未成年人保护法 老年人权益保障法',
  '妇女权益保障法 残疾人保障法 反家庭暴力法 职业病防治法 安全生产法 就业促进法 工会法 仲裁法 行政处罚法 行政许可法 行政复议法 行政诉讼法 国家赔偿法 刑事诉讼法',
  '合伙企业法 个人独资企业法 企业破产法 农民专业合作社法 招标投标法 建筑法 城市房地产管理法 土地管理法 农村土地承包法 税收征收管理法 个人所得税法 票据法 电子签名法',
  '网络安全法 数据安全法 反电信网络诈骗法 药品管理法 医师法 精神卫生法 传染病防治法 消防法 环境保护法 噪声污染防治法 教育法 教师法 高等教育法 民办教育促进法',
  '居民身份证法 出境入境管理法 兵役法 退役军人保障法 律师法 公证法 人民调解法 动物防疫法 献血法 慈善法 邮政法 证券法 商业银行法 信托法 反垄断法 外商投资法 禁毒法',
].map((names) => new Set(names.split(' ').map((name) => `中华人民共和国${name}`)));

const [folder = '', minutes = '0'] = process.argv.slice(2);
const { statutes } = await readStatuteFolder(folder);
const embedder = await openLocalEmbedder((error) => console.error(error));
if (embedder === null) throw new Error('the encoder cannot be opened');
const { model } = embedder;
const cacheFile = join(CACHE, `${model}.vectors`);
const vectorBytes = packVector(new Float32Array(embedder.dimensions)).length;
const known = readCache();
const wanted = wantedArticles(statutes);

if (Number(minutes) > 0) await makeVectors(Number(minutes) * 60_000);
else await writeLaws();

interface Wanted {
  /** Among all articles. */
  readonly place: number;
  readonly text: string;
  readonly hash: string;
  readonly turn: number;
}

/** Articles in force, or of the last known wording; those that most people ask about first. */
function wantedArticles(all: readonly Statute[]): readonly Wanted[] {
  const validity = linkValidity(all);
  const newest = new Map<string, string>();
  for (const { name, published } of all)
    if ((published ?? '') >= (newest.get(name) ?? '')) newest.set(name, published ?? '');
  let place = 0;
  const found = all.flatMap(({ name, published, articles }, at) => {
    const first = place;
    place += articles.length;
    if (validity[at]?.repealedOn != null || (published ?? '') < (newest.get(name) ?? '')) return [];
    return articles.map(({ label, text }, index) => {
      const words = embeddedText({ lawName: name, label, text });
      return { place: first + index, text: words, hash: hashOf(words), turn: turnOf(name) };
    });
  });
  return found.sort((one, other) => one.turn - other.turn || one.place - other.place);
}

/** Which come first when there is no time for all. */
function turnOf(name: string): number {
  const turns: readonly ((name: string) => boolean)[] = [
    (each) => each.endsWith('民法典'),
    ...everyday.map((names) => (each: string) => names.has(each)),
    (each) =>
      /^最高人民法院关于适用《中华人民共和国(?:民法典|民事诉讼法|公司法)》|^最高人民法院关于审理(?:劳动争议|民间借贷|道路交通|买卖合同|城镇房屋租赁|人身损害)|^(?:工伤保险条例|职工带薪年休假条例|.*劳动合同法实施条例)$/.test(
        each,
      ),
    (each) => each.endsWith('法'),
    (each) => /^最高人民|^人民(?:法院|检察院)|^关于(?:审理|办理)/.test(each),
    (each) => each.endsWith('条例'),
  ];
  const turn = turns.findIndex((isIn) => isIn(name));
  return turn < 0 ? turns.length : turn;
}

function hashOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * HASH_BYTES);
}

/** Entries of a hash and a vector; one that was cut off by a stop is left out. */
function readCache(): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  if (!existsSync(cacheFile)) return entries;
  const bytes = readFileSync(cacheFile);
  const size = HASH_BYTES + vectorBytes;
  for (let at = 0; at + size <= bytes.length; at += size)
    entries.set(
      bytes.toString('hex', at, at + HASH_BYTES),
      new Uint8Array(bytes.subarray(at + HASH_BYTES, at + size)),
    );
  return entries;
}

async function makeVectors(limitMs: number): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const until = performance.now() + limitMs;
  const missing = wanted.filter(({ hash }) => !known.has(hash));
  console.log(`${wanted.length - missing.length} of ${wanted.length} articles have a vector`);
  let made = 0;
  for (let start = 0; start < missing.length && performance.now() < until; start += CHUNK) {
    // Of one length together: the shorter ones of a batch are padded to the longest.
    const chunk = missing
      .slice(start, start + CHUNK)
      .sort((one, other) => one.text.length - other.text.length);
    for (let at = 0; at < chunk.length && performance.now() < until; at += TEXTS_AT_ONCE) {
      const rows = chunk.slice(at, at + TEXTS_AT_ONCE);
      const vectors =
        (await embedder?.embed(
          rows.map(({ text }) => text),
          'article',
        )) ?? [];
      const entries = rows.map(({ hash }, row) =>
        Buffer.concat([Buffer.from(hash, 'hex'), packVector(vectors[row] ?? new Float32Array())]),
      );
      appendFileSync(cacheFile, Buffer.concat(entries));
      made += rows.length;
    }
  }
  console.log(`${made} made`);
}

async function writeLaws(): Promise<void> {
  const vectors = new Map(
    wanted
      .toSorted((one, other) => one.place - other.place)
      .flatMap(({ place, hash }) => {
        const vector = known.get(hash);
        return vector === undefined
          ? []
          : [[place, packVector(unpackVector(vector), LARGEST_SHIPPED)] as const];
      }),
  );
  const bytes = await packShippedLaws({ statutes, vectors });
  const described = {
    file: FILE,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    ...countLaws(),
    model,
    vectors: vectors.size,
    wanted: wanted.length,
  };
  mkdirSync(LAWS, { recursive: true });
  // A partial file must never have the final name.
  writeFileSync(join(LAWS, `${FILE}.part`), bytes);
  renameSync(join(LAWS, `${FILE}.part`), join(LAWS, FILE));
  writeFileSync(join(LAWS, 'manifest.json'), `${JSON.stringify({ files: [described] }, null, 2)}\n`);
  console.log(described);
}

function countLaws() {
  const validity = linkValidity(statutes);
  const newest =
    statutes
      .map(({ published }) => published ?? '')
      .sort()
      .at(-1) ?? '';
  const inForce = statutes.filter((law, at) => {
    const own = validity[at];
    return own !== undefined && statusOn({ ...own, effective: law.effective }, newest) === 'inForce';
  });
  return {
    stateOf: newest,
    laws: statutes.length,
    inForce: inForce.length,
    articles: statutes.reduce((sum, { articles }) => sum + articles.length, 0),
  };
}
