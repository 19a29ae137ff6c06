import { TEMPLATE_VALUE_MAX_CHARACTERS } from '@wenjian/api';
import { AutoComplete, Input } from 'antd';
import { type ReactElement, useState } from 'react';
import { useDelayed } from '../../../../shared/ui/use-delayed.ts';
import { useKnownParties } from '../../api/use-filling.ts';
import { templatesText } from '../../text.ts';
import type { FieldValue, TemplateField } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

interface PartyInputProps {
  readonly teamId: string;
  readonly field: Extract<TemplateField, { kind: 'party' }>;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
}

type Items = Extract<FieldValue, { kind: 'party' }>['items'];
type Item = keyof Items;

const ASK_DELAY_MS = 300;

/** The details of a party. A party the space knows is offered by its name, and brings the details the template asks for. */
export function PartyInput({ teamId, field, value, onChange }: PartyInputProps) {
  const items: Items = value?.kind === 'party' ? value.items : {};
  const asked = [...new Set(field.places.map(({ part }) => part))];
  const put = (changed: Items) => onChange({ kind: 'party', items: changed });
  const wordsOf = (item: Item) => ({
    prefix: <span className={styles.hint}>{templatesText.items[item]}</span>,
    maxLength: TEMPLATE_VALUE_MAX_CHARACTERS,
    'aria-label': `${field.label} ${templatesText.items[item]}`,
  });
  return asked.map((item) =>
    item === 'name' ? (
      <NameInput
        key={item}
        teamId={teamId}
        name={items.name ?? ''}
        onName={(name) => put({ ...items, name })}
        // What was typed here stays.
        onKnown={(known) => put({ ...pick(known, asked), ...filled(items), name: known.name ?? '' })}
      >
        <Input {...wordsOf(item)} />
      </NameInput>
    ) : (
      <Input
        key={item}
        className={styles.item ?? ''}
        value={items[item] ?? ''}
        onChange={(event) => put({ ...items, [item]: event.target.value })}
        {...wordsOf(item)}
      />
    ),
  );
}

interface NameInputProps {
  readonly teamId: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onKnown: (items: Items) => void;
  readonly children: ReactElement;
}

function NameInput({ teamId, name, onName, onKnown, children }: NameInputProps) {
  // Nothing is asked until somebody types.
  const [typed, setTyped] = useState('');
  const known = useKnownParties(teamId, useDelayed(typed.trim(), ASK_DELAY_MS)).data?.items ?? [];
  const offered = typed.trim() === '' ? [] : known;
  return (
    <AutoComplete
      className={`${styles.item} ${styles.known}`}
      value={name}
      options={offered.map(({ items, source }, index) => ({
        value: items.name ?? '',
        key: String(index),
        label: (
          <div>
            {items.name}
            <div className={styles.meta}>{templatesText.form.known(source)}</div>
          </div>
        ),
      }))}
      onSearch={setTyped}
      onChange={onName}
      onSelect={(chosen: string) => {
        const party = offered.find(({ items }) => items.name === chosen);
        if (party) onKnown(party.items);
      }}
    >
      {children}
    </AutoComplete>
  );
}

function pick(items: Items, asked: readonly Item[]): Items {
  return Object.fromEntries(asked.flatMap((item) => (items[item] ? [[item, items[item]]] : [])));
}

function filled(items: Items): Items {
  return Object.fromEntries(Object.entries(items).filter(([, text]) => text?.trim()));
}
