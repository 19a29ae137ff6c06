/** The rules for third-party packages: an acceptable licence, and no known serious vulnerability. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A registry that does not answer must not hold up the checks. */
const AUDIT_LIMIT_MS = 60_000;

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'Apache License 2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** libvips is linked dynamically and can be replaced, as its licence requires; see THIRD_PARTY.md. */
const withLibvips = /^@img\/sharp-/;
const LIBVIPS = 'LGPL-3.0-or-later';

/** A helper of the S3 server that tests run against: it says MIT in its readme alone. Never shipped. */
const toleratedInTests = new Set(['humanize-number']);

/**
 * @typedef {{ readonly license?: string, readonly link?: boolean, readonly dev?: boolean }} LockedPackage
 * @typedef {{ readonly license?: unknown, readonly licenses?: unknown }} Manifest
 */

/**
 * @param {Readonly<Record<string, LockedPackage>>} packages of the lock file, by their path
 * @param {(path: string) => Manifest} readManifest where the lock file does not say
 * @returns {string[]} a sentence for each package that may not be used
 */
export function refusedLicences(packages, readManifest) {
  return Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const name = path.replace(/^.*node_modules\//, '');
    if (dev && toleratedInTests.has(name)) return [];
    const said = license ?? licenceOf(readManifest(path));
    return isAllowed(name, said) ? [] : [`${name}: ${said || 'no licence'}`];
  });
}

/**
 * @param {string} name
 * @param {string} expression as in SPDX: of `OR` one is enough, of `AND` all are needed
 */
function isAllowed(name, expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => allowed.has(one) || (one === LIBVIPS && withLibvips.test(name))),
  );
}

/**
 * Older packages write a list.
 *
 * @param {Manifest} manifest
 * @returns {string}
 */
function licenceOf({ license, licenses }) {
  const [first] = Array.isArray(licenses) ? licenses : [license];
  const said = typeof first === 'object' && first !== null && 'type' in first ? first.type : first;
  return typeof said === 'string' ? said : '';
}

/**
 * @param {string} root
 * @returns {(path: string) => Manifest}
 */
export function manifestsIn(root) {
  return (path) => {
    const file = join(root, path, 'package.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
}

/**
 * @typedef {{ readonly kind: 'clean' | 'skipped' } | { readonly kind: 'holes', readonly names: readonly string[] }} Audit
 * @param {string} output of `npm audit --json`
 * @returns {Audit}
 */
export function judgeAudit(output) {
  const report = parse(output);
  const found = report?.vulnerabilities;
  // A registry without advisories returns an error in its own words.
  if (typeof found !== 'object' || found === null) return { kind: 'skipped' };
  const serious = Object.entries(found).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  return serious.length === 0
    ? { kind: 'clean' }
    : { kind: 'holes', names: serious.map(([name, { severity }]) => `${name} (${severity})`) };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {{ readonly command?: string, readonly limitMs?: number }} [options]
 * @returns {Promise<Audit>}
 */
export function auditPackages(root, { command = 'npm', limitMs = AUDIT_LIMIT_MS } = {}) {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const options = { cwd: root, timeout: limitMs, killSignal: /** @type {const} */ ('SIGKILL') };
  return new Promise((resolve) => {
    execFile(command, args, { ...options, maxBuffer: 2 ** 26 }, (_, output) => resolve(judgeAudit(output)));
  });
}
