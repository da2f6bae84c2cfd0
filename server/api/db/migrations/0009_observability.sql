CREATE TABLE "web_vitals" (
	"host" text NOT NULL,
	"template" text NOT NULL,
	"vital" text NOT NULL,
	"day" date NOT NULL,
	"range" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "web_vitals_host_template_vital_day_range_pk" PRIMARY KEY("host","template","vital","day","range")
);
--> statement-breakpoint
ALTER TABLE "content_events" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "web_vitals" ADD CONSTRAINT "web_vitals_host_hosts_code_fk" FOREIGN KEY ("host") REFERENCES "public"."hosts"("code") ON DELETE no action ON UPDATE no action;