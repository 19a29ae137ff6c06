/** The regular expressions written in our sources, found by parsing them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './project.mjs';

/** @typedef {{ readonly file: string, readonly source: string, readonly flags: string }} PatternLiteral */

const FOLDERS = ['packages', 'readers', 'writers', 'apps'];
/** Tests and their helpers meet no text of users. */
const OF_TESTS = /\.(?:test|testing|process|setup|global)\.tsx?$|\/testing\/|\.d\.ts$/;

/** @returns {PatternLiteral[]} */
export function listPatternLiterals() {
  const paths = FOLDERS.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]);
  const listed = execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .filter((file) => !OF_TESTS.test(file))
    .flatMap((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * @param {string} file its ending says whether it may hold markup
 * @param {string} text
 * @returns {PatternLiteral[]}
 */
export function patternsIn(file, text) {
  const tsx = file.endsWith('.tsx');
  /** @type {PatternLiteral[]} */
  const found = [];
  const look = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) for (const each of node) look(each);
    else if (node !== null && typeof node === 'object') {
      if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
        found.push({ file, source: String(node.pattern), flags: String(node.flags) });
      else for (const each of Object.values(node)) look(each);
    }
  };
  look(parseSync(text, { syntax: 'typescript', tsx, target: 'es2024' }).body);
  return found;
}
