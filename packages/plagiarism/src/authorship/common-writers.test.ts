import { describe, expect, it } from 'vitest';
import { bid, type Facts, kindsOf } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';

describe('two unrelated files', () => {
  it.each<readonly [string, Facts, readonly string[]]>([
    [
      'python-docx',
      {
        author: 'python-docx',
        created: '2013-12-23T23:15:00Z',
        modified: '2013-12-23T23:15:00Z',
        template: 'Normal.dotm',
        sessionRoot: '00B47730',
      },
      [
        ...['00034616', '0006063C', '0015074B', '0029639D', '00326F90'],
        ...['00AA1D8D', '00B47730', '00CB0664', '00FC693F'],
      ],
    ],
    ['the library before it', { application: 'Microsoft Word 12.0.0' }, ['008D6863', '00590D07']],
    ['programs that copy a paragraph', { sessionRoot: '00A77B3E' }, ['00A77B3E']],
    ['WPS', { application: 'WPS Office_12.1.0.17827', sessionRoot: '00172A27' }, ['00172A27', '00000000']],
    [
      'LibreOffice',
      { application: 'LibreOffice/24.2.0.3$Linux_X86_64', created: '1970-01-01T00:00:00Z' },
      ['00000000'],
    ],
    ['docx', { author: 'Un-named', lastEditor: 'Un-named' }, []],
  ])('written by %s show no clue: what it writes by itself weighs nothing', (_, facts, sessions) => {
    const written = (id: string) => bid(id, facts, { sessions: [...sessions] });
    expect(detectAuthorship([written('a'), written('b')]).lines).toEqual([]);
  });

  it('are still found by the sessions they share besides those of their writer', () => {
    const own = Array.from({ length: 12 }, (_, index) => `00C1D${index.toString(16).padStart(3, '0')}`);
    const written = (id: string) => bid(id, { sessionRoot: '00A77B3E' }, { sessions: ['00A77B3E', ...own] });
    expect(kindsOf(detectAuthorship([written('a'), written('b')]))[0]).toMatch(/^sessions /);
  });
});
