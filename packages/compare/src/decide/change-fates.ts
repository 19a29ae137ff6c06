/**
 * In: the changes and what people decided on them. Out: what becomes of each in a document made from the decisions. Promise: what was decided is done; nobody
 * decides for people: what is open stays open. An edit inside of a moved clause that is open goes with the move. Noise asks for no decision, so it goes with the others where they all went one way, and stays open otherwise.
 */
import { isAccepted, type Verdict } from '@wenjian/document';
import type { Change } from '../comparison.ts';

/** As in NEW, as in OLD, or not decided. */
export type Fate = 'applied' | 'undone' | 'open';

export type DecidedStates = ReadonlyMap<string, Pick<Verdict, 'state'>>;

export interface ChangeFates {
  readonly of: (change: Change) => Fate;
  /** Of what no change speaks of: an option left it out, or only the file knows it. */
  readonly rest: Fate;
}

type Decidable = Pick<
  Change,
  'id' | 'type' | 'significance' | 'place' | 'old' | 'new' | 'signals' | 'moveId'
>;

export function changeFates(changes: readonly Decidable[], states: DecidedStates): ChangeFates {
  const own = (change: Decidable): Fate => {
    const state = states.get(change.id);
    if (state === undefined || state.state === 'open') return 'open';
    return isAccepted(state) ? 'applied' : 'undone';
  };
  const asked = changes.filter(({ significance }) => significance !== 'noise');
  const ways = new Set(asked.map(own));
  const [only = 'open'] = ways;
  const rest = ways.size === 1 ? only : 'open';
  const shown = new Map(asked.map((change) => [wordsOf(change), change]));
  const moves = new Map(changes.filter(({ type }) => type === 'move').map((move) => [move.moveId, move]));
  const of = (change: Decidable): Fate => {
    const fate = own(change);
    if (fate !== 'open') return fate;
    // What was edited inside of a moved clause goes with the move where nobody decided on it.
    const move = change.type === 'move' ? undefined : moves.get(change.moveId);
    if (move !== undefined) return of(move);
    if (change.significance !== 'noise') return fate;
    // A header that repeats on every page is shown, and decided, once.
    const first = change.signals.includes('repeated') ? shown.get(wordsOf(change)) : undefined;
    return first === undefined ? rest : own(first);
  };
  return { rest, of };
}

function wordsOf({ type, place, old, new: target }: Decidable): string {
  return JSON.stringify([type, place, old?.text ?? null, target?.text ?? null]);
}
