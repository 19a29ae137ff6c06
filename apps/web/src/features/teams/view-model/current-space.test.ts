import { describe, expect, it } from 'vitest';
import { currentSpaceId, isPersonalSpace, spaceIdInUrl, withoutSpaceId } from './current-space.ts';

const session = { currentTeamId: 'team', personalTeamId: 'own' };

describe('the current space', () => {
  it('comes from the server', () => {
    expect(currentSpaceId(session, [{ id: 'own' }, { id: 'team' }])).toBe('team');
    expect(currentSpaceId(session, undefined)).toBe('team');
  });

  it('falls back to the personal space when the user is no longer in the team', () => {
    expect(currentSpaceId(session, [{ id: 'own' }])).toBe('own');
  });

  it('is personal when the team id equals the personal space id', () => {
    expect(isPersonalSpace('own', 'own')).toBe(true);
    expect(isPersonalSpace('team', 'own')).toBe(false);
  });

  it.each([
    ['?tid=1', '', '1'],
    ['', '#tid=2', '2'],
    ['', '#/?tid=3', '3'],
    ['?tid=1', '#tid=2', '1'],
    ['?tab=1', '#top', null],
  ])('is selected by tid in %j %j', (query, hash, expected) => {
    expect(spaceIdInUrl(query, hash)).toBe(expected);
  });

  it('leaves the rest of the address unchanged when tid is removed', () => {
    expect(withoutSpaceId('/document', '?tab=1&tid=2', '#top')).toBe('/document?tab=1#top');
    expect(withoutSpaceId('/document', '', '#tid=2')).toBe('/document');
  });
});
