import type { CDPSession } from 'playwright';

/** How many times slower than this machine the visitor's is. */
const slowDown = 4;
/** Slow 4G, as Lighthouse has it; bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Makes processor and network of a page those of a slow phone. */
export async function slowDownOf(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
