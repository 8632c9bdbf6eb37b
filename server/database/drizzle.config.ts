import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config server/database/drizzle.config.ts --name <what-changes>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/schema/*.ts', './server/http/idempotency/table.ts'],
  out: './server/database/migrations',
});
