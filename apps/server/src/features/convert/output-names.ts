/**
 * Names of produced files: safe on every system, and unique, so that an archive or a folder can hold them
 * all.
 */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;
const MAX_CHARACTERS = 200;

export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    let unique = safe;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = numbered(safe, copy);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function safeName(name: string): string {
  const { stem, extension } = parts(name.replaceAll(FORBIDDEN, '_').trim());
  return `${stem.slice(0, MAX_CHARACTERS) || '文件'}${extension}`;
}

function numbered(name: string, copy: number): string {
  const { stem, extension } = parts(name);
  return `${stem} (${copy})${extension}`;
}

function parts(name: string): { readonly stem: string; readonly extension: string } {
  const extension = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}
