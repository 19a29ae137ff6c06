import { BrandMark } from '../../../../shared/ui/brand-mark.tsx';
import { siteText } from '../../text.ts';
import styles from './site-footer.module.css';

const text = siteText.footer;

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <BrandMark />
            {siteText.product}
          </p>
          <p className={styles.slogan}>{text.slogan}</p>
        </div>
        {text.groups.map((group) => (
          <nav key={group.heading} aria-label={group.heading}>
            <h2>{group.heading}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.path}>
                  <a href={link.path}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
