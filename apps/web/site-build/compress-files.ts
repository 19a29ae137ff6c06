/** Compresses the built scripts and styles once, so that the server never has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|svg|json)$/;
/** Smaller files are not worth compressing. */
const MIN_BYTES = 1024;
/** The highest level takes seconds for the largest workspace files and gains little. */
const BEST_UP_TO_BYTES = 400_000;
const BEST = 11;
const GOOD = 9;

export async function compressFiles(output: string): Promise<void> {
  const folder = join(output, 'assets');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < MIN_BYTES) return;
  const quality = bytes.length > BEST_UP_TO_BYTES ? GOOD : BEST;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
