import { expect, it } from 'vitest';
import { redirectList, routeList } from '../routes/route-list.ts';
import { beta, inTeam, locate, phone, signedIn, visitor } from './guard.testing.ts';
import { type GuardInput, guard } from './guard.ts';

it('reaches a final decision after a few steps for every user and every address', () => {
  const paths = [
    ...routeList.map((entry) => entry.path),
    ...redirectList.map((entry) => entry.from),
    '/x',
    '/m/x',
  ];
  for (const who of [signedIn, visitor, inTeam, phone, beta, { ...beta, client: 'mobile' as const }]) {
    for (const path of paths)
      expect(stepsToRest({ ...who, path, query: '?inviteNewCode=1' })).toBeLessThan(5);
  }
});

function stepsToRest(start: GuardInput): number {
  let input = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const decision = guard(input);
    if (decision.kind === 'stay') return steps;
    input = {
      ...input,
      ...locate(decision.to),
      hasFollowedInvite: input.hasFollowedInvite || decision.followsInvite,
    };
  }
  return Number.POSITIVE_INFINITY;
}
