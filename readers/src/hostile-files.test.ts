/**
 * Malicious files, read as the product reads them: each ends quickly with its own sentence. Malicious PDFs
 * have a separate test.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildZip, docxEntries, paragraph } from './fixtures.testing.ts';
import { createDocumentTools, type DocumentTools, recogniseSource } from './index.ts';
import { processorMs } from './processor-time.testing.ts';
import { countTried } from './tried-inputs.testing.ts';

countTried('zip bombs, entities, nesting, huge pictures', {
  byTests: /^a hostile file (with (?!an entry named).* is refused|that is a zip bomb)/,
});
countTried('entries that lead out of the archive', { byTests: /with an entry named/ });

const MAX_REFUSAL_MS = 5_000;
/** Recognition loads its models and examines the whole picture, even on a busy machine. */
const MAX_READ_MS = 30_000;
vi.setConfig({ testTimeout: 2 * MAX_READ_MS, hookTimeout: MAX_READ_MS });

const contract = docxEntries({ body: paragraph('甲方') });

const bombed = (bytes: number): Buffer =>
  buildZip(
    contract.map((entry) =>
      entry.name === 'word/document.xml'
        ? { ...entry, data: Buffer.alloc(bytes, ' '), isCompressed: true }
        : entry,
    ),
  );

/** A thousandth of its size when packed. */
const bomb = bombed(64 * 1024 * 1024);

/** Each entity is ten times the previous one: a hundred thousand million characters from a thousand bytes. */
function entityBomb(): Buffer {
  const entities = Array.from(
    { length: 11 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  const prologue = `<!DOCTYPE x [<!ENTITY e0 "甲">${entities.join('')}]>`;
  return buildZip(docxEntries({ body: paragraph('&e11;'), prologue }));
}

function outsideEntity(): Buffer {
  const prologue = '<!DOCTYPE x [<!ENTITY outside SYSTEM "file:///etc/passwd">]>';
  return buildZip(docxEntries({ body: paragraph('&outside;'), prologue }));
}

/** Only declares this size; the checksum of its header is right. */
async function hugePicture(side: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  picture.writeUInt32BE(side, 16);
  picture.writeUInt32BE(side, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** Every pixel is there: in a palette, one bit for each. It is decoded to three bytes for each. */
function whitePicture(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([255, 255, 255])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const BOMB = '文件解压后过大或压缩比异常，为安全起见不予读取。';
const DECLARATION = '文件中含有不允许的 DTD 声明，为安全起见不予读取。';
const OUTSIDE = '文件中含有指向外部的路径，为安全起见不予读取。';
const NESTING = '文件内容的嵌套层数异常，为安全起见不予读取。';

describe('a hostile file', () => {
  let folder = '';
  let tools: DocumentTools;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    tools = createDocumentTools({ workFolder: folder, ocrWorkers: 1 });
  });
  afterAll(async () => {
    await tools.close();
    await rm(folder, { recursive: true });
  });

  async function written(bytes: Buffer): Promise<string> {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return path;
  }

  async function timedRead(bytes: Buffer) {
    const path = await written(bytes);
    const started = processorMs();
    const outcome = await tools.read({ path, name: 'file' });
    return { outcome, processorTimeMs: processorMs() - started };
  }

  it.each([
    ['a zip bomb of 64 megabytes', () => bomb, 'tooLarge', BOMB],
    ['entities that multiply without end', entityBomb, 'damaged', DECLARATION],
    ['an entity that names a file of the machine', outsideEntity, 'damaged', DECLARATION],
    [
      'a million nested elements',
      () => buildZip(docxEntries({ body: '<w:sdt>'.repeat(1_000_000) })),
      'damaged',
      NESTING,
    ],
    [
      'a picture that says it has 60,000 × 60,000 pixels',
      () => hugePicture(60_000),
      'tooLarge',
      '图片超过 250 百万像素的上限，无法识别。',
    ],
  ] as const)('with %s is refused', async (_, build, reason, message) => {
    const { outcome, processorTimeMs } = await timedRead(await build());
    expect(outcome).toEqual({ kind: 'unreadable', reason, message });
    expect(processorTimeMs).toBeLessThan(MAX_REFUSAL_MS);
  });

  it.each([
    '../evil.sh',
    'word/../../evil.sh',
    '/etc/evil.sh',
    '//host/evil.sh',
    'C:/evil.sh',
    'C:\\evil.sh',
    '..\\..\\evil.sh',
  ])('with an entry named %s is refused', async (name) => {
    const { outcome } = await timedRead(buildZip([...contract, { name, data: 'x' }]));
    expect(outcome).toEqual({ kind: 'unreadable', reason: 'damaged', message: OUTSIDE });
  });

  it('that is a zip bomb is refused by recognition too', async () => {
    const outcome = await recogniseSource(await written(bomb), tools.recogniser);
    expect(outcome).toMatchObject({ kind: 'unreadable', reason: 'unsupported' });
  });

  it('with a picture of 10,000 × 10,000 pixels is examined within the time limit', async () => {
    const { outcome, processorTimeMs } = await timedRead(whitePicture(10_000));
    expect(outcome).toEqual({ kind: 'unreadable', reason: 'empty', message: '文件中没有可读取的文字。' });
    expect(processorTimeMs).toBeLessThan(MAX_READ_MS);
  });
});
