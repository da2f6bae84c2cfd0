import { requestKinds } from '../../src/config/request-kinds';
import { account, editAccount } from '../../src/contract/account';
import * as lists from '../../src/contract/account-lists';
import { listing } from '../../src/contract/listing';
import * as filters from '../../src/contract/personal-filters';
import {
  productMessages,
  productOrders,
  sendProductMessage,
} from '../../src/contract/product-orders';
import { accountCalls, password } from './account-calls';
import { ask } from './ask';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';
import { allEndpoints } from './endpoints';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

describeOwnBackend('an account holder', () => {
  let token: string;
  beforeAll(async () => {
    token = await newAccount();
  });

  test('every call of an account is a 401 without a session', async () => {
    const calls = [...(await allEndpoints()).values()].filter(({ access }) => access === 'account');
    expect(calls.length).toBeGreaterThan(12);
    const fields = {
      token: 'nobody',
      ...{ name: 'И', phone: '+79165550101', notify_type: 1 },
      ...{ kind: 'clock', url: 'x', text: 'x', title: 'x', catalog_type: 'arts', topics: [] },
      ...{ by_email: true, by_phone: true, about_orders: true, about_prices: true },
      ...{ about_filters: true, about_free: true },
      ...{ current_password: password, password, password_confirmation: password },
    };
    for (const call of calls) {
      const sending =
        call.method === 'GET' || call.method === 'DELETE'
          ? { query: { token: 'nobody' }, params: { id: 1 } }
          : { body: fields, params: { id: 1 } };
      expect([call.path, (await send(call, sending)).status]).toEqual([call.path, 401]);
    }
  });

  test('changes the personal data', async () => {
    const body = { token, name: 'Ирина П.', phone: '+998901234567', notify_type: 4 };
    const changed = await get(editAccount, { body });
    expect(changed).toMatchObject({ name: 'Ирина П.', notifyType: 4 });
    expect(await get(account, { query: { token } })).toEqual(changed);
  });

  test.each([
    [{ phone: '', nickname: '' }, 'phone'],
    [{ phone: '' }, 'phone'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: '', nickname: '@a' }, 'nickname'],
    [{ nickname: '@a' }, 'nickname'],
    [{ name: '' }, 'name'],
    [{ notify_type: 9 }, 'notify_type'],
  ])('personal data with %j are refused for their %s', async (change, field) => {
    const before = await get(account, { query: { token } });
    const person = { name: 'Ирина', phone: '+998901234567', notify_type: 4 };
    const answer = await send(editAccount, { body: { token, ...person, ...change } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    expect(await get(account, { query: { token } })).toEqual(before);
  });

  test('a nickname stands for the phone, and is left out beside one', async () => {
    const person = { token, name: 'Ирина П.', notify_type: 4 };
    const named = { ...person, phone: '', nickname: '@irina' };
    expect(await get(editAccount, { body: named })).toMatchObject({ nickname: '@irina' });
    const called = { ...person, phone: '+998901234567', nickname: '' };
    expect(await get(editAccount, { body: called })).toMatchObject({ nickname: '' });
  });

  test('keeps items: present means remove, absent means add', async () => {
    const { items } = await ask(base(), listing, 'ru', { params: { catalogType: 'jewellery' } });
    const { kind, url } = items[0] ?? { kind: 'jewelry', url: '' };
    const body = { token, kind, url };
    expect(await get(lists.toggleSavedItem, { body })).toBe(true);
    expect(await get(lists.savedItems, { query: { token } })).toEqual([items[0]]);
    expect(await get(lists.toggleSavedItem, { body })).toBe(false);
    expect(await get(lists.savedItems, { query: { token } })).toEqual([]);
    const unknown = await send(lists.toggleSavedItem, { body: { ...body, url: 'nothing' } });
    expect(unknown.status).toBe(422);
  });

  test('chooses what to be told about', async () => {
    expect(await get(lists.notificationSettings, { query: { token } })).toEqual({
      byEmail: true,
      byPhone: false,
      notifyType: 4,
      aboutOrders: true,
      aboutPrices: false,
      aboutFilters: false,
      aboutFree: false,
    });
    const body = {
      ...{ by_email: false, by_phone: true, notify_type: 2, about_orders: false },
      ...{ about_prices: true, about_filters: false, about_free: true },
    };
    const chosen = await get(lists.saveNotificationSettings, { body: { token, ...body } });
    expect(chosen).toMatchObject({ byPhone: true, notifyType: 2, aboutFree: true });
    expect(await get(lists.notificationSettings, { query: { token } })).toEqual(chosen);
    expect(await get(account, { query: { token } })).toMatchObject({ notifyType: 2 });
  });

  test('keeps filters, the same one once', async () => {
    const body = { token, title: 'Rolex', catalog_type: 'clocks_today', query: 'brands=1' };
    const first = await get(filters.savePersonalFilter, { body });
    const again = { ...body, title: 'Ролекс' };
    expect(await get(filters.savePersonalFilter, { body: again })).toBe(first);
    const kept = await get(filters.personalFilters, { query: { token } });
    expect(kept).toMatchObject([{ id: first, title: 'Ролекс', newItems: 0 }]);
    const params = { id: first };
    const named = await get(filters.renamePersonalFilter, {
      params,
      body: { token, title: ' R ' },
    });
    expect(named).toMatchObject({ id: first, title: 'R', catalogType: 'clocks_today' });
    const unreadable = await send(filters.savePersonalFilter, {
      body: { ...body, query: 'brands=none' },
    });
    expect(unreadable.body.errors).toHaveProperty('query');

    const stranger = await newAccount();
    const removal = { params, query: { token: stranger } };
    expect((await send(filters.deletePersonalFilter, removal)).status).toBe(404);
    for (const call of [filters.renamePersonalFilter, filters.seePersonalFilter]) {
      const theirs = { params, body: { token: stranger, title: 'Чужое' } };
      expect((await send(call, theirs)).status).toBe(404);
    }
    await get(filters.deletePersonalFilter, { ...removal, query: { token } });
    expect(await get(filters.personalFilters, { query: { token } })).toEqual([]);
  });

  test('counts what was published in a list since its filter was last looked at', async () => {
    const { total } = await ask(base(), listing, 'ru', {
      params: { catalogType: 'clocks_today' },
      query: { is_vip: true, 'brands[]': [1, 2] },
    });
    expect(total).toBeGreaterThan(0);
    const body = {
      token,
      title: 'VIP',
      catalog_type: 'clocks_today',
      query: 'brands=1.2&is_vip=1',
    };
    const seen_at = '2020-01-01T00:00:00.000Z';
    const id = await get(filters.savePersonalFilter, { body: { ...body, seen_at } });
    const query = { token };
    expect(await get(filters.personalFilters, { query })).toMatchObject([{ id, newItems: total }]);
    const seen = await get(filters.seePersonalFilter, { params: { id }, body: { token } });
    expect(seen).toMatchObject({ id, newItems: 0 });
  });

  test('chooses mailing topics without a further message', async () => {
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual([]);
    const body = { token, topics: ['news', 'news', 'discounts'] };
    const topics = ['news', 'discounts'];
    expect(await get(lists.saveAccountSubscriptions, { body })).toEqual(topics);
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual(topics);
    await get(lists.saveAccountSubscriptions, { body: { token, topics: [] } });
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual([]);
  });

  test('sees what was asked to buy, and writes about it', async () => {
    const { items } = await ask(base(), listing, 'ru', { params: { catalogType: 'clocks_today' } });
    const [item] = items;
    const asked = await fetch(`${base()}/ru/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        feedback_type: requestKinds.buy,
        user_name: 'Ирина',
        telephone: '+79165550101',
        type_contact: 'телефон',
        product_kind: item?.kind,
        product_url: item?.url,
        token,
      }),
    });
    const { data } = (await asked.json()) as { data: { number: string } };
    const [order] = await get(productOrders, { query: { token } });
    expect(order).toMatchObject({
      number: data.number,
      state: 'registered',
      itemTitle: item?.title,
      item: { kind: item?.kind, url: item?.url },
      price: item?.priceWithDiscount ?? item?.price,
    });
    const params = { id: order?.id ?? 0 };
    await get(sendProductMessage, { params, body: { token, text: 'Когда можно приехать?' } });
    expect(await get(productMessages, { params, query: { token } })).toMatchObject([
      { isOurs: false, text: 'Когда можно приехать?' },
    ]);
    const stranger = await newAccount();
    const theirs = await send(productMessages, { params, query: { token: stranger } });
    expect(theirs.status).toBe(404);
  });
});
