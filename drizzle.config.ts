import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/api/db/schema/*.ts',
  out: './server/api/db/migrations',
});
