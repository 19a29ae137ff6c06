/** In: slides of a picture and text boxes. Out: a PowerPoint file. Points, origin at the top left of the slide. */
import { strToU8, zipSync } from 'fflate';
import { wordSafe } from '../../docx/new-paragraph.ts';
import { escapeHtml } from '../../report/escape-html.ts';
import { slideLayout, slideMaster, slideTheme } from './pptx-parts.ts';

export interface SlideBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the type, in points. */
  readonly size: number;
  readonly lines: readonly string[];
  /** From one line to the next. */
  readonly pitch: number;
  /** How much further right the first line begins. */
  readonly indent: number;
  readonly direction: 'across' | 'down' | 'up';
}

export interface Slide {
  readonly widthPt: number;
  readonly heightPt: number;
  /** JPEG, as large as the slide. */
  readonly picture: Uint8Array | null;
  readonly boxes: readonly SlideBox[];
}

const EMU_PER_POINT = 12_700;
/** PowerPoint's own limits of a slide's side: 1 and 56 inches. */
const SIDE_PT = { least: 72, most: 4032 } as const;
const FONT_UNITS = { least: 100, most: 400_000 } as const;
const HUNDREDTHS = 100;

const presentation = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const NAMES = `xmlns:a="${drawing}" xmlns:r="${office}" xmlns:p="${presentation}"`;

export function writePptx(slides: readonly Slide[]): Uint8Array {
  const [first] = slides;
  const size = { widthPt: side(first?.widthPt ?? 0), heightPt: side(first?.heightPt ?? 0) };
  const parts: Record<string, Uint8Array> = {};
  const put = (name: string, xml: string) => {
    parts[name] = strToU8(`${declaration}${xml}`);
  };
  put('[Content_Types].xml', contentTypes(slides.length));
  put('_rels/.rels', relations([['officeDocument', 'ppt/presentation.xml']]));
  put('ppt/presentation.xml', presentationPart(slides.length, size));
  const slideTargets = slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const);
  put(
    'ppt/_rels/presentation.xml.rels',
    relations([['slideMaster', 'slideMasters/slideMaster1.xml'], ...slideTargets]),
  );
  put('ppt/slideMasters/slideMaster1.xml', slideMaster(NAMES));
  put(
    'ppt/slideMasters/_rels/slideMaster1.xml.rels',
    relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
  );
  put('ppt/slideLayouts/slideLayout1.xml', slideLayout(NAMES));
  put(
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
    relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
  );
  put('ppt/theme/theme1.xml', slideTheme(drawing));
  for (const [index, slide] of slides.entries()) {
    const number = index + 1;
    put(`ppt/slides/slide${number}.xml`, slidePart(slide, size));
    const picture = slide.picture === null ? [] : [['image', `../media/page${number}.jpg`] as const];
    put(
      `ppt/slides/_rels/slide${number}.xml.rels`,
      relations([['slideLayout', '../slideLayouts/slideLayout1.xml'], ...picture]),
    );
    if (slide.picture !== null) parts[`ppt/media/page${number}.jpg`] = slide.picture;
  }
  return zipSync(parts, { level: 6, mtime: new Date(1980, 0, 1) });
}

function side(lengthPt: number): number {
  return Math.min(SIDE_PT.most, Math.max(SIDE_PT.least, lengthPt));
}

function contentTypes(count: number): string {
  const part = (name: string, kind: string): string =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.${kind}+xml"/>`;
  const slides = Array.from({ length: count }, (_, index) =>
    part(`/ppt/slides/slide${index + 1}.xml`, 'presentationml.slide'),
  );
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpg" ContentType="image/jpeg"/>${part('/ppt/presentation.xml', 'presentationml.presentation.main')}${part('/ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster')}${part('/ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout')}${part('/ppt/theme/theme1.xml', 'theme')}${slides.join('')}</Types>`;
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const entries = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${entries.join('')}</Relationships>`;
}

/** PowerPoint counts the numbers of masters and slides from these. */
const FIRST_MASTER = 2_147_483_648;
const FIRST_SLIDE = 256;

function presentationPart(count: number, { widthPt, heightPt }: Pick<Slide, 'widthPt' | 'heightPt'>): string {
  const slides = Array.from(
    { length: count },
    (_, index) => `<p:sldId id="${FIRST_SLIDE + index}" r:id="r${index + 2}"/>`,
  );
  return `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="${FIRST_MASTER}" r:id="r1"/></p:sldMasterIdLst><p:sldIdLst>${slides.join('')}</p:sldIdLst><p:sldSz cx="${emu(widthPt)}" cy="${emu(heightPt)}"/><p:notesSz cx="${emu(540)}" cy="${emu(720)}"/></p:presentation>`;
}

/** A file has one size of slides: pages of another size are made to fit, in the middle. */
function slidePart(slide: Slide, size: Pick<Slide, 'widthPt' | 'heightPt'>): string {
  const scale = Math.min(size.widthPt / slide.widthPt, size.heightPt / slide.heightPt);
  const left = (size.widthPt - slide.widthPt * scale) / 2;
  const top = (size.heightPt - slide.heightPt * scale) / 2;
  const frame = (x: number, y: number, width: number, height: number): string =>
    `<a:off x="${emu(left + x * scale)}" y="${emu(top + y * scale)}"/><a:ext cx="${emu(width * scale)}" cy="${emu(height * scale)}"/>`;
  const picture =
    slide.picture === null
      ? ''
      : `<p:pic><p:nvPicPr><p:cNvPr id="2" name="page"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="r2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${frame(0, 0, slide.widthPt, slide.heightPt)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
  const boxes = slide.boxes.map((box, index) => {
    const place = frame(box.x, box.y, box.width, box.height);
    return `<p:sp><p:nvSpPr><p:cNvPr id="${index + 3}" name="text ${index + 1}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${place}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody>${bodyOf(box)}<a:lstStyle/>${paragraph(box, scale)}</p:txBody></p:sp>`;
  });
  return `<p:sld ${NAMES}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${picture}${boxes.join('')}</p:spTree></p:cSld></p:sld>`;
}

const DIRECTIONS = { across: '', down: ' vert="eaVert"', up: ' vert="vert270"' } as const;

/** Lines end where they end on the page; only what is written later makes the box wider. */
function bodyOf({ direction }: SlideBox): string {
  return `<a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0"${DIRECTIONS[direction]}><a:noAutofit/></a:bodyPr>`;
}

function paragraph({ lines, size, pitch, indent }: SlideBox, scale: number): string {
  const units = Math.round(size * scale * HUNDREDTHS);
  const font = Math.min(FONT_UNITS.most, Math.max(FONT_UNITS.least, units));
  const spacing = lines.length > 1 ? Math.round(pitch * scale * HUNDREDTHS) : null;
  const between =
    spacing === null ? '' : `<a:lnSpc><a:spcPts val="${Math.min(158_400, spacing)}"/></a:lnSpc>`;
  const look = `<a:rPr lang="zh-CN" sz="${font}" dirty="0"/>`;
  const runs = lines.map((line) => `<a:r>${look}<a:t>${escapeHtml(wordSafe(line))}</a:t></a:r>`);
  return `<a:p><a:pPr marL="0" indent="${emu(Math.max(0, indent * scale))}">${between}</a:pPr>${runs.join(`<a:br>${look}</a:br>`)}</a:p>`;
}

function emu(points: number): number {
  return Math.round(points * EMU_PER_POINT);
}
