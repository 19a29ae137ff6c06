import { createHash } from 'node:crypto';
import type { Document, RevisionView } from '@wenjian/document';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildZip, type DocxParts, docxEntries, paragraph, readBytes } from '../fixtures.testing.ts';

const run = (content: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${content}</w:t></w:r>`;

async function read(parts: DocxParts, revisions: RevisionView = 'accepted'): Promise<Document> {
  const result = await readBytes(buildZip(docxEntries(parts)), 'file', { revisions });
  if (result.kind === 'unreadable') throw new Error(result.message);
  return result.document;
}

const texts = ({ blocks, text }: Document) => blocks.map((block) => text.slice(block.start, block.end));

function looks({ runs = [], text }: Document) {
  return runs.map(({ start, end, style }) => [text.slice(start, end), style]);
}

describe('the runs of a Word file', () => {
  it('record what is not plain, and equal neighbours are one run', async () => {
    const body = `<w:p>${run('甲方：')}${run('某某', '<w:b/>')}${run('公司', '<w:b/>')}${run('（签章）', '<w:i/><w:u w:val="single"/><w:color w:val="FF0000"/>')}${run('删', '<w:strike/>')}${run('黑', '<w:color w:val="000000"/><w:u w:val="none"/>')}</w:p>`;
    expect(looks(await read({ body }))).toEqual([
      ['某某公司', { bold: true }],
      ['（签章）', { italic: true, underline: true, color: '#ff0000' }],
      ['删', { strike: true }],
    ]);
  });

  it('inherit from the defaults, the chain of paragraph styles and the character style', async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:styleId="base"><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="title"><w:basedOn w:val="base"/><w:rPr><w:color w:val="1F3864"/></w:rPr></w:style>' +
      '<w:style w:type="character" w:styleId="strong"><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:type="table" w:styleId="grid"><w:tblStylePr w:type="firstRow"><w:rPr><w:i/></w:rPr></w:tblStylePr></w:style>';
    const body =
      `<w:p><w:pPr><w:pStyle w:val="title"/></w:pPr>${run('标题')}${run('并非粗体', '<w:rStyle w:val="strong"/>')}${run('细', '<w:b w:val="0"/>')}</w:p>` +
      `<w:p>${run('这里是最多的普通正文文字')}${run('重', '<w:rStyle w:val="strong"/>')}</w:p>`;
    const blue = { color: '#1f3864', sizePt: 16 };
    expect(looks(await read({ body, parts: { styles } }))).toEqual([
      ['标题', { bold: true, ...blue }],
      ['并非粗体细', blue],
      ['重', { bold: true }],
    ]);
  });

  it('name a font and a size only when they differ from most of the document, script by script', async () => {
    const song = '<w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="24"/>';
    const hei = '<w:rFonts w:ascii="Arial" w:eastAsia="黑体"/><w:sz w:val="24"/>';
    const body =
      `<w:p>${run('第一条 合同价款为100元整，', song)}${run('以USD计', hei)}</w:p>` +
      `<w:p>${run('大', '<w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="44"/>')}</w:p>`;
    expect(looks(await read({ body }))).toEqual([
      ['以', { font: '黑体' }],
      ['USD', { font: 'Arial' }],
      ['计', { font: '黑体' }],
      ['大', { sizePt: 22 }],
    ]);
  });

  it('find the fonts of a theme', async () => {
    const theme =
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:fontScheme><a:majorFont><a:latin typeface="Cambria"/><a:ea typeface=""/><a:font script="Jpan" typeface="MS"/><a:font script="Hans" typeface="等线 Light"/></a:majorFont></a:fontScheme></a:theme>';
    const body = `<w:p>${run('正文正文正文', '<w:rFonts w:eastAsia="宋体"/>')}${run('题目', '<w:rFonts w:asciiTheme="majorHAnsi" w:eastAsiaTheme="majorEastAsia"/>')}</w:p>`;
    expect(looks(await read({ body, parts: { theme } }))).toEqual([['题目', { font: '等线 Light' }]]);
  });

  it('start after the number of a numbered paragraph', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const body = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('普通')}${run('粗', '<w:b/>')}</w:p>`;
    expect(looks(await read({ body, parts: { numbering } }))).toEqual([['粗', { bold: true }]]);
  });
});

it('a paragraph is aligned as it or its style says', async () => {
  const styles = '<w:style w:type="paragraph" w:styleId="c"><w:pPr><w:jc w:val="center"/></w:pPr></w:style>';
  const body =
    paragraph('一', '<w:pStyle w:val="c"/>') +
    paragraph('二', '<w:pStyle w:val="c"/><w:jc w:val="left"/>') +
    paragraph('三', '<w:jc w:val="both"/>') +
    paragraph('四', '<w:jc w:val="end"/>');
  const { blocks } = await read({ body, parts: { styles } });
  expect(blocks.map((block) => block.alignment)).toEqual(['center', undefined, 'justify', 'right']);
});

const by = 'w:id="1" w:author="王律师" w:date="2026-01-02T03:04:05Z"';
const inserted = (content: string) => `<w:ins ${by}>${content}</w:ins>`;
const deleted = (content: string) =>
  `<w:del ${by}>${content.replaceAll('w:t ', 'w:delText ').replaceAll('/w:t>', '/w:delText>')}</w:del>`;

describe('tracked changes', () => {
  const body = `<w:p>${run('价格为')}${deleted(run('十') + run('万'))}${inserted(run('二十万'))}${run('元')}</w:p>`;

  it('are read in the requested view', async () => {
    expect(texts(await read({ body }))).toEqual(['价格为二十万元']);
    expect(texts(await read({ body }, 'rejected'))).toEqual(['价格为十万元']);
    expect(texts(await read({ body }, 'shown'))).toEqual(['价格为十万二十万元']);
  });

  it('are listed with author, date and text, at the position of the text or of its removal', async () => {
    const who = { author: '王律师', date: '2026-01-02T03:04:05Z' };
    expect((await read({ body })).revisions).toEqual([
      { kind: 'deletion', start: 3, end: 3, text: '十万', ...who },
      { kind: 'insertion', start: 3, end: 6, text: '二十万', ...who },
    ]);
    expect((await read({ body }, 'rejected')).revisions).toEqual([
      { kind: 'deletion', start: 3, end: 5, text: '十万', ...who },
      { kind: 'insertion', start: 5, end: 5, text: '二十万', ...who },
    ]);
    const shown = await read({ body }, 'shown');
    expect(shown.revisions?.map(({ start, end }) => shown.text.slice(start, end))).toEqual([
      '十万',
      '二十万',
    ]);
  });

  it('represent a move as a deletion and an insertion, and text inserted and deleted again is in no final text', async () => {
    const moved = `<w:p><w:moveFrom ${by}>${run('移')}</w:moveFrom>${run('中')}<w:moveTo ${by}>${run('移')}</w:moveTo>${inserted(deleted(run('虚')))}</w:p>`;
    expect(texts(await read({ body: moved }))).toEqual(['中移']);
    expect(texts(await read({ body: moved }, 'rejected'))).toEqual(['移中']);
    expect(texts(await read({ body: moved }, 'shown'))).toEqual(['移中移虚']);
  });

  it('join and split paragraphs', async () => {
    const mark = (kind: 'ins' | 'del') => `<w:pPr><w:rPr><w:${kind} ${by}/></w:rPr></w:pPr>`;
    const parted = `<w:p>${mark('ins')}${run('前半')}</w:p><w:p>${run('后半')}</w:p>`;
    const united = `<w:p>${mark('del')}${run('上')}</w:p><w:p>${run('下')}</w:p>`;
    expect(texts(await read({ body: parted + united }))).toEqual(['前半', '后半', '上下']);
    expect(texts(await read({ body: parted + united }, 'rejected'))).toEqual(['前半后半', '上', '下']);
    expect(texts(await read({ body: parted + united }, 'shown'))).toEqual(['前半', '后半', '上', '下']);
  });

  it('of a whole paragraph are recorded at the following paragraph', async () => {
    const gone = `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr>${deleted(run('作废条款'))}</w:p>${paragraph('有效条款')}`;
    const { text, revisions } = await read({ body: gone });
    expect(text).toBe('有效条款');
    expect(revisions?.map((one) => [one.start, one.end, one.text])).toEqual([[0, 0, '作废条款\n']]);
  });

  it('delete and insert rows, and never move text out of a cell', async () => {
    const row = (first: string, second: string, properties = '') =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${first}</w:tc><w:tc>${second}</w:tc></w:tr>`;
    const endDeleted = `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr>${run('丙')}</w:p>`;
    const table = `<w:tbl>${row(paragraph('甲'), paragraph('乙'), `<w:del ${by}/>`)}${row(endDeleted, paragraph('丁'))}${row(paragraph('戊'), paragraph('己'), `<w:ins ${by}/>`)}</w:tbl>`;
    const rows = async (view: RevisionView) => {
      const document = await read({ body: table + paragraph('完') }, view);
      return document.blocks.map((block, index) => [texts(document)[index], block.cell?.row]);
    };
    expect(await rows('accepted')).toEqual([
      ['丙', 0],
      ['丁', 0],
      ['戊', 1],
      ['己', 1],
      ['完', undefined],
    ]);
    expect(await rows('rejected')).toEqual([
      ['甲', 0],
      ['乙', 0],
      ['丙', 1],
      ['丁', 1],
      ['完', undefined],
    ]);
  });

  it('that delete half of a field keep the text after it readable', async () => {
    const field = `<w:p>${deleted('<w:r><w:fldChar w:fldCharType="begin"/></w:r>')}${run('仍在')}</w:p>`;
    expect(texts(await read({ body: field }))).toEqual(['仍在']);
  });
});

it('a comment is one block with its author and date after the notes', async () => {
  const comments = `<w:comment w:id="7" w:author="李经理" w:date="2026-03-01T00:00:00Z">${paragraph('请核对')}<w:p>${run('金额', '<w:b/>')}</w:p></w:comment>`;
  const body = `${paragraph('正文正文正文')}<w:p><w:r><w:commentReference w:id="7"/></w:r></w:p>`;
  const document = await read({ body, parts: { comments } });
  expect(document.blocks.at(-1)).toMatchObject({
    type: 'comment',
    author: '李经理',
    date: '2026-03-01T00:00:00Z',
  });
  expect(texts(document)).toEqual(['正文正文正文', '请核对\n金额']);
  expect(looks(document)).toEqual([['金额', { bold: true }]]);
  expect(document.notRead.map(({ what }) => what)).toEqual(['版面']);
});

it('merged cells span the rows and columns they cover', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const body = `<w:tbl><w:tr>${cell('项目', '<w:vMerge w:val="restart"/>')}${cell('费用', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('税')}${cell('价')}</w:tr><w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell('1', '<w:vMerge w:val="restart"/>')}${cell('2')}</w:tr></w:tbl>`;
  expect((await read({ body })).blocks.map((block) => block.cell)).toEqual([
    { table: 0, row: 0, column: 0, rowSpan: 2 },
    { table: 0, row: 0, column: 1, columnSpan: 2 },
    { table: 0, row: 1, column: 1 },
    { table: 0, row: 1, column: 2 },
    { table: 0, row: 2, column: 1 },
    { table: 0, row: 2, column: 2 },
  ]);
});

describe('a picture', () => {
  const drawing = (id: string) => `<w:r><w:drawing><a:blip r:embed="${id}"/></w:drawing></w:r>`;
  const gradient = (width: number, height: number) => {
    const pixels = Uint8Array.from(
      { length: width * height },
      (_, at) => ((at % width) * 5 + Math.floor(at / width) * 3) % 251,
    );
    return sharp(pixels, { raw: { width, height, channels: 1 } });
  };

  it('comes after its paragraph, identified by its bytes and its appearance', async () => {
    const png = await gradient(120, 80).png().toBuffer();
    const jpeg = await gradient(120, 80).jpeg({ quality: 90 }).toBuffer();
    const media = { 'one.png': png, 'two.jpg': jpeg, 'three.emf': Buffer.from('not drawn') };
    const body = `<w:p>${run('图')}${drawing('one.png')}${run('一')}</w:p><w:p>${drawing('two.jpg')}</w:p><w:p>${drawing('three.emf')}</w:p>${paragraph('完')}`;
    const { blocks, notRead } = await read({ body, media });
    expect(blocks.map((block) => block.type)).toEqual(['paragraph', 'image', 'image', 'image', 'paragraph']);
    const [, one, two, three] = blocks.map((block) => block.picture);
    expect(one?.hash).toBe(createHash('sha256').update(png).digest('hex'));
    expect(one?.print).toMatch(/^[0-9a-f]{16}$/);
    const differing = BigInt(`0x${one?.print}`) ^ BigInt(`0x${two?.print}`);
    expect(differing.toString(2).replaceAll('0', '').length).toBeLessThan(6);
    expect(three).toEqual({ hash: expect.any(String) });
    expect(notRead).toContainEqual({ what: '图片', count: 3, reason: '未识别图片中的文字' });
  });

  it('that is a chart or a diagram is identified by its content, even when other parts were saved again', async () => {
    const diagram = (id: string) =>
      `<w:p>${run('图')}<w:r><w:drawing><dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="${id}"/></w:drawing></w:r></w:p>`;
    const part = (id: string, words: string) => Buffer.from(`<d id="${id}"><t>${words}</t> <t>付款</t></d>`);
    const media = { 'a.xml': part('1', '验收'), 'b.xml': part('2', '验收'), 'c.xml': part('3', '交付') };
    const body = Object.keys(media).map(diagram).join('');
    const { blocks, notRead } = await read({ body, media });
    const [one, two, three] = blocks.flatMap((block) => block.picture?.hash ?? []);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    expect(notRead).toContainEqual({
      what: '图形',
      count: 3,
      reason: '未读取流程图与 SmartArt 的内容，也未读取没有数据的图表',
    });
  });

  it('without its bytes is still reported', async () => {
    const { blocks } = await read({ body: `<w:p>${run('图')}${drawing('lost')}</w:p>` });
    expect(blocks.map((block) => [block.type, block.picture])).toEqual([
      ['paragraph', undefined],
      ['image', undefined],
    ]);
  });
});
