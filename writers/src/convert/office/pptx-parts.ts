/** The parts every PowerPoint file must have, empty: a master, a layout and a theme. */

const TREE =
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:spTree></p:cSld>';
const COLOURS =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

export function slideMaster(names: string): string {
  return `<p:sldMaster ${names}>${TREE}<p:clrMap ${COLOURS}/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="r1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`;
}

export function slideLayout(names: string): string {
  return `<p:sldLayout ${names} type="blank">${TREE}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
}

const PALETTE: readonly (readonly [name: string, colour: string])[] = [
  ['dk1', '000000'],
  ['lt1', 'FFFFFF'],
  ['dk2', '333333'],
  ['lt2', 'EEEEEE'],
  ['accent1', '1F4E79'],
  ['accent2', 'C00000'],
  ['accent3', '7F7F7F'],
  ['accent4', 'BF9000'],
  ['accent5', '2E75B6'],
  ['accent6', '548235'],
  ['hlink', '0563C1'],
  ['folHlink', '954F72'],
];

export function slideTheme(drawing: string): string {
  const colours = PALETTE.map(([name, colour]) => `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`);
  const font = '<a:latin typeface="Arial"/><a:ea typeface="SimSun"/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return `<a:theme xmlns:a="${drawing}" name="WenJian"><a:themeElements><a:clrScheme name="WenJian">${colours.join('')}</a:clrScheme><a:fontScheme name="WenJian"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="WenJian"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}
