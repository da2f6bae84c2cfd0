import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import * as button from '../../shared/ui/button.module.css';
import { TextField } from '../../shared/ui/field';
import { longestQuery, searchAddress, type AskedSearch } from './search-address';
import * as styles from './search-form.module.css';

/** Leads to the address of a search; before the scripts are there the browser does, by `q`. */
export function SearchForm({ asked }: { asked: AskedSearch }) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const [isMissing, setMissing] = useState(false);

  // The field follows the address, but for what somebody types while the page gets ready.
  useEffect(() => {
    const isTyping = isFirst.current && document.activeElement === field.current;
    isFirst.current = false;
    if (field.current && !isTyping) field.current.value = asked.query;
    setMissing(false);
  }, [asked.query]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    setMissing(query === '');
    if (query === '') field.current?.focus();
    else void navigate(searchAddress({ ...asked, query, page: 1, isExact: false }));
  };

  return (
    <form className={styles.form} role="search" action={routes.search()} onSubmit={onSubmit}>
      <TextField
        label={t('label')}
        placeholder={t('placeholder')}
        error={isMissing ? t('missing') : undefined}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        inputRef={field}
      />
      <button type="submit" className={button.primary}>
        {t('submit')}
      </button>
    </form>
  );
}
