/** Programs and fonts that npm cannot bring. Installed through apt when they are missing and the user may. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from './bootstrap.text.mjs';
import { runCommand } from './project.mjs';

/**
 * @typedef {{ readonly name: string, readonly debianPackages: readonly string[], readonly why: string,
 *   readonly neededFor: 'start' | 'test', isPresent(): boolean }} SystemPackage
 */

/** @type {readonly SystemPackage[]} */
export const systemPackages = [
  {
    name: 'LibreOffice',
    debianPackages: ['libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress'],
    why: '读取旧版 Office 文件、给文字定位页面需要',
    neededFor: 'start',
    isPresent: () => isOnPath('soffice'),
  },
  {
    name: 'Chromium',
    debianPackages: ['chromium-headless-shell'],
    why: '浏览器测试需要',
    neededFor: 'test',
    isPresent: () =>
      ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some((name) =>
        isOnPath(name),
      ),
  },
  {
    name: '中文字体',
    debianPackages: ['fonts-noto-cjk', 'fontconfig'],
    why: '文档排版与浏览器测试的截图需要',
    neededFor: 'start',
    isPresent: hasChineseFont,
  },
];

/** Of the tests with many servers, which are skipped without them. @type {readonly Omit<SystemPackage, 'neededFor'>[]} */
const clusterPackages = [
  {
    name: 'PostgreSQL',
    debianPackages: ['postgresql'],
    why: '多服务器测试需要',
    isPresent: () => isOnPath('initdb') || hasDatabaseServer('/usr/lib/postgresql'),
  },
  {
    name: 'Redis',
    debianPackages: ['redis-server'],
    why: '多服务器测试需要',
    isPresent: () => isOnPath('redis-server'),
  },
];

export async function ensureClusterPackages() {
  const missing = clusterPackages.filter((each) => !each.isPresent());
  // At this run level the installation starts no service: the tests start their own.
  if (missing.length > 0 && mayInstall())
    await install(
      missing.flatMap((each) => each.debianPackages),
      { RUNLEVEL: '1' },
    );
  for (const { name, why, debianPackages } of missing.filter((each) => !each.isPresent()))
    console.error(text.systemPackageMissing(name, why, debianPackages));
}

/**
 * Start goes on without them (the tool concerned says that it is unavailable); tests cannot.
 *
 * @param {'start' | 'test'} purpose
 */
export async function ensureSystemPackages(purpose) {
  const needed = selectNeeded(systemPackages, purpose);
  const missing = needed.filter((each) => !each.isPresent());
  if (missing.length > 0 && mayInstall()) await install(missing.flatMap((each) => each.debianPackages));
  const stillMissing = missing.filter((each) => !each.isPresent());
  for (const { name, why, debianPackages } of stillMissing) {
    console.error(text.systemPackageMissing(name, why, debianPackages));
  }
  if (purpose === 'test' && stillMissing.length > 0) {
    throw new Error(text.testsNeedSystemPackages(stillMissing.map(({ name }) => name)));
  }
}

/**
 * Tests run the whole product, so they need what start needs as well.
 *
 * @param {readonly SystemPackage[]} packages
 * @param {'start' | 'test'} purpose
 */
export function selectNeeded(packages, purpose) {
  return packages.filter(({ neededFor }) => purpose === 'test' || neededFor === 'start');
}

/**
 * @param {string} command
 * @param {string} [path] a PATH
 */
export function isOnPath(command, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .some((folder) => isExecutable(join(folder, command)));
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package of the client alone makes the folder as well. @param {string} folder of all versions */
export function hasDatabaseServer(folder) {
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions.some((version) => isExecutable(join(folder, version, 'bin', 'initdb')));
}

function hasChineseFont() {
  const fonts = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' });
  return fonts.status === 0 && fonts.stdout.trim() !== '';
}

function mayInstall() {
  return process.getuid?.() === 0 && isOnPath('apt-get');
}

/**
 * @param {readonly string[]} packages
 * @param {NodeJS.ProcessEnv} [further]
 */
async function install(packages, further = {}) {
  console.log(text.installingSystemPackages(packages));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...further };
  const updated = await runCommand('apt-get', ['update'], { env, isQuiet: true });
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const installed = await runCommand('apt-get', args, { env, isQuiet: true });
  if (installed.status !== 0) console.error(`${updated.output}${installed.output}`.trimEnd());
}
