/** Parameters of addresses that let somebody in, or say who somebody is. */
const secretNames = new Set(['token', 'signature', 'email', 'phone', 'telephone', 'password']);

const parameter = /([?&#;])([^=&#;\s"'<>]+)=([^&#;\s"'<>]*)/g;

/** An address, or a text with addresses in it, without the values of such parameters. */
export function withoutSecrets(text: string): string {
  return text.replace(parameter, (whole, mark: string, name: string) =>
    secretNames.has(readable(name).toLowerCase()) ? `${mark}${name}=…` : whole,
  );
}

/** A name is read as a server reads it: `%74oken` is `token`. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
