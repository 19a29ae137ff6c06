/**
 * Remembers, on this machine only, with which inputs the tests of a workspace passed, so that an unchanged workspace is not tested again. CI never
 * asks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { hashInputs, listWorkspaces } from './workspaces.mjs';

/** Which folders a project takes its tests from. @type {Readonly<Record<string, (workspace: string) => boolean>>} */
const PROJECT_FOLDERS = {
  unit: (workspace) => /^(?:packages\/|readers$|writers$|benchmarks$|scripts$)/.test(workspace),
  web: (workspace) => workspace === 'apps/web',
  server: (workspace) => /^apps\/(?:server|identity|cli)$/.test(workspace),
  e2e: (workspace) => workspace === 'e2e',
  cluster: (workspace) => workspace === 'cluster',
};

/** @param {string} [base] */
export function openPassedBefore(base = root) {
  const folder = join(base, 'node_modules', '.cache', 'passed');
  const workspaces = listWorkspaces(base);
  const hashes = new Map(workspaces.map((workspace) => [workspace, hashInputs(workspace, base)]));
  const isPassed = (/** @type {string} */ workspace) => readMark(folder, workspace) === hashes.get(workspace);
  return {
    skipped: workspaces.filter(isPassed),
    /**
     * @param {string} project
     * @returns {string[] | null} the folders to be tested; null when none of the project's is left
     */
    filesOf(project) {
      const own = workspaces.filter((workspace) => PROJECT_FOLDERS[project]?.(workspace));
      const open = own.filter((workspace) => !isPassed(workspace));
      return open.length === 0 ? null : open.map((workspace) => `${workspace}/`);
    },
    /** Every workspace without a failure. @param {readonly string[]} failedFiles */
    keep(failedFiles) {
      mkdirSync(folder, { recursive: true });
      for (const [workspace, hash] of hashes) {
        const hasFailed = failedFiles.some((file) => file.startsWith(join(base, workspace, '/')));
        if (!hasFailed) writeFileSync(markFile(folder, workspace), hash);
      }
    },
  };
}

/**
 * @param {string} folder
 * @param {string} workspace
 */
function readMark(folder, workspace) {
  const file = markFile(folder, workspace);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * @param {string} folder
 * @param {string} workspace
 */
function markFile(folder, workspace) {
  return join(folder, workspace.replaceAll('/', '-'));
}
