/**
 * Makes the language model of contract correction from the sources of Debian's package libime (LGPL data, see
 * THIRD_PARTY.md): fetched through apt with separate lists, so that the system's stay unchanged, then packed into
 * one compact file in `models/`. The product never does this: the file comes with the repository.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from './bootstrap.text.mjs';
import { hashContents } from './content-hash.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';

const SOURCE_PACKAGE = 'libime';
const FILE = 'contract-language.bin.zst';
const LANGUAGE = 'packages/proofread/src/language';
/** What decides the bytes of the file, beside Debian's package: when one of them changes, it must be made again. */
const MAKERS = [
  `${LANGUAGE}/build-confusions.ts`,
  `${LANGUAGE}/contract-pairs.txt`,
  `${LANGUAGE}/contract-vocabulary.words.ts`,
  `${LANGUAGE}/language-file.ts`,
  `${LANGUAGE}/look-alikes.words.ts`,
  `${LANGUAGE}/mix-contract-pairs.ts`,
  `${LANGUAGE}/pack-language.ts`,
  'scripts/pack-language.ts',
];
/** A mirror that does not answer must not hold up the work. */
const NETWORK_LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** The entry of the file in the manifest names this hash. */
export function languageSources(base = root) {
  return hashContents(base, MAKERS);
}

/** Writes the file and its entry in the manifest. */
export async function makeLanguageModel(base = root) {
  console.log(text.makingLanguageModel);
  const work = mkdtempSync(join(tmpdir(), 'wenjian-language-'));
  try {
    if (!(await make(base, work))) throw new Error(text.languageModelFailed);
    describe(base);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} base */
function describe(base) {
  const path = join(base, 'models', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const bytes = readFileSync(join(base, 'models', FILE));
  const own = manifest.files.find((/** @type {{ file: string }} */ { file }) => file === FILE);
  own.sha256 = createHash('sha256').update(bytes).digest('hex');
  own.bytes = bytes.length;
  own.sources = languageSources(base);
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * @param {string} base
 * @param {string} work
 */
async function make(base, work) {
  if (!(await fetchSource(work)) || !(await unpack(work))) return false;
  const args = ['scripts/pack-language.ts', work, join(base, 'models', FILE)];
  return succeeds(pinnedNode(base), args, base);
}

/** @param {string} work */
async function fetchSource(work) {
  for (const name of ['parts', 'lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(work, name), { recursive: true });
  }
  writeFileSync(join(work, 'status'), '');
  for (const [name, content] of readSystemSources()) writeFileSync(join(work, 'parts', name), content);
  const own = ['Dir::Etc::sourcelist=/dev/null', `Dir::Etc::sourceparts=${join(work, 'parts')}`].concat([
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::State::status=${join(work, 'status')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'APT::Sandbox::User=root',
  ]);
  const options = [...own.flatMap((option) => ['-o', option]), ...NETWORK_LIMITS];
  const isListed = await succeeds('apt-get', [...options, 'update'], work);
  return isListed && succeeds('apt-get', [...options, 'source', '--download-only', SOURCE_PACKAGE], work);
}

/**
 * The system's package sources, asked for sources instead of binaries.
 *
 * @param {string} [etc]
 * @returns {[name: string, content: string][]}
 */
export function readSystemSources(etc = '/etc/apt') {
  const parts = join(etc, 'sources.list.d');
  const files = existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : [];
  return [join(etc, 'sources.list'), ...files]
    .filter((file) => existsSync(file) && /\.(?:list|sources)$/.test(file))
    .map((file, index) => {
      const content = readFileSync(file, 'utf8')
        .replaceAll(/^Types:.*$/gm, 'Types: deb-src')
        .replaceAll(/^deb\s/gm, 'deb-src ');
      return [`${index}${file.endsWith('.list') ? '.list' : '.sources'}`, content];
    });
}

/**
 * The word model, the pinyin dictionary and the shape tables, straight into the folder.
 *
 * @param {string} work
 */
async function unpack(work) {
  const archive = readdirSync(work).find((name) => /^libime_.*\.orig\.tar\.xz$/.test(name));
  if (archive === undefined) return false;
  const outer = ['-xJf', archive, '--strip-components=2', '--wildcards', '*/data/*.tar.*'];
  if (!(await succeeds('tar', outer, work))) return false;
  const inner = readdirSync(work).filter((name) => /^(?:lm_sc|dict|table).*\.tar\.(?:xz|gz)$/.test(name));
  for (const name of inner) if (!(await succeeds('tar', ['-xf', name], work))) return false;
  return inner.length > 0;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function succeeds(command, args, cwd) {
  return (await runCommand(command, args, { cwd, isQuiet: true })).status === 0;
}
