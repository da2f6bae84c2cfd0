import type { HostCode } from './hosts';

export interface Social {
  title: string;
  url: string;
}

const telegram: Social = { title: 'Telegram', url: 'https://t.me/karat_example' };
const youtube: Social = { title: 'YouTube', url: 'https://www.youtube.com/@karat_example' };
const instagram: Social = { title: 'Instagram', url: 'https://www.instagram.com/karat_example' };
const vk: Social = { title: 'VK', url: 'https://vk.com/karat_example' };

/** Pages of the house in social networks, those first that the visitors of a host use most. */
export const socials: Record<HostCode, readonly Social[]> = {
  ru: [telegram, vk, youtube],
  en: [instagram, youtube, telegram],
  ua: [telegram, instagram, youtube],
  uz: [telegram, instagram, youtube],
};
