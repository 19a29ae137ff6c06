/** What each element of a story does, by name. Elements that are not listed are entered and otherwise ignored. */
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Story } from './story.ts';
import { isOn, wholeNumber } from './styles.ts';
import { symbolText } from './symbols.ts';

/** Whether the reader goes into the element. */
export type Verdict = 'enter' | 'skip';

type OpenHandler = (story: Story, element: XmlElement) => Verdict;

export const onOpen: Readonly<Record<string, OpenHandler>> = {
  'w:p': (story) => {
    story.beginParagraph();
    return 'enter';
  },
  'w:r': (story) => {
    const style = story.context.styles.paragraph(story.paragraph?.style ?? null);
    story.runs.push({ isHidden: style.isHidden });
    return 'enter';
  },
  'w:t': captureText,
  'm:t': captureText,
  'w:instrText': captureText,
  'w:tab': (story) => (story.parent === 'w:r' ? write(story, '\t') : 'enter'),
  'w:ptab': (story) => write(story, '\t'),
  'w:br': (story) => write(story, '\n'),
  'w:cr': (story) => write(story, '\n'),
  'w:noBreakHyphen': (story) => write(story, '-'),
  'w:sym': readSymbol,

  'w:pStyle': (story, element) => setOnParagraph(story, 'w:pPr', 'style', element.attribute('w:val') ?? null),
  'w:numId': (story, element) =>
    setOnParagraph(story, 'w:numPr', 'numberingId', element.attribute('w:val') ?? null),
  'w:ilvl': (story, element) =>
    setOnParagraph(story, 'w:numPr', 'numberingLevel', wholeNumber(element.attribute('w:val'))),
  'w:outlineLvl': (story, element) =>
    setOnParagraph(story, 'w:pPr', 'outlineLevel', wholeNumber(element.attribute('w:val'))),
  'w:vanish': (story, element) => setHidden(story, isOn(element)),
  'w:rStyle': (story, element) => {
    const style = story.context.styles.find(element.attribute('w:val') ?? '');
    return style?.isHidden === true ? setHidden(story, true) : 'enter';
  },

  'w:fldChar': (story, element) => {
    const type = element.attribute('w:fldCharType');
    if (type === 'begin') story.fields.begin();
    else if (type === 'separate') showResult(story);
    else if (type === 'end') story.fields.end();
    return 'enter';
  },
  'w:fldSimple': (story, element) => {
    story.fields.begin();
    story.fields.addInstruction(element.attribute('w:instr') ?? '');
    showResult(story);
    return 'enter';
  },

  'w:ins': countInsertion,
  'w:moveTo': countInsertion,
  'w:del': countDeletion,
  'w:moveFrom': countDeletion,
  // Former properties, kept by tracked formatting changes.
  'w:pPrChange': () => 'skip',
  'w:rPrChange': () => 'skip',
  'w:sectPrChange': () => 'skip',
  'w:tblPrChange': () => 'skip',
  'w:trPrChange': () => 'skip',
  'w:tcPrChange': () => 'skip',
  'w:numberingChange': () => 'skip',
  'w:sdtPr': () => 'skip',

  'mc:AlternateContent': (story) => {
    story.alternatives.push(false);
    return 'enter';
  },
  'mc:Choice': takeAlternative,
  'mc:Fallback': takeAlternative,

  'w:tbl': (story) => {
    const table = story.context.tableCount++;
    story.containers.push({ kind: 'table', table, row: -1, column: 0, span: 0 });
    return 'enter';
  },
  'w:tr': (story) => {
    const table = story.containers.at(-1);
    if (table?.kind === 'table') Object.assign(table, { row: table.row + 1, column: 0, span: 0 });
    return 'enter';
  },
  'w:tc': (story) => {
    const table = story.containers.at(-1);
    if (table?.kind === 'table') Object.assign(table, { column: table.column + table.span, span: 1 });
    return 'enter';
  },
  'w:gridSpan': (story, element) => {
    const table = story.containers.at(-1);
    if (table?.kind === 'table') table.span = wholeNumber(element.attribute('w:val')) ?? 1;
    return 'enter';
  },
  'w:txbxContent': (story) => {
    story.containers.push({ kind: 'textBox' });
    return 'enter';
  },

  'w:footnote': skipSeparator,
  'w:endnote': skipSeparator,
  'w:headerReference': (story, element) => refer(story, 'header', element),
  'w:footerReference': (story, element) => refer(story, 'footer', element),

  'a:blip': (story) => count(story, 'images', 'enter'),
  'v:imagedata': (story) => count(story, 'images', 'enter'),
  'c:chart': (story) => count(story, 'drawings', 'enter'),
  'dgm:relIds': (story) => count(story, 'drawings', 'enter'),
  'w:object': (story) => count(story, 'objects', 'skip'),
  'w:altChunk': (story) => count(story, 'externalContent', 'skip'),
  'w:subDoc': (story) => count(story, 'externalContent', 'skip'),
  'm:oMath': (story) => count(story, 'formulas', 'enter'),
  'w:commentReference': (story) => count(story, 'comments', 'enter'),
  'w:checkBox': (story) => count(story, 'formFields', 'enter'),
  'w:rt': (story) => count(story, 'phonetic', 'skip'),
};

export const onClose: Readonly<Record<string, (story: Story) => void>> = {
  'w:p': (story) => story.endParagraph(),
  'w:r': (story) => void story.runs.pop(),
  'w:t': (story) => story.addText(story.endCapture()),
  'm:t': (story) => story.addText(story.endCapture()),
  'w:instrText': (story) => story.fields.addInstruction(story.endCapture()),
  'w:fldSimple': (story) => story.fields.end(),
  'w:tbl': (story) => void story.containers.pop(),
  'w:txbxContent': (story) => void story.containers.pop(),
  'mc:AlternateContent': (story) => void story.alternatives.pop(),
};

function captureText(story: Story, element: XmlElement): Verdict {
  story.startCapture(element.name !== 'w:t' || element.attribute('xml:space') === 'preserve');
  return 'enter';
}

function write(story: Story, text: string): Verdict {
  story.addText(text);
  return 'enter';
}

function readSymbol(story: Story, element: XmlElement): Verdict {
  const text = symbolText(element.attribute('w:font') ?? '', element.attribute('w:char') ?? '');
  if (text === null) story.context.tally.add('symbols');
  return write(story, text ?? '\ufffd');
}

type ParagraphProperty = 'style' | 'numberingId' | 'numberingLevel' | 'outlineLevel';

function setOnParagraph(
  story: Story,
  parent: string,
  property: ParagraphProperty,
  value: string | number | null,
): Verdict {
  if (story.parent === parent && story.paragraph !== undefined)
    Object.assign(story.paragraph, { [property]: value });
  return 'enter';
}

/** Also stands in the properties of a paragraph's end mark, where it hides nothing but the mark. */
function setHidden(story: Story, isHidden: boolean): Verdict {
  const run = story.runs.at(-1);
  if (story.parent === 'w:rPr' && story.path.at(-2) === 'w:r' && run !== undefined) run.isHidden = isHidden;
  return 'enter';
}

function showResult(story: Story): void {
  if (story.fields.separate()) story.context.tally.add('pageNumbers');
}

function countInsertion(story: Story): Verdict {
  if (story.parent !== 'w:rPr' && story.parent !== 'w:trPr') story.context.tally.add('insertions');
  return 'enter';
}

/** In a paragraph's own properties the mark means that the paragraph's end is deleted, not its text. */
function countDeletion(story: Story): Verdict {
  if (story.parent === 'w:rPr' && story.path.at(-2) === 'w:pPr') {
    if (story.paragraph !== undefined) story.paragraph.isEndDeleted = true;
    return 'enter';
  }
  if (story.parent === 'w:trPr' || story.parent === 'w:rPr') return 'enter';
  story.context.tally.add('deletions');
  return 'skip';
}

/** The same picture in a new and an old form: the first is read, so that no text is read twice. */
function takeAlternative(story: Story): Verdict {
  const last = story.alternatives.length - 1;
  if (story.alternatives[last] === true) return 'skip';
  story.alternatives[last] = true;
  return 'enter';
}

/** The lines between text and notes are stored as notes of their own type. */
function skipSeparator(_: Story, element: XmlElement): Verdict {
  const type = element.attribute('w:type');
  return type === undefined || type === 'normal' ? 'enter' : 'skip';
}

function refer(story: Story, type: 'header' | 'footer', element: XmlElement): Verdict {
  story.partReferences.push({ type, relationshipId: element.attribute('r:id') ?? '' });
  return 'enter';
}

function count(
  story: Story,
  what: Parameters<Story['context']['tally']['add']>[0],
  verdict: Verdict,
): Verdict {
  story.context.tally.add(what);
  return verdict;
}
