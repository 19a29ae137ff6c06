/**
 * In: a Word file without tracked changes. Out: its tree as lines, each with its place: every block, row, cell, stretch of text with its format, note,
 * picture (by its bytes), formula, field, list, section, header, footer, text box and comment. Two files with the same lines say and show the same, apart from the
 * definitions of styles. The check of a redline compares these lines; it shares no code with what writes redlines.
 */
import { append } from '@wenjian/document';
import { type Relation, relatedPart, relationsFrom } from '../../docx/package/package-parts.ts';
import type { WordPackage } from '../../docx/package/word-package.ts';
import { childElements, childNamed, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import {
  addText,
  attributeOf,
  digest,
  isBlank,
  notesOf,
  relationAttributes,
  type Stretch,
  selfNumbered,
  shown,
  silent,
  silentAttributes,
  unordered,
  within,
} from './outline-words.ts';

export interface OutlineLine {
  /** Like `body/3/row 2/cell 1/0`. */
  readonly place: string;
  readonly says: string;
  /** The paragraph that a stretch is of, and those in its notes and boxes; none for anything else. */
  readonly paragraphs: readonly XmlElement[];
  /** The innermost block it is of; null for a section. What is in a note or a box is of the paragraph that has it. */
  readonly block: XmlElement | null;
}

export function outlineFile(word: WordPackage): readonly OutlineLine[] {
  return new Outliner(word).lines();
}

interface Where {
  readonly place: string;
  readonly part: string;
}

class Outliner {
  readonly #word: WordPackage;
  readonly #lines: OutlineLine[] = [];
  readonly #relations = new Map<string, ReadonlyMap<string, Relation>>();
  readonly #lists = new Map<string, number>();
  readonly #headers = new Map<string, string>();
  #bodySection = 0;
  /** Paragraphs inside of the one that is read. */
  #around: XmlElement[] = [];

  constructor(word: WordPackage) {
    this.#word = word;
  }

  lines(): readonly OutlineLine[] {
    const part = this.#word.mainPart;
    const root = this.#word.tree(part)?.root;
    const body = root === undefined ? undefined : childNamed(root, 'w:body');
    if (body !== undefined) this.#blocks(body, { place: 'body', part });
    return this.#lines;
  }

  #say(place: string, says: string, block: XmlElement | null, paragraphs: readonly XmlElement[] = []): void {
    this.#lines.push({ place, says, paragraphs, block });
  }

  #blocks(container: XmlElement, where: Where): void {
    let index = 0;
    const visit = (parent: XmlElement): void => {
      for (const child of childElements(parent)) {
        const here = { ...where, place: `${where.place}/${index}` };
        if (child.name === 'w:customXml') visit(child);
        else if (child.name === 'w:p' || child.name === 'w:tbl' || child.name === 'w:sdt') {
          index++;
          if (child.name === 'w:p') this.#paragraph(child, here);
          else if (child.name === 'w:tbl') this.#table(child, here);
          else this.#control(child, here);
        } else if (child.name === 'w:sectPr') this.#section(child, here);
      }
    };
    // Word gives a place without blocks an empty paragraph.
    if (!childElements(container).some(({ name }) => /^w:(?:p|tbl|sdt|customXml)$/.test(name)))
      this.#say(`${where.place}/0`, 'paragraph ', null);
    visit(container);
  }

  #control(control: XmlElement, where: Where): void {
    this.#say(where.place, `control ${this.#properties(childNamed(control, 'w:sdtPr'), where)}`, control);
    const content = childNamed(control, 'w:sdtContent');
    if (content !== undefined) this.#blocks(content, where);
  }

  #table(table: XmlElement, where: Where): void {
    const properties = ['w:tblPr', 'w:tblGrid'].map((name) =>
      this.#properties(childNamed(table, name), where),
    );
    this.#say(where.place, `table ${properties.join(' ')}`, table);
    for (const [rowIndex, row] of within(table, 'w:tr').entries()) {
      const place = `${where.place}/row ${rowIndex}`;
      const own = ['w:tblPrEx', 'w:trPr'].map((name) => this.#properties(childNamed(row, name), where));
      this.#say(place, `row ${own.join(' ')}`, table);
      for (const [cellIndex, cell] of within(row, 'w:tc').entries()) {
        const here = { ...where, place: `${place}/cell ${cellIndex}` };
        this.#say(here.place, `cell ${this.#properties(childNamed(cell, 'w:tcPr'), where)}`, table);
        this.#blocks(cell, here);
      }
    }
  }

  #paragraph(paragraph: XmlElement, where: Where): void {
    const properties = childNamed(paragraph, 'w:pPr');
    const section = properties === undefined ? undefined : childNamed(properties, 'w:sectPr');
    this.#say(where.place, `paragraph ${this.#properties(properties, where, 'w:sectPr')}`, paragraph);
    const stretches: Stretch[] = [];
    const [outer, paragraphs] = [this.#around, [paragraph]];
    this.#around = paragraphs;
    this.#inline(paragraph, '', stretches, where);
    this.#around = outer;
    append(outer, paragraphs);
    for (const { look, text } of stretches) this.#say(where.place, `${look}: ${text}`, paragraph, paragraphs);
    if (section !== undefined) this.#section(section, where);
  }

  #inline(parent: XmlElement, around: string, stretches: Stretch[], where: Where): void {
    let controls = 0;
    for (const child of childElements(parent)) {
      const { name } = child;
      if (silent.test(name) || name === 'w:pPr' || /(?:smartTag|customXml|sdt|sdtEnd)Pr$/.test(name))
        continue;
      if (name === 'w:r') this.#run(child, around, stretches, where);
      else if (name === 'w:smartTag' || name === 'w:customXml') this.#inline(child, around, stretches, where);
      else if (name === 'w:hyperlink' || name === 'w:dir' || name === 'w:bdo')
        this.#inline(child, `${around} ${name}${this.#attributes(child, where)}`, stretches, where);
      else if (name === 'w:fldSimple') this.#simpleField(child, around, stretches, where);
      else if (name === 'w:sdt') {
        const look = `${around} control ${this.#properties(childNamed(child, 'w:sdtPr'), where)} ${controls++}`;
        const content = childNamed(child, 'w:sdtContent');
        if (content !== undefined) this.#inline(content, look, stretches, where);
      } else stretches.push({ look: `${around} ${name}`, text: this.#element(child, where) });
    }
  }

  #simpleField(field: XmlElement, around: string, stretches: Stretch[], where: Where): void {
    stretches.push({ look: `${around} field begin`, text: '' });
    stretches.push({ look: `${around} instruction`, text: attributeOf(field, 'instr') ?? '' });
    stretches.push({ look: `${around} field separate`, text: '' });
    this.#inline(field, around, stretches, where);
    stretches.push({ look: `${around} field end`, text: '' });
  }

  #run(run: XmlElement, around: string, stretches: Stretch[], where: Where): void {
    const format = this.#properties(childNamed(run, 'w:rPr'), where);
    for (const child of childElements(run)) {
      const { name } = child;
      if (silent.test(name) || name === 'w:rPr') continue;
      if (name === 'w:t') addText(stretches, `${around} text ${format}`, shown(child));
      else if (name === 'w:instrText') addText(stretches, `${around} instruction`, textOf(child));
      else if (name === 'w:fldChar')
        stretches.push({ look: `${around} field ${attributeOf(child, 'fldCharType') ?? ''}`, text: '' });
      else stretches.push({ look: `${around} ${name} ${format}`, text: this.#object(child, where) });
    }
  }

  /** What is no text; notes, comments and text boxes with all they contain. */
  #object(element: XmlElement, where: Where): string {
    const kind = notesOf[element.name];
    if (kind !== undefined) return this.#note(kind, attributeOf(element, 'id') ?? '', where);
    return this.#element(element, where);
  }

  #note(kind: string, id: string, where: Where): string {
    const part = relatedPart(this.#word, `/${kind}`);
    const root = part === null ? undefined : this.#word.tree(part)?.root;
    const note =
      root === undefined ? undefined : childElements(root).find((one) => attributeOf(one, 'id') === id);
    if (part === null || note === undefined) return 'missing';
    // The last paragraph of a note cannot go, so an empty one is the same as none.
    if (isBlank(note)) return '';
    const author = kind === 'comments' ? `${attributeOf(note, 'author') ?? ''} ` : '';
    return author + this.#nested(note, { place: `${where.place}/${kind}`, part });
  }

  /** The lines of a place inside a paragraph, as one text. */
  #nested(container: XmlElement, where: Where): string {
    const start = this.#lines.length;
    this.#blocks(container, where);
    return this.#lines
      .splice(start)
      .map(({ place, says }) => `${place.slice(where.place.length)} ${says}`)
      .join('\n');
  }

  #section(section: XmlElement, where: Where): void {
    const place = `section ${this.#bodySection++}`;
    this.#say(place, this.#properties(section, where, 'w:headerReference', 'w:footerReference'), null);
    const relations = this.#relationsOf(where.part);
    for (const reference of childElements(section)) {
      if (!/^w:(?:header|footer)Reference$/.test(reference.name)) continue;
      const id = [...reference.attributes].find(([name]) => /^(?!w:).*:id$/.test(name))?.[1] ?? '';
      const key = `${reference.name} ${attributeOf(reference, 'type') ?? 'default'}`;
      this.#headers.set(key, relations.get(id)?.part ?? '');
    }
    for (const [key, part] of [...this.#headers].sort()) {
      const root = part === '' ? undefined : this.#word.tree(part)?.root;
      if (root === undefined || isBlank(root)) continue;
      this.#blocks(root, { place: `${place}/${key}`, part });
    }
  }

  #properties(element: XmlElement | undefined, where: Where, ...without: readonly string[]): string {
    if (element === undefined) return '';
    const children = childElements(element)
      .filter(
        ({ name }) =>
          !without.includes(name) && !silent.test(name) && !(element.name === 'w:sdtPr' && name === 'w:id'),
      )
      .map((child) => this.#property(child, where))
      .filter((text) => text !== '');
    if (unordered.test(element.name)) children.sort();
    return children.join(' ');
  }

  #property(element: XmlElement, where: Where): string {
    const value = attributeOf(element, 'val') ?? '';
    if (/^w:(?:pStyle|rStyle|tblStyle)$/.test(element.name)) return `${element.name}=${this.#style(value)}`;
    if (element.name === 'w:numId') return `${element.name}=${this.#list(value)}`;
    if (element.name === 'w:rPr' || element.name === 'w:numPr') {
      const inner = this.#properties(element, where);
      return inner === '' ? '' : `${element.name}(${inner})`;
    }
    return this.#element(element, where);
  }

  #style(id: string): string {
    const style = this.#definitions('/styles').find((one) => attributeOf(one, 'styleId') === id);
    const name = style === undefined ? undefined : childNamed(style, 'w:name');
    if (style === undefined) return `undefined style ${id}`;
    return ((name && attributeOf(name, 'val')) ?? id).toLowerCase();
  }

  /** Its definition, and which list of the document it is: two lists of one look count apart. */
  #list(id: string): string {
    if (id === '0') return 'none';
    const all = this.#definitions('/numbering');
    const list = all.find((one) => one.name === 'w:num' && attributeOf(one, 'numId') === id);
    const shapeId = list === undefined ? undefined : childNamed(list, 'w:abstractNumId');
    const shape = all.find(
      (one) =>
        one.name === 'w:abstractNum' &&
        attributeOf(one, 'abstractNumId') === (shapeId && attributeOf(shapeId, 'val')),
    );
    const order = this.#lists.get(id) ?? this.#lists.size;
    this.#lists.set(id, order);
    const where = { place: '', part: relatedPart(this.#word, '/numbering') ?? '' };
    const levels = [
      ...(shape === undefined ? [] : childElements(shape)),
      ...(list === undefined ? [] : childElements(list)),
    ]
      .filter(({ name }) => name === 'w:lvl' || name === 'w:lvlOverride')
      .map((level) => this.#element(level, where));
    return `list ${order} ${digest(levels.join('\n'))}`;
  }

  #definitions(ending: string): readonly XmlElement[] {
    const part = relatedPart(this.#word, ending);
    const root = part === null ? undefined : this.#word.tree(part)?.root;
    return root === undefined ? [] : childElements(root);
  }

  /** An element with everything in it. */
  #element(element: XmlElement, where: Where): string {
    const { name, rawName } = element;
    if (name === 'w:txbxContent')
      return `box(${this.#nested(element, { ...where, place: `${where.place}/box` })})`;
    if (/^w:(?:pStyle|rStyle|tblStyle|numId)$/.test(name)) return this.#property(element, where);
    const all = childElements(element).filter((child) => !silent.test(child.name));
    // A drawing may be there in several renderings; the first is the one that is shown.
    const children = name === 'mc:AlternateContent' ? all.slice(0, 1) : all;
    const inner = children.map((child) => this.#element(child, where)).join('');
    const text = children.length === 0 ? textOf(element) : '';
    return `<${name.startsWith('?') ? rawName : name}${this.#attributes(element, where)}>${inner}${text}`;
  }

  #attributes(element: XmlElement, where: Where): string {
    const parts: string[] = [];
    for (const [name, value] of element.attributes) {
      const local = name.slice(name.indexOf(':') + 1);
      if (silentAttributes.test(local) || name.startsWith('xmlns') || local === 'Ignorable') continue;
      if (selfNumbered.test(element.rawName) && /^(?:id|spid|name)$/.test(local)) continue;
      const isRelation = name.includes(':') && !name.startsWith('w:') && relationAttributes.has(local);
      const relation = isRelation ? this.#relationsOf(where.part).get(value) : undefined;
      parts.push(` ${local}=${relation === undefined ? value : this.#goal(relation)}`);
    }
    return parts.sort().join('');
  }

  #goal({ part, target }: Relation): string {
    return part === null ? target : digest(this.#word.bytes(part) ?? new Uint8Array());
  }

  #relationsOf(part: string): ReadonlyMap<string, Relation> {
    const known = this.#relations.get(part);
    if (known !== undefined) return known;
    const relations = new Map(relationsFrom(this.#word, part).map((relation) => [relation.id, relation]));
    this.#relations.set(part, relations);
    return relations;
  }
}
