/**
 * In: the name of a file in the repository's folder `models`. Out: its bytes, once they are those that the manifest there describes. A file that was
 * cut off, replaced or never fetched gets a sentence of its own instead of odd results.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { modelFilesText } from './model-files.text.ts';

const FOLDER = new URL('../../../../../models/', import.meta.url);
const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  files: z.array(z.object({ file: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

export interface ModelFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** `folder`: another one in tests. */
export async function readModelFile(file: string, folder: URL = FOLDER): Promise<ModelFile> {
  const manifest = manifestSchema.parse(JSON.parse((await read(MANIFEST, folder)).toString('utf8')));
  const described = manifest.files.find((each) => each.file === file);
  if (described === undefined) throw new Error(modelFilesText.unknown(file));
  const bytes = await read(file, folder);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== described.sha256) throw new Error(modelFilesText.altered(file));
  return { bytes, sha256 };
}

async function read(file: string, folder: URL): Promise<Buffer> {
  try {
    return await readFile(new URL(file, folder));
  } catch (error) {
    throw new Error(modelFilesText.missing(file), { cause: error });
  }
}
