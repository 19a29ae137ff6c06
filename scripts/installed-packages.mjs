/**
 * Whether node_modules matches package-lock.json. npm writes its own record of an installation
 * (`node_modules/.package-lock.json`, last of all, so a broken installation has none); comparing with that
 * record needs no marker of ours and also accepts an `npm ci` run by hand.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean,
 *   readonly devOptional?: boolean, readonly link?: boolean }} LockedPackage
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages
 */

/** @param {string} base the repository's root folder */
export function areDependenciesCurrent(base) {
  const wanted = readPackages(join(base, 'package-lock.json'));
  const present = readPackages(join(base, 'node_modules', '.package-lock.json'));
  return wanted !== null && present !== null && matchesLock(wanted, present);
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} present
 */
export function matchesLock(wanted, present) {
  const isComplete = Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && isAlwaysInstalled(entry))
    .every(([path]) => Object.hasOwn(present, path));
  const isUnchanged = Object.entries(present)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => isSamePackage(entry, wanted[path]));
  return isComplete && isUnchanged;
}

/**
 * Optional packages are the binaries of other platforms.
 *
 * @param {LockedPackage} entry
 */
function isAlwaysInstalled(entry) {
  return !entry.optional && !entry.devOptional;
}

/**
 * @param {LockedPackage} present
 * @param {LockedPackage | undefined} wanted
 */
function isSamePackage(present, wanted) {
  return wanted !== undefined && present.version === wanted.version && present.integrity === wanted.integrity;
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages | null}
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return null;
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
