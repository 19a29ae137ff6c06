import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CFB } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contractDocx, isOfficePresent, officeTitle } from './office.testing.ts';
import {
  createOfficeConverter,
  type OfficeConverter,
  type OfficeConverterOptions,
  type OfficeReplacement,
} from './office-converter.ts';

let folder = '';
/** For tests that do not damage it: starting a process takes longer than most conversions. */
let shared: OfficeConverter;
const open: OfficeConverter[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-test-'));
  shared = createOfficeConverter({ instances: 1, workFolder: join(folder, 'shared') });
});

afterEach(async () => {
  for (const converter of open.splice(0)) await converter.close();
});

afterAll(async () => {
  await shared.close();
  await rm(folder, { recursive: true });
});

function converterOf(options: Partial<OfficeConverterOptions> = {}): OfficeConverter {
  const converter = createOfficeConverter({ instances: 1, workFolder: join(folder, 'work'), ...options });
  open.push(converter);
  return converter;
}

async function fileOf(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function converted(
  converter: OfficeConverter,
  path: string,
  to: Parameters<OfficeConverter['convert']>[1],
): Promise<string> {
  const result = await converter.convert(path, to);
  if (result.kind === 'failed') throw new Error(result.message);
  return result.path;
}

async function textOf(converter: OfficeConverter, path: string): Promise<string> {
  return readFile(await converted(converter, path, 'txt'), 'utf8');
}

/** The process that is converting a document now. */
async function busyProcess(converter: OfficeConverter, other = 0): Promise<number> {
  for (;;) {
    const busy = converter.status().instances.find((each) => each.documents > 0 && each.state === 'busy');
    const processId = busy?.processId ?? other;
    if (processId !== other) return processId;
    await sleep(20);
  }
}

/** The number of processes with the folder in their command line. */
const processCount = (workFolder: string): number =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name) && name !== String(process.pid))
    .filter((name) => commandOf(name).includes(workFolder)).length;

function commandOf(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
}

describe('without LibreOffice', () => {
  it('a document is refused with a sentence that names what is missing', async () => {
    const converter = converterOf({ program: join(folder, 'no-such-program') });
    expect(await converter.convert(await fileOf('a.txt', '甲方'), 'pdf')).toEqual({
      kind: 'failed',
      reason: 'unavailable',
      message: expect.stringContaining('LibreOffice'),
    });
    expect(converter.status()).toMatchObject({ isAvailable: false });
  });

  it('a program that is not LibreOffice is refused too', async () => {
    const converter = converterOf({ program: '/bin/false' });
    expect(await converter.convert(await fileOf('a.txt', '甲方'), 'pdf')).toMatchObject({
      reason: 'unavailable',
    });
  });
});

describe.skipIf(!isOfficePresent)(officeTitle('the office converter'), () => {
  it('renders a Word file as PDF and keeps its process for the next one', async () => {
    const converter = converterOf();
    const path = await fileOf('contract.docx', await contractDocx(3));
    const pdf = await readFile(await converted(converter, path, 'pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const first = converter.status().instances[0]?.processId;
    await converted(converter, path, 'pdf');
    expect(converter.status().instances).toEqual([{ state: 'idle', processId: first, documents: 2 }]);
  });

  it.each(['doc', 'rtf', 'odt'] as const)('converts a .%s file to .docx with its words', async (format) => {
    const converter = shared;
    const path = await fileOf('contract.docx', await contractDocx(2));
    const old = await converted(converter, path, format);
    const modern = await converted(converter, old, 'docx');
    expect((await readFile(modern)).subarray(0, 2).toString()).toBe('PK');
    const text = await textOf(converter, modern);
    expect(text).toContain('第2条 采购合同第2批标的物与价款');
    expect(text).toContain('甲方应当于 2024 年 3 月 1 日前向乙方支付人民币 2000 元');
  });

  it('reads Chinese text files in their own encoding', async () => {
    // 甲方应当支付货款。 in GB18030.
    const path = await fileOf('gb.txt', Buffer.from('bcd7b7bdd3a6b5b1d6a7b8b6bbf5bfeea1a30a', 'hex'));
    expect(await textOf(shared, path)).toContain('甲方应当支付货款。');
  });

  it('puts the result into the requested folder', async () => {
    const outputFolder = join(folder, 'out');
    await mkdir(outputFolder);
    const path = await fileOf('a.txt', '甲方');
    const result = await shared.convert(path, 'pdf', { outputFolder });
    expect(result.kind === 'converted' && result.path.startsWith(outputFolder)).toBe(true);
  });

  it('renders no more pages than requested', async () => {
    const pages = async (maxPages: number): Promise<number> => {
      const result = await shared.convert(path, 'pdf', { maxPages });
      if (result.kind === 'failed') throw new Error(result.message);
      return (await readFile(result.path, 'latin1')).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    };
    const path = await fileOf('long.txt', '甲方\n'.repeat(500));
    expect(await pages(3)).toBe(3);
    expect(await pages(2000)).toBeGreaterThan(8);
  });

  it('says when a file is broken', async () => {
    const whole = await contractDocx(2);
    const path = await fileOf('broken.docx', whole.subarray(0, whole.length >> 1));
    const rtf = await fileOf('broken.doc', CFB.write(compoundWith('WordDocument', 5000), { type: 'buffer' }));
    const converter = shared;
    expect(await converter.convert(path, 'pdf')).toMatchObject({ kind: 'failed', reason: 'damaged' });
    expect(await converter.convert(rtf, 'pdf')).toMatchObject({ kind: 'failed', reason: 'damaged' });
    expect(await converter.convert(path, 'xlsx')).toMatchObject({ kind: 'failed', reason: 'damaged' });
  });

  it('says when a conversion does not exist', async () => {
    expect(await shared.convert(await fileOf('a.txt', '甲方'), 'xlsx')).toEqual({
      kind: 'failed',
      reason: 'damaged',
      message: '该类文件无法转换为 xlsx 格式。',
    });
  });

  it('says when a file is password-protected', async () => {
    const modern = await fileOf(
      'locked.docx',
      CFB.write(compoundWith('EncryptedPackage', 5000), { type: 'buffer' }),
    );
    const converter = shared;
    const doc = await readFile(
      await converted(converter, await fileOf('contract.docx', await contractDocx(1)), 'doc'),
    );
    // The mark of the file information block, at the beginning of a sector; its flags say whether the text is
    // encrypted.
    const block = doc.indexOf(Buffer.from([0xec, 0xa5]));
    doc.writeUInt16LE(doc.readUInt16LE(block + 10) | 0x0100, block + 10);
    const old = await fileOf('locked.doc', doc);
    for (const path of [modern, old])
      expect(await converter.convert(path, 'pdf')).toEqual({
        kind: 'failed',
        reason: 'encrypted',
        message: '文件设有打开密码，请取消密码后重新上传。',
      });
  });

  it('ends a document that takes too long, and converts the next', async () => {
    const converter = converterOf();
    const path = await fileOf('big.docx', await contractDocx(400));
    expect(await converter.convert(path, 'pdf', { processorMs: 400 })).toEqual({
      kind: 'failed',
      reason: 'timeout',
      message: '文件转换用去 0.4 秒处理器时间仍未完成，已停止转换。',
    });
    expect(await textOf(converter, await fileOf('a.txt', '甲方'))).toContain('甲方');
  });

  it('ends the process of a cancelled document, and converts the next', async () => {
    const converter = converterOf();
    const path = await fileOf('big.docx', await contractDocx(400));
    const unwanted = new AbortController();
    const conversion = converter.convert(path, 'pdf', { signal: unwanted.signal });
    const ended = expect(conversion).rejects.toThrow('aborted');
    const first = await busyProcess(converter);
    unwanted.abort();
    await ended;
    expect(() => process.kill(first, 0)).toThrow('ESRCH');
    expect(await textOf(converter, await fileOf('a.txt', '甲方'))).toContain('甲方');
  });

  it('removes a cancelled document from the queue', async () => {
    const converter = shared;
    const path = await fileOf('a.txt', '甲方');
    // A small one would be done before the second is seen to wait.
    const first = converter.convert(await fileOf('big.docx', await contractDocx(400)), 'pdf');
    // Documents queue when they have been examined: the small one would be first.
    await busyProcess(converter);
    const unwanted = new AbortController();
    const second = converter.convert(path, 'pdf', { signal: unwanted.signal });
    const ended = expect(second).rejects.toThrow('aborted');
    await expect.poll(() => converter.status().waiting).toBe(1);
    unwanted.abort();
    await ended;
    expect(converter.status().waiting).toBe(0);
    expect(await first).toMatchObject({ kind: 'converted' });
  });

  it('ends a document that uses too much memory', async () => {
    const converter = converterOf({ memoryBytes: 120 * 1024 * 1024 });
    const path = await fileOf('big.docx', await contractDocx(400));
    expect(await converter.convert(path, 'pdf')).toMatchObject({ kind: 'failed', reason: 'memory' });
  });

  it('replaces a process that hangs and converts the document with another', async () => {
    const converter = converterOf({ hungMs: 1500 });
    const path = await fileOf('big.docx', await contractDocx(150));
    const conversion = converter.convert(path, 'txt');
    const first = await busyProcess(converter);
    process.kill(first, 'SIGSTOP');
    expect(await conversion).toMatchObject({ kind: 'converted' });
    expect(converter.status().instances[0]?.processId).not.toBe(first);
  });

  it('replaces a process that is killed and converts the document with another', async () => {
    const converter = converterOf();
    const path = await fileOf('big.docx', await contractDocx(150));
    const conversion = converter.convert(path, 'txt');
    const first = await busyProcess(converter);
    await sleep(100);
    process.kill(first, 'SIGKILL');
    const result = await conversion;
    if (result.kind === 'failed') throw new Error(result.message);
    expect(await readFile(result.path, 'utf8')).toContain('第150条');
    expect(existsSync(`/proc/${first}`)).toBe(false);
  });

  it('gives up a document that kills every process', async () => {
    const converter = converterOf();
    const path = await fileOf('big.docx', await contractDocx(150));
    const conversion = converter.convert(path, 'txt');
    const first = await busyProcess(converter);
    process.kill(first, 'SIGKILL');
    process.kill(await busyProcess(converter, first), 'SIGKILL');
    expect(await conversion).toMatchObject({ kind: 'failed', reason: 'damaged' });
  });

  it('replaces a process after its number of documents', async () => {
    const replaced: OfficeReplacement[] = [];
    const converter = converterOf({
      documentsPerInstance: 2,
      onReplaced: (reason) => void replaced.push(reason),
    });
    const path = await fileOf('a.txt', '甲方');
    const left: number[] = [];
    for (let document = 0; document < 4; document++) {
      await converted(converter, path, 'pdf');
      left.push(converter.status().instances[0]?.documents ?? 0);
    }
    expect(replaced).toEqual(['served', 'served']);
    expect(left).toEqual([1, 0, 1, 0]);
  });

  it('keeps documents separate that are converted at the same time', async () => {
    const converter = converterOf({ instances: 2 });
    const names = ['采购', '租赁', '借款', '承揽', '运输', '保管'];
    const paths = await Promise.all(
      names.map(async (name) => fileOf(`${name}.docx`, await contractDocx(20, `${name}合同`))),
    );
    const texts = await Promise.all(paths.map((path) => textOf(converter, path)));
    texts.forEach((text, index) => {
      for (const name of names)
        expect(text.includes(`${name}合同第20批`), `${name} in ${index}`).toBe(name === names[index]);
    });
  });

  it('leaves no process and no file, even when closed during a conversion', async () => {
    const converter = converterOf({ instances: 2 });
    const path = await fileOf('big.docx', await contractDocx(300));
    const results = [1, 2, 3].map(() => converter.convert(path, 'pdf'));
    await busyProcess(converter);
    await converter.close();
    for (const result of await Promise.all(results))
      expect(result).toMatchObject({ kind: 'failed', reason: 'unavailable' });
    expect(processCount(join(folder, 'work'))).toBe(0);
    expect(await readdir(join(folder, 'work'))).toEqual([]);
    expect(await converter.convert(path, 'pdf')).toMatchObject({ reason: 'unavailable' });
  });
});

function compoundWith(stream: string, bytes: number): ReturnType<typeof CFB.utils.cfb_new> {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, Buffer.alloc(bytes, 7));
  return file;
}
