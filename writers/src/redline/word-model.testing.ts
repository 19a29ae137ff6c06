/** A small model of a Word document with every structure a redline has to carry, and its file. Test code only. */
import { strToU8, zipSync } from 'fflate';

export type Inline =
  | { kind: 'text'; text: string; look: '' | 'b' | 'i' | 'red' }
  | { kind: 'tab' }
  | { kind: 'picture'; name: string; seed: number }
  | { kind: 'formula'; base: string; power: string }
  | { kind: 'field'; instruction: string; result: string; isSimple: boolean }
  | { kind: 'note'; place: 'footnote' | 'endnote'; blocks: Block[] }
  | { kind: 'comment'; text: string; author: string }
  | { kind: 'box'; blocks: Block[]; isOld: boolean }
  | { kind: 'link'; url: string; text: string }
  | { kind: 'control'; tag: string; text: string };

export interface Cell {
  blocks: Block[];
  span: number;
  merge: '' | 'restart' | 'continue';
  fill: string;
}

export interface Section {
  width: number;
  header: Block[] | null;
  footer: Block[] | null;
  first: Block[] | null;
}

export type Block =
  | { kind: 'paragraph'; inlines: Inline[]; style: string; list: number; section: Section | null }
  | { kind: 'table'; columns: number[]; rows: { cells: Cell[]; isHead: boolean }[]; border: string }
  | { kind: 'control'; tag: string; blocks: Block[] };

export interface WordModel {
  blocks: Block[];
  section: Section;
  /** The first id of notes, lists, relations: a file saved by another program has others. */
  shift: number;
}

const schemas = 'http://schemas.openxmlformats.org';
const names = [
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  `xmlns:r="${schemas}/officeDocument/2006/relationships"`,
  `xmlns:m="${schemas}/officeDocument/2006/math"`,
  `xmlns:mc="${schemas}/markup-compatibility/2006"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:pic="${schemas}/drawingml/2006/picture"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const relationTypes = `${schemas}/officeDocument/2006/relationships`;
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function modelFile(model: WordModel): Uint8Array {
  return new ModelWriter(model).file();
}

class ModelWriter {
  readonly #model: WordModel;
  readonly #files: Record<string, Uint8Array> = {};
  readonly #relations = new Map<string, string[]>();
  readonly #types: string[] = [];
  readonly #notes: Record<'footnote' | 'endnote', string[]> = { footnote: [], endnote: [] };
  readonly #comments: string[] = [];
  readonly #pictures = new Map<number, string>();
  #part = 'document';
  #next: number;

  constructor(model: WordModel) {
    this.#model = model;
    this.#next = model.shift;
  }

  file(): Uint8Array {
    const body = this.#blocks(this.#model.blocks) + this.#section(this.#model.section);
    this.#add('document', 'document', `<w:body>${body}</w:body>`, 'document.main');
    const separators = (kind: string): string =>
      [-1, 0]
        .map(
          (id) =>
            `<w:${kind} w:type="${id < 0 ? 'separator' : 'continuationSeparator'}" w:id="${id}"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}>`,
        )
        .join('');
    this.#part = 'document';
    for (const kind of ['footnote', 'endnote'] as const)
      if (this.#notes[kind].length > 0)
        this.#named(`${kind}s`, separators(kind) + this.#notes[kind].join(''));
    if (this.#comments.length > 0) this.#named('comments', this.#comments.join(''));
    this.#named('numbering', this.#numbering());
    this.#named('styles', styles);
    this.#finish();
    return zipSync(this.#files);
  }

  #finish(): void {
    for (const [part, links] of this.#relations)
      this.#files[`word/_rels/${part}.xml.rels`] = strToU8(
        `<Relationships xmlns="${schemas}/package/2006/relationships">${links.join('')}</Relationships>`,
      );
    this.#files['_rels/.rels'] = strToU8(
      `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${relationTypes}/officeDocument" Target="word/document.xml"/></Relationships>`,
    );
    this.#files['[Content_Types].xml'] = strToU8(
      `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${this.#types.join('')}</Types>`,
    );
  }

  #named(name: string, content: string): void {
    this.#add(name, name, content, name);
    this.#relate(name, `${name}.xml`);
  }

  #add(part: string, root: string, content: string, type: string): void {
    this.#files[`word/${part}.xml`] = strToU8(`<w:${root} ${names}>${content}</w:${root}>`);
    this.#types.push(`<Override PartName="/word/${part}.xml" ContentType="${wordTypes}.${type}+xml"/>`);
  }

  #relate(type: string, target: string, isOutside = false): string {
    const id = `rId${++this.#next}`;
    const links = this.#relations.get(this.#part) ?? [];
    this.#relations.set(this.#part, links);
    const mode = isOutside ? ' TargetMode="External"' : '';
    links.push(`<Relationship Id="${id}" Type="${relationTypes}/${type}" Target="${target}"${mode}/>`);
    return id;
  }

  #blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('');
  }

  #block(block: Block): string {
    if (block.kind === 'table') return this.#table(block);
    if (block.kind === 'control')
      return `<w:sdt><w:sdtPr><w:id w:val="${++this.#next}"/><w:tag w:val="${block.tag}"/></w:sdtPr><w:sdtContent>${this.#blocks(block.blocks)}</w:sdtContent></w:sdt>`;
    const style = block.style === '' ? '' : `<w:pStyle w:val="${block.style}"/>`;
    const list =
      block.list === 0
        ? ''
        : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${block.list + this.#model.shift}"/></w:numPr>`;
    const section = block.section === null ? '' : this.#section(block.section);
    const content = block.inlines.map((inline) => this.#inline(inline)).join('');
    return `<w:p><w:pPr>${style}${list}${section}</w:pPr>${content}</w:p>`;
  }

  #table({ columns, rows, border }: Extract<Block, { kind: 'table' }>): string {
    const grid = columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
    const body = rows.map(({ cells, isHead }) => {
      let column = 0;
      const content = cells.map((cell) => {
        const width = columns.slice(column, column + cell.span).reduce((sum, one) => sum + one, 0);
        column += cell.span;
        const span = cell.span > 1 ? `<w:gridSpan w:val="${cell.span}"/>` : '';
        const merge = cell.merge === '' ? '' : `<w:vMerge w:val="${cell.merge}"/>`;
        const fill = cell.fill === '' ? '' : `<w:shd w:val="clear" w:fill="${cell.fill}"/>`;
        return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span}${merge}${fill}</w:tcPr>${this.#blocks(cell.blocks)}</w:tc>`;
      });
      return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${content.join('')}</w:tr>`;
    });
    return `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:top w:val="${border}" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>`;
  }

  #section({ width, header, footer, first }: Section): string {
    const part = (kind: 'header' | 'footer', type: string, blocks: Block[] | null): string => {
      if (blocks === null) return '';
      const name = `${kind}${++this.#next}`;
      const before = this.#part;
      this.#part = name;
      this.#add(name, kind === 'header' ? 'hdr' : 'ftr', this.#blocks(blocks), kind);
      this.#part = before;
      return `<w:${kind}Reference w:type="${type}" r:id="${this.#relate(kind, `${name}.xml`)}"/>`;
    };
    const references =
      part('header', 'default', header) + part('footer', 'default', footer) + part('header', 'first', first);
    return `<w:sectPr>${references}<w:pgSz w:w="${width}" w:h="16838"/>${first === null ? '' : '<w:titlePg/>'}</w:sectPr>`;
  }

  #inline(inline: Inline): string {
    switch (inline.kind) {
      case 'text':
        return run(inline.text, inline.look);
      case 'tab':
        return '<w:r><w:tab/></w:r>';
      case 'picture':
        return this.#picture(inline);
      case 'formula':
        return `<m:oMath><m:sSup><m:e><m:r><m:t>${inline.base}</m:t></m:r></m:e><m:sup><m:r><m:t>${inline.power}</m:t></m:r></m:sup></m:sSup></m:oMath>`;
      case 'field':
        return field(inline);
      case 'note':
        return this.#note(inline);
      case 'comment':
        return this.#comment(inline);
      case 'box':
        return this.#box(inline);
      case 'link':
        return `<w:hyperlink r:id="${this.#relate('hyperlink', inline.url, true)}">${run(inline.text, '')}</w:hyperlink>`;
      case 'control':
        return `<w:sdt><w:sdtPr><w:id w:val="${++this.#next}"/><w:tag w:val="${inline.tag}"/></w:sdtPr><w:sdtContent>${run(inline.text, '')}</w:sdtContent></w:sdt>`;
    }
  }

  #picture({ name, seed }: Extract<Inline, { kind: 'picture' }>): string {
    const file = this.#pictures.get(seed) ?? `media/image${++this.#next}.png`;
    this.#pictures.set(seed, file);
    this.#files[`word/${file}`] = picture(seed);
    const id = this.#relate('image', file);
    const number = ++this.#next;
    return `<w:r><w:drawing><wp:inline><wp:extent cx="360000" cy="360000"/><wp:docPr id="${number}" name="${name}${number}"/><a:graphic><a:graphicData uri="${schemas}/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="360000" cy="360000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  }

  #note({ place, blocks }: Extract<Inline, { kind: 'note' }>): string {
    const id = ++this.#next;
    const before = this.#part;
    this.#part = `${place}s`;
    const content = this.#blocks(blocks).replace('</w:pPr>', `</w:pPr><w:r><w:${place}Ref/></w:r>`);
    this.#part = before;
    this.#notes[place].push(`<w:${place} w:id="${id}">${content}</w:${place}>`);
    return `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${place}Reference w:id="${id}"/></w:r>`;
  }

  #comment({ text, author }: Extract<Inline, { kind: 'comment' }>): string {
    const id = ++this.#next;
    this.#comments.push(
      `<w:comment w:id="${id}" w:author="${author}" w:initials="x"><w:p>${run(text, '')}</w:p></w:comment>`,
    );
    return `<w:commentRangeStart w:id="${id}"/><w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
  }

  #box({ blocks, isOld }: Extract<Inline, { kind: 'box' }>): string {
    const content = `<w:txbxContent>${this.#blocks(blocks)}</w:txbxContent>`;
    const drawn = `<w:pict><v:shape id="s${++this.#next}" style="width:100pt;height:50pt"><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
    if (isOld) return `<w:r>${drawn}</w:r>`;
    const number = ++this.#next;
    const shape = `<w:drawing><wp:inline><wp:extent cx="1800000" cy="720000"/><wp:docPr id="${number}" name="box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="720000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
    return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape}</mc:Choice><mc:Fallback>${drawn}</mc:Fallback></mc:AlternateContent></w:r>`;
  }

  #numbering(): string {
    const shift = this.#model.shift;
    const formats = ['第%1条', '（%1）', '%1.'];
    const shapes = formats.map(
      (text, index) =>
        `<w:abstractNum w:abstractNumId="${index + shift}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum>`,
    );
    const lists = formats.map(
      (_, index) =>
        `<w:num w:numId="${index + 1 + shift}"><w:abstractNumId w:val="${index + shift}"/></w:num>`,
    );
    return shapes.join('') + lists.join('');
  }
}

const styles = [
  ['paragraph', 'Title1', '标题一'],
  ['paragraph', 'Quote1', '引文'],
  ['table', 'Grid', '网格表'],
]
  .map(
    ([type, id, name]) => `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('');

function run(text: string, look: string): string {
  const format = look === 'red' ? '<w:color w:val="FF0000"/>' : look === '' ? '' : `<w:${look}/>`;
  const properties = format === '' ? '' : `<w:rPr>${format}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function field({ instruction, result, isSimple }: Extract<Inline, { kind: 'field' }>): string {
  if (isSimple) return `<w:fldSimple w:instr="${instruction}">${run(result, '')}</w:fldSimple>`;
  const border = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `${border('begin')}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${border('separate')}${run(result, '')}${border('end')}`;
}

/** A picture of one pixel, told from others by its bytes alone. */
function picture(seed: number): Uint8Array {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  return Uint8Array.from([...png, seed % 256, seed >> 8]);
}
