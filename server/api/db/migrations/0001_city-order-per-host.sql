ALTER TABLE "city_texts" ADD COLUMN "position" integer;--> statement-breakpoint
UPDATE "city_texts" SET "position" = "cities"."position" FROM "cities" WHERE "cities"."id" = "city_texts"."city_id";--> statement-breakpoint
ALTER TABLE "city_texts" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" DROP COLUMN "position";
