import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserServer, type Page } from 'playwright';
import { limits } from '../../../src/config/limits';
import forms from '../../../src/locales/ru/forms.json';
import layout from '../../../src/locales/ru/layout.json';
import requests from '../../../src/locales/ru/requests.json';
import { chromiumPath } from '../chromium-path';
import { type Tab } from './tab';

/** How often the visitor looks at the files, milliseconds. */
const lookEvery = 1000;

/** Hours: the longest that a line of this kind takes for ten photos is below one. */
const noLimit = 3 * 3_600_000;

/** The site in a Chromium, whose calls to the backend go over the line. */
export class BrowserTab implements Tab {
  private photos = 0;

  private constructor(
    private readonly server: BrowserServer,
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** @param ports of the edge that serves the site, of the backend that it was built for, of the line */
  static async open(ports: { edge: number; api: number; line: number }): Promise<BrowserTab> {
    const server = await chromium.launchServer({
      executablePath: await chromiumPath(),
      args: [
        '--no-sandbox',
        `--host-resolver-rules=MAP ru.localhost:${ports.api} 127.0.0.1:${ports.line}`,
      ],
    });
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ baseURL: `http://ru.localhost:${ports.edge}` });
    page.setDefaultTimeout(noLimit);
    // The edge asks the backend of the site who passed the bot check, not the one behind the line.
    await page.route('**/dev/captcha/token', async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = await route.fetch({ url: `http://127.0.0.1:${ports.api}${pathname}` });
      await route.fulfill({ response: answer });
    });
    await page.goto('/favorites/');
    return new BrowserTab(server, browser, page);
  }

  async begin(photos: readonly string[]): Promise<void> {
    this.photos = photos.length;
    await this.page.locator('html[data-hydrated]').waitFor();
    await this.page
      .locator('footer')
      .getByRole('button', { name: layout.actions.appraisal })
      .click();
    await this.form.getByLabel(forms.upload.choose).setInputFiles([...photos]);
  }

  async reload(photos: readonly string[]): Promise<void> {
    await this.page.reload();
    await this.begin(photos);
  }

  setOnline(isOnline: boolean): Promise<void> {
    return this.page.context().setOffline(!isOnline);
  }

  async done(): Promise<void> {
    await this.continueUntilSent();
    await this.form.getByLabel(requests.labels.name, { exact: true }).fill('Проба');
    await this.form.getByLabel(requests.labels.phone, { exact: true }).fill('9161234567');
    await this.form.getByRole('radio', { name: forms.channel.call, exact: true }).check();
    await this.form.getByRole('button', { name: requests.appraisal.submit }).click();
    await this.form.getByText(/20\d\d-\d{6}/).waitFor();
  }

  pid(): number {
    return this.server.process().pid ?? 0;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }

  /** Presses "continue" at files that have given up, as a visitor does, until all have come. */
  private async continueUntilSent(): Promise<void> {
    const values = { taken: this.photos, most: limits.uploadFiles, ready: this.photos };
    const counted = forms.upload.count.replace(/{{(\w+)}}/g, (_, name: keyof typeof values) =>
      String(values[name]),
    );
    const stopped = this.form.getByRole('button', { name: forms.upload.retry, exact: true });
    let continued = 0;
    while ((await this.form.getByText(counted).count()) === 0) {
      await wait(lookEvery);
      if ((await stopped.count()) === 0) continue;
      await stopped.first().click();
      continued += 1;
    }
    console.log(`continued by hand: ${continued} times`);
  }

  private get form() {
    return this.page.getByRole('dialog', { name: requests.appraisal.title });
  }
}
