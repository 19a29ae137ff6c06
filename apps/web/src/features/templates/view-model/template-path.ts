/**
 * The addresses where a template is edited or viewed, and filled in; they contain the version, so that it
 * does not change.
 */

/** Where a contract that came back is reviewed against this template. */
export function reviewPath(id: string): string {
  return `/contract-audit/upload?${new URLSearchParams({ standard: id })}`;
}

export const TEMPLATES_PATH = '/document-manage/upload';

/** Edited or looked at, filled in once, or filled in many times from a sheet. */
export type TemplateMode = 'edit' | 'fill' | 'batch';

export function templateMode(search: URLSearchParams): TemplateMode {
  const mode = search.get('mode');
  return mode === 'fill' || mode === 'batch' ? mode : 'edit';
}

export function templatePath(id: string, mode: TemplateMode = 'edit', version?: number): string {
  const params = new URLSearchParams({ id });
  if (mode !== 'edit') params.set('mode', mode);
  if (version !== undefined) params.set('version', String(version));
  return `${TEMPLATES_PATH}?${params}`;
}

/** The library, or one of its templates. */
export function libraryPath(id?: string): string {
  const params = new URLSearchParams(id === undefined ? { tab: 'library' } : { tab: 'library', library: id });
  return `${TEMPLATES_PATH}?${params}`;
}
