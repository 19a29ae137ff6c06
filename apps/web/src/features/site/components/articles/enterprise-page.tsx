import { enterpriseText as text } from '../../deployment.text.ts';
import { useSite } from '../../site-context.ts';
import { EnterpriseFigure } from '../home/deployment-figures.tsx';
import content from './content.module.css';
import { Cards, ContentPage, FactTable, Section, Steps } from './content-page.tsx';
import { TextBody } from './text-body.tsx';

export function EnterprisePage() {
  const { inquire } = useSite();
  return (
    <ContentPage
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <button type="button" className={content.action} onClick={() => inquire('requirement')}>
            {text.ask}
          </button>
          <a className={content.quiet} href="/plagiarism-deployment">
            {text.more}
          </a>
        </>
      }
    >
      <Section heading={text.architecture.heading} lead={text.architecture.lead}>
        <EnterpriseFigure />
      </Section>
      <Section heading={text.parts.heading}>
        <FactTable {...text.parts} />
      </Section>
      <Section heading={text.sizing.heading} lead={text.sizing.lead}>
        <FactTable {...text.sizing} />
      </Section>
      <Section heading={text.safety.heading}>
        <Cards cards={text.safety.cards} />
      </Section>
      <Section heading={text.steps.heading}>
        <Steps steps={text.steps.steps} />
      </Section>
      <Section heading={text.limits.heading} lead={text.limits.lead}>
        <TextBody body={[listOf(text.limits.items)]} />
      </Section>
    </ContentPage>
  );
}

/** Plain sentences as a list. */
export function listOf(items: readonly string[]) {
  return {
    kind: 'list',
    isOrdered: false,
    items: items.map((item) => [{ kind: 'paragraph', children: [{ kind: 'text', text: item }] } as const]),
  } as const;
}
