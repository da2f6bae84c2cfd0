/** Where the content lies and who asks. */
export interface Admin {
  /** Address of the backend with the host's segment, without a trailing slash. */
  base: string;
  token: string;
}

export interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/admin/`. */
  path: string;
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown;
}

/** An answer other than of success; the message says, field by field, why. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * One editors' call; gives the answer's JSON.
 * @throws RefusedCall when the backend refuses
 */
export async function callAdmin({ base, token }: Admin, { method, path, body }: AdminCall) {
  const url = `${base}/admin/${path}`;
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(body instanceof FormData && { body }),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) {
    throw new RefusedCall(answer.status, refusalOf(`${method} ${url}`, answer.status, told));
  }
  return told;
}

function refusalOf(call: string, status: number, told: unknown): string {
  const { message = '', errors = {} } = told as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  const fields = Object.entries(errors).map(([field, texts]) => `  ${field}: ${texts.join('; ')}`);
  return [`${call} answered ${status}: ${message}`, ...fields].join('\n');
}
