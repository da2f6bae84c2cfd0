import { Socket } from 'node:net';
import { type ClientBase, type PoolConfig } from 'pg';

/** How long a visitor waits for a connection, milliseconds. */
const longestConnecting = 5_000;
/** How long a query, and a transaction that rests, may take. Both together are less than a browser waits for a form. */
const longestAnswer = 10_000;

/**
 * Bounds of a pool that serves visitors. Without them a network that loses packets would let every call
 * wait for ever, and the server would hold the locks of a transaction whose backend is gone.
 */
export function servingLimits(): PoolConfig {
  return {
    connectionTimeoutMillis: longestConnecting,
    // Closed by the pool before its silence counts as that of a lost one.
    idleTimeoutMillis: longestAnswer / 2,
    stream: openSocket,
    // Said to the connection, not at its start: poolers such as PgBouncer refuse what they do not know there.
    onConnect: boundQueries,
  };
}

/** The pool waits for what comes back, though its types do not say so. */
function boundQueries(client: ClientBase): unknown {
  return client.query(
    `set statement_timeout = ${longestAnswer};` +
      `set idle_in_transaction_session_timeout = ${longestAnswer}`,
  );
}

/** Ends once nothing has come for too long, and every query on it with it. */
function openSocket(): Socket {
  const socket = new Socket();
  const silent = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
  socket.setTimeout(longestAnswer, () => socket.destroy(silent));
  return socket;
}
