import type { Messengers } from '../../contract/contacts';
import { messengersOf } from '../../shared/lib/messengers';
import * as styles from './contact-card.module.css';

interface PhoneLineProps {
  title: string;
  /** As people read it. */
  phone: string;
  /** Digits with a leading plus. */
  link: string;
  messengers?: Messengers;
}

/** A phone with the messengers that answer at it (spec §3: they come per phone field). */
export function PhoneLine({ title, phone, link, messengers }: PhoneLineProps) {
  const shown = messengers ? messengersOf(link).filter(({ name }) => messengers[name]) : [];
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <a className={styles.phone} href={`tel:${link}`}>
          {phone}
        </a>
        {shown.length > 0 && (
          <span className={styles.messengers}>
            {shown.map(({ name, title: messenger, href }) => (
              <a key={name} className={styles.messenger} href={href} rel="noopener">
                {messenger}
              </a>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}
