/** Recognises text on this machine with the models that ship with the product. */
import { type DocumentTools, OcrFailed, type OcrLine, recogniseSource } from '@wenjian/readers';
import { untilAborted } from '../../platform/queue/until-aborted.ts';
import { failureNames } from '../document-reader/failure-names.port.ts';
import type { RecognisedLine, Recogniser } from './recogniser.port.ts';

export function createLocalRecogniser(tools: DocumentTools): Recogniser {
  return {
    async recognise({ path, signal, onProgress }) {
      const onPage = (done: number, of: number) => onProgress(done / of);
      try {
        const outcome = await untilAborted(
          recogniseSource(path, tools.recogniser, { onPage, signal }),
          signal,
        );
        if (outcome.kind === 'unreadable') {
          return { kind: 'failed', failure: failureNames[outcome.reason], message: outcome.message };
        }
        const pages = outcome.pages.map(({ width, height, lines }) => ({
          width,
          height,
          lines: lines.map(toLine),
        }));
        return { kind: 'recognised', pages };
      } catch (error) {
        if (!(error instanceof OcrFailed)) throw error;
        return { kind: 'failed', failure: 'UNAVAILABLE', message: error.message };
      }
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
}: OcrLine): RecognisedLine {
  return {
    text,
    confidence,
    characterConfidences: confidencesByCharacter(text, charConfidence),
    box,
    paragraph,
    ...(suspect || underSeal ? { suspect: true } : {}),
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
