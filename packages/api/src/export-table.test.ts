import { mediaTypeOf } from '@wenjian/document/formats';
import { expect, it } from 'vitest';
import { exportFileName, exportFormatsOf, exportRow, writtenFormatOf } from './export-table.ts';

const tools = ['compare', 'audit', 'correct', 'duplicate'] as const;

it.each(tools)('every file of %s has a name whose ending is known', (tool) => {
  for (const format of exportFormatsOf(tool)) {
    const name = exportFileName(tool, format, '采购合同');
    expect(name).toContain('采购合同（');
    expect(mediaTypeOf(name)).toContain('/');
  }
});

it('only PDF files are converted from another', () => {
  const converted = tools.flatMap((tool) =>
    exportFormatsOf(tool)
      .map((format) => exportRow(tool, format))
      .filter(({ convertedFrom }) => convertedFrom !== undefined),
  );
  expect(converted.map(({ ending }) => ending)).toEqual(converted.map(() => 'pdf'));
});

it('a converted file is written as the one it is converted from', () => {
  expect(writtenFormatOf('audit', 'reportPdf')).toBe('reportDocx');
  expect(writtenFormatOf('audit', 'docx')).toBe('docx');
});

it('leaves the ending of the examined file out of the name, and names both files of a comparison', () => {
  expect(exportFileName('audit', 'json', '合同.docx')).toBe('合同（审查结果）.json');
  expect(exportFileName('compare', 'docx', 'a.docx 与 b.docx')).toBe('a.docx 与 b.docx（修订）.docx');
});
