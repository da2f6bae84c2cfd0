import { expect, test, visit } from './visitor';

test.describe('callback request', () => {
  test('by keyboard alone: form, then a success message; closing resets all fields @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const opener = page.getByRole('button', { name: words.layout.actions.callback });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.requests.callback.title });
    await dialog.getByLabel(words.forms.name).focus();
    await page.keyboard.type('Анна7');
    await expect(dialog.getByLabel(words.forms.name)).toHaveValue('Анна');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9161234567');
    await expect(dialog.getByLabel(words.forms.phone.label, { exact: true })).toHaveValue(
      '(916) 123-45-67',
    );
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/feedback'),
    );
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      user_name: 'Анна',
      telephone: '+79161234567',
      feedback_type: 1,
      type_contact: 'телефон',
      nickname: 'null',
      feedback_phone: '',
    });
    await expect(dialog.getByRole('status')).toContainText(/\d{4}-\d{6}/);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(words.forms.name)).toHaveValue('');
  });

  test('server field errors for telephone and name appear under the fields and the submit button re-enables @two', async ({
    page,
    words,
  }) => {
    await page.route(/\/feedback$/, (route) =>
      route.fulfill({
        status: 422,
        headers: { 'access-control-allow-origin': '*' },
        json: { errors: { telephone: ['phone refused'], user_name: ['name refused'] } },
      }),
    );
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.callback }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.forms.name).fill('Анна');
    await dialog.getByLabel(words.forms.phone.label, { exact: true }).fill('9161234567');
    const submit = dialog.getByRole('button', { name: words.requests.callback.submit });
    await submit.click();
    await expect(dialog.getByText('phone refused')).toBeVisible();
    await expect(dialog.getByText('name refused')).toBeVisible();
    await expect(submit).toBeEnabled();
    await dialog.getByLabel(words.forms.name).fill('Анна М');
    await expect(dialog.getByText('name refused')).toBeHidden();
  });

  test('bad input gets a clear error and nothing typed is lost @two', async ({ page, words }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.callback }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.forms.phone.label, { exact: true }).fill('916');
    await dialog.getByRole('button', { name: words.requests.callback.submit }).click();
    await expect(dialog.getByText(words.problems.required)).toBeVisible();
    await expect(dialog.getByText(words.problems.phoneTooShort)).toBeVisible();
    await expect(dialog.getByLabel(words.forms.phone.label, { exact: true })).toHaveValue('(916');
  });

  test('a backend that does not answer keeps the form and says so', async ({ page, words }) => {
    await page.route(/\/feedback$/, (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.callback }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.forms.name).fill('Анна');
    await dialog.getByLabel(words.forms.phone.label, { exact: true }).fill('9161234567');
    await dialog.getByRole('button', { name: words.requests.callback.submit }).click();
    await expect(dialog.getByText(words.forms.notSent)).toBeVisible();
    await expect(dialog.getByLabel(words.forms.name)).toHaveValue('Анна');
  });

  test('changing the country re-applies the mask @two', async ({ page, words }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.callback }).click();
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByLabel(words.forms.phone.label, { exact: true });
    await phone.fill('9012345678');
    await dialog.getByRole('button', { name: words.forms.phone.country }).click();
    await dialog.getByRole('button', { name: words.forms.phone.countries.uz }).click();
    await expect(phone).toHaveValue('90 123-45-67');
  });
});

test.describe('site search', () => {
  test('finds Rolex typed on the wrong keyboard layout, and opens a result by keyboard @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    const field = page.getByRole('combobox', { name: words.search.label });
    await field.fill('кщдуч');
    await expect(page.getByRole('option').first()).toContainText('Rolex');
    await expect(page.getByRole('status').filter({ hasText: 'rolex' })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/clock\/rolex[\w.-]*\/$/);
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    await expect(field).toHaveValue('кщдуч');
  });

  test('opens on type archive (id 8) if the route contains _archive, otherwise on watches (id 2)', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_archive/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    await expect(page.getByRole('button', { name: words.search.sections[8] })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const asked = page.waitForRequest(/\/search\?.*type=8/);
    await page.getByRole('combobox', { name: words.search.label }).fill('omega');
    await asked;
    await page.keyboard.press('Escape');
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    await expect(page.getByRole('button', { name: words.search.sections[2] })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('says so when nothing is found, and when the search does not answer @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    const field = page.getByRole('combobox', { name: words.search.label });
    await field.fill('zzzzqqqq');
    await expect(page.getByText(words.search.nothing)).toBeVisible();
    await page.route(/\/search\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await field.fill('rolex');
    await expect(page.getByText(words.search.failed)).toBeVisible();
    await expect(field).toHaveValue('rolex');
  });
});

test.describe('login', () => {
  test('any error shows that username or password is incorrect; submit is disabled while invalid', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    await context.addCookies([{ name: 'front-dev', value: 'true', url: baseURL ?? '' }]);
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.account }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: words.forms.login.submit });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel(words.forms.email).fill('nobody@karat.example');
    await dialog.getByLabel(words.forms.password).fill('12345678');
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(dialog.getByText(words.problems.credentialsWrong)).toBeVisible();
  });
});
