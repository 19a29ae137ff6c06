/** The sample contract, stored in a space when a tool first needs it. */
import type { SampleName } from '../../../shared/tools/tool-parts.ts';
import { uploadFile } from '../../../shared/upload/upload-file.ts';
import { workbenchText } from '../text.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const places: Readonly<Record<SampleName, { readonly url: URL; readonly type: string }>> = {
  origin: { url: new URL('../samples/contract-old.docx', import.meta.url), type: DOCX },
  target: { url: new URL('../samples/contract-new.docx', import.meta.url), type: DOCX },
  scan: { url: new URL('../samples/contract-scan.jpg', import.meta.url), type: 'image/jpeg' },
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
  const { url, type } = places[name];
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new Error(workbenchText.sample.unavailable);
  const file = new File([await answer.blob()], workbenchText.sample.names[name], { type });
  return (await uploadFile(file, { teamId })).fileId;
}
