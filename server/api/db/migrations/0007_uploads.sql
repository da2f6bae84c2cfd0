CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"file_key" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text,
	"stored_as" text NOT NULL,
	"preview_as" text,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "preview_as" text;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_file" ON "uploads" USING btree ("key_hash","file_key");--> statement-breakpoint
CREATE INDEX "uploads_address" ON "uploads" USING btree ("address");--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "uploads_stored" ON "uploads" USING btree ("stored_as");