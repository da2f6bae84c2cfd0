/** @jest-environment node */
import { hostCodes, languageOf, type HostCode } from '../../../src/config/hosts';
import { wordsOf } from '../../../tests/support/field-rules';
import { letterWords } from './letter-texts';
import { lettersOf } from './letters';

const siteOrigins = Object.fromEntries(
  hostCodes.map((host) => [host, `https://${host}.karat.example`]),
) as Record<HostCode, string>;
const letters = lettersOf({ siteOrigins });

test.each(hostCodes)(
  'whose password was changed is led to the account on %s, and to another password',
  (host) => {
    const { text, html } = letters.passwordChanged(host, 'Анна');
    const security = `https://${host}.karat.example/account/security/`;
    expect(text).toContain('Анна');
    expect(text).toContain(security);
    expect(html).toContain(`href="${security}"`);
    expect(html).toContain(`>${letterWords[languageOf(host)].passwordChanged.link}</a>`);
    expect(text).toContain(wordsOf(host).forms.ways.forgotPassword);
  },
);
