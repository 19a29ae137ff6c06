CREATE TABLE "conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"bd_vid" text NOT NULL,
	"channel" text,
	"keyword" text,
	"uploaded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"event" text NOT NULL,
	"path" text NOT NULL,
	"detail" text,
	"device_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_click" ON "conversions" USING btree ("bd_vid","kind");--> statement-breakpoint
CREATE INDEX "log_events_service" ON "log_events" USING btree ("service","created_at");--> statement-breakpoint
CREATE INDEX "log_events_created" ON "log_events" USING btree ("created_at");