/**
 * The script of the stand-in: `grecaptcha.ready(run)` and `grecaptcha.execute(key, {action})`, as the
 * real provider's `api.js?render=key` gives them.
 */
export function standInScript(tokenUrl: string): string {
  return `(() => {
  const execute = async (key, { action = '' } = {}) => {
    if (!key) throw new Error('Missing sitekey');
    const answer = await fetch(${JSON.stringify(tokenUrl)}, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, action, hostname: location.hostname }),
    });
    if (!answer.ok) throw new Error('The captcha answered ' + answer.status);
    return (await answer.json()).token;
  };
  window.grecaptcha = { ready: (run) => queueMicrotask(run), execute };
})();
`;
}
