/** The address of a tool's page with stored files: the page takes them as if uploaded there. */
const PARAMETER = 'file';

export function withSentFiles(path: string, fileIds: readonly string[]): string {
  const [before = '', query] = path.split('?');
  const params = new URLSearchParams(query);
  for (const id of fileIds) params.append(PARAMETER, id);
  return `${before}?${params}`;
}

export function sentFileIds(params: URLSearchParams): readonly string[] {
  return [...new Set(params.getAll(PARAMETER))];
}

export function withoutSentFiles(params: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(params);
  after.delete(PARAMETER);
  return after;
}
