/**
 * The addresses where a template is edited or viewed, and filled in; they contain the version, so that it
 * does not change.
 */
export const TEMPLATES_PATH = '/document-manage/upload';

export function templatePath(id: string, mode: 'edit' | 'fill' = 'edit', version?: number): string {
  const params = new URLSearchParams({ id });
  if (mode === 'fill') params.set('mode', 'fill');
  if (version !== undefined) params.set('version', String(version));
  return `${TEMPLATES_PATH}?${params}`;
}

/** The library, or one of its templates. */
export function libraryPath(id?: string): string {
  const params = new URLSearchParams(id === undefined ? { tab: 'library' } : { tab: 'library', library: id });
  return `${TEMPLATES_PATH}?${params}`;
}
