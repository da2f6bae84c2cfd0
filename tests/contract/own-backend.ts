/**
 * Tests that read the messages which the backend has sent need one of our own: no other shows them.
 */
export const describeOwnBackend = process.env.BASE_URL ? describe.skip : describe;
