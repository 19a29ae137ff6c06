/** Which uploads form which document: the parties of a new check. Pure. */
import { PLAGIARISM_MAX_FILES_OF_PARTY, PLAGIARISM_MAX_TARGETS } from '@wenjian/api';

export interface NewParty {
  readonly key: string;
  readonly name: string;
  /** Ids of uploads, in the order in which they are joined. */
  readonly fileIds: readonly string[];
}

export function newParty(key: string): NewParty {
  return { key, name: '', fileIds: [] };
}

export function addToParty(party: NewParty, fileIds: readonly string[]): NewParty {
  return { ...party, fileIds: [...party.fileIds, ...fileIds].slice(0, PLAGIARISM_MAX_FILES_OF_PARTY) };
}

/** How many files a party still takes. */
export function roomOfParty({ fileIds }: NewParty): number {
  return PLAGIARISM_MAX_FILES_OF_PARTY - fileIds.length;
}

/** Each file becomes its own party. */
export function addParties(parties: readonly NewParty[], fileIds: readonly string[]): readonly NewParty[] {
  const added = fileIds.map((fileId) => ({ ...newParty(fileId), fileIds: [fileId] }));
  return [...parties, ...added].slice(0, PLAGIARISM_MAX_TARGETS);
}

/** Removes a file from its party; an empty party is dropped. */
export function removeFromParties(parties: readonly NewParty[], fileId: string): readonly NewParty[] {
  return parties.map((party) => removeFromParty(party, fileId)).filter(({ fileIds }) => fileIds.length > 0);
}

export function removeFromParty(party: NewParty, fileId: string): NewParty {
  return { ...party, fileIds: party.fileIds.filter((id) => id !== fileId) };
}

/** Moves the party's files to the one before it; does nothing when that has no room. */
export function mergeIntoPrevious(parties: readonly NewParty[], key: string): readonly NewParty[] {
  const at = parties.findIndex((party) => party.key === key);
  const party = parties[at];
  const before = parties[at - 1];
  if (!party || !before || party.fileIds.length > roomOfParty(before)) return parties;
  return parties.flatMap((one) => {
    if (one === party) return [];
    return [one === before ? { ...before, fileIds: [...before.fileIds, ...party.fileIds] } : one];
  });
}

/** Makes a file its own party, right after its old one. */
export function splitFile(parties: readonly NewParty[], key: string, fileId: string): readonly NewParty[] {
  if (parties.length >= PLAGIARISM_MAX_TARGETS) return parties;
  return parties.flatMap((party) => {
    if (party.key !== key || party.fileIds.length < 2) return [party];
    return [removeFromParty(party, fileId), { ...newParty(fileId), fileIds: [fileId] }];
  });
}
