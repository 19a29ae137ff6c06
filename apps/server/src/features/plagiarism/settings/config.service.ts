/** The options of a check: limits, what can be subtracted, what to compare with. */
import {
  newPair,
  PLAGIARISM_MAX_FILES_OF_PARTY,
  PLAGIARISM_MAX_TARGETS,
  PLAGIARISM_MAX_TEMPLATES,
  subtractionKinds,
} from '@wenjian/api';
import { subtractionNames } from '@wenjian/plagiarism';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { hasLaws } from '../../laws/index.ts';
import { countReady } from '../text-base/text-base.repository.ts';
import { presentLists } from './sensitive-words.service.ts';

const usual = new Set(newPair.shape.subtract.parse(undefined));

export async function readConfig(connection: Connection, scope: TeamScope) {
  // Unavailable subtractions are not offered.
  const hasStatutes = await hasLaws(connection);
  const offered = subtractionKinds.filter((kind) => kind !== 'statute' || hasStatutes);
  return {
    maxTargets: PLAGIARISM_MAX_TARGETS,
    maxFilesOfParty: PLAGIARISM_MAX_FILES_OF_PARTY,
    maxTemplates: PLAGIARISM_MAX_TEMPLATES,
    subtract: offered.map((kind) => ({ kind, name: subtractionNames[kind], isDefault: usual.has(kind) })),
    textBaseDocuments: await countReady(connection, scope),
    sensitiveLists: presentLists(),
  };
}
