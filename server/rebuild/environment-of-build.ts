const secretName =
  /SECRET|PASSW|PASSPHRASE|TOKEN|CREDENTIAL|PRIVATE|DATABASE_URL|SMTP_URL|(?:^|_)(?:KEY|AUTH)(?:_|$)/i;
/** An address that says who asks, such as `smtp://user:password@mail.example`. */
const withPassword = /[a-z][a-z0-9+.-]*:\/\/[^/?#\s@]+@/i;
/** What is in every page by its purpose has keys, which are public ones, and a DSN. */
const publicName = /^GATSBY_/;
const secretAnyhow = /SECRET|PASSW|PASSPHRASE|TOKEN|CREDENTIAL|PRIVATE/i;

/**
 * The variables that a build gets: Gatsby hands all of them on to the code that it renders, and those
 * of a `.env` file to the browser's, so none of them may be a secret, by its name or by its value.
 */
export function environmentOfBuild(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value = '']) =>
      publicName.test(name)
        ? !secretAnyhow.test(name)
        : !secretName.test(name) && !withPassword.test(value),
    ),
  );
}
