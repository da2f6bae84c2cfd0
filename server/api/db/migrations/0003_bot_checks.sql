CREATE TABLE "spent_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_receipts_end" ON "spent_receipts" USING btree ("expires_at");