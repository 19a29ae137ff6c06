/** The handlers of a story's elements, by name. Elements that are not listed are entered and otherwise ignored. */
import { alternativeText } from '../alternative-text.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import { addRunProperty, isOn, runPropertyNames } from './run-properties.ts';
import type { PictureKind, Story } from './story.ts';
import { type Alignment, alignmentOf, wholeNumber } from './styles.ts';
import { symbolText } from './symbols.ts';
import { beginCell, beginRow, beginTable, endRow, endTable, mergeCell, widenCell } from './table-elements.ts';
import { changeOf } from './tracked-changes.ts';

/** Whether the reader enters the element. */
export type Verdict = 'enter' | 'skip';

type OpenHandler = (story: Story, element: XmlElement) => Verdict;

export const onOpen: Readonly<Record<string, OpenHandler>> = {
  'w:p': (story) => {
    story.beginParagraph();
    return 'enter';
  },
  'w:r': (story) => {
    const style = story.context.styles.paragraph(story.paragraph?.style ?? null);
    story.runs.push({ isHidden: style.isHidden, characterStyle: null, properties: {} });
    return 'enter';
  },
  'w:t': captureText,
  'm:t': captureText,
  'w:delText': captureText,
  'w:instrText': captureText,
  'w:delInstrText': captureText,
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
  'w:jc': (story, element) => setOnParagraph(story, 'w:pPr', 'alignment', alignmentOf(element)),
  'w:vanish': (story, element) => setHidden(story, isOn(element)),
  ...Object.fromEntries(runPropertyNames.map((name) => [name, setRunProperty])),
  'w:rStyle': (story, element) => {
    const id = element.attribute('w:val') ?? '';
    const run = runOfProperties(story);
    if (run !== undefined) run.characterStyle = id;
    const style = story.context.styles.find(id);
    return style?.isHidden === true ? setHidden(story, true) : 'enter';
  },

  'w:fldChar': (story, element) => {
    const type = element.attribute('w:fldCharType');
    if (type === 'begin') story.fields.begin();
    else if (type === 'separate') showResult(story);
    else if (type === 'end') story.addText(story.fields.end());
    return 'enter';
  },
  'w:fldSimple': (story, element) => {
    story.fields.begin();
    story.fields.addInstruction(element.attribute('w:instr') ?? '');
    showResult(story);
    return 'enter';
  },

  'w:ins': beginChange,
  'w:moveTo': beginChange,
  'w:del': beginChange,
  'w:moveFrom': beginChange,
  // Previous properties, stored by tracked formatting changes.
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

  'w:tbl': beginTable,
  'w:tr': beginRow,
  'w:gridBefore': widenCell,
  'w:tc': beginCell,
  'w:gridSpan': widenCell,
  'w:vMerge': mergeCell,
  'w:txbxContent': (story) => {
    story.containers.push({ kind: 'textBox' });
    return 'enter';
  },

  'w:comment': (story, element) => {
    const [author, date] = [element.attribute('w:author'), element.attribute('w:date')];
    story.beginComment({ id: element.attribute('w:id') ?? '', author: author ?? null, date: date ?? null });
    return 'enter';
  },
  'w:footnote': skipSeparator,
  'w:endnote': skipSeparator,
  'w:headerReference': (story, element) => refer(story, 'header', element),
  'w:footerReference': (story, element) => refer(story, 'footer', element),

  'wp:docPr': (story, element) => describePicture(story, element.attribute('descr')),
  // Of a group of pictures each has its own.
  'pic:cNvPr': (story, element) =>
    story.pictureWords === null ? describePicture(story, element.attribute('descr')) : 'enter',
  // The picture of an embedded object or a control is none of the text.
  'v:shape': (story, element) =>
    story.parent === 'w:object' ? 'skip' : describePicture(story, element.attribute('alt')),
  'a:blip': (story, element) => addPicture(story, element.attribute('r:embed')),
  'v:imagedata': (story, element) =>
    story.path.includes('w:object') ? 'skip' : addPicture(story, element.attribute('r:id')),
  'c:chart': (story, element) => addPicture(story, element.attribute('r:id'), 'charts'),
  'dgm:relIds': (story, element) => addPicture(story, element.attribute('r:dm'), 'drawings'),
  'w:object': (story) => {
    story.hasReadControl = false;
    return 'enter';
  },
  'w:control': (story, element) => {
    const text = story.checkBoxes.get(element.attribute('r:id') ?? '');
    if (text !== undefined) story.addText(text);
    story.hasReadControl = text !== undefined;
    return 'skip';
  },
  'w:altChunk': (story) => count(story, 'externalContent', 'skip'),
  'w:subDoc': (story) => count(story, 'externalContent', 'skip'),
  'm:oMath': (story) => count(story, 'formulas', 'enter'),
  'w:commentReference': (story, element) => {
    if (!story.changes.isLeftOut) story.context.commentReferences.add(element.attribute('w:id') ?? '');
    return 'enter';
  },
  'w:checkBox': (story) => {
    story.fields.tick(false);
    return 'enter';
  },
  'w:default': tickBox,
  'w:checked': tickBox,
  'w:rt': (story) => count(story, 'phonetic', 'skip'),
};

export const onClose: Readonly<Record<string, (story: Story) => void>> = {
  'w:p': (story) => story.endParagraph(),
  'w:r': (story) => void story.runs.pop(),
  'w:t': (story) => story.addText(story.endCapture()),
  'm:t': (story) => story.addText(story.endCapture()),
  'w:delText': (story) => story.addText(story.endCapture()),
  'w:instrText': (story) => story.fields.addInstruction(story.endCapture()),
  'w:delInstrText': (story) => story.fields.addInstruction(story.endCapture()),
  'w:fldSimple': (story) => story.addText(story.fields.end()),
  'w:ins': (story) => story.changes.pop(),
  'w:moveTo': (story) => story.changes.pop(),
  'w:del': (story) => story.changes.pop(),
  'w:moveFrom': (story) => story.changes.pop(),
  'w:object': (story) => {
    if (!story.hasReadControl) count(story, 'objects', 'skip');
  },
  'w:tbl': endTable,
  'w:tr': endRow,
  'w:tc': (story) => story.endCarry(),
  'w:footnote': (story) => story.endCarry(),
  'w:endnote': (story) => story.endCarry(),
  'w:comment': (story) => story.endComment(),
  'w:txbxContent': (story) => {
    story.endCarry();
    story.containers.pop();
  },
  'mc:AlternateContent': (story) => void story.alternatives.pop(),
};

function captureText(story: Story, element: XmlElement): Verdict {
  const isPlain = element.name !== 'w:t' && element.name !== 'w:delText';
  story.startCapture(isPlain || element.attribute('xml:space') === 'preserve');
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

type ParagraphProperty = 'style' | 'numberingId' | 'numberingLevel' | 'outlineLevel' | 'alignment';

function setOnParagraph(
  story: Story,
  parent: string,
  property: ParagraphProperty,
  value: string | number | Alignment | null,
): Verdict {
  if (story.parent === parent && story.paragraph !== undefined)
    Object.assign(story.paragraph, { [property]: value });
  return 'enter';
}

/** Properties also occur at a paragraph mark, where they only affect the mark: then there is no run. */
function runOfProperties(story: Story): Story['runs'][number] | undefined {
  return story.parent === 'w:rPr' && story.path.at(-2) === 'w:r' ? story.runs.at(-1) : undefined;
}

function setHidden(story: Story, isHidden: boolean): Verdict {
  const run = runOfProperties(story);
  if (run !== undefined) run.isHidden = isHidden;
  return 'enter';
}

function setRunProperty(story: Story, element: XmlElement): Verdict {
  const run = runOfProperties(story);
  if (run !== undefined) addRunProperty(run.properties, element);
  return 'enter';
}

/** Text fields and lists have defaults too. */
function tickBox(story: Story, element: XmlElement): Verdict {
  if (story.parent === 'w:checkBox') story.fields.tick(isOn(element));
  return 'enter';
}

function showResult(story: Story): void {
  if (story.fields.separate() && !story.changes.isLeftOut) story.context.tally.add('pageNumbers');
}

/** Around runs it changes their text; in properties it changes the paragraph mark or the row they belong to. */
function beginChange(story: Story, element: XmlElement): Verdict {
  const change = changeOf(element);
  const holder = story.path.at(-2);
  const table = story.containers.at(-1);
  if (story.parent === 'w:rPr') {
    if (holder === 'w:pPr') story.changeParagraphEnd(change);
    return 'skip';
  }
  if (story.parent === 'w:trPr') {
    story.changes.push(change);
    if (table?.kind === 'table') table.rowChanges++;
    return 'skip';
  }
  // Inserted numbering, and marks in formulas.
  if (story.parent === 'w:numPr' || story.parent === 'm:ctrlPr') return 'skip';
  story.context.tally.add(change.kind === 'insertion' ? 'insertions' : 'deletions');
  story.changes.push(change);
  return 'enter';
}

function describePicture(story: Story, words: string | undefined): Verdict {
  story.describePicture(alternativeText(words));
  return 'enter';
}

function addPicture(story: Story, relationshipId: string | undefined, what: PictureKind = 'images'): Verdict {
  story.addPicture(relationshipId ?? null, what);
  return 'enter';
}

/** The same picture in a new and an old form: only the first is read, so that no text is read twice. */
function takeAlternative(story: Story): Verdict {
  const last = story.alternatives.length - 1;
  if (story.alternatives[last] === true) return 'skip';
  story.alternatives[last] = true;
  return 'enter';
}

/** The lines between text and notes are stored as notes of a special type. */
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
  if (!story.changes.isLeftOut) story.context.tally.add(what);
  return verdict;
}
