/** What a file is served as, by the ending of its name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function mediaTypeOf(fileName: string): string {
  const type = MEDIA_TYPES[fileName.slice(fileName.lastIndexOf('.') + 1)];
  if (type === undefined) throw new Error(`no media type is known for ${fileName}`);
  return type;
}
