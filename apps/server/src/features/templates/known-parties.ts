/** What a space knows of a party: from the documents it made of templates, and from its knowledge base. */
import { type PartyDetails, readParties } from '@wenjian/templates';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { pagesNaming } from '../documents/index.ts';
import { generationInput } from './templates.input.ts';
import { listInputsNaming } from './templates.repository.ts';

interface KnownParty {
  readonly items: PartyDetails;
  readonly source: string;
}

const MOST_INPUTS = 20;
const MOST_PAGES = 20;
const MOST_SHOWN = 8;

/** Documents made here come first: somebody has checked their values. One party, one entry, with the newest of each detail. */
export async function knownParties(connection: Connection, scope: TeamScope, name: string) {
  const [inputs, pages] = [
    await listInputsNaming(connection, scope, name, MOST_INPUTS),
    await pagesNaming(connection, scope, [name], MOST_PAGES),
  ];
  const found: readonly KnownParty[] = [
    ...inputs.flatMap(({ title, input }) => partiesOf(input).map((items) => ({ items, source: title }))),
    ...pages.flatMap((page) => readParties(page.text).map((items) => ({ items, source: page.name }))),
  ];
  const byName = new Map<string, KnownParty>();
  for (const { items, source } of found) {
    const own = items.name?.trim() ?? '';
    if (!own.includes(name)) continue;
    const known = byName.get(own);
    byName.set(own, { items: { ...items, ...known?.items, name: own }, source: known?.source ?? source });
  }
  return { items: [...byName.values()].slice(0, MOST_SHOWN) };
}

function partiesOf(stored: unknown): readonly PartyDetails[] {
  const input = generationInput.parse(stored);
  if (input.kind === 'batch') return [];
  return Object.values(input.values.fields).flatMap((value) => (value.kind === 'party' ? [value.items] : []));
}
