/** Short names for the namespaces of Office files; the strict and the transitional form have the same name. */

const transitional = 'http://schemas.openxmlformats.org';
const strict = 'http://purl.oclc.org/ooxml';

const shortNames = new Map<string, string>([
  [`${transitional}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${transitional}/spreadsheetml/2006/main`, 'x'],
  [`${strict}/spreadsheetml/main`, 'x'],
  [`${transitional}/presentationml/2006/main`, 'p'],
  [`${strict}/presentationml/main`, 'p'],
  [`${transitional}/officeDocument/2006/relationships`, 'r'],
  [`${strict}/officeDocument/relationships`, 'r'],
  [`${transitional}/officeDocument/2006/math`, 'm'],
  [`${strict}/officeDocument/math`, 'm'],
  [`${transitional}/drawingml/2006/main`, 'a'],
  [`${strict}/drawingml/main`, 'a'],
  [`${transitional}/drawingml/2006/chart`, 'c'],
  [`${strict}/drawingml/chart`, 'c'],
  [`${transitional}/drawingml/2006/diagram`, 'dgm'],
  [`${strict}/drawingml/diagram`, 'dgm'],
  [`${transitional}/drawingml/2006/picture`, 'pic'],
  [`${strict}/drawingml/picture`, 'pic'],
  [`${transitional}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}/drawingml/wordprocessingDrawing`, 'wp'],
  [`${transitional}/drawingml/2006/spreadsheetDrawing`, 'xdr'],
  [`${strict}/drawingml/spreadsheetDrawing`, 'xdr'],
  [`${transitional}/markup-compatibility/2006`, 'mc'],
  [`${transitional}/package/2006/relationships`, 'rel'],
  [`${transitional}/package/2006/content-types`, 'ct'],
  ['http://schemas.microsoft.com/office/2006/activeX', 'ax'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
]);

/** `w:p` for any prefix in the file; `?:name` for unused namespaces; names without a namespace stay plain. */
export function shortName(uri: string, local: string): string {
  return uri === '' ? local : `${shortNames.get(uri) ?? '?'}:${local}`;
}
