/** Recognises text on this machine with the models that ship with the product. */
import type { OcrLine } from '@wenjian/readers';
import { failureNames } from '../document-reader/failure-names.port.ts';
import type { ToolProcesses } from '../document-tools/document-tools.port.ts';
import type { RecognisedLine, Recogniser } from './recogniser.port.ts';

export function createLocalRecogniser(tools: ToolProcesses): Recogniser {
  return {
    async recognise({ path, signal, onProgress }) {
      const answer = await tools.run(
        { tool: 'recognise', path },
        { signal, onWord: (word) => word.kind === 'progress' && onProgress(word.fraction) },
      );
      if (answer.tool === 'refused') {
        const { reason, message } = answer.refusal;
        return { kind: 'failed', failure: failureNames[reason], message };
      }
      const pages = answer.pages.map(({ width, height, lines, handwriting = [] }) => ({
        width,
        height,
        lines: lines.map(toLine),
        ...(handwriting.length === 0 ? {} : { handwritingCount: handwriting.length }),
      }));
      return { kind: 'recognised', pages };
    },
  };
}

function toLine({
  text,
  confidence,
  charConfidence,
  box,
  paragraph,
  suspect,
  underSeal,
  handwritten,
}: OcrLine): RecognisedLine {
  return {
    text,
    confidence,
    characterConfidences: confidencesByCharacter(text, charConfidence),
    box,
    paragraph,
    ...(suspect || underSeal ? { suspect: true } : {}),
    ...(handwritten ? { handwritten: true } : {}),
  };
}

/** The recogniser counts UTF-16 units, the port characters. */
function confidencesByCharacter(text: string, byUnit: readonly number[]): readonly number[] {
  let unit = 0;
  return Array.from(text, (character) => {
    const confidence = byUnit[unit] ?? 0;
    unit += character.length;
    return confidence;
  });
}
