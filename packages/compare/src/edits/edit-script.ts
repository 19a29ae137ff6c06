/**
 * The edit script describes how OLD becomes NEW. Everything shown, counted or exported is derived from it.
 * Promise: applied to OLD it gives NEW, its inverse applied to NEW gives OLD, and any other text is refused.
 */

export type EditOperation =
  | { readonly kind: 'keep'; readonly length: number }
  | { readonly kind: 'change'; readonly deleted: string; readonly inserted: string };

export type EditScript = readonly EditOperation[];

export function applyScript(script: EditScript, text: string): string {
  const pieces: string[] = [];
  let offset = 0;
  for (const operation of script) {
    if (operation.kind === 'keep') {
      pieces.push(text.slice(offset, offset + operation.length));
      offset += operation.length;
    } else {
      if (!text.startsWith(operation.deleted, offset)) {
        throw new RangeError(`the script does not belong to this text: they part at offset ${offset}`);
      }
      pieces.push(operation.inserted);
      offset += operation.deleted.length;
    }
  }
  if (offset !== text.length)
    throw new RangeError(`the script covers ${offset} of ${text.length} characters`);
  return pieces.join('');
}

export function invertScript(script: EditScript): EditScript {
  return script.map((operation) =>
    operation.kind === 'keep'
      ? operation
      : { kind: 'change', deleted: operation.inserted, inserted: operation.deleted },
  );
}
