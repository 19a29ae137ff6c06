/**
 * A tool is a row of the registry and a feature: what treats all tools alike reads the row and does not name it. Only keys that are no ordinary words can
 * be counted; `compare`, `audit`, `document`, `convert`, `template` and `duplicate` also mean other things.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taskTools } from '@wenjian/api';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

const SOURCES = ['packages/*/src', 'readers/src', 'writers/src', 'apps/*/src'];
const NOT_PRODUCT = /\.(?:test|testing)\.tsx?$|\/testing\//;

/** `own`: the places of the tool itself. `most`: how many other files may have its key in quotation marks. */
const counted = [
  {
    tool: 'correct',
    own: /\/features\/proofread\/|^packages\/proofread\/|^packages\/api\/src\/routes\/proofread/,
    most: 0,
  },
  // What is stored of its tasks and how long they may take, together with conversions; and a word people search the help with.
  { tool: 'ocr', own: /\/features\/convert\/|^apps\/cli\/src\/ocr\.command\.ts$/, most: 3 },
] as const;

const product = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !NOT_PRODUCT.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

it.each(counted)('at most $most files outside of the tool name $tool', ({ tool, own, most }) => {
  expect(taskTools).toContain(tool);
  const naming = product.filter(({ source }) => source.includes(`'${tool}'`));
  expect(naming.some(({ file }) => own.test(file))).toBe(true);
  expect(naming.filter(({ file }) => !own.test(file)).length).toBeLessThanOrEqual(most);
});
