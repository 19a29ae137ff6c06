/** Free-text demands: each line is one demand. Pure. */
export function demandCount(text: string): number {
  return linesOf(text).length;
}

/** Adds an example as a new line, once. */
export function addDemand(text: string, demand: string): string {
  const lines = linesOf(text);
  return lines.includes(demand) ? text : [...lines, demand].join('\n');
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
