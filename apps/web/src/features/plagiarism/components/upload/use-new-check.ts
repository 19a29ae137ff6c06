/** A new check: its documents, its subtractions, and why it cannot start yet. */
import { useState } from 'react';
import { useSentFiles } from '../../../../shared/upload/use-sent-files.ts';
import type { CheckInput } from '../../api/plagiarisms.ts';
import { uploadPageText as text } from '../../upload.text.ts';
import { addToParty, type NewParty, newParty } from '../../view-model/party-set.ts';
import type {
  PlagiarismConfig,
  PlagiarismTask,
  SubtractionKind,
} from '../../view-model/plagiarism-shapes.ts';
import { type PageFiles, useFileList, usePageFiles } from './use-page-files.ts';

/** Until the server has sent them. */
const FIRST_SUBTRACT: readonly SubtractionKind[] = ['template', 'pageFurniture', 'contents'];
const FIRST_MAX_TEMPLATES = 5;

export type NewCheck = ReturnType<typeof useNewCheck>;

export function useNewCheck(teamId: string, mode: PlagiarismTask['mode'], config: PlagiarismConfig | null) {
  const files = usePageFiles(teamId);
  const [origin, setOrigin] = useState(newParty('origin'));
  const [target, setTarget] = useState(newParty('target'));
  const [targets, setTargets] = useState<readonly NewParty[]>([]);
  const [useTextBase, setUseTextBase] = useState(false);
  useSentFiles(teamId, (sent) => {
    const [first, second] = sent.map((file) => files.uploader.adopt(file, teamId));
    if (first !== undefined) setOrigin((before) => addToParty(before, [first]));
    if (second !== undefined) setTarget((before) => addToParty(before, [second]));
  });
  const templates = useFileList();
  const [chosen, setSubtract] = useState<readonly SubtractionKind[] | null>(null);
  const subtract = chosen ?? defaults(config);
  const draft = { mode, origin, target, targets, useTextBase, templateIds: templates.ids, subtract };
  const problem = problemOf(draft);
  const input = problem === null ? inputOf(draft, files) : null;
  return {
    files,
    origin,
    setOrigin,
    target,
    setTarget,
    targets,
    setTargets,
    useTextBase,
    setUseTextBase,
    templates,
    maxTemplates: config?.maxTemplates ?? FIRST_MAX_TEMPLATES,
    offered: config ? offeredKinds(config) : FIRST_SUBTRACT,
    subtract,
    setSubtract,
    input,
    problem: problem ?? (input === null ? text.problems.uploading : null),
  };
}

/** The subtractions this server supports. */
export function offeredKinds({ subtract }: PlagiarismConfig): readonly SubtractionKind[] {
  return subtract.map(({ kind }) => kind);
}

function defaults(config: PlagiarismConfig | null): readonly SubtractionKind[] {
  if (!config) return FIRST_SUBTRACT;
  return config.subtract.filter(({ isDefault }) => isDefault).map(({ kind }) => kind);
}

interface Draft {
  readonly mode: PlagiarismTask['mode'];
  readonly origin: NewParty;
  readonly target: NewParty;
  readonly targets: readonly NewParty[];
  readonly useTextBase: boolean;
  readonly templateIds: readonly string[];
  readonly subtract: readonly SubtractionKind[];
}

function problemOf({ mode, origin, target, targets, useTextBase }: Draft): string | null {
  if (origin.fileIds.length === 0) return text.problems.origin;
  if (mode === 'pair') return target.fileIds.length === 0 ? text.problems.target : null;
  return targets.length === 0 && !useTextBase ? text.problems.targets : null;
}

/** Null during an upload. */
function inputOf(draft: Draft, files: PageFiles): CheckInput | null {
  const { mode, subtract, useTextBase } = draft;
  const templateFileIds = files.stored(draft.templateIds);
  const origin = storedParty(draft.origin, files);
  if (!templateFileIds || !origin) return null;
  const choice = { templateFileIds: [...templateFileIds], subtract: [...subtract], origin };
  if (mode === 'pair') {
    const target = storedParty(draft.target, files);
    return target && { mode, body: { ...choice, target } };
  }
  const targets = draft.targets.flatMap((party) => storedParty(party, files) ?? []);
  return targets.length < draft.targets.length ? null : { mode, body: { ...choice, targets, useTextBase } };
}

function storedParty({ name, fileIds }: NewParty, files: PageFiles) {
  const stored = files.stored(fileIds);
  const title = name.trim();
  return stored && { fileIds: [...stored], ...(title === '' ? {} : { name: title }) };
}
