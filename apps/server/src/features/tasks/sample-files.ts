/** The sample contracts that come with the workbench: trying the tools on them takes no use. */

/** By content, so that a file that is only called like a sample is none. */
const SAMPLES: ReadonlySet<string> = new Set([
  '8c6ee9448bc81bcea11ac74335e318f8d8574db0ef0beb9749ae823b7f8707e2',
  'fd0e78856d70bc6bfb4f3e44e21317aa7c716d64b8faaef813ba4624c0c015cf',
  '9b20810bdaa6b08073404233fbf42464f095c83d2232c68a71903c348768e433',
]);

/** Whatever tool the input is of: it names files, and all of them are samples. */
export function isOnSamples(input: unknown): boolean {
  const hashes = fileHashes(input);
  return hashes.length > 0 && hashes.every((hash) => SAMPLES.has(hash));
}

function fileHashes(input: unknown): readonly string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { fileId, sha256 } = input as { readonly fileId?: unknown; readonly sha256?: unknown };
  if (typeof fileId === 'string') return [typeof sha256 === 'string' ? sha256 : ''];
  return Object.values(input).flatMap(fileHashes);
}
