/** The contract of the public example, as it lies beside the code. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface ExampleFile {
  readonly name: string;
  readonly sha256: string;
  open(): Readable;
}

const NAME = '办公系统采购与服务合同.docx';
const PLACE = new URL('./example/contract.docx', import.meta.url);

let known: Promise<string> | null = null;

export async function exampleFile(): Promise<ExampleFile> {
  known ??= readFile(PLACE).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
  return { name: NAME, sha256: await known, open: () => createReadStream(PLACE) };
}
