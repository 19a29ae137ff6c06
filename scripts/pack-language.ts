/** Packs the unpacked sources of a folder into the language file: `node scripts/pack-language.ts FOLDER FILE`. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { packLanguage, writeLanguageFile } from '../packages/proofread/src/index.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const arrays = packLanguage({
  arpa: read('lm_sc.arpa'),
  contractPairs: readFileSync(
    join(import.meta.dirname, '../packages/proofread/src/language/contract-pairs.txt'),
    'utf8',
  ),
  pinyin: read('dict_sc.txt'),
  shapes: [read('cj.txt'), read('wbx.txt')],
  standardCharacters: standardCharacters(),
});
// A partial file must never have the final name.
const packed = zstdCompressSync(writeLanguageFile(arrays), {
  params: { [constants.ZSTD_c_compressionLevel]: 19 },
});
writeFileSync(`${file}.part`, packed);
renameSync(`${file}.part`, file);

/** The two levels of GB 2312: rows 16 to 87 of 94 characters each, by their bytes. */
function standardCharacters(): string {
  const decoder = new TextDecoder('gb18030');
  let characters = '';
  for (let row = 0xb0; row <= 0xf7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) characters += decoder.decode(Uint8Array.of(row, cell));
  }
  return characters.replaceAll(/[^\u4e00-\u9fff]/g, '');
}
