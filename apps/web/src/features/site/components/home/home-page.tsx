import { type MouseEvent, useEffect, useState } from 'react';
import { destinationAfterSignIn } from '../../../../shared/session/safe-path.ts';
import { homeText as text } from '../../home.text.ts';
import { useSite } from '../../site-context.ts';
import { siteText } from '../../text.ts';
import { StaticPart } from '../frame/static-part.tsx';
import { whenWanted } from '../frame/when-wanted.ts';
import { DemoSection } from './demo-section.tsx';
import { HeroPicture } from './hero-picture.tsx';
import styles from './home-page.module.css';
import { Faq, Figures, PlansTeaser, Roles, Security, Tools, Trust } from './home-sections.tsx';

/**
 * The demonstrations are in the page's HTML; they are hydrated once a visitor interacts with the page, so
 * that they do not delay its loading. Until then React leaves them alone, whatever changes around them.
 */
function Demos() {
  const [Living, setLiving] = useState<typeof DemoSection | null>(null);
  useEffect(() => {
    // Not static in development: see StaticPart.
    if (import.meta.env.DEV) return undefined;
    let isHere = true;
    void whenWanted()
      .then(() => import('./demo-section.tsx'))
      .then((part) => isHere && setLiving(() => part.DemoSection));
    return () => {
      isHere = false;
    };
  }, []);
  if (!Living) return <StaticPart key="still" render={() => <DemoSection />} />;
  return (
    <div key="living">
      <Living />
    </div>
  );
}

export function HomePage() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <p className={styles.eyebrow}>{text.eyebrow}</p>
          <h1>
            {text.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={styles.lead}>{text.lead}</p>
          <p className={styles.actions}>
            <StartButton />
            <a className={styles.second} href="#demo">
              {text.tryIt}
            </a>
          </p>
          <p className={styles.note}>{text.note}</p>
        </div>
        <StaticPart render={() => <HeroPicture />} />
      </section>
      <Demos />
      <HomeSections />
      <section className={styles.end}>
        <h2>{text.endHeading}</h2>
        <p>{text.endLead}</p>
        <StartButton />
      </section>
    </>
  );
}

/** Below the demonstrations everything is to be read. A tool's card asks visitors to sign in on this page first. */
function HomeSections() {
  const { session, signIn } = useSite();
  function onClick(event: MouseEvent) {
    const card = event.target instanceof Element ? event.target.closest('a[data-tool]') : null;
    const path = card?.getAttribute('href');
    if (session !== 'none' || !path) return;
    event.preventDefault();
    signIn(path);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards inside are links, this only hears of them
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter key is a click
    <div onClick={onClick}>
      <StaticPart
        render={() => (
          <>
            <Trust />
            <Tools />
            <Figures />
            <Roles />
            <Security />
            <PlansTeaser />
            <Faq />
          </>
        )}
      />
    </div>
  );
}

/** "Free use" for visitors, "enter workbench" for signed-in users. */
function StartButton() {
  const { session, search, signIn } = useSite();
  const isSignedIn = session === 'valid';
  return (
    <button
      type="button"
      className={styles.start}
      onClick={() => (isSignedIn ? location.assign(destinationAfterSignIn(search)) : signIn())}
    >
      {isSignedIn ? siteText.enterWorkbench : siteText.freeUse}
    </button>
  );
}
