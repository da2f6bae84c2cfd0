import { graphql, type PageProps } from 'gatsby';
import { useState, type ReactNode } from 'react';
import { PageHead } from '../app/head';
import { headProps, type HeadOf } from '../app/head-props';
import { defaultPhoneCountry } from '../config/phone-countries';
import { useHost } from '../shared/lib/use-host';
import { Accordion } from '../shared/ui/accordion';
import { Availability } from '../shared/ui/availability';
import * as button from '../shared/ui/button.module.css';
import { Carousel } from '../shared/ui/carousel';
import { Checkbox, ChoiceGroup, Radio } from '../shared/ui/choice';
import { Chip } from '../shared/ui/chip';
import { Dialog } from '../shared/ui/dialog';
import { EmptyState } from '../shared/ui/empty-state';
import { Select, TextArea, TextField } from '../shared/ui/field';
import { Icon, iconNames } from '../shared/ui/icon';
import { Pagination } from '../shared/ui/pagination';
import { PhoneInput } from '../shared/ui/phone-input';
import { Price } from '../shared/ui/price';
import { Range } from '../shared/ui/range';
import { Skeleton } from '../shared/ui/skeleton';
import { Tabs } from '../shared/ui/tabs';
import { Tag } from '../shared/ui/tag';
import { Toast } from '../shared/ui/toast';
import * as styles from './ui-page.module.css';

const offer = { price: 1_250_000, priceWithDiscount: null, priceUsd: 13_500 };

/** Every piece of `src/shared/ui` in its states, for who builds with them; no visitor sees it. */
export default function UiPage(_: PageProps<Queries.UiPageQuery>) {
  const host = useHost();
  const [phone, setPhone] = useState({ country: defaultPhoneCountry, text: '(916) 123-45-67' });
  const [carats, setCarats] = useState(1.2);
  const [open, setOpen] = useState<'modal' | 'sheet' | null>(null);
  const [hasToast, setToast] = useState(false);
  const nothing = () => undefined;
  return (
    <div lang="en" className={styles.page}>
      <h1>Pieces</h1>
      <Piece title="Buttons and links">
        <button type="button" className={button.primary}>
          Primary
        </button>
        <button type="button" className={button.secondary}>
          Secondary
        </button>
        <button type="button" className={button.primary} disabled>
          Disabled
        </button>
        <a href="#fields">A link in text</a>
      </Piece>
      <Piece title="Icons">
        <p className={styles.icons}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </p>
      </Piece>
      <Piece title="Fields" id="fields">
        <TextField label="Empty" help="What helps to fill it in" />
        <TextField label="Wrong" error="What is wrong, in words" defaultValue="12" />
        <TextField label="Disabled" disabled defaultValue="As it is" />
        <Select label="Select">
          <option>First</option>
          <option>Second</option>
        </Select>
        <TextArea label="Several lines" />
        <PhoneInput label="Phone" value={phone} onChange={setPhone} />
        <Range
          label="Weight"
          shown={`${carats} ct`}
          min={0.18}
          max={5}
          step={0.01}
          value={carats}
          onChange={(event) => setCarats(Number(event.target.value))}
        />
      </Piece>
      <Piece title="Choices">
        <ChoiceGroup legend="One of several">
          <Radio name="one" label="First" defaultChecked />
          <Radio name="one" label="Second" />
        </ChoiceGroup>
        <ChoiceGroup legend="Some of several" error="Choose at least one">
          <Checkbox label="First" />
          <Checkbox label="Second" defaultChecked />
        </ChoiceGroup>
      </Piece>
      <Piece title="Chips and tags">
        <Chip onClick={nothing} isChosen>
          Chosen
        </Chip>
        <Chip onClick={nothing} isChosen={false}>
          Not chosen
        </Chip>
        <Chip onClick={nothing} removeLabel="Remove Rolex">
          Rolex
        </Chip>
        <Tag>Brand new</Tag>
      </Piece>
      <Piece title="Prices and availability">
        <Price offer={offer} host={host} />
        <Price offer={{ ...offer, priceWithDiscount: 1_100_000 }} host={host} />
        <Price offer={{ ...offer, price: null }} host={host} />
        <Price offer={offer} host={host} size="display" />
        <Availability
          places={[
            { cityAlias: 'moscow', cityTitle: 'Moscow', status: 'in_stock' },
            { cityAlias: 'kazan', cityTitle: 'Kazan', status: 'reserved' },
            { cityAlias: 'samara', cityTitle: 'Samara', status: 'sold' },
          ]}
        />
      </Piece>
      <Piece title="Tabs and accordion">
        <div className={styles.wide}>
          <Tabs
            label="Tabs"
            tabs={['First', 'Second', 'Third'].map((title) => ({
              name: title.toLowerCase(),
              title,
              content: <p>{title} content</p>,
            }))}
          />
        </div>
        <Accordion title="A question">Its answer</Accordion>
      </Piece>
      <Piece title="Carousel">
        <div className={styles.wide}>
          <Carousel
            slides={[1, 2, 3, 4, 5].map((id) => ({ id, content: <Skeleton ratio="3 / 2" /> }))}
            words={{
              previous: 'Previous slide',
              next: 'Next slide',
            }}
          />
        </div>
      </Piece>
      <Piece title="Lists">
        <Pagination page={3} lastPage={9} pathOf={(page) => `#page-${page}`} />
        <EmptyState title="Nothing found" text="Try another filter.">
          <button type="button" className={button.secondary}>
            Reset
          </button>
        </EmptyState>
      </Piece>
      <Piece title="Dialogs and messages">
        <button type="button" className={button.secondary} onClick={() => setOpen('modal')}>
          Modal
        </button>
        <button type="button" className={button.secondary} onClick={() => setOpen('sheet')}>
          Sheet
        </button>
        <button type="button" className={button.secondary} onClick={() => setToast(true)}>
          Toast
        </button>
      </Piece>
      {open && (
        <Dialog title="A dialog" closeLabel="Close" form={open} onClose={() => setOpen(null)}>
          <TextField label="A field" />
        </Dialog>
      )}
      {hasToast && <Toast onGone={() => setToast(false)}>Saved to favourites</Toast>}
    </div>
  );
}

function Piece({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.piece} id={id}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

export function Head(props: HeadOf<Queries.UiPageQuery>) {
  return (
    <PageHead
      {...headProps(props)}
      title="Pieces"
      description="Every piece in its states"
      path={null}
    />
  );
}

export const query = graphql`
  query UiPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "forms", "problems"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
  }
`;
