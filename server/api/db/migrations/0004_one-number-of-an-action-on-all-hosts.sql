ALTER TABLE "actions" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "actions" SET "number" = (SELECT min("same"."id") FROM "actions" "same" WHERE "same"."url" = "actions"."url");--> statement-breakpoint
ALTER TABLE "actions" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_host_number_unique" UNIQUE("host","number");
