/** The sample contract, stored in a space when a tool first needs it. */
import { mediaTypeOf } from '@wenjian/api';
import type { SampleName } from '../../../shared/tools/start-sample.ts';
import { workbenchText } from '../text.ts';

const places: Readonly<Record<SampleName, URL>> = {
  origin: new URL('../samples/contract-old.docx', import.meta.url),
  target: new URL('../samples/contract-new.docx', import.meta.url),
  scan: new URL('../samples/contract-scan.jpg', import.meta.url),
};

/** The id of the stored file. */
type SampleStore = (name: SampleName) => Promise<string>;

/** Each file is uploaded once for all tools; a failed one is retried. */
export function createSampleStore(teamId: string): SampleStore {
  const stored = new Map<SampleName, Promise<string>>();
  return (name) => {
    const known = stored.get(name) ?? store(name, teamId);
    stored.set(name, known);
    known.catch(() => stored.delete(name));
    return known;
  };
}

async function store(name: SampleName, teamId: string): Promise<string> {
  const answer = await fetch(places[name]).catch(() => null);
  if (!answer?.ok) throw new Error(workbenchText.sample.unavailable);
  const fileName = workbenchText.sample.names[name];
  const file = new File([await answer.blob()], fileName, { type: mediaTypeOf(fileName) });
  const { uploadFile } = await import('../../../shared/upload/upload-file.ts');
  return (await uploadFile(file, { teamId })).fileId;
}
