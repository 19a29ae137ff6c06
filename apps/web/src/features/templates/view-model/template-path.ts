/** Where a template is edited or looked at, and where it is filled in; the version is part of the address, so it stays the same one. */
export const TEMPLATES_PATH = '/document-manage/upload';

export function templatePath(id: string, mode: 'edit' | 'fill' = 'edit', version?: number): string {
  const params = new URLSearchParams({ id });
  if (mode === 'fill') params.set('mode', 'fill');
  if (version !== undefined) params.set('version', String(version));
  return `${TEMPLATES_PATH}?${params}`;
}
