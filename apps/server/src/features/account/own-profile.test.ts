import { AVATAR_MAX_CHARACTERS, createTeam, listTeamMembers, saveProfile, session } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

const me = async () => (await user.call(session, {})).user;

it('shows the name and the picture a person chose, also after the next check of the session', async () => {
  await user.call(saveProfile, { body: { name: ' 林法务 ', picture: PICTURE } });
  expect(await me()).toMatchObject({ username: '林法务', picture: PICTURE, photo: PICTURE });
  expect(await me()).toMatchObject({ username: '林法务', picture: PICTURE });
  const team = await user.call(createTeam, { body: { name: '法务部' } });
  const { items } = await user.call(listTeamMembers, { params: { id: team.id } });
  expect(items.map(({ name }) => name)).toEqual(['林法务']);
});

it('changes nobody else', async () => {
  const other = await product.signIn();
  expect((await other.call(session, {})).user.username).not.toBe('林法务');
});

it('takes them back', async () => {
  await user.call(saveProfile, { body: { picture: null } });
  expect(await me()).toMatchObject({
    username: '林法务',
    picture: expect.stringContaining('default-picture'),
  });
  await user.call(saveProfile, { body: { name: null } });
  expect((await me()).username).not.toBe('林法务');
});

it.each([
  ['an address of another site', { picture: 'https://elsewhere.example/a.png' }],
  ['a picture that can hold a script', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['a large picture', { picture: `data:image/png;base64,${'A'.repeat(AVATAR_MAX_CHARACTERS)}` }],
  ['an empty name', { name: '  ' }],
  ['a long name', { name: '长'.repeat(31) }],
])('refuses %s', async (_, body) => {
  expect(await user.request(saveProfile, { body })).toMatchObject({ status: 400 });
});
