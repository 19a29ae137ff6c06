/**
 * Compares our numbers of a Word file with those that LibreOffice displays. Where LibreOffice differs from
 * Word (see list-counter.ts), the test expects the difference, so that a fixed LibreOffice is noticed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxesOfRange, type Document, documentSpan } from '@wenjian/document';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOfficePresent, officeTitle } from '../office/office.testing.ts';
import { createOfficeConverter, type OfficeConverter } from '../office/office-converter.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { type LevelOptions, NumberedDocx, numbersShown } from './numbering.testing.ts';
import { readDocx } from './read-docx.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const contractLevels: readonly LevelOptions[] = [
  { format: 'chineseCounting', text: '第%1条' },
  { format: 'chineseCounting', text: '（%2）' },
  { format: 'decimal', text: '%3.' },
  { format: 'decimal', text: '%3.%4' },
  { format: 'decimal', text: '%3.%4.%5' },
  { format: 'lowerLetter', text: '(%6)' },
  { format: 'decimalEnclosedCircle', text: '%7' },
];

describe.skipIf(!isOfficePresent)(officeTitle('the numbers of a contract'), () => {
  let folder = '';
  let office: OfficeConverter;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'numbering-'));
    office = createOfficeConverter({ instances: 1, workFolder: folder });
  });
  afterAll(async () => {
    await office.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function converted(bytes: Buffer, to: 'txt' | 'pdf'): Promise<{ docx: string; path: string }> {
    const docx = join(folder, 'contract.docx');
    await writeFile(docx, bytes);
    const result = await office.convert(docx, to);
    if (result.kind === 'failed') throw new Error(result.message);
    return { docx, path: result.path };
  }

  async function bothNumbers(bytes: Buffer) {
    const { docx, path } = await converted(bytes, 'txt');
    return {
      read: numbersShown((await readDocx(docx)).text),
      displayed: numbersShown(await readFile(path, 'utf8')),
    };
  }

  /** One list with one paragraph for each given level. */
  async function numbersOfLevels(levels: readonly LevelOptions[], sequence: readonly number[]) {
    const docx = new NumberedDocx();
    const list = docx.list(docx.define(levels));
    for (const level of sequence) docx.numbered({ list, level });
    return bothNumbers(docx.bytes());
  }

  it('are read as displayed on seven levels, with plain paragraphs between', async () => {
    const docx = new NumberedDocx();
    const list = docx.list(docx.define(contractLevels));
    for (const level of [0, 1, 1, 2, 3, 4, 4, 3, 5, 6, 6]) docx.numbered({ list, level });
    docx.paragraph().paragraph();
    for (const level of [6, 5, 2, 0, 1, 2, 3]) docx.numbered({ list, level });
    const { read, displayed } = await bothNumbers(docx.bytes());
    expect(read).toEqual(displayed);
    expect(read.slice(0, 11)).toEqual('第一条 （一） （二） 1. 1.1 1.1.1 1.1.2 1.2 (a) ① ②'.split(' '));
  });

  it('are read as displayed when levels are skipped', async () => {
    const { read, displayed } = await numbersOfLevels(contractLevels, [0, 2, 1, 1, 2, 0, 4, 2, 1, 6, 5]);
    expect(read).toEqual(displayed);
    expect(read.slice(0, 4)).toEqual(['第一条', '1.', '（二）', '（三）']);
  });

  it('are read as displayed in 第一章, 甲, 壹 and the other Chinese formats', async () => {
    const docx = new NumberedDocx();
    for (const [format, text] of chineseFormats) {
      const list = docx.list(docx.define([{ format, text }]));
      for (let count = 0; count < 24; count++) docx.numbered({ list, level: 0 });
    }
    const { read, displayed } = await bothNumbers(docx.bytes());
    expect(read).toEqual(displayed);
    expect(read).toContain('第二十四章');
    expect(read).toContain('贰拾肆、');
    expect(read).toContain('㉔');
  });

  it('are read as displayed when a list continues, restarts or has no number', async () => {
    const docx = new NumberedDocx();
    const definition = docx.define(contractLevels);
    const [first, second, third] = [
      docx.list(definition),
      docx.list(definition),
      docx.list(definition, { 0: 5 }),
    ];
    const other = docx.list(docx.define(contractLevels));
    for (const list of [first, first, second, other, third, third, first, other]) {
      docx.numbered({ list, level: 0 }).numbered({ list, level: 1 });
    }
    docx.numbered({ list: 0, level: 0 });
    const { read, displayed } = await bothNumbers(docx.bytes());
    expect(read).toEqual(displayed);
    expect(read.filter((_, index) => index % 2 === 0).join(' ')).toBe(
      '第一条 第二条 第三条 第一条 第五条 第六条 第七条 第二条 ',
    );
  });

  it('are read as displayed when they come from styles', async () => {
    const docx = new NumberedDocx();
    const withStyle = (level: LevelOptions, style: string) => ({
      ...level,
      more: `<w:pStyle w:val="${style}"/>`,
    });
    docx.list(
      docx.define([
        withStyle({ format: 'chineseCounting', text: '第%1章' }, 'chapter'),
        withStyle({ format: 'decimal', text: '%2.' }, 'clause'),
      ]),
    );
    for (const style of ['chapter', 'clause', 'clause', 'chapter', 'based', 'clause'])
      docx.paragraph(`<w:pStyle w:val="${style}"/>`);
    docx.paragraph('<w:pStyle w:val="clause"/><w:numPr><w:numId w:val="0"/></w:numPr>');
    docx.paragraph('<w:pStyle w:val="clause"/>');
    const { read, displayed } = await bothNumbers(docx.bytes(numberedStyles));
    expect(read).toEqual(displayed);
    expect(read).toEqual(['第一章', '1.', '2.', '第二章', '1.', '2.', '', '3.']);
  });

  it('have the same distance from the text as displayed', async () => {
    const docx = new NumberedDocx();
    for (const suffix of ['tab', 'space', 'nothing']) {
      const more = `<w:suff w:val="${suffix}"/>`;
      docx.numbered({ list: docx.list(docx.define([{ format: 'decimal', text: '%1.', more }])), level: 0 });
    }
    const { docx: path, path: pdf } = await converted(docx.bytes(), 'pdf');
    expect((await readDocx(path)).text.split('\n')).toEqual(['1. 〖0〗', '1. 〖1〗', '1.〖2〗']);
    const [tab = 0, space = 0, nothing = 0] = distancesToText(await readPdf(pdf));
    expect(space - nothing).toBeGreaterThan(SPACE_PT);
    expect(tab - space).toBeGreaterThan(SPACE_PT);
  });

  it('are read as displayed in any order of levels and lists', async () => {
    const plans = fc.sample(listPlan, { numRuns: 40, seed: 20_260_318 });
    const docx = new NumberedDocx();
    for (const plan of plans) addPlan(docx, plan);
    const { read, displayed } = await bothNumbers(docx.bytes());
    expect(read.length).toBeGreaterThan(500);
    const differences = read.flatMap((number, index) =>
      number === displayed[index] ? [] : [{ index, number, displayed: displayed[index] }],
    );
    expect(differences).toEqual([]);
  });

  it("differ from LibreOffice only where it does not support Word's features", async () => {
    const legal = contractLevels.with(1, { format: 'decimal', text: '%1.%2', more: '<w:isLgl/>' });
    const asLegal = await numbersOfLevels(legal, [0, 1]);
    expect(asLegal).toEqual({ read: ['第一条', '1.1'], displayed: ['第一条', '一.1'] });

    const never = '<w:lvlRestart w:val="0"/>';
    const running = contractLevels.with(1, { format: 'decimal', text: '%2.', more: never });
    const asRunning = await numbersOfLevels(running, [0, 1, 0, 1]);
    expect(asRunning).toEqual({
      read: ['第一条', '1.', '第二条', '2.'],
      displayed: ['第一条', '1.', '第二条', '1.'],
    });

    const docx = new NumberedDocx();
    const list = docx.list(docx.define(contractLevels), { 1: 3 });
    for (const level of [0, 1, 0, 1]) docx.numbered({ list, level });
    expect(await bothNumbers(docx.bytes())).toEqual({
      read: ['第一条', '（三）', '第二条', '（三）'],
      displayed: ['第一条', '（三）', '第二条', '（一）'],
    });
  });
});

/** Less than any space at ten points and more than any rounding. */
const SPACE_PT = 1;

/** From the start of each number to the start of the text after it. */
function distancesToText(document: Document): number[] {
  return document.blocks.map(({ start }) => {
    const [number, text] = [start, document.text.indexOf('〖', start)].map(
      (offset) => boxesOfRange(document, documentSpan(offset, offset + 1))[0]?.x,
    );
    return (text ?? Number.NaN) - (number ?? Number.NaN);
  });
}

const chineseFormats = [
  ['chineseCountingThousand', '第%1章'],
  ['japaneseCounting', '%1、'],
  ['chineseLegalSimplified', '%1、'],
  ['ideographTraditional', '%1、'],
  ['ideographZodiac', '%1、'],
  ['decimalEnclosedCircle', '%1'],
  ['decimalFullWidth', '%1．'],
  ['decimalZero', '%1'],
  ['upperRoman', '%1.'],
  ['upperLetter', '%1.'],
] as const;

const numberedStyle = (id: string, level: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
const numberedStyles = `${numberedStyle('chapter', 0)}${numberedStyle('clause', 1)}<w:style w:type="paragraph" w:styleId="based"><w:name w:val="based"/><w:basedOn w:val="clause"/></w:style>`;

interface ListPlan {
  readonly levels: readonly LevelOptions[];
  /** Start of the top level in the second list of the definition; null: it continues. */
  readonly restart: number | null;
  /** Level of each paragraph and whether it is in the second list. */
  readonly uses: readonly (readonly [number, boolean])[];
}

const DEPTH = 6;

const levelOptions = (index: number): fc.Arbitrary<LevelOptions> =>
  fc.record({
    format: fc.constantFrom('decimal', 'chineseCounting', 'lowerLetter', 'upperRoman', 'japaneseCounting'),
    text: fc.constantFrom(
      `第%${index + 1}条`,
      `（%${index + 1}）`,
      Array.from({ length: index + 1 }, (_, at) => `%${at + 1}`).join('.'),
    ),
    start: fc.constantFrom(1, 1, 1, 2, 5),
  });

const listPlan: fc.Arbitrary<ListPlan> = fc.record({
  levels: fc.tuple(...Array.from({ length: DEPTH }, (_, index) => levelOptions(index))),
  restart: fc.constantFrom(null, null, 1, 7),
  uses: fc.array(fc.tuple(fc.nat(DEPTH - 1), fc.boolean()), { minLength: 12, maxLength: 30 }),
});

/** An override applies to the first paragraph of its list, so that paragraph is on the top level. */
function addPlan(docx: NumberedDocx, { levels, restart, uses }: ListPlan): void {
  const definition = docx.define(levels);
  const first = docx.list(definition);
  const second = docx.list(definition, restart === null ? {} : { 0: restart });
  const firstOfSecond = uses.findIndex(([, isSecond]) => isSecond);
  uses.forEach(([level, isSecond], index) => {
    const isBegin = restart !== null && index === firstOfSecond;
    docx.numbered({ list: isSecond ? second : first, level: isBegin ? 0 : level });
  });
}
