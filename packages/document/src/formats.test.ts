import { describe, expect, it } from 'vitest';
import {
  conversionTargets,
  endingsOf,
  fileKindOf,
  formatNames,
  formatOfName,
  formats,
  hasTrait,
  isDocumentKind,
  mediaTypeOf,
} from './formats.ts';

describe('the table of formats', () => {
  it('gives each ending to one format, in lower case', () => {
    const endings = formatNames.flatMap((name) => Object.keys(formats[name].endings));
    expect([...new Set(endings)]).toEqual(endings);
    expect(endings.filter((ending) => !/^[a-z0-9]+$/.test(ending))).toEqual([]);
  });

  it('has a kind for every ending that is read, and none for the others', () => {
    for (const name of formatNames)
      expect([name, formats[name].kind !== null]).toEqual([name, isDocumentKind(name)]);
  });

  it('knows the media type of everything that files are converted to', () => {
    for (const target of conversionTargets) expect(mediaTypeOf(`a.${target}`)).toContain('/');
  });

  it('refuses to guess a media type', () => {
    expect(() => mediaTypeOf('a.unheard')).toThrow('a.unheard');
  });
});

describe('fileKindOf', () => {
  it.each([
    ['合同.DOCX', 'word'],
    ['a.wps', 'word'],
    ['a.pptx', 'ppt'],
    ['a.b.txt', 'txt'],
    ['a.markdown', 'txt'],
    ['a.pdf', 'pdf'],
    ['a.csv', 'excel'],
    ['a.tsv', 'excel'],
    ['a.ods', 'excel'],
    ['a.JPEG', 'img'],
    ['a.zip', null],
    ['a.constructor', null],
    ['docx', null],
    ['', null],
  ])('%s is %s', (name, kind) => {
    expect(fileKindOf(name)).toBe(kind);
  });
});

it('tells formats of text by the ending', () => {
  expect(formatOfName('a.markdown')).toBe('md');
  expect(formatOfName('a.TSV')).toBe('csv');
});

it('lists the endings of a kind, the usual ones first', () => {
  expect(endingsOf('word')).toEqual(['docx', 'doc', 'wps', 'rtf', 'odt']);
});

it('says what an engine may expect of a document', () => {
  expect(hasTrait('rtf', 'revisions')).toBe(true);
  expect(hasTrait('html', 'revisions')).toBe(false);
});
