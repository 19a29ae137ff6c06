/** The order of the files, which becomes the page order when merged. Pure. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Known ids keep their positions, new ones come last, missing ones are removed. */
export function keepOrder(order: readonly string[], present: readonly string[]): readonly string[] {
  const known = order.filter((id) => present.includes(id));
  return [...known, ...present.filter((id) => !known.includes(id))];
}
