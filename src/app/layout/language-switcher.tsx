import { useTranslation } from 'react-i18next';
import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import { Dropdown } from '../../shared/ui/dropdown';
import * as option from '../../shared/ui/dropdown-option.module.css';

/** Spec §1: links to each language's own domain; ru is hidden on the Ukrainian host. */
export function LanguageSwitcher({ host }: { host: HostCode }) {
  const { t } = useTranslation('layout');
  return (
    <Dropdown label={t('language.label')} current={hosts[host].languageName}>
      {() => (
        <ul>
          {hosts[host].switchesTo.map((code) => (
            <li key={code}>
              <a
                className={option.option}
                href={`${originOf(code)}/`}
                hrefLang={hosts[code].languageTag}
                lang={hosts[code].languageTag}
                aria-current={code === host || undefined}
              >
                {hosts[code].languageName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
