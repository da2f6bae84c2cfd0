import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contacts';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import { Picture } from '../../shared/ui/picture';
import { BranchMap } from './branch-map';
import { BranchRequisites } from './branch-requisites';
import * as styles from './contact-card.module.css';
import { OpenNow } from './open-now';
import { PhoneLine } from './phone-line';

/** How to find, call and write to a branch. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const openModal = useOpenModal();
  const { messengers, place } = contact;
  return (
    <div className={styles.card}>
      {contact.picture && (
        <Picture
          picture={contact.picture}
          sizes="(min-width: 1280px) 1280px, 100vw"
          className={styles.picture}
          isFirst
        />
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <address className={styles.address}>
              {contact.city}, {contact.address}
            </address>
          </dd>
        </div>
        <div>
          <dt>{t('hours')}</dt>
          <dd>
            {contact.hours}
            <OpenNow week={contact.week} timeZone={contact.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t('transport')}</dt>
          <dd>{contact.transport}</dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <PhoneLine
          title={t('phones.header')}
          phone={contact.phoneHeader}
          link={contact.phoneLink}
          messengers={messengers.phoneHeader}
        />
        <PhoneLine
          title={t('phones.item')}
          phone={contact.phoneItem}
          link={contact.phoneItemLink}
          messengers={messengers.phoneItem}
        />
        {contact.phoneSkype && contact.phoneSkypeLink && (
          <PhoneLine
            title={t('phones.skype')}
            phone={contact.phoneSkype}
            link={contact.phoneSkypeLink}
          />
        )}
        <PhoneLine
          title={t('phones.hotline')}
          phone={contact.hotline}
          link={contact.hotline.replace(/[^\d+]/g, '')}
        />
      </dl>
      <p className={styles.ways}>
        <button
          type="button"
          className={button.secondary}
          {...opensDialog('question')}
          onClick={() => openModal({ name: 'question', cityAlias: contact.alias })}
        >
          {t('ask')}
        </button>
      </p>
      <BranchRequisites alias={contact.alias} />
      {place && <BranchMap place={place} address={`${contact.city}, ${contact.address}`} />}
    </div>
  );
}
