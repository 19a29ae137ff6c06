import { describe, expect, it } from 'vitest';
import { chartXml } from '../chart/chart.testing.ts';
import {
  BUTTON_CLASS,
  checkBoxParts,
  compoundOf,
  morphData,
  propertyBag,
} from '../controls/controls.testing.ts';
import { buildZip, outline, readBytes, type ZipEntry } from '../fixtures.testing.ts';
import type { ReadResult } from '../index.ts';

const main = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const namespaces = `xmlns:p="${main}" xmlns:a="${drawing}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;

interface Slide {
  readonly content: string;
  readonly notes?: string;
  readonly attributes?: string;
}

const relations = (content: string): string =>
  `<Relationships xmlns="${packages}">${content}</Relationships>`;
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const tree = (content: string): string => `<p:cSld><p:spTree>${content}</p:spTree></p:cSld>`;

function entriesOf(slides: readonly Slide[], prologue = ''): ZipEntry[] {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`);
  return [
    { name: '_rels/.rels', data: relations(relation('r', 'officeDocument', 'ppt/presentation.xml')) },
    {
      name: 'ppt/presentation.xml',
      data: `<p:presentation ${namespaces}><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      data: relations(
        slides.map((_, index) => relation(`s${index}`, 'slide', `slides/slide${index}.xml`)).join(''),
      ),
    },
    ...slides.flatMap(({ content, notes, attributes = '' }, index) => [
      {
        name: `ppt/slides/slide${index}.xml`,
        data: `${prologue}<p:sld ${namespaces} ${attributes}>${tree(content)}</p:sld>`,
      },
      ...(notes === undefined
        ? []
        : [
            {
              name: `ppt/slides/_rels/slide${index}.xml.rels`,
              data: relations(relation('n', 'notesSlide', `../notesSlides/notes${index}.xml`)),
            },
            {
              name: `ppt/notesSlides/notes${index}.xml`,
              data: `<p:notes ${namespaces}>${tree(notes)}</p:notes>`,
            },
          ]),
    ]),
  ];
}

const read = (...slides: readonly Slide[]): Promise<ReadResult> => readBytes(buildZip(entriesOf(slides)));

const text = (value: string, properties = ''): string =>
  `<a:p>${properties}<a:r><a:rPr/><a:t>${value}</a:t></a:r></a:p>`;

function shape(paragraphs: string, placeholder = '', isBox = false): string {
  const holder = placeholder === '' ? '' : `<p:ph type="${placeholder}"/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:cNvSpPr${isBox ? ' txBox="1"' : ''}/><p:nvPr>${holder}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
}

const notRead = (result: ReadResult): unknown =>
  result.kind === 'document' && result.document.notRead.map((item) => [item.what, item.count]);

describe('a PowerPoint file', () => {
  it('with a chart tells it as text at its place; without its data it is not read', async () => {
    const chart = (id: string) =>
      `<p:graphicFrame><a:graphic><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${id}"/></a:graphicData></a:graphic></p:graphicFrame>`;
    const content = shape(text('收入'), 'title') + chart('c') + chart('lost') + shape(text('说明'), 'body');
    const result = await readBytes(
      buildZip([
        ...entriesOf([{ content }]),
        {
          name: 'ppt/slides/_rels/slide0.xml.rels',
          data: relations(relation('c', 'chart', '../charts/chart1.xml')),
        },
        { name: 'ppt/charts/chart1.xml', data: chartXml },
      ]),
    );
    expect(outline(result)).toEqual([
      ['heading', '收入'],
      ['textBox', '图表：各季度收入（万元）\n营业收入：一季度 1,200；二季度 1,350'],
      ['paragraph', '说明'],
    ]);
    expect(notRead(result)).toEqual([['图形', 1]]);
  });

  it('is read slide by slide, each a page with its own size', async () => {
    const result = await read(
      { content: shape(text('年度合同汇报'), 'ctrTitle') + shape(text('法务部'), 'subTitle') },
      {
        content:
          shape(text('要点'), 'title') +
          shape(text('第一点') + text('第二点'), 'body') +
          shape(text('旁注'), '', true),
        notes:
          shape(text('幻灯片图像'), 'sldImg') +
          shape(text('讲稿一') + text('讲稿二'), 'body') +
          shape(text('2'), 'sldNum'),
      },
    );
    expect(outline(result)).toEqual([
      ['heading', '年度合同汇报'],
      ['heading', '法务部'],
      ['heading', '要点'],
      ['paragraph', '第一点'],
      ['paragraph', '第二点'],
      ['textBox', '旁注'],
      ['paragraph', '备注：讲稿一'],
      ['paragraph', '讲稿二'],
    ]);
    if (result.kind !== 'document') return;
    expect(result.document.pages).toEqual([
      { widthPt: 960, heightPt: 540 },
      { widthPt: 960, heightPt: 540 },
    ]);
    expect(result.document.blocks.map((block) => block.page)).toEqual([1, 1, 2, 2, 2, 2, 2, 2]);
  });

  it('shows automatic numbers, restarting after other text', async () => {
    const numbered = (value: string, type: string, more = '', level = 0): string =>
      text(value, `<a:pPr lvl="${level}"><a:buAutoNum type="${type}"${more}/></a:pPr>`);
    const result = await read({
      content: shape(
        numbered('甲', 'arabicPeriod') +
          numbered('细则', 'alphaLcParenBoth', '', 1) +
          numbered('乙', 'arabicPeriod') +
          text('正文') +
          numbered('丙', 'arabicPeriod', ' startAt="5"') +
          numbered('丁', 'ea1ChsPlain'),
        'body',
      ),
    });
    expect(outline(result)).toEqual([
      ['listItem', '1. 甲'],
      ['listItem', '(a) 细则'],
      ['listItem', '2. 乙'],
      ['paragraph', '正文'],
      ['listItem', '5. 丙'],
      ['listItem', '一 丁'],
    ]);
  });

  it('reads tables with merged cells', async () => {
    const cell = (value: string, attributes = ''): string =>
      `<a:tc${attributes}><a:txBody>${text(value)}</a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('合计', ' gridSpan="2"')}${cell('', ' hMerge="1"')}${cell('元')}</a:tr><a:tr>${cell('1')}${cell('2')}${cell('3')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const result = await read({ content: table });
    expect(result.kind === 'document' && result.document.blocks.map((block) => block.cell)).toEqual([
      { table: 0, row: 0, column: 0, columnSpan: 2 },
      { table: 0, row: 0, column: 2 },
      { table: 0, row: 1, column: 0 },
      { table: 0, row: 1, column: 1 },
      { table: 0, row: 1, column: 2 },
    ]);
  });

  it('keeps line breaks, and reads only one of two renderings', async () => {
    const both = `<mc:AlternateContent><mc:Choice Requires="x">${shape(text('新'))}</mc:Choice><mc:Fallback>${shape(text('旧'))}</mc:Fallback></mc:AlternateContent>`;
    const result = await read({
      content: shape('<a:p><a:r><a:t>甲</a:t></a:r><a:br/><a:r><a:t>乙</a:t></a:r></a:p>') + both,
    });
    expect(outline(result)).toEqual([
      ['paragraph', '甲\n乙'],
      ['paragraph', '新'],
    ]);
  });

  it('leaves out hidden slides, pictures and page numbers, and says so', async () => {
    const number = '<a:p><a:fld id="{1}" type="slidenum"><a:t>1</a:t></a:fld></a:p>';
    const result = await read(
      { content: `${shape(text('看得见')) + shape(number, 'sldNum')}<p:pic/>` },
      { content: `${shape(text('看不见'))}<p:pic/>`, attributes: 'show="0"' },
    );
    expect(outline(result)).toEqual([['paragraph', '看得见']]);
    expect(notRead(result)).toEqual([
      ['隐藏的幻灯片', 1],
      ['图片', 1],
      ['页码', 1],
    ]);
  });

  it('has its pictures, each with its content and what the file says of it', async () => {
    const picture = (id: string, words: string) =>
      `<p:pic><p:nvPicPr><p:cNvPr id="4" name="x" descr="${words}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`;
    const filled =
      '<p:sp><p:nvSpPr><p:cNvPr id="5" name="x" descr="底纹"/></p:nvSpPr><p:spPr><a:blipFill><a:blip r:embed="i"/></a:blipFill></p:spPr></p:sp>';
    const result = await readBytes(
      buildZip([
        ...entriesOf([
          { content: shape(text('现场')) + picture('i', '基坑照片') + filled + picture('lost', '') },
        ]),
        {
          name: 'ppt/slides/_rels/slide0.xml.rels',
          data: relations(relation('i', 'image', '../media/image1.png')),
        },
        { name: 'ppt/media/image1.png', data: 'no picture' },
      ]),
    );
    expect(outline(result)).toEqual([
      ['paragraph', '现场'],
      ['image', ''],
      ['textBox', '图片说明：基坑照片'],
      ['image', ''],
    ]);
    const blocks = result.kind === 'document' ? result.document.blocks : [];
    expect(blocks.map(({ picture }) => picture?.hash.length)).toEqual([undefined, 64, undefined, undefined]);
    expect(blocks.map(({ isAlternativeText }) => isAlternativeText)[2]).toBe(true);
    expect(notRead(result)).toEqual([['图片', 2]]);
  });

  it('shows boxes to tick, which are its bullets, as they are left', async () => {
    const ticked = (value: string, font: string, character: string) =>
      text(value, `<a:pPr><a:buFont typeface="${font}"/><a:buChar char="${character}"/></a:pPr>`);
    const content = shape(
      [
        ticked('一次付清', 'Wingdings', 'þ'),
        ticked('分期', 'Wingdings', 'q'),
        ticked('月结', 'MS Gothic', '☐'),
        ticked('其他', 'Arial', '•'),
      ].join(''),
      'body',
    );
    expect(outline(await read({ content }))).toEqual([
      ['paragraph', '☑ 一次付清'],
      ['paragraph', '□ 分期'],
      ['paragraph', '☐ 月结'],
      ['paragraph', '其他'],
    ]);
  });

  it('shows the check boxes that are controls with their captions, as they are left', async () => {
    const control = (id: string) =>
      `<mc:AlternateContent><mc:Choice Requires="v"><p:control spid="s" name="CheckBox1" r:id="${id}"/></mc:Choice><mc:Fallback><p:control name="CheckBox1" r:id="${id}"><p:pic><p:blipFill><a:blip r:embed="x"/></p:blipFill></p:pic></p:control></mc:Fallback></mc:AlternateContent>`;
    const content = `${shape(text('付款方式'), 'title')}</p:spTree><p:controls>${['kept', 'stored', 'listed', 'button'].map(control).join('')}</p:controls><p:spTree>`;
    const result = await readBytes(
      buildZip([
        ...entriesOf([{ content }]),
        {
          name: 'ppt/slides/_rels/slide0.xml.rels',
          data: relations(
            ['kept', 'stored', 'listed', 'button']
              .map((id) => relation(id, 'control', `../activeX/${id}.xml`))
              .join(''),
          ),
        },
        ...checkBoxParts('ppt/activeX', 'kept', morphData('一次付清', true)),
        ...checkBoxParts('ppt/activeX', 'stored', compoundOf('contents', morphData('monthly', false))),
        { name: 'ppt/activeX/listed.xml', data: propertyBag({ Caption: '分期', Value: '1' }) },
        { name: 'ppt/activeX/button.xml', data: propertyBag({ Caption: '确定' }, BUTTON_CLASS) },
      ]),
    );
    expect(outline(result)).toEqual([
      ['heading', '付款方式'],
      ['textBox', '☒ 一次付清'],
      ['textBox', '☐ monthly'],
      ['textBox', '☒ 分期'],
    ]);
    expect(notRead(result)).toEqual([['嵌入对象', 1]]);
  });

  it('is refused when it declares entities, and says what is missing', async () => {
    const laughs = '<!DOCTYPE l [<!ENTITY a "哈"><!ENTITY b "&a;&a;&a;&a;">]>';
    const hostile = buildZip(entriesOf([{ content: shape(text('&b;')) }], laughs));
    expect(await readBytes(hostile)).toMatchObject({ kind: 'unreadable', reason: 'damaged' });
    const missing = entriesOf([{ content: shape(text('在')) }, { content: '' }]).filter(
      (entry) => !entry.name.endsWith('slide1.xml'),
    );
    expect(notRead(await readBytes(buildZip(missing)))).toEqual([['缺失的部件', 1]]);
  });

  it('without any text is empty', async () => {
    expect(await read({ content: '<p:pic/>' })).toMatchObject({ reason: 'empty', message: /图片 1 处/ });
  });
});
