import { cooperateText as text } from '../../about.text.ts';
import { useSite } from '../../site-context.ts';
import content from './content.module.css';
import { Cards, ContentPage, FactTable, Section, Steps } from './content-page.tsx';

export function CooperatePage() {
  const { inquire } = useSite();
  return (
    <ContentPage
      title={text.title}
      lead={text.lead}
      actions={
        <button type="button" className={content.action} onClick={() => inquire('cooperation')}>
          {text.ask}
        </button>
      }
    >
      <Section heading={text.ways.heading}>
        <Cards cards={text.ways.cards} />
      </Section>
      <Section heading={text.technology.heading}>
        <FactTable {...text.technology} />
      </Section>
      <Section heading={text.steps.heading}>
        <Steps steps={text.steps.steps} />
      </Section>
    </ContentPage>
  );
}
