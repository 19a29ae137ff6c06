import { describe, expect, it } from 'vitest';
import { maskPhone, shownName } from './display-name.ts';

const nobody = { name: null, username: null, nickname: null, phone: null, ownName: null };

describe('the display name of a person', () => {
  it.each([
    [{ ...nobody, ownName: '李四', username: 'lisi', phone: '13812345678' }, '李四'],
    [{ ...nobody, username: 'lisi', name: '李思', nickname: '小李' }, 'lisi'],
    [{ ...nobody, name: '李思', nickname: '小李' }, '李思'],
    [{ ...nobody, nickname: '小李', phone: '13812345678' }, '小李'],
    [{ ...nobody, phone: '13812345678' }, '138****5678'],
    [nobody, '成员'],
  ])('for %o is %s', (person, name) => {
    expect(shownName(person)).toBe(name);
  });

  it('never shows the middle digits of a phone number', () => {
    expect(maskPhone('13812345678')).not.toContain('1234');
  });
});
