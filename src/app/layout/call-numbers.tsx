import { useTranslation } from 'react-i18next';
import type { ContactSummary } from '../../features/city/use-city';
import { callTo, messengersOf } from '../../shared/lib/messengers';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './call-numbers.module.css';

/** What the bar of a phone offers who wants to talk: phones and messengers of the city, or a call back. */
export function CallNumbers({ contact }: { contact: ContactSummary | undefined }) {
  const { t } = useTranslation('forms');
  const { t: tRequests } = useTranslation('requests');
  const open = useOpenModal();
  return (
    <div className={styles.numbers}>
      {contact && <Ways contact={contact} hotlineName={t('call.hotline')} />}
      <button
        type="button"
        className={button.primary}
        {...opensDialog('callback')}
        onClick={() => open('callback')}
      >
        {tRequests('callback.title')}
      </button>
    </div>
  );
}

function Ways({ contact, hotlineName }: { contact: ContactSummary; hotlineName: string }) {
  const { phoneHeader, phoneLink, hotline, messengers } = contact;
  return (
    <ul>
      <li>
        <a href={`tel:${phoneLink}`}>{phoneHeader}</a>
      </li>
      <li>
        <a href={callTo(hotline)}>{hotline}</a> {hotlineName}
      </li>
      {messengersOf(phoneLink)
        .filter(({ name }) => messengers.phoneHeader[name])
        .map(({ name, title, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {title}
            </a>
          </li>
        ))}
    </ul>
  );
}
