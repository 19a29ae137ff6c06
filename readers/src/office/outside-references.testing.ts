/** Documents that refer to outside content, in every way their format supports. Test code only. */
import { buildZip, docxEntries, paragraph } from '../fixtures.testing.ts';

export interface Outside {
  /** `http://127.0.0.1:port/` with a path for each reference. */
  readonly url: (path: string) => string;
  readonly text: string;
  readonly picture: string;
}

/** The kinds of reference, and a document with each. */
export const outsideDocuments: readonly (readonly [
  name: string,
  to: 'docx' | 'odt' | 'xlsx' | 'pptx',
  build: (outside: Outside) => Buffer,
])[] = [
  ['a web page with pictures, frames, styles and objects', 'docx', webPage],
  ['a Word file with linked pictures', 'odt', linkedPictures],
  ['a Word file whose fields take in other files', 'odt', includingFields],
  ['a Word file with a template, a chunk and an object outside', 'odt', linkedParts],
  ['a Word file with a picture in SVG that takes in others', 'odt', svgPicture],
  ['an RTF file whose fields take in other files', 'docx', richText],
  ['an OpenDocument text with linked sections and pictures', 'docx', openDocumentText],
  ['a workbook that asks a web service and other workbooks', 'xlsx', openDocumentSheet],
];

function webPage(outside: Outside): Buffer {
  const { url, text, picture } = outside;
  const svg = Buffer.from(svgOf(outside)).toString('base64');
  return Buffer.from(`<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url('refresh')}">
<link rel="stylesheet" href="${url('style.css')}"><style>@import url(${url('import.css')}); body { background: url(${url('background.png')}) } p { background-image: url(${picture}) }</style><link rel="stylesheet" href="${text}">
</head><body background="${url('body.png')}"><p>甲方</p>
<img src="${url('picture.png')}"><img src="${picture}"><img src="data:image/svg+xml;base64,${svg}"><img src="data:image/png;base64,${svg}"><img src="\\\\127.0.0.1\\share\\picture.png">
<iframe src="${text}"></iframe><iframe src="${url('frame.html')}"></iframe><embed src="${url('embed.bin')}">
<object data="${text}" type="text/plain"></object><object data="${url('object.svg')}"></object>
<img srcset="${url('set.png')} 1x, ${picture} 2x"><picture><source srcset="${url('source.png')}"></picture><video poster="${url('poster.png')}" src="${url('video.mp4')}"></video>${svgOf(outside)}
<p><a href="${url('link')}">乙方</a></p></body></html>`);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

function wordFile(body: string, relations: readonly Relation[], media: Record<string, string> = {}): Buffer {
  const links = relations.map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}" TargetMode="External"/>`,
  );
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="svg" ContentType="image/svg+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const inside = Object.keys(media).map(
    (name) => `<Relationship Id="${name}" Type="${RELATIONS}/image" Target="media/${name}"/>`,
  );
  const entries = docxEntries({ body }).map((entry) =>
    entry.name === 'word/_rels/document.xml.rels'
      ? {
          ...entry,
          data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...links, ...inside].join('')}</Relationships>`,
        }
      : entry,
  );
  const pictures = Object.entries(media).map(([name, data]) => ({ name: `word/media/${name}`, data }));
  return buildZip([{ name: '[Content_Types].xml', data: types }, ...entries, ...pictures]);
}

function drawing(attribute: string): string {
  return `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="图"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="0" name="图"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${attribute}/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

function linkedPictures({ url, picture }: Outside): Buffer {
  const body =
    paragraph('甲方') + drawing('r:link="web"') + drawing('r:link="disk"') + drawing('r:embed="web"');
  return wordFile(body, [
    { id: 'web', type: 'image', target: url('linked.png') },
    { id: 'disk', type: 'image', target: picture },
  ]);
}

function field(instruction: string): string {
  const run = (content: string) => `<w:r>${content}</w:r>`;
  return `<w:p>${run('<w:fldChar w:fldCharType="begin" w:dirty="true"/>')}${run(`<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`)}${run('<w:fldChar w:fldCharType="separate"/>')}${run('<w:t>空</w:t>')}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;
}

function includingFields({ url, text, picture }: Outside): Buffer {
  const fields = [
    `INCLUDETEXT "${url('included.txt')}"`,
    `INCLUDETEXT "${text}"`,
    `INCLUDEPICTURE "${url('included.png')}" \\d`,
    `INCLUDEPICTURE "${picture}" \\d`,
    `LINK Word.Document.8 "${text}" "" \\a`,
    `DDEAUTO soffice "${text}" 1`,
  ];
  return wordFile(
    paragraph('甲方') + fields.map((each) => field(each.replaceAll('"', '&quot;'))).join(''),
    [],
  );
}

function linkedParts({ url, text }: Outside): Buffer {
  const body = `${paragraph('甲方')}<w:altChunk r:id="chunk"/><w:altChunk r:id="chunkOnDisk"/><w:subDoc r:id="part"/><w:p><w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Link" ProgID="Word.Document.12" ShapeID="s1" DrawAspect="Content" r:id="object" UpdateMode="Always"/></w:object></w:r></w:p>`;
  return wordFile(body, [
    { id: 'chunk', type: 'aFChunk', target: url('chunk.html') },
    { id: 'chunkOnDisk', type: 'aFChunk', target: text },
    { id: 'part', type: 'subDocument', target: text },
    { id: 'object', type: 'oleObject', target: url('object.docx') },
    { id: 'template', type: 'attachedTemplate', target: url('template.dotm') },
  ]);
}

export function svgOf({ url, text, picture }: Outside): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><style>@import url(${url('svg.css')});</style><image xlink:href="${url('svg.png')}" width="50" height="50"/><image xlink:href="${picture}" width="50" height="50"/><use xlink:href="${url('svg.svg')}#a"/><text><tref xlink:href="${text}"/></text></svg>`;
}

/** Also under the name of another format, because the content decides the format of a picture. */
function svgPicture(outside: Outside): Buffer {
  const svg = svgOf(outside);
  const body = paragraph('甲方') + drawing('r:embed="p.svg"') + drawing('r:embed="p.png"');
  return wordFile(body, [], { 'p.svg': svg, 'p.png': svg });
}

/** LibreOffice gives up instead of showing anything. */
export function disguisedPicture(outside: Outside): Buffer {
  const svg = Buffer.from(svgOf(outside)).toString('hex');
  return Buffer.from(`{\\rtf1\\ansi Party A\\par {\\pict\\pngblip\\picwgoal1500\\pichgoal1500 ${svg}}}`);
}

function richText({ url, text, picture }: Outside): Buffer {
  const rtf = (instruction: string) =>
    `{\\field\\flddirty{\\*\\fldinst ${instruction.replaceAll('\\', '\\\\')}}{\\fldrslt x}}\\par`;
  return Buffer.from(
    `{\\rtf1\\ansi{\\*\\template ${url('template.rtf')}}Party A\\par ${[
      rtf(`INCLUDETEXT "${url('rtf.txt')}"`),
      rtf(`INCLUDETEXT "${text}"`),
      rtf(`INCLUDEPICTURE "${url('rtf.png')}" \\d`),
      rtf(`INCLUDEPICTURE "${picture}" \\d`),
      `{\\field{\\*\\fldinst {INCLUDE}{PICTURE "${picture}"}}{\\fldrslt x}}\\par`,
      `{\\field{\\*\\fldinst \\'49NCLUDEPICTURE "${picture}"}{\\fldrslt x}}\\par`,
      `{\\field{\\*\\fldinst PAGE}{\\*\\fldinst INCLUDEPICTURE "${picture}"}{\\fldrslt x}}\\par`,
      `{\\shp{\\*\\shpinst\\shpleft0\\shptop0\\shpright900\\shpbottom900{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn pibName}{\\sv ${picture}}}{\\sp{\\sn pibFlags}{\\sv 10}}}}`,
    ].join('\n')}}`,
  );
}

const ODF =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.2"';

function openDocument(kind: 'text' | 'spreadsheet', body: string): Buffer {
  const mediaType = `application/vnd.oasis.opendocument.${kind}`;
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return buildZip([
    { name: 'mimetype', data: mediaType },
    {
      name: 'content.xml',
      data: `<office:document-content ${ODF}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    },
    { name: 'META-INF/manifest.xml', data: manifest },
  ]);
}

function openDocumentText({ url, text, picture }: Outside): Buffer {
  const section = (name: string, href: string) =>
    `<text:section text:name="${name}"><text:section-source xlink:href="${href}" xlink:type="simple"/><text:p>空</text:p></text:section>`;
  const frame = (href: string) =>
    `<text:p><draw:frame svg:width="2cm" svg:height="2cm" text:anchor-type="as-char"><draw:image xlink:href="${href}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>`;
  const object = `<text:p><draw:frame svg:width="2cm" svg:height="2cm"><draw:floating-frame xlink:href="${text}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>`;
  return openDocument(
    'text',
    `<text:p>甲方</text:p>${section('a', url('section.txt'))}${section('b', text)}${frame(url('frame.png'))}${frame(picture)}${object}`,
  );
}

function openDocumentSheet({ url, text }: Outside): Buffer {
  const cell = (formula: string) =>
    `<table:table-row><table:table-cell table:formula="of:=${formula.replaceAll('"', '&quot;')}" office:value-type="string"/></table:table-row>`;
  const linked = `<table:table table:name="b"><table:table-source xlink:href="${text}" xlink:type="simple" table:filter-name="Text - txt - csv (StarCalc)" table:filter-options="44,34,76,1" table:refresh-delay="PT1S"/><table:table-row><table:table-cell/></table:table-row></table:table>`;
  const area = `<table:table-row><table:table-cell office:value-type="string"><table:cell-range-source table:name="x" table:filter-name="calc_HTML_WebQuery" xlink:href="${url('query.html')}" table:last-row-spanned="1" table:last-column-spanned="1"/><text:p>甲方</text:p></table:table-cell></table:table-row>`;
  return openDocument(
    'spreadsheet',
    `<table:table table:name="a">${area}${cell(`WEBSERVICE("${url('service')}")`)}${cell(`WEBSERVICE("${text}")`)}${cell(`['${text}'#$a.A1]`)}${cell(`['${url('book.ods')}'#$a.A1]`)}${cell(`DDE("soffice";"${text}";"a.A1")`)}</table:table>${linked}`,
  );
}
