/**
 * Where players of videos may be framed from: each is an origin of the Content-Security-Policy. A video
 * of another origin is linked, not framed.
 */
export const videoPlayers: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://rutube.ru',
  'https://vkvideo.ru',
];

/** Whether a player may be framed within a page. */
export function isFramedPlayer(embedUrl: string): boolean {
  return URL.canParse(embedUrl) && videoPlayers.includes(new URL(embedUrl).origin);
}
