/**
 * The report section on text recognition: our recogniser compared with tesseract on the same pictures in the
 * same run.
 */
import { runOcrBenchmark } from './ocr-benchmark.ts';

export async function benchOcr(): Promise<string> {
  const { measurements, cells, photographed, failures } = await runOcrBenchmark((line) =>
    console.error(line),
  );
  const rows = measurements.map((measured) => {
    const { condition, engine, characters, pages } = measured;
    const share = (count: number) => `${((count / characters) * 100).toFixed(2)} %`;
    const time = (seconds: number) => `${(seconds / pages).toFixed(1)} s`;
    return `| ${condition} | ${engine} | ${share(measured.errors)} | ${share(measured.foldedErrors)} | ${time(measured.seconds)} | ${time(measured.processorSeconds)} |`;
  });
  return [
    '## Text recognition',
    '',
    'Chinese contract pages drawn at 200 dpi from our own text: clean, skewed by 2°, noisy (JPEG quality 38), under two red seals, photographed (askew in perspective, lit from one side, a shadow across). One thread each, and clean pages also with the threads each takes by itself; page by page in turn; the clock also tells how busy the machine was.',
    '',
    '| pages | engine | character errors | with full and half width taken as equal | time a page | of the processor |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Tables drawn from seeds with black, grey and faint rules, turned by up to 0.3°: ${cells.right} of ${cells.cells} cells of ${cells.tables} tables are read to the character into their row and column (≥ 0.95).`,
    '',
    `The same tables photographed in perspective with a shadow across: ${photographed.right} of ${photographed.cells} cells (≥ 0.9).`,
    '',
    failures.length === 0
      ? 'Every gate holds.'
      : failures.map((failure) => `Gate broken: ${failure}.`).join('\n'),
  ].join('\n');
}
