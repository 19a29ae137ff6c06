import { describe, expect, it } from 'vitest';
import { chartXml } from '../chart/chart.testing.ts';
import { checkBoxParts, morphData, propertyBag } from '../controls/controls.testing.ts';
import {
  buildZip,
  docxEntries,
  notReadOfDocx,
  outline,
  outlineOfDocx,
  paragraph,
  readBytes,
  strict,
} from '../fixtures.testing.ts';

const run = (content: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
const text = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`;

describe('the text of a Word file', () => {
  it('is its paragraphs, in the transitional and the strict form', async () => {
    const body = paragraph('甲方') + paragraph('') + paragraph('乙方');
    const expected = [
      ['paragraph', '甲方'],
      ['paragraph', '乙方'],
    ];
    expect(await outlineOfDocx({ body })).toEqual(expected);
    expect(await outlineOfDocx({ body, namespace: strict })).toEqual(expected);
  });

  it('keeps tabs, line breaks and hyphens', async () => {
    const body = `<w:p>${run(`${text('甲')}<w:tab/>${text('乙')}<w:br/>${text('丙')}<w:noBreakHyphen/>${text('丁')}`)}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '甲\t乙\n丙-丁']]);
  });

  it('takes headings from styles, also inherited ones, and from the paragraph itself', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="own"><w:name w:val="条款标题"/><w:basedOn w:val="1"/></w:style>';
    const body =
      paragraph('第一章 总则', '<w:pStyle w:val="1"/>') +
      paragraph('定义', '<w:pStyle w:val="own"/>') +
      paragraph('范围', '<w:outlineLvl w:val="2"/>') +
      paragraph('正文');
    const result = await readBytes(buildZip(docxEntries({ body, parts: { styles } })));
    expect(outline(result)).toEqual([
      ['heading', '第一章 总则'],
      ['heading', '定义'],
      ['heading', '范围'],
      ['paragraph', '正文'],
    ]);
    expect(result.kind === 'document' && result.document.blocks.map((block) => block.level)).toEqual([
      1,
      1,
      3,
      undefined,
    ]);
  });

  it('gives every paragraph of a table cell its address, merged and nested cells included', async () => {
    const cell = (content: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(paragraph('内'))}</w:tr></w:tbl>`;
    const body = `<w:tbl><w:tr>${cell(paragraph('品名'), '<w:gridSpan w:val="2"/>')}${cell(paragraph('单价'))}</w:tr><w:tr>${cell(paragraph('钢材') + inner)}</w:tr></w:tbl>`;
    const result = await readBytes(buildZip(docxEntries({ body })));
    expect(result.kind === 'document' && result.document.blocks.map((block) => block.cell)).toEqual([
      { table: 0, row: 0, column: 0, columnSpan: 2 },
      { table: 0, row: 0, column: 2 },
      { table: 0, row: 1, column: 0 },
      { table: 1, row: 0, column: 0 },
    ]);
  });

  it('has headers before the body, and notes and footers after it', async () => {
    const body = `${paragraph('正文')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/></w:sectPr>`;
    const parts = {
      header1: paragraph('机密'),
      footer1: paragraph('版本一'),
      footnotes: `<w:footnote w:type="separator" w:id="-1">${paragraph('线')}</w:footnote><w:footnote w:id="1">${paragraph(' 脚注')}</w:footnote>`,
      endnotes: `<w:endnote w:id="1">${paragraph('尾注')}</w:endnote>`,
    };
    expect(await outlineOfDocx({ body, parts })).toEqual([
      ['header', '机密'],
      ['paragraph', '正文'],
      ['footnote', '脚注'],
      ['endnote', '尾注'],
      ['footer', '版本一'],
    ]);
  });

  it('contains a text box once, after the paragraph it is anchored in', async () => {
    const box = `<w:txbxContent>${paragraph('框内')}</w:txbxContent>`;
    const body = `<w:p>${run(text('前'))}${run(`<mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`)}${run(text('后'))}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([
      ['paragraph', '前后'],
      ['textBox', '框内'],
    ]);
  });

  it('accepts all tracked changes, and says that there were some', async () => {
    const deleted = `<w:del w:id="1">${run('<w:delText>旧</w:delText>')}</w:del>`;
    const inserted = `<w:ins w:id="2">${run(text('新'))}</w:ins>`;
    const body =
      `<w:p>${run(text('价格'))}${deleted}${inserted}</w:p>` +
      `<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr>${run(text('合并的'))}</w:p>${paragraph('段落')}`;
    expect(await outlineOfDocx({ body })).toEqual([
      ['paragraph', '价格新'],
      ['paragraph', '合并的段落'],
    ]);
    expect(await notReadOfDocx({ body })).toEqual([
      ['版面', 1],
      ['修订：插入', 1],
      ['修订：删除', 1],
    ]);
  });

  it('contains nothing of a paragraph that is deleted with its end before a table', async () => {
    const deleted = `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del w:id="2">${run('<w:delText>旧</w:delText>')}</w:del></w:p>`;
    const cells = `<w:tbl><w:tr><w:tc>${paragraph('格')}</w:tc></w:tr></w:tbl>`;
    expect(await outlineOfDocx({ body: deleted + cells })).toEqual([['tableCell', '格']]);
  });

  it('shows the result of a field and never its instruction; page numbers are left out', async () => {
    const field = (instruction: string, result: string) =>
      run('<w:fldChar w:fldCharType="begin"/>') +
      run(`<w:instrText> ${instruction} </w:instrText>`) +
      run('<w:fldChar w:fldCharType="separate"/>') +
      run(text(result)) +
      run('<w:fldChar w:fldCharType="end"/>');
    const body = `<w:p>${run(text('见'))}${field('REF x', '第五条')}${run(text('，第'))}${field('PAGE', '3')}${run(text('页'))}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '见第五条，第页']]);
    expect(await notReadOfDocx({ body })).toContainEqual(['页码', 1]);
  });

  it('leaves out hidden text and says so', async () => {
    const body = `<w:p>${run(text('看得见'))}${run(text('看不见'), '<w:vanish/>')}${run(text('的'), '<w:vanish w:val="0"/>')}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '看得见的']]);
    expect(await notReadOfDocx({ body })).toContainEqual(['隐藏文字', 1]);
  });

  it('reads the tick marks of forms from symbol fonts', async () => {
    const body = `<w:p>${run('<w:sym w:font="Wingdings" w:char="F0FE"/>')}${run(text('是'))}${run('<w:sym w:font="Wingdings 2" w:char="00A3"/>')}${run(text('否'))}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '☑是□否']]);
  });

  it('reads the boxes to tick of forms at their place, as they were left', async () => {
    const box = (state: string) =>
      run(
        `<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Check1"/><w:enabled/><w:checkBox><w:sizeAuto/>${state}</w:checkBox></w:ffData></w:fldChar>`,
      ) +
      run('<w:instrText> FORMCHECKBOX </w:instrText>') +
      run('<w:fldChar w:fldCharType="separate"/>') +
      run('<w:fldChar w:fldCharType="end"/>');
    const answers = [
      ['一次付清', '<w:default w:val="0"/><w:checked/>'],
      ['分期', '<w:default w:val="1"/><w:checked w:val="0"/>'],
      ['月结', '<w:default w:val="1"/>'],
      ['其他', '<w:default w:val="0"/>'],
    ];
    const body = `<w:p>${run(text('付款方式：'))}${answers.map(([name = '', state = '']) => box(state) + run(text(name))).join('')}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '付款方式：☒一次付清☐分期☒月结☐其他']]);
    expect(await notReadOfDocx({ body })).toEqual([['版面', 1]]);
    const field = `${run('<w:fldChar w:fldCharType="begin"><w:ffData><w:textInput><w:default w:val="1"/></w:textInput></w:ffData></w:fldChar>')}${run('<w:instrText> FORMTEXT </w:instrText>')}${run('<w:fldChar w:fldCharType="separate"/>')}${run(text('杭州'))}${run('<w:fldChar w:fldCharType="end"/>')}`;
    expect(await outlineOfDocx({ body: `<w:p>${field}</w:p>` })).toEqual([['paragraph', '杭州']]);
  });

  it('reads the boxes of controls as they are shown', async () => {
    const control = (value: string, shown: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${value}"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(shown)}</w:sdtContent></w:sdt>`;
    const body = `<w:p>${control('1', text('☒'))}${run(text('是'))}${control('0', '<w:sym w:font="MS Gothic" w:char="2610"/>')}${run(text('否'))}</w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([['paragraph', '☒是☐否']]);
  });

  it('reads ActiveX check boxes at their place, and counts other objects and ill-formed ones', async () => {
    const control = (id: string) =>
      `<w:object><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="x"/></v:shape><w:control r:id="${id}" w:name="CheckBox1"/></w:object>`;
    const body = `<w:p>${run(text('付款方式：'))}${run(control('one'))}${run(control('two'))}${run(control('ill'))}${run('<w:object><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="x"/></v:shape></w:object>')}</w:p>`;
    const entries = docxEntries({ body }).map((entry) =>
      entry.name === 'word/_rels/document.xml.rels'
        ? {
            ...entry,
            data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${['one', 'two', 'ill'].map((id) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/control" Target="activeX/${id}.xml"/>`).join('')}</Relationships>`,
          }
        : entry,
    );
    const result = await readBytes(
      buildZip([
        ...entries,
        ...checkBoxParts('word/activeX', 'one', morphData('一次付清', true)),
        { name: 'word/activeX/two.xml', data: propertyBag({ Caption: '分期', Value: '0' }) },
        { name: 'word/activeX/ill.xml', data: propertyBag({ Caption: '月结' }).slice(0, -9) },
      ]),
    );
    expect(outline(result)).toEqual([['paragraph', '付款方式：☒ 一次付清☐ 分期']]);
    expect(
      result.kind === 'document' && result.document.notRead.map(({ what, count }) => [what, count]),
    ).toEqual([
      ['版面', 1],
      ['嵌入对象', 2],
    ]);
  });

  it('tells a chart as text behind its picture, and one without its data as not read', async () => {
    const chart = (id: string) =>
      `<w:drawing><a:graphic><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${id}"/></a:graphicData></a:graphic></w:drawing>`;
    const cell = `<w:tbl><w:tr><w:tc><w:p>${run(chart('chart.xml'))}</w:p></w:tc></w:tr></w:tbl>`;
    const body = `<w:p>${run(text('见图'))}${run(chart('chart.xml'))}</w:p>${cell}<w:p>${run(text('完'))}${run(chart('lost.xml'))}</w:p>`;
    const parts = { body, media: { 'chart.xml': Buffer.from(chartXml) } };
    const told = '图表：各季度收入（万元）\n营业收入：一季度 1,200；二季度 1,350';
    expect(await outlineOfDocx(parts)).toEqual([
      ['paragraph', '见图'],
      ['image', ''],
      ['textBox', told],
      ['image', ''],
      ['tableCell', told],
      ['paragraph', '完'],
      ['image', ''],
    ]);
    expect(await notReadOfDocx(parts)).toEqual([
      ['版面', 1],
      ['图形', 1],
    ]);
  });

  it('counts what it does not read', async () => {
    const body = `<w:p>${run(`${text('图')}<w:drawing><a:blip/></w:drawing><w:object/><w:commentReference w:id="1"/>`)}<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath></w:p>`;
    expect(await outlineOfDocx({ body })).toEqual([
      ['paragraph', '图x+1'],
      ['image', ''],
    ]);
    expect(await notReadOfDocx({ body })).toEqual([
      ['版面', 1],
      ['图片', 1],
      ['嵌入对象', 1],
      ['公式', 1],
      ['批注', 1],
    ]);
  });

  it('that contains only pictures is refused with a list of its content', async () => {
    expect(await notReadOfDocx({ body: `<w:p>${run('<w:drawing><a:blip/></w:drawing>')}</w:p>` })).toBe(
      '文件中没有可读取的文字，只有：图片 1 处。',
    );
  });

  it('is read from an archive with extra bytes after its end', async () => {
    const bytes = Buffer.concat([buildZip(docxEntries({ body: paragraph('甲方') })), Buffer.from('\n')]);
    expect(outline(await readBytes(bytes))).toEqual([['paragraph', '甲方']]);
  });
});
