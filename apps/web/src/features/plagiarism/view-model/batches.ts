/** Splits files for the text base into calls of the allowed size. Pure. */
import { TEXT_BASE_ADD_MAX_AT_ONCE } from '@wenjian/api';

export function inBatches<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / TEXT_BASE_ADD_MAX_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * TEXT_BASE_ADD_MAX_AT_ONCE, (at + 1) * TEXT_BASE_ADD_MAX_AT_ONCE),
  );
}
