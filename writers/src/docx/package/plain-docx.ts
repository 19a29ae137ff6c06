/** A document as the simplest Word file with the same text: every block a paragraph, in order, numbers typed. */
import { type Document, spanText } from '@wenjian/document';
import { strToU8, zipSync } from 'fflate';
import { isWordText, wordSafe } from '../new-paragraph.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export async function plainDocx(document: Document): Promise<Uint8Array> {
  const paragraphs = document.blocks
    .filter((block) => isWordText(document, block))
    .map((block) => paragraph(wordSafe(spanText(document, block)), block.type === 'heading'));
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${declaration}<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
  });
}

function paragraph(text: string, isHeading: boolean): string {
  const properties = isHeading ? '<w:rPr><w:b/></w:rPr>' : '';
  const parts = text.split(/([\t\n])/).filter((part) => part !== '');
  const content = parts.map((part) => {
    if (part === '\t') return '<w:tab/>';
    if (part === '\n') return '<w:br/>';
    return `<w:t xml:space="preserve">${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</w:t>`;
  });
  return `<w:p><w:r>${properties}${content.join('')}</w:r></w:p>`;
}
