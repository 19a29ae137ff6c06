/** The library's templates. Reviewing all of them takes a minute: here a few are reviewed, all of them by `npm run bench -- template-library`. */
import { bodyLines, findBlanks } from '@wenjian/contract';
import { checkTemplate, checkValues, libraryContent, sampleValues } from '@wenjian/templates';
import { describe, expect, it } from 'vitest';
import { checkLibrary, fill, libraryIds, readLibrary } from './template-library.ts';

const LEAST_TEMPLATES = 40;
const ARTICLES = { least: 20, most: 40 } as const;
const REVIEWED = ['loan-private', 'nda-mutual'];

const ids = libraryIds();

it('offers at least forty templates, no two of one title', () => {
  expect(ids.length).toBeGreaterThanOrEqual(LEAST_TEMPLATES);
  expect(new Set(ids.map((id) => readLibrary(id).title)).size).toBe(ids.length);
});

describe.each(ids)('%s', (id) => {
  const library = readLibrary(id);
  const template = libraryContent(library);
  const values = sampleValues(library);

  it('is a whole contract: its parties, twenty to forty articles, places to sign', () => {
    expect(library.clauseCount).toBeGreaterThanOrEqual(ARTICLES.least);
    expect(library.clauseCount).toBeLessThanOrEqual(ARTICLES.most);
    expect(template.fields.filter(({ kind }) => kind === 'party').length).toBeGreaterThanOrEqual(2);
    expect(library.document.text).toMatch(/（(?:盖章|签字)）：/);
  });

  it('has a field for every blank, and samples that fill them all', () => {
    expect(checkTemplate(library.document, template)).toEqual([]);
    expect(checkValues(template, values)).toEqual([]);
    const filled = fill(library.document, template, values);
    expect(findBlanks(bodyLines(filled))).toEqual([]);
    expect(filled.text).not.toMatch(/〔|〕|【可选】|\{|\}|■|undefined/);
  });
});

it.each(REVIEWED)('%s has no high risk for any side and no error', async (id) => {
  const { high, corrections } = await checkLibrary(id, { language: null, propose: null });
  expect([high, corrections]).toEqual([[], []]);
});
