import { Button, Collapse, Input, Segmented } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { templatesText as text } from '../../templates.text.ts';
import {
  offeredRules,
  type RuleFilter,
  type RuleGroup,
  ruleGroups,
  unknownRuleCount,
} from '../../view-model/rule-groups.ts';
import { changeRule, settingOf, switchRules } from '../../view-model/template-draft.ts';
import { RuleRow } from './rule-row.tsx';
import type { TemplateEditorProps } from './template-editor.props.ts';
import styles from './templates.module.css';

/** The catalogue by family: search, switch on and off, set. */
export function RuleChooser(editor: TemplateEditorProps) {
  const { draft, isReadOnly, catalogue, onChange } = editor;
  const [filter, setFilter] = useState<RuleFilter>({ search: '', onlyChosen: isReadOnly });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const groups = ruleGroups(catalogue.items, draft, filter);
  const isSearching = filter.search.trim() !== '';
  const unknown = unknownRuleCount(catalogue.items, draft);
  const panel = (group: RuleGroup) => ({
    key: group.family,
    label: <FamilyLabel group={group} />,
    extra: isReadOnly ? null : (
      <FamilySwitch group={group} onSwitch={(isOn) => onChange(switchRules(draft, idsOf(group), isOn))} />
    ),
    children: group.rules.map((rule) => (
      <RuleRow
        key={rule.id}
        rule={rule}
        setting={settingOf(draft, rule.id)}
        isReadOnly={isReadOnly}
        onChange={(part) => onChange(changeRule(draft, rule.id, part))}
      />
    )),
  });
  return (
    <section aria-label={text.rules}>
      <h3 className={styles.heading}>{text.rules}</h3>
      <FilterRow editor={editor} filter={filter} onFilter={setFilter} />
      {groups.length === 0 && <p className={styles.hint}>{text.nothingFound}</p>}
      <Collapse
        size="small"
        // Families with search results are open at once.
        activeKey={isSearching ? groups.map(({ family }) => family) : [...opened]}
        onChange={setOpened}
        items={groups.map(panel)}
      />
      {unknown > 0 && <p className={styles.hint}>{text.unknownRules(formatCount(unknown))}</p>}
    </section>
  );
}

interface FilterRowProps {
  readonly editor: TemplateEditorProps;
  readonly filter: RuleFilter;
  readonly onFilter: (filter: RuleFilter) => void;
}

function FilterRow({ editor: { draft, isReadOnly, catalogue }, filter, onFilter }: FilterRowProps) {
  return (
    <div className={styles.ruleFilter}>
      <Input
        className={styles.search ?? ''}
        allowClear
        value={filter.search}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      {!isReadOnly && (
        <Segmented
          aria-label={text.shown}
          value={filter.onlyChosen ? 'chosen' : 'all'}
          options={[
            { value: 'all', label: text.showAll(formatCount(offeredRules(catalogue.items, draft).length)) },
            { value: 'chosen', label: text.showChosen(formatCount(chosenCount(draft.settings))) },
          ]}
          onChange={(shown) => onFilter({ ...filter, onlyChosen: shown === 'chosen' })}
        />
      )}
    </div>
  );
}

function FamilyLabel({ group }: { readonly group: RuleGroup }) {
  const { name, chosenCount: chosen, rules } = group;
  return (
    <span className={styles.family}>
      {name}
      <span className={styles.hint}>{text.familyCount(formatCount(chosen), formatCount(rules.length))}</span>
    </span>
  );
}

interface FamilySwitchProps {
  readonly group: RuleGroup;
  readonly onSwitch: (isOn: boolean) => void;
}

function FamilySwitch({ group, onSwitch }: FamilySwitchProps) {
  const areAllOn = group.chosenCount === group.rules.length;
  return (
    <Button
      type="link"
      size="small"
      aria-label={areAllOn ? text.noneOf(group.name) : text.allOf(group.name)}
      onClick={(event) => {
        // The header around it opens and closes the family.
        event.stopPropagation();
        onSwitch(!areAllOn);
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {areAllOn ? text.none : text.all}
    </Button>
  );
}

function idsOf({ rules }: RuleGroup): readonly string[] {
  return rules.map(({ id }) => id);
}

function chosenCount(settings: TemplateEditorProps['draft']['settings']): number {
  return [...settings.values()].filter(({ isOn }) => isOn).length;
}
