/**
 * The language model of contract correction, made once from the sources of Debian's package libime (LGPL
 * data, see THIRD_PARTY.md): fetched through apt with separate lists, so that the system's stay unchanged,
 * then packed into one compact file. Without it correction uses only its lexicon and rules.
 */
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
import { hashContents, isMarked } from './content-hash.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { isOnPath } from './system-packages.mjs';

const SOURCE_PACKAGE = 'libime';
/** The inputs of the file: when one of them changes, it is made again. */
const MAKERS = ['packages/proofread/src/language', 'scripts/pack-language.ts'];
/** A mirror that does not answer must not hold up the start. */
const NETWORK_LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const NEEDED_PROGRAMS = ['apt-get', 'tar', 'xz'];

export async function ensureLanguageModel(base = root) {
  const folder = join(base, 'data', 'language');
  const marker = join(folder, '.source-hash');
  const hash = hashContents(base, MAKERS, (path) => !/\.test\.ts$/.test(path));
  if (isMarked(marker, hash) && existsSync(join(folder, 'contract-language.bin'))) return;
  console.log(text.makingLanguageModel);
  const work = mkdtempSync(join(tmpdir(), 'wenjian-language-'));
  try {
    const isMade = NEEDED_PROGRAMS.every((program) => isOnPath(program)) && (await make(base, work, folder));
    if (isMade) writeFileSync(marker, hash);
    console.log(isMade ? text.madeLanguageModel : text.languageModelMissing);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} base
 * @param {string} work
 * @param {string} folder
 */
async function make(base, work, folder) {
  if (!(await fetchSource(work)) || !(await unpack(work))) return false;
  mkdirSync(folder, { recursive: true });
  const args = ['scripts/pack-language.ts', work, join(folder, 'contract-language.bin')];
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
