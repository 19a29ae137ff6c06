/** False in browsers without the File API; then a screen says so instead of offering to upload. */
export function canUpload(scope: Readonly<Record<string, unknown>> = { ...browserParts() }): boolean {
  return ['File', 'Blob', 'FormData', 'XMLHttpRequest'].every((name) => typeof scope[name] === 'function');
}

function browserParts(): Readonly<Record<string, unknown>> {
  const { File, Blob, FormData, XMLHttpRequest } = globalThis;
  return { File, Blob, FormData, XMLHttpRequest };
}
